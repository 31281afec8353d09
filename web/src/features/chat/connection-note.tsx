import { WifiOff } from 'lucide-react';
import { useConnection } from '../../lib/live.ts';

/** Small, and late enough not to flicker at every lift shaft. */
export function ConnectionNote() {
  if (useConnection() !== 'lost') return null;
  return (
    <p
      role="status"
      className="absolute top-3 left-1/2 z-10 flex -translate-x-1/2 animate-fade-late items-center gap-2 whitespace-nowrap rounded-full border-2 border-[#1b1914] bg-amber px-3.5 py-1 font-bold text-on-amber text-sm shadow-float"
    >
      <WifiOff aria-hidden className="size-4" />
      Reconnecting…
    </p>
  );
}
