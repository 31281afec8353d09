import { Suspense } from 'react';
import { later } from '../../lib/later.ts';
import { useIsDesktop } from '../../lib/media.ts';
import type { BottomBarProps } from './bottom-bar-entries.tsx';

const Entries = later(async () => (await import('./bottom-bar-entries.tsx')).BottomBarEntries);

/** On a phone, below every screen. Its place is kept until it is there: nobody waits for it to write. */
export function BottomBar(props: BottomBarProps) {
  const desktop = useIsDesktop();
  if (desktop) return null;
  return (
    <nav
      aria-label="Main"
      className="on-bar grid min-h-15 grid-cols-5 gap-1 bg-bar px-2 py-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <Suspense fallback={null}>
        <Entries {...props} />
      </Suspense>
    </nav>
  );
}
