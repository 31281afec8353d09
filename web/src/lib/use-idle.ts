import { useEffect, useState } from 'react';

const LATEST_MS = 1_000;

/** True once the browser has been idle after the first render: the time to load code that was not needed for it. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const onIdle = () => setIdle(true);
    // Safari has no idle callback
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(onIdle, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(onIdle, { timeout: LATEST_MS });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
