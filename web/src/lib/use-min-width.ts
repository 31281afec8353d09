import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is at least this wide; null until it is measured, which is before the first paint. */
export function useMinWidth(element: RefObject<HTMLElement | null>, px: number): boolean | null {
  const [wide, setWide] = useState<boolean | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWide(measured.clientWidth >= px);
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(measured);
    return () => watcher.disconnect();
  }, [element, px]);
  return wide;
}
