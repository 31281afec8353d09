import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { LoadError } from '../indicators/load-error.tsx';
import { Skeleton } from '../indicators/skeleton.tsx';

/** The parts of an infinite query that a list uses. */
export interface Query {
  isPending: boolean;
  isFetching: boolean;
  isRefetchError: boolean;
  dataUpdatedAt?: number;
  data: readonly unknown[] | undefined;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface Props {
  query: Query;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Further pages come when they are asked for, not by scrolling: something stands below the list. */
  byHand?: boolean;
  /** Shown while it loads, in the shape of the list. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** A list, or what is shown while it loads, fails or is empty. Loads further pages as the user scrolls to its end. */
export function ListState({ query, empty, byHand = false, skeleton, children }: Props) {
  if (query.isPending)
    return (
      <div role="status" aria-label="Loading">
        {skeleton ?? <Rows />}
      </div>
    );
  if (!query.data) return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
  const old = query.isRefetchError && (
    <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} since={query.dataUpdatedAt} />
  );
  // "none yet" is a claim too: that it was so when it was last loaded is said where it may have changed
  if (query.data.length === 0 && !query.hasNextPage)
    return (
      <>
        {old}
        {empty}
      </>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      {old}
      {children}
      {query.hasNextPage && <More key={query.data.length} query={query} byHand={byHand} />}
    </div>
  );
}

function More({ query, byHand }: { query: Query; byHand: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  const { fetchNextPage, isFetchNextPageError, isFetching } = query;
  useEffect(() => {
    const element = end.current;
    // not after a failure, when the user has to press the button; not during a refetch, which it would cancel
    if (!element || byHand || isFetchNextPageError || isFetching) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        // a busy page gets several entries at once: the last is current
        if (entries.at(-1)?.isIntersecting) void fetchNextPage();
      },
      // loads ahead of time; `main` scrolls, not the window
      { root: element.closest('main'), rootMargin: '600px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [fetchNextPage, isFetchNextPageError, isFetching, byHand]);
  return (
    <div ref={end} className="grid justify-center py-2">
      <Button onClick={() => void fetchNextPage()} busy={query.isFetchingNextPage}>
        Load more
      </Button>
    </div>
  );
}

const Rows = () => (
  <div className="grid gap-3">
    {[0, 1, 2, 3].map((i) => (
      <Skeleton key={i} className="h-20 w-full" />
    ))}
  </div>
);
