import type { Thread } from '@smoko/contract';
import { Plus } from 'lucide-react';
import { Button } from '../../components/buttons/button.tsx';
import { LoadError } from '../../components/indicators/load-error.tsx';
import { Skeleton } from '../../components/indicators/skeleton.tsx';
import { ThreadLink } from './thread-link.tsx';
import type { usePlace } from './use-place.ts';

interface Props {
  place: string | null;
  threads: ReturnType<typeof usePlace>['threads'];
  onNew: () => void;
  /** A conversation was chosen: a sheet closes. */
  onPick?: () => void;
}

export function ThreadList({ place, threads, onNew, onPick }: Props) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="p-3">
        <Button className="w-full" onClick={onNew}>
          <Plus aria-hidden className="size-5" strokeWidth={3} />
          New conversation
        </Button>
      </div>
      <nav aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4">
        <Threads place={place} threads={threads} onPick={onPick} />
      </nav>
    </div>
  );
}

function Threads({ place, threads, onPick }: Omit<Props, 'onNew'>) {
  if (threads.isPending) {
    return (
      <div role="status" aria-label="Loading conversations" className="grid gap-2">
        {[0, 1, 2].map((i) => (
          <Skeleton key={i} className="h-14 rounded-md" />
        ))}
      </div>
    );
  }
  if (!threads.data) return <LoadError onRetry={() => void threads.refetch()} busy={threads.isFetching} />;
  if (threads.data.length === 0) {
    return <p className="px-3 py-6 text-center text-soft text-sm">Your conversations are kept here.</p>;
  }
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {threads.data.map((thread: Thread) => (
        <ThreadLink key={thread.id} thread={thread} current={thread.id === place} onPick={onPick} />
      ))}
      {threads.hasNextPage && (
        <Button size="sm" busy={threads.isFetchingNextPage} onClick={() => void threads.fetchNextPage()}>
          Show more
        </Button>
      )}
    </ul>
  );
}
