import { RotateCw, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/buttons/button.tsx';
import { kindWords } from './options.ts';
import type { Palette } from './use-palette.ts';

/** What there is to say above the results: that they are on their way, that there are none, or that nobody could look. */
export function PaletteNote({ palette: { typed, found, recents, count } }: { palette: Palette }) {
  if (typed === '') {
    if (recents.failed)
      return <Note icon={<WifiOff aria-hidden className="size-5" />}>Couldn't load all of what you opened last.</Note>;
    return recents.busy ? <Note>Loading what you opened last...</Note> : null;
  }
  if (found.trouble) {
    return (
      <Note
        icon={<WifiOff aria-hidden className="size-5" />}
        action={
          <Button size="sm" busy={found.busy} onClick={found.retry}>
            {!found.busy && <RotateCw aria-hidden className="size-4" />}
            Retry
          </Button>
        }
      >
        {found.trouble === 'unreachable' ? 'Smoko cannot be reached' : 'Something went wrong'}
        {found.busy ? '. Trying again...' : ', so your records were not searched.'}
      </Note>
    );
  }
  if (found.busy) return count === 0 ? <Note>Searching your records...</Note> : null;
  if (found.missed.length > 0) return <Note>Couldn't search {kindWords(found.missed)}. Type to try again.</Note>;
  if (count > 0) return null;
  return (
    <Note icon={<SearchX aria-hidden className="size-5" />}>
      Nothing found for <span className="wrap-anywhere font-bold text-ink">{typed}</span>. Try fewer words, or ask
      Jerry.
    </Note>
  );
}

const Note = ({ icon, action, children }: { icon?: ReactNode; action?: ReactNode; children: ReactNode }) => (
  <div className="flex items-center gap-3 px-4 pt-4 pb-2 text-soft">
    {icon && <span className="shrink-0">{icon}</span>}
    <p className="line-clamp-3 min-w-0 flex-1">{children}</p>
    {action}
  </div>
);
