import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { guardPops } from './pop-guard.ts';

/** Where the browser's history stands; the router numbers its entries. */
const here = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Holds back what would leave this screen while something is not saved: links, menus, Back, closing the tab. The
 * router's own blocker needs its larger data router, which every page would have to load.
 */
export function useLeaveGuard(unsaved: boolean) {
  const { navigator } = useContext(NavigationContext);
  const { pathname } = useLocation();
  const [held, setHeld] = useState<(() => void) | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!unsaved) return;
    const { push, replace } = navigator;
    const at = here();
    let returning = false;
    const guarded =
      (go: typeof push): typeof push =>
      (to, state, options) => {
        const target = typeof to === 'string' ? new URL(to, location.href).pathname : to.pathname;
        const act = () => go.call(navigator, to, state, options);
        // a filter or a conversation in the address is no leaving
        if (leaving.current || !target || target === pathname) act();
        else setHeld(() => act);
      };
    // before the router hears of it: the address goes back to what is still on the screen
    const onPop = (event: PopStateEvent) => {
      const steps = here() - at;
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
