import { ChevronDown, LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../components/buttons/button.tsx';
import { Menu } from '../components/overlays/menu.tsx';
import { errorText } from '../lib/api.ts';
import { notify } from '../lib/notify.ts';
import { useSignOut } from '../lib/use-sign-out.ts';

const AccountMenuContent = lazy(async () => ({
  default: (await import('./account-menu-content.tsx')).AccountMenuContent,
}));
const Dialog = lazy(async () => ({ default: (await import('../components/overlays/dialog.tsx')).Dialog }));

export function SignOut({ email }: { email: string }) {
  const signOut = useSignOut();
  const [asking, setAsking] = useState(false);
  const leave = (everywhere: boolean) =>
    signOut.mutate(everywhere, { onError: (error) => notify.error('Error signing out', errorText(error)) });

  return (
    <>
      <Button
        variant="bar"
        size="sm"
        disabled={signOut.isPending}
        onClick={() => leave(false)}
        className="max-lg:px-3.5"
      >
        <LogOut aria-hidden className="size-5" />
        <span className="max-lg:sr-only">Sign out</span>
      </Button>
      <Menu
        trigger={
          <Button variant="bar" size="icon" aria-label="Account" className="-ml-1 w-10">
            <ChevronDown aria-hidden className="size-5" />
          </Button>
        }
      >
        {(menu) => <AccountMenuContent {...menu} email={email} onSignOutEverywhere={() => setAsking(true)} />}
      </Menu>
      {asking && (
        <Suspense fallback={null}>
          <Dialog
            open
            onOpenChange={setAsking}
            title="Sign out everywhere?"
            description="Every phone, computer and terminal that is signed in to this account will have to sign in again."
            actions={
              <>
                <Button onClick={() => setAsking(false)}>Stay signed in</Button>
                <Button variant="danger" busy={signOut.isPending} onClick={() => leave(true)}>
                  Sign out everywhere
                </Button>
              </>
            }
          />
        </Suspense>
      )}
    </>
  );
}
