import { keepAccount, type User } from '@smoko/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../components/buttons/button.tsx';
import { IconButton } from '../components/buttons/icon-button.tsx';
import { api } from '../lib/api.ts';
import { formatInstantDay } from '../lib/format.ts';
import { notify } from '../lib/notify.ts';
import { isPutAway, putAway } from '../lib/put-away.ts';
import { useResendVerification } from '../lib/resend-verification.ts';
import { checkSession } from '../lib/session.ts';

const row = 'flex flex-wrap items-center justify-center gap-x-4 gap-y-1 px-4 py-1.5 text-sm';

/** Below the header: what the account still needs, or what will become of it. */
export const AccountNotes = ({ user }: { user: User }) =>
  user.delete_at ? (
    <Leaving user={user} at={user.delete_at} />
  ) : user.email_lost ? (
    <Lost user={user} />
  ) : (
    !user.email_verified && <Unconfirmed user={user} />
  );

function Leaving({ user, at }: { user: User; at: string }) {
  const client = useQueryClient();
  const keep = useMutation({
    mutationFn: () => api.call(keepAccount, {}),
    onSuccess: async () => {
      await checkSession(client);
      notify.success('Account Kept', 'Nothing is deleted.');
    },
    onError: (error) => notify.failure(error),
  });
  return (
    <section aria-label="Your account will be deleted" className={`${row} bg-bad-wash text-bad`}>
      <p className="font-bold">
        Your account and everything in it will be deleted on {formatInstantDay(at, user.time_zone)}.
      </p>
      <Button size="sm" busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </section>
  );
}

/** Not to be put away: once they sign out, there is no address to sign in with. */
const Lost = ({ user }: { user: User }) => (
  <section aria-label="Your account needs another address" className={`${row} bg-bad-wash text-bad`}>
    <p className="min-w-0 break-words font-bold">
      {user.email} has turned out to be somebody else's. Give us your own address before you sign out: you could not
      sign in again.
    </p>
    <Button size="sm" asChild>
      <Link to="/settings/security">Give another address</Link>
    </Button>
  </section>
);

function Unconfirmed({ user }: { user: User }) {
  const [dismissed, setDismissed] = useState(() => isPutAway(user));
  const resend = useResendVerification();
  if (dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    putAway(user);
  };
  return (
    <section
      aria-label="Confirm your email address"
      className="flex items-center justify-center gap-x-2 bg-amber-wash py-1 pr-1 pl-4 text-ink text-sm"
    >
      <p className="min-w-0 flex-1 break-words lg:flex-none">
        <strong>Confirm your email address.</strong>{' '}
        <span className="max-sm:hidden">We sent a link to {user.email}. </span>
        Messages to clients wait for it.
      </p>
      <span className="flex shrink-0 items-center">
        <Button variant="quiet" size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
          Send again
        </Button>
        <IconButton variant="quiet" label="Not now" onClick={dismiss}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </span>
    </section>
  );
}
