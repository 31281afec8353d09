import type { ChatMessage } from '@smoko/contract';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Button } from '../../components/button.tsx';
import { useChatActions } from './chat-context.tsx';
import type { Turns } from './convert.ts';

const TurnsContext = createContext<Turns>({ retry: null, answered: new Set() });
export const TurnsProvider = TurnsContext.Provider;

const fallback = {
  failed: "That didn't work out.",
  interrupted: 'That was interrupted before it was finished.',
} as const;

/** A turn that did not come to its end, and what can be done about it. */
export function TurnTrouble({ message }: { message: ChatMessage }) {
  const { retry } = useChatActions();
  const turns = useContext(TurnsContext);
  const offered = turns.retry === message.id;
  const { status, error, role, run_id } = message;
  if (role === 'user' && run_id && turns.answered.has(run_id)) return null;
  if (status === 'stopped') return <p className="font-semibold text-faint text-sm">Stopped</p>;
  const trouble = status === 'failed' || status === 'interrupted';
  if (!trouble && !offered) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-bad-wash px-4 py-2 text-bad">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <p className="min-w-40 flex-1 py-2 font-semibold text-sm">
        {error ?? (trouble ? fallback[status] : fallback.failed)}
      </p>
      {offered && (
        <Button size="sm" onClick={retry}>
          <RotateCw aria-hidden className="size-4" />
          Retry
        </Button>
      )}
    </div>
  );
}
