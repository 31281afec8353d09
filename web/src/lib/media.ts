import { useCallback, useSyncExternalStore } from 'react';

function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Same widths as the breakpoints in tokens.css. */
const DESKTOP = '(min-width: 62rem)';
export const isDesktop = (): boolean => matchMedia(DESKTOP).matches;
export const useIsDesktop = () => useMediaQuery(DESKTOP);
export const useIsWide = () => useMediaQuery('(min-width: 78rem)');
/** Beside the sidebar with its names there is still room for both sides of the dashboard. */
export const useHasRoom = () => useMediaQuery('(min-width: 88rem)');
