import { lazy, Suspense, useLayoutEffect } from 'react';
import { useIsDesktop } from '../../lib/media.ts';
import { useSidebarWidth } from './sidebar-width.ts';

const SidebarLinks = lazy(async () => ({ default: (await import('./sidebar-links.tsx')).SidebarLinks }));

/**
 * On a desktop, beside every screen: all of them, by what they are for. Its place is kept until it is there;
 * `--sidebar` says how wide it is to what floats over the page.
 */
export function Sidebar() {
  const desktop = useIsDesktop();
  const [wide, setWide] = useSidebarWidth();
  useLayoutEffect(() => {
    const root = document.documentElement.style;
    if (desktop) root.setProperty('--sidebar', wide ? '14rem' : '3.75rem');
    return () => void root.removeProperty('--sidebar');
  }, [desktop, wide]);
  if (!desktop) return null;
  return (
    <nav aria-label="Main" className="w-(--sidebar) shrink-0 print:hidden">
      <Suspense fallback={<div className="h-full border-line border-r bg-surface" />}>
        <SidebarLinks wide={wide} onWide={setWide} />
      </Suspense>
    </nav>
  );
}
