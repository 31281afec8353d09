import { TRIAL_DAYS } from '@smoko/contract';
import { X } from 'lucide-react';
import { buttonLooks } from '../../../components/buttons/button-looks.ts';
import { Legal } from '../../../components/layout/legal.tsx';
import { PLAN_NAMES } from '../../../lib/plan-names.ts';
import { AccountCheck, AccountField, AccountForm, Submit, Wrong } from '../../ui/account-fields.tsx';
import { Said } from '../../ui/account-frame.tsx';
import { GoogleMark } from '../../ui/google-mark.tsx';
import { Notices } from '../../ui/notices.tsx';
import { StaticPanel, StaticTabs } from '../../ui/static-tabs.tsx';
import { ForgotForm } from './forgot.tsx';
import { Brand, Intro } from './intro.tsx';
import { JobsOverview } from './jobs-overview.tsx';

const SIGN_IN = 'sign-in';
const CREATE = 'create';
const FORGOT = 'forgot-dialog';

const SignIn = () => (
  <AccountForm path="/auth" label="Sign In" busy="Signing In..." events="login_attempt login_success login_error">
    <AccountField form="in" name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
    <AccountField form="in" name="password" label="Password" type="password" autoComplete="current-password" />
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <AccountCheck form="in" name="remember" label="Remember me" />
      <a
        href="/auth/forgot"
        data-script="forgot"
        data-dialog={FORGOT}
        className="inline-flex min-h-12 items-center font-semibold text-link text-sm underline underline-offset-4"
      >
        Forgot your password?
      </a>
    </div>
    <Submit>Sign In</Submit>
  </AccountForm>
);

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Asked, never assumed: charging GST without being registered is an offence, and leaving it out costs money. */
const GstQuestion = () => (
  <fieldset aria-describedby="new-gst_registered-error new-gst-about" className="min-w-0">
    <legend className="mb-1.5 font-bold text-sm">Registered for GST?</legend>
    <div className="grid grid-cols-2 gap-3">
      {ANSWERS.map(({ value, label }) => (
        <label
          key={value}
          htmlFor={`new-gst-${value}`}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-2 border-edge bg-surface px-3.5 font-semibold has-checked:border-amber has-checked:bg-amber-wash has-aria-invalid:border-bad has-aria-invalid:bg-bad-wash"
        >
          <input
            id={`new-gst-${value}`}
            type="radio"
            name="gst_registered"
            value={value}
            className="size-5 shrink-0 accent-[var(--color-ink)]"
          />
          {label}
        </label>
      ))}
    </div>
    <div className="mt-1.5 grid gap-1.5">
      <Wrong id="new-gst_registered-error" name="gst_registered" />
      <p id="new-gst-about" className="text-faint text-xs">
        Quotes and invoices carry GST only if you are. You can change it in Settings.
      </p>
    </div>
  </fieldset>
);

/** The number of the business: with scripts, that of the country where it seems to be (account/country.ts). */
const BusinessNumber = () => (
  <>
    <div data-country="AU" className="group-data-[country=NZ]/form:hidden">
      <AccountField form="new" name="abn" label="ABN" note="optional" inputMode="numeric" autoComplete="off" />
      <p
        role="status"
        data-abn
        className="wrong mt-1.5 flex items-center gap-1.5 font-semibold text-sm text-wait"
        hidden
      />
    </div>
    <div data-country="NZ" className="group-not-data-[country=NZ]/form:[@media(scripting:enabled)]:hidden">
      <AccountField
        form="new"
        name="nzbn"
        label="NZBN"
        note="optional"
        placeholder="9429039501974"
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  </>
);

