import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { useFilters } from '../../lib/use-filters.ts';
import { flattenThreads, threadsQuery } from './api.ts';
import { lateBegun, NEW } from './outgoing.ts';

/**
 * Which conversation is on the screen: `?thread=` of the address, else the latest one. It is written into the
 * address as soon as it is known, so that a conversation that starts elsewhere does not take the screen over.
 */
export function usePlace() {
  const { values, set } = useFilters(['thread'] as const);
  const asked = values.thread || null;
  const threads = useInfiniteQuery({ ...threadsQuery, select: flattenThreads });
  const latest = threads.data?.[0]?.id;

  const go = useCallback((place: string, replace = false) => set('thread', place, { replace }), [set]);
  useEffect(() => {
    if (!asked && latest) go(latest, true);
  }, [asked, latest, go]);

  const late = useStore(lateBegun, ({ id }) => id);
  useEffect(() => {
    if (!late) return;
    lateBegun.setState({ id: null });
    if (!asked || asked === NEW) go(late, true);
  }, [late, asked, go]);

  return { place: asked ?? latest ?? (threads.isPending ? null : NEW), go, threads };
}
