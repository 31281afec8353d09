import type { Palette } from './use-palette.ts';

/** How much there is, which is read out, and on a keyboard what the keys do. */
export const PaletteFoot = ({ palette }: { palette: Palette }) => (
  <div className="flex min-h-10 items-center justify-between gap-4 rounded-b-lg border-line border-t-2 bg-page px-4 py-1.5 text-sm text-soft">
    <p role="status">{statusOf(palette)}</p>
    <p aria-hidden className="flex items-center gap-1.5 max-lg:hidden">
      <Key>&uarr;</Key>
      <Key>&darr;</Key>
      <span className="mr-3">choose</span>
      <Key>Enter</Key>
      <span className="mr-3">open</span>
      <Key>Esc</Key>
      <span>close</span>
    </p>
  </div>
);

function statusOf({ typed, found, recents, count }: Palette): string {
  if (typed === '') return recents.busy ? 'Loading...' : 'A name, a number, a screen, or what to do.';
  if (found.busy) return 'Searching...';
  if (found.trouble) return 'Your records were not searched.';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-sm border-2 border-line bg-surface px-1.5 font-sans text-xs leading-5">{children}</kbd>
);
