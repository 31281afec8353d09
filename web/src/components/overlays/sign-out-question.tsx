import { notify } from '../../lib/notify.ts';
import { throwAllAway } from '../../lib/queue/queue.ts';
import { useWaiting } from '../../lib/queue/waiting.ts';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  everywhere: boolean;
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
}

const EVERYWHERE = 'Every phone, computer and terminal that is signed in to this account will have to sign in again.';

/** Asked before signing out everywhere, and before anything that waits for reception is left behind. */
export function SignOutQuestion({ everywhere, busy, onStay, onLeave }: Props) {
  const waits = useWaiting((state) => state.items.length);
  const things = waits === 1 ? 'One thing is' : `${waits} things are`;
  const kept = `${things} still waiting for reception. Kept, they stay on this device and go when you sign in here again; nobody else's sign-in sends them.`;
  const forget = async () => {
    try {
      await throwAllAway();
      onLeave();
    } catch (error) {
      notify.failure(error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onStay()}
      title={everywhere ? 'Sign out everywhere?' : 'Sign out with things waiting?'}
      description={[everywhere && EVERYWHERE, waits > 0 && kept].filter(Boolean).join(' ')}
      actions={
        <>
          <Button onClick={onStay}>Stay signed in</Button>
          {waits > 0 && (
            <Button variant="danger" busy={busy} onClick={() => void forget()}>
              Throw away and sign out
            </Button>
          )}
          <Button variant={waits > 0 ? 'primary' : 'danger'} busy={busy} onClick={onLeave}>
            {waits > 0 ? 'Keep and sign out' : 'Sign out everywhere'}
          </Button>
        </>
      }
    />
  );
}
