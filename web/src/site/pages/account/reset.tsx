import { buttonLooks } from '../../../components/buttons/button-looks.ts';
import { AccountField, AccountForm } from '../../ui/account-fields.tsx';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { quietLink } from './forgot.tsx';

/** /auth/reset?token=...: the mailed link to a new password. The server leaves one of the two parts: without a token no form could work. */
export const Reset = () => (
  <AccountFrame title="Choose a new password">
    <div data-linked="false" className="grid gap-6">
      <p>
        This page opens from the link in the mail about your password, and this address is not a whole one. Open the
        link from the mail once more, or ask for a new one.
      </p>
      <a href="/auth/forgot" className={buttonLooks('primary')}>
        Ask for a New Link
      </a>
    </div>
    <div data-linked="true" className="grid gap-6">
      <AccountForm path="/auth/reset" label="Choose a new password" busy="Saving..." className="group/reset grid gap-5">
        <AccountField
          form="reset"
          name="password"
          label="New Password"
          note="8 characters or more"
          type="password"
          autoComplete="new-password"
        />
        <p data-error="token" role="alert" hidden className="wrong flex items-center gap-1.5 font-semibold text-bad" />
        <p data-error="contents" role="alert" hidden className="font-semibold" />
        {/* once it is asked whose the records are, two buttons answer that in place of the one */}
        <button
          type="submit"
          className={buttonLooks('primary', 'md', 'group-has-[[data-error=contents]:not([hidden])]/reset:hidden')}
        >
          Save Password
        </button>
        <div className="hidden flex-wrap justify-end gap-3 group-has-[[data-error=contents]:not([hidden])]/reset:flex">
          <button type="submit" name="contents" value="leave" className={buttonLooks()}>
            It is not mine
          </button>
          <button type="submit" name="contents" value="keep" className={buttonLooks('primary')}>
            It is mine, keep it
          </button>
        </div>
      </AccountForm>
      <a href="/auth/forgot" className={quietLink}>
        Ask for a new link
      </a>
    </div>
  </AccountFrame>
);
