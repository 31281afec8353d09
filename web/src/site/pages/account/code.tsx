import type { ReactNode } from 'react';
import { buttonLooks } from '../../../components/buttons/button-looks.ts';
import { AccountField, AccountForm, Submit } from '../../ui/account-fields.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';

interface WayProps {
  way: 'app' | 'phone-asks' | 'phone-sent' | 'recovery';
  step: string;
  children: ReactNode;
}

const quiet = buttonLooks('quiet');

/** The server leaves the one that somebody has (server/src/http/code-page.ts), and says whose it is. */
const Way = ({ way, step, children }: WayProps) => (
  <div data-way={way}>
    <AccountForm
      path="/auth/code"
      label="Second factor"
      busy="Signing In..."
      events="code_attempt login_success code_error"
    >
      <input type="hidden" name="csrf" />
      <input type="hidden" name="factor" />
      <input type="hidden" name="challenge" />
      <input type="hidden" name="step" value={step} />
      {children}
    </AccountForm>
  </div>
);

/** A button that has no code sent: the page comes anew, by a form of its own. */
const Step = ({ step, className, children }: { step: string; className: string; children: ReactNode }) => (
  <form method="post">
    <input type="hidden" name="csrf" />
    <input type="hidden" name="factor" />
    <input type="hidden" name="step" value={step} />
    <button type="submit" className={className}>
      {children}
    </button>
  </form>
);

interface CodeProps {
  form: string;
  label: string;
  hint: ReactNode;
  inputMode: 'numeric' | 'text';
}
const CodeField = (props: CodeProps) => (
  <>
    <AccountField {...props} name="code" autoComplete="one-time-code" autoFocus />
    <Submit>Sign In</Submit>
  </>
);

/** The second step of signing in: a code of a factor, or one that was kept for the day the phone is gone. */
export const Code = () => (
  <AccountFrame
    title="One more step"
    lead={
      <>
        Signing in as <span data-told="email" />.
      </>
    }
  >
    <Way way="app" step="code">
      <CodeField
        form="app"
        label="Code"
        inputMode="numeric"
        hint={
          <>
            <span data-told="factor" />: the six digits it shows now.
          </>
        }
      />
    </Way>
    <div data-way="phone-asks" className="grid gap-4">
      <p className="text-soft">
        We text six digits to <span data-told="phone" />.
      </p>
      <p data-error="code" role="alert" hidden className="font-semibold text-bad" />
      <Step step="text" className={buttonLooks('primary', 'md', 'w-full')}>
        Text Me a Code
      </Step>
    </div>
    <Way way="phone-sent" step="code">
      <CodeField
        form="phone"
        label="Code"
        inputMode="numeric"
        hint={
          <>
            The six digits we texted to <span data-told="phone" />.
          </>
        }
      />
    </Way>
    <Way way="recovery" step="recovery">
      <CodeField
        form="recovery"
        label="Recovery code"
        inputMode="text"
        hint="One of the codes you kept when you set this up. Each works once."
      />
    </Way>
    <div className="-ml-5 grid justify-items-start">
      <div data-way="phone-sent">
        <Step step="text" className={quiet}>
          Text Another Code
        </Step>
      </div>
      <a data-each="other" href="/auth/code" className={quiet}>
        Use another way
      </a>
      <Step step="leave" className={quiet}>
        Sign in as somebody else
      </Step>
    </div>
  </AccountFrame>
);
