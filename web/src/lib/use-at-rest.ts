import { useEffect, useState } from 'react';

const LATEST_MS = 1_000;

/** True once the page has drawn and has nothing else to do: time to fetch what was not needed for that. */
export function useAtRest(): boolean {
  const [atRest, setAtRest] = useState(false);
  useEffect(() => {
    const rest = () => setAtRest(true);
    // Safari has no idle callback
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(rest, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(rest, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return atRest;
}
