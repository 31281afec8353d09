import { endSession, type SessionInfo } from '@smoko/contract';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { Badge } from '../../components/indicators/badge.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { Section } from '../../components/layout/section.tsx';
import { formatInstant, formatInstantDay } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { orSayWhy, useConfirmedOperation, useSessions } from './api.ts';
import { NewScriptToken } from './new-script-token.tsx';

/** What scripts sign in with, such as a nightly backup: made here or in the terminal, and taken back. */
export function ScriptTokens() {
  const sessions = useSessions();
  const [making, setMaking] = useState(false);
  const tokens = sessions.data?.data.filter(({ kind }) => kind === 'script') ?? [];
  return (
    <Section
      title="Tokens for Scripts"
      lead="For a program of yours, such as a backup every night. It cannot change your password or who gets in."
      actions={<Button onClick={() => setMaking(true)}>Make a Token</Button>}
    >
      {sessions.isPending ? (
        <Skeleton className="h-12 w-full" />
      ) : !sessions.data ? (
        <LoadError onRetry={() => void sessions.refetch()} busy={sessions.isFetching} />
      ) : tokens.length === 0 ? (
        <p className="font-semibold">None.</p>
      ) : (
        <ul className="divide-y divide-line">
          {tokens.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </ul>
      )}
      {making && <NewScriptToken onClose={() => setMaking(false)} />}
    </Section>
  );
}

function Row({ token }: { token: SessionInfo }) {
  const zone = useTimeZone();
  const end = useConfirmedOperation(endSession);
  const { id, device, place, address, exports, created_at, last_used_at, expires_at } = token;
  const used = last_used_at === created_at ? 'Not used yet.' : `Last used ${formatInstant(last_used_at, zone)}.`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <KeyRound aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <span className="break-words font-bold">{device}</span>
          {exports && <Badge tone="wait">Takes everything out</Badge>}
        </span>
        {(place || address) && (
          <span className="block break-words text-sm">{[place, address].filter(Boolean).join(' - ')}</span>
        )}
        <span className="block text-soft text-sm">
          {used} Ends {formatInstantDay(expires_at, zone)}.
        </span>
      </span>
      <Button
        size="sm"
        busy={end.isPending}
        aria-label={`Revoke ${device}`}
        onClick={() => end.mutate({ id }, orSayWhy)}
      >
        Revoke
      </Button>
    </li>
  );
}
