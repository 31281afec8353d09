import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { screensSeen } from './screens-seen.ts';

/** The focus stood in a screen that is gone: the one that came gets it, or the next key would begin at the top of the window. Keeps what was shown, too. */
export function useFocusScreen(): void {
  const { pathname, search } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current !== pathname && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = pathname;
    screensSeen.push(pathname + search);
  }, [pathname, search]);
}
