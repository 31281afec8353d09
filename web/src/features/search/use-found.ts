import { AppError } from '@smoko/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../lib/use-debounced.ts';
import { readAsked } from './asked.ts';
import { type Found, find } from './find.ts';

const NOTHING: Found = { hits: [], clients: [], missed: [] };

export interface Search extends Found {
  /** What is found belongs to another text, or nothing is known yet. */
  busy: boolean;
  /** Nothing was searched, and why; while it is tried again, too. */
  trouble: 'unreachable' | 'failed' | null;
  retry: () => void;
}

/** What the server finds for the text. A search that is under way is given up when the text changes. */
export function useFound(text: string): Search {
  const typed = text.trim();
  const settled = useDebounced(typed);
  const query = useQuery({
    queryKey: ['search', settled],
    queryFn: ({ signal }) => find(readAsked(settled), signal),
    enabled: settled !== '' && typed !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    // what was found then is not what there is now
    gcTime: 0,
  });
  const tried = query.error ?? query.failureReason;
  const busy = typed !== '' && (typed !== settled || query.isFetching);
  return {
    ...((typed !== '' && query.data) || NOTHING),
    busy,
    trouble:
      typed === '' || typed !== settled || !tried
        ? null
        : tried instanceof AppError && tried.code === 'unavailable'
          ? 'unreachable'
          : 'failed',
    retry: () => void query.refetch(),
  };
}
