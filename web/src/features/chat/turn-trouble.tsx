import type { ChatMessage } from '@smoko/contract';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { useChatActions } from './chat-context.tsx';

/** How the message's turn came to its end. */
export interface TurnEnd {
  /** Another try is offered here. */
  offered: boolean;
  /** An assistant has spoken in it: how it ended is told there, not at the question. */
  answered: boolean;
}

const fallback = {
  failed: "That didn't work out.",
  interrupted: 'That was interrupted before it was finished.',
} as const;

/** A turn that did not come to its end, and what can be done about it. */
export function TurnTrouble({ message, offered, answered }: TurnEnd & { message: ChatMessage }) {
  const { retry } = useChatActions();
  const { status, error, role } = message;
  if (role === 'user' && answered) return null;
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
