import { useState } from 'react';
import { keep, kept } from '../../lib/kept.ts';
import { useHasRoom } from '../../lib/media.ts';

const KEY = 'smoko-sidebar';
type Choice = 'wide' | 'narrow';

function saved(): Choice | null {
  const choice = kept(KEY);
  return choice === 'wide' || choice === 'narrow' ? choice : null;
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
      keep(KEY, next ? 'wide' : 'narrow');
    },
  ];
}
