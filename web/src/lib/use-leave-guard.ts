import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { guardPops } from './pop-guard.ts';

/** To navigate with to another record of the same page, where what is typed would be lost. */
export const LEAVES = 'leaves';

/** The current entry of the browser's history, by the index that the router stores in it. */
const historyIndex = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Stops navigation away from a page with unsaved changes (links, Back, closing the tab) until the user confirms. The router's
 * own `useBlocker` needs its data router, which would make every page load more code.
 */
export function useLeaveGuard(unsaved: boolean) {
  const { navigator } = useContext(NavigationContext);
  const { pathname } = useLocation();
  const [held, setHeld] = useState<(() => void) | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    const { push, replace } = navigator;
    const at = historyIndex();
    let returning = false;
    const guarded =
      (go: typeof push): typeof push =>
      (to, state, options) => {
        const target = typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname;
        const act = () => go.call(navigator, to, state, options);
        // a change of the query alone, such as a filter, stays on the page, unless whoever makes it says otherwise
        if (leaving.current || !target || (target === pathname && state !== LEAVES)) act();
        else setHeld(() => act);
      };
    // runs before the router's listener: sets the address back to the page that is still shown
    const onPop = (event: PopStateEvent) => {
      const steps = historyIndex() - at;
      if (leaving.current || (!returning && (steps === 0 || location.pathname === pathname))) return;
      event.stopImmediatePropagation();
      if (returning) {
        returning = false;
        return;
      }
      returning = true;
      history.go(-steps);
      setHeld(() => () => history.go(steps));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    navigator.push = guarded(push);
    navigator.replace = guarded(replace);
    guardPops(onPop);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      navigator.push = push;
      navigator.replace = replace;
      guardPops(null);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved, navigator, pathname]);

  return {
    asking: held !== null,
    stay: () => setHeld(null),
    leave() {
      leaving.current = true;
      held?.();
    },
  };
}
