import { Hourglass, TriangleAlert } from 'lucide-react';
import { showWaiting, useWaiting } from '../../lib/queue/waiting.ts';

/** Below the header: how much waits on this device. It opens the list. */
export function WaitingNote() {
  const items = useWaiting((state) => state.items);
  const sending = useWaiting((state) => state.sending);
  const stuck = items.filter(({ state }) => state !== 'waiting').length;
  const waits = items.length - stuck;
  const Icon = stuck > 0 ? TriangleAlert : Hourglass;
  const words = [
    waits > 0 && (sending ? `Sending ${waits} ...` : `${waits} waiting for reception`),
    stuck > 0 && `${stuck} not sent: have a look`,
  ].filter(Boolean);
  return (
    <div role="status" className="bg-bar-raised">
      <button
        type="button"
        onClick={() => showWaiting(true)}
        className="flex min-h-11 w-full items-center justify-center gap-2 px-4 py-1.5 font-bold text-bar-ink text-sm underline-offset-4 hover:underline"
      >
        <Icon aria-hidden className="size-4 shrink-0 text-amber" />
        {words.join(' · ')}
      </button>
    </div>
  );
}
