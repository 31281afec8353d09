import { useLayoutEffect } from 'react';

/** A button that is disabled while it is busy loses the focus: it gets it back afterwards, unless something else has it. */
export function useKeptFocus(busy: boolean): void {
  // before the browser lets go of it, and as soon as it is enabled again
  useLayoutEffect(() => {
    const had = busy && document.activeElement;
    return () => {
      if (had instanceof HTMLElement && document.activeElement === document.body) had.focus({ preventScroll: true });
    };
  }, [busy]);
}
