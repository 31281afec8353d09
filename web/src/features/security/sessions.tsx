import { endSession, type SessionInfo } from '@smoko/contract';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Section } from '../../components/layout/section.tsx';
import { SignOutQuestion } from '../../components/overlays/sign-out-question.tsx';
import { errorText } from '../../lib/api.ts';
import { formatInstant } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { useWaiting } from '../../lib/queue/waiting.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { orSayWhy, useConfirmedOperation, useSessions } from './api.ts';

/** Every browser, phone and terminal that is signed in. */
export function Sessions() {
  const sessions = useSessions();
  const signOut = useSignOut();
  const everywhere = () =>
    signOut.mutate(true, { onError: (error) => notify.error('Error signing out', errorText(error)) });
  const waits = useWaiting(({ items }) => items.length > 0);
  const [asking, setAsking] = useState(false);
  return (
    <Section
      title="Where You Are Signed In"
      lead="Something here you do not know? Sign it out, then change your password."
      actions={
        <Button variant="danger" busy={signOut.isPending} onClick={() => (waits ? setAsking(true) : everywhere())}>
          Sign Out Everywhere
        </Button>
      }
    >
      {asking && (
        <SignOutQuestion everywhere busy={signOut.isPending} onStay={() => setAsking(false)} onLeave={everywhere} />
      )}
      {sessions.isPending ? (
        <Skeleton className="h-16 w-full" />
      ) : !sessions.data ? (
        <LoadError onRetry={() => void sessions.refetch()} busy={sessions.isFetching} />
      ) : (
        <ul className="divide-y divide-line">
          {sessions.data.data
            .filter(({ kind }) => kind === 'sign_in')
            .map((session) => (
              <Row key={session.id} session={session} />
            ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ session }: { session: SessionInfo }) {
  const zone = useTimeZone();
  const end = useConfirmedOperation(endSession);
  const { id, device, place, address, current, last_used_at, created_at } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-words font-bold">{device}</span>
          {current && <Badge tone="good">This one</Badge>}
        </span>
        {(place || address) && (
          <span className="block break-words text-sm">{[place, address].filter(Boolean).join(' - ')}</span>
        )}
        <span className="block text-soft text-sm">
          Last used {formatInstant(last_used_at, zone)}. Signed in {formatInstant(created_at, zone)}.
        </span>
      </span>
      {!current && (
        <Button size="sm" busy={end.isPending} onClick={() => end.mutate({ id }, orSayWhy)}>
          Sign Out
        </Button>
      )}
    </li>
  );
}
