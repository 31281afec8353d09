import { useStore } from 'zustand';
import { announcement } from '../../lib/announce.ts';

/** The page's one live region, for screen readers (see `announce`). */
export function Announcer() {
  const text = useStore(announcement, (value) => value);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}
