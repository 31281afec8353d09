import { ChevronDown, LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../components/buttons/button.tsx';
import { Menu } from '../components/overlays/menu.tsx';
import { errorText } from '../lib/api.ts';
import { notify } from '../lib/notify.ts';
import { useWaiting } from '../lib/queue/waiting.ts';
import { useSignOut } from '../lib/use-sign-out.ts';

const AccountMenuContent = lazy(async () => ({
  default: (await import('./account-menu-content.tsx')).AccountMenuContent,
}));
const SignOutQuestion = lazy(async () => ({
  default: (await import('../components/overlays/sign-out-question.tsx')).SignOutQuestion,
}));

export function SignOut({ email }: { email: string }) {
  const signOut = useSignOut();
  const [asked, setAsked] = useState<'here' | 'everywhere' | null>(null);
  const waits = useWaiting(({ items }) => items.length > 0);
  const leave = (everywhere: boolean) =>
    signOut.mutate(everywhere, { onError: (error) => notify.error('Error signing out', errorText(error)) });

  return (
    <>
      <Button
        variant="bar"
        size="sm"
        disabled={signOut.isPending}
        onClick={() => (waits ? setAsked('here') : leave(false))}
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
        {(menu) => <AccountMenuContent {...menu} email={email} onSignOutEverywhere={() => setAsked('everywhere')} />}
      </Menu>
      {asked && (
        <Suspense fallback={null}>
          <SignOutQuestion
            everywhere={asked === 'everywhere'}
            busy={signOut.isPending}
            onStay={() => setAsked(null)}
            onLeave={() => leave(asked === 'everywhere')}
          />
        </Suspense>
      )}
    </>
  );
}
