import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { LoadError } from '../indicators/load-error.tsx';
import { Skeleton } from '../indicators/skeleton.tsx';

/** What a list needs of its query. */
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
  /** In place of an empty list. */
  empty: ReactNode;
  /** In its shape, while it loads. */
  skeleton?: ReactNode;
  children: ReactNode;
}

/** Loading, failed, empty, or the list; further pages come as its end is scrolled to. */
export function ListState({ query, empty, skeleton, children }: Props) {
  if (query.isPending)
    return (
      <div role="status" aria-label="Loading">
        {skeleton ?? <Rows />}
      </div>
    );
  if (!query.data) return <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} />;
  if (query.data.length === 0 && !query.hasNextPage) return empty;
  return (
    <div className="grid grid-cols-1 gap-4">
      {query.isRefetchError && (
        <LoadError onRetry={() => void query.refetch()} busy={query.isFetching} since={query.dataUpdatedAt} />
      )}
      {children}
      {query.hasNextPage && <More key={query.data.length} query={query} />}
    </div>
  );
}

function More({ query }: { query: Query }) {
  const end = useRef<HTMLDivElement>(null);
  const { fetchNextPage, isFetchNextPageError, isFetching } = query;
  useEffect(() => {
    const element = end.current;
    // after a failure it is asked for by hand; what is being fetched again would be given up, or take its place
    if (!element || isFetchNextPageError || isFetching) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        // several when the page was busy: the last is how it is
        if (entries.at(-1)?.isIntersecting) void fetchNextPage();
      },
      // before it is seen: of what scrolls, which is not the window
      { root: element.closest('main'), rootMargin: '600px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [fetchNextPage, isFetchNextPageError, isFetching]);
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
