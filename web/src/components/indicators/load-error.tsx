import { RotateCw } from 'lucide-react';
import { formatInstant } from '../../lib/format.ts';
import { useConnection } from '../../lib/live.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Button } from '../buttons/button.tsx';

interface Props {
  onRetry: () => void;
  busy?: boolean;
  /** When the data that is still shown was loaded, in milliseconds. */
  since?: number | undefined;
}

/** What to do where there is no reception and nothing was kept. */
const NOT_HERE = ' It is not on this device: open it once with reception, and it is here without.';

/** Shown in place of data that could not be loaded, or above data that could not be refreshed. */
export function LoadError({ onRetry, busy = false, since }: Props) {
  const zone = useTimeZone();
  const lost = useConnection() === 'lost';
  return (
    <div
      role="alert"
      className={`flex items-center justify-center gap-x-4 gap-y-2 ${since ? 'pb-2 text-sm' : 'flex-wrap px-4 py-6 text-center'}`}
    >
      <p className="font-semibold">
        Couldn't load.
        {since ? ` This is how it was ${formatInstant(new Date(since).toISOString(), zone)}.` : lost && NOT_HERE}
      </p>
      <Button size="sm" onClick={onRetry} busy={busy}>
        {!busy && <RotateCw aria-hidden className="size-4" />}
        Retry
      </Button>
    </div>
  );
}
