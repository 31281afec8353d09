import { AccountField, AccountForm, Submit } from '../../ui/account-fields.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';

export const quietLink = 'inline-flex min-h-12 items-center font-semibold text-link underline underline-offset-4';
const LEAD = 'We mail you a link. It works once, for 30 minutes.';

/** `form`: its name in this page; `lead`: with what stands above it on a page of its own. */
export const ForgotForm = ({ form, lead = false }: { form: string; lead?: boolean }) => (
  <AccountForm path="/auth/forgot" label="Forgot your password?" busy="Sending...">
    {lead && <p className="text-soft">{LEAD}</p>}
    <AccountField form={form} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
    <Submit>Send Reset Link</Submit>
  </AccountForm>
);

export const Forgot = () => (
  <AccountFrame title="Forgot your password?" lead={LEAD}>
    <ForgotForm form="forgot" />
    <a href="/auth" className={quietLink}>
      Sign In
    </a>
  </AccountFrame>
);
