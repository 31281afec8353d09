import { useEffect } from 'react';
import { openLive } from '../lib/live-connection.ts';

/** Beside what tells of it: the first thing a connection brings is what happened meanwhile. */
export function LiveConnection({ since }: { since: number }) {
  useEffect(() => openLive(since), [since]);
  return null;
}
