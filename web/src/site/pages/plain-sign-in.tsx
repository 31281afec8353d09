import type { PlainPath } from '@smoko/contract';
import type { ReactNode } from 'react';
import { buttonLooks } from '../../components/buttons/button-looks.ts';
import { Legal } from '../../components/layout/legal.tsx';
import type { SitePage } from '../page.ts';
import { TextField } from '../ui/form-field.tsx';

const link = 'inline-flex min-h-12 items-center font-semibold text-link underline underline-offset-4';

interface FormProps {
  path: PlainPath;
  label: string;
  children: ReactNode;
}

const card = 'grid gap-4 rounded-lg border-2 border-edge bg-surface p-5 shadow-lift sm:p-7';

/** What is wrong with the form as a whole. */
const Wrong = () => (
  <p
    data-error="form"
    role="alert"
    hidden
    className="rounded-md border-2 border-bad bg-bad-wash px-4 py-3 font-semibold text-bad"
  />
);

/** Posted to its own page, which the server answers (server/src/http/plain-sign-in.ts). */
const PlainForm = ({ path, label, children }: FormProps) => (
  <form method="post" action={path} aria-label={label} noValidate className={card}>
    <Wrong />
    {children}
  </form>
);

const Submit = ({ children }: { children: ReactNode }) => (
  <button type="submit" className={buttonLooks('primary', 'md', 'w-full')}>
    {children}
  </button>
);

const Frame = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <div className="mx-auto grid max-w-lg gap-5 px-4 py-10 sm:px-6">
    <h1 className="headline text-2xl">{title}</h1>
    {/* what the server has to say first, such as that a mail was sent */}
    <p data-error="said" role="status" hidden className="rounded-md bg-good-wash px-4 py-3 font-semibold text-good" />
    {lead && <p className="text-soft">{lead}</p>}
    {children}
  </div>
);

const SignIn = () => (
  <Frame title="Sign In" lead="These pages work without JavaScript. The app behind them needs it.">
    <PlainForm path="/auth/plain" label="Sign In">
      <input type="hidden" name="next" />
      <TextField form="in" name="email" label="Email" type="email" autoComplete="username" />
      <TextField form="in" name="password" label="Password" type="password" autoComplete="current-password" />
      <label htmlFor="in-remember" className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          id="in-remember"
          name="remember"
          value="yes"
          defaultChecked
          className="size-6 shrink-0 accent-amber"
        />
        Remember me
      </label>
      <Submit>Sign In</Submit>
    </PlainForm>
    <p className="flex flex-wrap gap-x-6">
      <a href="/auth/plain/create" className={link}>
        Create Account
      </a>
      <a href="/auth/plain/forgot" className={link}>
        Forgot your password?
      </a>
    </p>
  </Frame>
);

const Answer = ({ value, label }: { value: string; label: string }) => (
  <label
    htmlFor={`new-gst-${value}`}
    className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-2 border-edge px-3.5 font-semibold"
  >
    <input type="radio" id={`new-gst-${value}`} name="gst_registered" value={value} className="size-5 accent-amber" />
    {label}
  </label>
);

const Create = () => (
  <Frame title="Create Account" lead="Free to try. No credit card required.">
    <PlainForm path="/auth/plain/create" label="Create Account">
      <input type="hidden" name="plan" />
      <TextField form="new" name="full_name" label="Full Name" autoComplete="name" />
      <TextField form="new" name="business_name" label="Business Name" autoComplete="organization" />
      <TextField form="new" name="business_location" label="Business Location" autoComplete="address-level2" />
      <TextField
        form="new"
        name="abn"
        label="ABN (optional)"
        hint="In New Zealand leave this empty."
        autoComplete="off"
      />
      <TextField
        form="new"
        name="nzbn"
        label="NZBN (optional)"
        hint="In Australia leave this empty."
        autoComplete="off"
      />
      <fieldset className="grid gap-1.5">
        <legend className="mb-1.5 font-bold text-sm">Registered for GST?</legend>
        <div className="grid grid-cols-2 gap-3">
          <Answer value="yes" label="Yes" />
          <Answer value="no" label="No" />
        </div>
        <p data-error="gst_registered" hidden className="font-semibold text-bad text-sm" />
      </fieldset>
      <TextField form="new" name="email" label="Email" type="email" autoComplete="email" />
      <TextField
        form="new"
        name="password"
        label="Password"
        type="password"
        hint="8 characters or more"
        autoComplete="new-password"
      />
      <Submit>Create Account</Submit>
      <Legal />
    </PlainForm>
    <a href="/auth/plain" className={link}>
      Sign In
    </a>
  </Frame>
);