const Create = () => (
  <>
    {Object.entries(PLAN_NAMES).map(([plan, name]) => (
      <p key={plan} data-plan={plan} className="mb-5 rounded-md bg-amber-wash px-4 py-3 text-sm">
        Plan: <strong>{name}</strong>. Nothing is charged today.
      </p>
    ))}
    <AccountForm
      path="/signup"
      label="Create Account"
      busy="Creating Account..."
      events="signup_attempt signup_success signup_error"
      className="group/form grid gap-5"
    >
      <p className="text-soft text-sm">{TRIAL_DAYS.signIn}-day free trial. No credit card required.</p>
      <input type="hidden" name="time_zone" />
      <AccountField form="new" name="full_name" label="Full Name" autoComplete="name" />
      <AccountField form="new" name="business_name" label="Business Name" autoComplete="organization" />
      <div className="grid gap-5 sm:grid-cols-2" data-script="country">
        <AccountField
          form="new"
          name="business_location"
          label="Business Location"
          placeholder="Penrith NSW"
          autoComplete="address-level2"
        />
        <BusinessNumber />
      </div>
      <GstQuestion />
      <AccountField form="new" name="email" label="Email" type="email" autoComplete="email" inputMode="email" />
      <AccountField
        form="new"
        name="password"
        label="Password"
        note="8 characters or more"
        type="password"
        autoComplete="new-password"
      />
      <Submit>Create Account</Submit>
    </AccountForm>
  </>
);

const Google = () => (
  <div className="mt-6 grid gap-5">
    <p className="flex items-center gap-3 text-faint text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      or
    </p>
    <a
      href="/api/auth/google"
      data-script="google"
      className={buttonLooks('plain', 'md', 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55')}
    >
      <GoogleMark />
      Continue with Google
    </a>
  </div>
);

/** In the page where the script runs, which saves a way; elsewhere the link leads to a page of its own. */
const ForgotDialog = () => (
  <dialog
    id={FORGOT}
    aria-labelledby={`${FORGOT}-title`}
    className="fixed inset-x-0 bottom-0 m-0 mt-auto w-full max-w-none rounded-t-lg border-2 border-edge bg-surface text-ink shadow-float sm:m-auto sm:max-w-2xl sm:rounded-lg"
  >
    <div className="flex items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-5">
      <h2 id={`${FORGOT}-title`} className="headline text-lg">
        Forgot your password?
      </h2>
      <form method="dialog">
        <button type="submit" aria-label="Close" className={buttonLooks('quiet', 'icon')}>
          <X aria-hidden className="size-6" />
        </button>
      </form>
    </div>
    <div className="grid gap-5 p-5">
      <ForgotForm form="dialog" lead />
    </div>
  </dialog>
);

/** /auth and, with the other tab first, /signup. */
export const Entrance = ({ shown }: { shown: typeof SIGN_IN | typeof CREATE }) => (
  <main className="grid min-h-dvh lg:grid-cols-[minmax(22rem,9fr)_11fr] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(22rem,9fr)_11fr_auto]">
    <Brand />
    <section
      aria-label="Your account"
      className="border-amber border-t-4 px-5 py-8 sm:px-10 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-t-0 lg:border-l-4 lg:py-16"
    >
      <div className="mx-auto max-w-lg">
        <h1 className="headline mb-5 text-2xl">G'day</h1>
        <div className="mb-5 grid gap-3 empty:hidden has-[>*:not([hidden])]:grid not-has-[>*:not([hidden])]:hidden">
          <Said />
          <Said name="google" role="alert" />
        </div>
        <StaticTabs
          label="Sign in or create an account"
          shown={shown}
          className="mb-7"
          tabs={[
            { id: SIGN_IN, label: 'Sign In', href: '/auth' },
            { id: CREATE, label: 'Create Account', href: '/signup' },
          ]}
        />
        <StaticPanel id={SIGN_IN} shown={shown}>
          <SignIn />
        </StaticPanel>
        <StaticPanel id={CREATE} shown={shown}>
          <Create />
        </StaticPanel>
        <Google />
        <Legal />
      </div>
    </section>
    <Intro />
    <JobsOverview />
    <ForgotDialog />
    <Notices />
  </main>
);
