import { announcement } from '../../lib/announce.ts';
import { useStore } from '../../lib/store.ts';

/** The one live region: tells screen readers what happened, in whole sentences. */
export function Announcer() {
  const text = useStore(announcement, (value) => value);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
