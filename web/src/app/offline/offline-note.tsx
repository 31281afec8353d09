import { WifiOff } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useConnection } from '../../lib/live.ts';
import { useWaiting } from '../../lib/queue/waiting.ts';

const WaitingNote = lazy(async () => ({ default: (await import('./waiting-note.tsx')).WaitingNote }));

/** Below the header while the server cannot be reached, and while something waits for it; each list says from when it is. */
export function OfflineNote() {
  const lost = useConnection() === 'lost';
  const waits = useWaiting(({ items }) => items.length > 0);
  return (
    <>
      {lost && (
        <p
          role="status"
          className="flex animate-fade-late items-center justify-center gap-2 bg-amber px-4 py-1.5 text-center font-bold text-on-amber text-sm"
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          Smoko cannot be reached. What you see may be old.
        </p>
      )}
      {waits && (
        <Suspense fallback={null}>
          <WaitingNote />
        </Suspense>
      )}
    </>
  );
}
