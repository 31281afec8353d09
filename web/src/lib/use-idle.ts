import { useEffect, useState } from 'react';
import { isAsking } from './api.ts';

const LATEST_MS = 3_000;
const AGAIN_MS = 100;

/**
 * True once the browser has been idle after the first render and the page has what it asked the server for: the time to
 * load code that was not needed for it. On a slow connection it does not wait for ever.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const latest = performance.now() + LATEST_MS;
    let stop: () => void = () => {};
    const look = () => {
      if (isAsking() && performance.now() < latest) stop = later();
      else setIdle(true);
    };
    const later = () => {
      const timer = setTimeout(() => {
        stop = whenIdle(look);
      }, AGAIN_MS);
      return () => clearTimeout(timer);
    };
    stop = later();
    return () => stop();
  }, []);
  return idle;
}

/** Calls back when the browser has nothing to do, after a second at the latest; gives what calls it off. */
function whenIdle(then: () => void): () => void {
  // Safari has no idle callback
  if (!('requestIdleCallback' in window)) {
    then();
    return () => {};
  }
  const handle = requestIdleCallback(then, { timeout: 1_000 });
  return () => cancelIdleCallback(handle);
}
