import { WifiOff } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConnection } from '../../lib/live.ts';
import { useWaiting } from '../../lib/queue/waiting.ts';

const WaitingNote = lazy(async () => ({ default: (await import('./waiting-note.tsx')).WaitingNote }));

/** A connection that is back within this time was not missed. */
const LATE_MS = 900;

/** Whether it is so, and has been for a while: until then there is no strip, not an empty one. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return;
    const timer = setTimeout(() => setLasts(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [is]);
  return is && lasts;
}

/** Below the header while the server cannot be reached, and while something waits for it; each list says from when it is. */
export function OfflineNote() {
  const lost = useLasting(useConnection() === 'lost');
  const waits = useWaiting(({ items }) => items.length > 0);
  return (
    <>
      {lost && (
        <p
          role="status"
          className="flex animate-fade items-center justify-center gap-2 bg-amber px-4 py-1.5 text-center font-bold text-on-amber text-sm"
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
