import { useState } from 'react';
import { useHasRoom } from '../../lib/media.ts';

const KEY = 'smoko-sidebar';
type Choice = 'wide' | 'narrow';

function saved(): Choice | null {
  try {
    const choice = localStorage.getItem(KEY);
    return choice === 'wide' || choice === 'narrow' ? choice : null;
  } catch {
    return null;
  }
}

/** Whether the sidebar shows words or signs alone: as chosen in this browser, else by how much room there is. */
export function useSidebarWidth(): [wide: boolean, setWide: (wide: boolean) => void] {
  const room = useHasRoom();
  const [choice, setChoice] = useState(saved);
  const wide = choice === null ? room : choice === 'wide';
  return [
    wide,
    (next) => {
      setChoice(next ? 'wide' : 'narrow');
      try {
        localStorage.setItem(KEY, next ? 'wide' : 'narrow');
      } catch {
        // storage is off: it holds until the page is loaded again
      }
    },
  ];
}
