import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The focus stood in a screen that is gone: the one that came gets it, or the next key would begin at the top of the window. */
export function useFocusScreen(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = pathname;
  }, [pathname]);
}
