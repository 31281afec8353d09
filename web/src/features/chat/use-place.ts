import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { flattenThreads, threadsQuery } from './api.ts';
import { NEW } from './outgoing.ts';

/**
 * Which conversation is on the screen: `?thread=` of the address, else the latest one. It is written into the
 * address as soon as it is known, so that a conversation that starts elsewhere does not take the screen over.
 */
export function usePlace() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('thread');
  const threads = useInfiniteQuery({ ...threadsQuery, select: flattenThreads });
  const latest = threads.data?.[0]?.id;

  const go = useCallback(
    (place: string, replace = false) =>
      setParams(
        (before) => {
          before.set('thread', place);
          return before;
        },
        { replace },
      ),
    [setParams],
  );
  useEffect(() => {
    if (!asked && latest) go(latest, true);
  }, [asked, latest, go]);

  return { place: asked ?? latest ?? (threads.isPending ? null : NEW), go, threads };
}
