import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { useOnToday } from '../../lib/records/use-on-today.ts';
import { useJobBoard } from './api.ts';
import type { Tab } from './board.ts';
import { JobCard } from './job-card.tsx';

const empty = {
  active: { title: 'No active jobs', hint: 'Tell Jerry about one and it turns up here.' },
  completed: { title: 'No completed jobs', hint: 'Jobs land here when they are done.' },
} as const;

export function JobList({ tab, changed }: { tab: Tab; changed: ReadonlySet<string> }) {
  const board = useJobBoard(tab);
  const onToday = useOnToday(tab === 'active');
  if (board.isPending) return <Loading />;
  if (!board.data) return <LoadError onRetry={() => void board.refetch()} busy={board.isFetching} />;
  const none = board.data.length === 0 && !board.hasNextPage;
  return (
    <div className="grid grid-cols-1 gap-3">
      {board.isRefetchError && (
        <LoadError onRetry={() => void board.refetch()} busy={board.isFetching} since={board.dataUpdatedAt} />
      )}
      {none && <NoJobs tab={tab} />}
      <ul className="grid grid-cols-1 gap-3">
        {board.data.map((job) => (
          <JobCard key={job.id} job={job} changed={changed.has(job.id)} today={onToday.has(job.id)} />
        ))}
      </ul>
      {board.hasNextPage && (
        <Button onClick={() => void board.fetchNextPage()} busy={board.isFetchingNextPage}>
          Load more
        </Button>
      )}
    </div>
  );
}

const NoJobs = ({ tab }: { tab: Tab }) => (
  <div className="px-6 py-14 text-center">
    <p className="font-bold text-lg">{empty[tab].title}</p>
    <p className="mt-1 text-soft text-sm">{empty[tab].hint}</p>
  </div>
);

const Loading = () => (
  <div role="status" aria-label="Loading jobs" className="grid gap-3">
    {[0, 1, 2].map((i) => (
      <div key={i} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    ))}
  </div>
);
