import { lazy, Suspense } from 'react';
import { useIsDesktop } from '../../lib/media.ts';
import type { BottomBarProps } from './bottom-bar-entries.tsx';

const Entries = lazy(async () => ({ default: (await import('./bottom-bar-entries.tsx')).BottomBarEntries }));

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