const Forgot = () => (
  <Frame title="Forgot your password?" lead="We mail you a link. It works once, for 30 minutes.">
    <PlainForm path="/auth/plain/forgot" label="Forgot your password?">
      <TextField form="forgot" name="email" label="Email" type="email" autoComplete="username" />
      <Submit>Send Reset Link</Submit>
    </PlainForm>
    <a href="/auth/plain" className={link}>
      Sign In
    </a>
  </Frame>
);

const Reset = () => (
  <Frame title="Choose a new password" lead="You are signed out everywhere else.">
    <PlainForm path="/auth/plain/reset" label="Choose a new password">
      <input type="hidden" name="token" />
      <TextField
        form="reset"
        name="password"
        label="New Password"
        type="password"
        hint="8 characters or more"
        autoComplete="new-password"
      />
      <fieldset data-whose className="grid gap-2">
        <legend className="font-bold text-sm">The records in this account</legend>
        {[
          { value: 'keep', label: 'are mine' },
          { value: 'leave', label: 'are not mine' },
        ].map(({ value, label }) => (
          <label key={value} htmlFor={`reset-${value}`} className="flex min-h-12 items-center gap-3">
            <input type="radio" id={`reset-${value}`} name="contents" value={value} className="size-5 accent-amber" />
            {label}
          </label>
        ))}
        <p data-error="contents" hidden className="font-semibold text-bad text-sm" />
      </fieldset>
      <Submit>Save Password</Submit>
    </PlainForm>
  </Frame>
);

const CODE_PATH = '/auth/plain/code';

/**
 * The server leaves what somebody has: `data-factor` is the kind that a part is for. Two forms: Enter presses the first
 * button of the one it is pressed in.
 */
const Code = () => (
  <Frame title="One more step" lead="Your password was right. Now prove it with your second factor.">
    <div className={card}>
      <Wrong />
      <form method="post" action={CODE_PATH} aria-label="Code" noValidate className="grid gap-4">
        <input type="hidden" name="csrf" />
        <input type="hidden" name="next" />
        <input type="hidden" name="factor" />
        <input type="hidden" name="challenge" />
        <p data-factor="phone-asks" className="text-soft">
          Your code is texted to <strong data-fill="phone" />.
        </p>
        <button
          data-factor="phone-asks"
          type="submit"
          name="step"
          value="text"
          className={buttonLooks('primary', 'md', 'w-full')}
        >
          Text me a code
        </button>
        <div data-factor="code" className="grid gap-4">
          <TextField form="code" name="code" label="Code of six digits" autoComplete="one-time-code" />
          <button type="submit" name="step" value="code" className={buttonLooks('primary', 'md', 'w-full')}>
            Verify
          </button>
        </div>
        <button
          data-factor="phone-again"
          type="submit"
          name="step"
          value="text"
          className={buttonLooks('plain', 'md', 'w-full')}
        >
          Text me another code
        </button>
      </form>
      <details className="border-line border-t-2 pt-2">
        <summary className="flex min-h-12 cursor-pointer items-center font-semibold">Use a recovery code</summary>
        <form method="post" action={CODE_PATH} aria-label="Recovery code" noValidate className="grid gap-4">
          <input type="hidden" name="csrf" />
          <input type="hidden" name="next" />
          <input type="hidden" name="step" value="recovery" />
          <TextField
            form="code"
            name="recovery"
            label="Recovery code"
            hint="One of those you kept. Each works once."
            autoComplete="off"
          />
          <button type="submit" className={buttonLooks('plain', 'md', 'w-full')}>
            Use Recovery Code
          </button>
        </form>
      </details>
    </div>
  </Frame>
);

const page = (path: PlainPath, title: string, Body: SitePage['Body']): SitePage => ({
  path,
  title,
  description: `${title}: a page of Smoko that works without JavaScript.`,
  Body,
  hidden: true,
});

export const plainPages: readonly SitePage[] = [
  page('/auth/plain', 'Sign in', SignIn),
  page('/auth/plain/create', 'Create an account', Create),
  page('/auth/plain/forgot', 'Forgot your password', Forgot),
  page('/auth/plain/reset', 'Choose a new password', Reset),
  page(CODE_PATH, 'One more step', Code),
];
