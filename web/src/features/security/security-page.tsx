import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/buttons/button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useSession } from '../../lib/session.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailAddress } from './email-address.tsx';
import { Factors } from './factors.tsx';
import { Password } from './password.tsx';
import { ScriptTokens } from './script-tokens.tsx';
import { SecurityLog } from './security-log.tsx';
import { Sessions } from './sessions.tsx';

/** /settings/security */
export function SecurityPage() {
  const user = useSession().data;
  if (!user) return null;
  return (
    <Page
      title="Security"
      lead="How you sign in, where you are signed in, and what happened."
      narrow
      actions={
        <Button asChild>
          <Link to="/settings">
            <ArrowLeft aria-hidden className="size-5" />
            Settings
          </Link>
        </Button>
      }
    >
      <div className="grid max-w-4xl grid-cols-1 gap-6">
        <Password hasPassword={user.has_password} />
        <EmailAddress email={user.email} verified={user.email_verified} lost={user.email_lost ?? false} />
        <Factors />
        <Sessions />
        <ScriptTokens />
        <SecurityLog />
        <DeleteAccount user={user} />
      </div>
    </Page>
  );
}
