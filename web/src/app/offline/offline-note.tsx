import { WifiOff } from 'lucide-react';
import { useConnection } from '../../lib/live.ts';

/** Below the header while the server cannot be reached; each list says from when it is. */
export function OfflineNote() {
  if (useConnection() !== 'lost') return null;
  return (
    <p
      role="status"
      className="flex animate-fade-late items-center justify-center gap-2 bg-amber px-4 py-1.5 text-center font-bold text-on-amber text-sm"
    >
      <WifiOff aria-hidden className="size-4 shrink-0" />
      Smoko cannot be reached. What you see may be old.
    </p>
  );
}
