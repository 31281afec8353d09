import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useStore } from 'zustand';
import { draftKey, drafts } from '../../lib/drafts.ts';
import { isUnreachable } from '../../lib/queue/waiting.ts';
import { useSession } from '../../lib/session.ts';
import { useFilters } from '../../lib/use-filters.ts';
import { flattenThreads, threadsQuery } from './api.ts';
import { lateBegun, NEW, outgoing } from './outgoing.ts';

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

  // what was begun while nobody knew the conversations stays in sight once they are known
  const userId = useSession().data?.id ?? '';
  const typed = useStore(drafts, (all) => draftKey(userId, NEW) in all);
  const said = useStore(outgoing, (all) => all.some((item) => item.place === NEW));
  const blind = !asked && !latest && isUnreachable(threads.error);
  useEffect(() => {
    if (blind && (typed || said)) go(NEW, true);
  }, [blind, typed, said, go]);

  const late = useStore(lateBegun, ({ id }) => id);
  useEffect(() => {
    if (!late) return;
    lateBegun.setState({ id: null });
    if (!asked || asked === NEW) go(late, true);
  }, [late, asked, go]);

  return { place: asked ?? latest ?? (threads.isPending ? null : NEW), go, threads };
}
