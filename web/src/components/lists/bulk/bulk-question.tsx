import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../../indicators/load-error.tsx';
import { Skeleton } from '../../indicators/skeleton.tsx';
import { DeleteDialog } from '../../overlays/delete-dialog.tsx';
import { type Bulk, countOf } from './bulk-kind.ts';
import type { Listed } from './selection.ts';

interface Props {
  kind: Bulk['kind'];
  records: readonly Listed[];
  onKeep: () => void;
  onDelete: () => void;
}

const SHOWN = 5;

/** Asks once before many are deleted, and says which they are and what comes of it. */
export function BulkQuestion({ kind, records, onKeep, onDelete }: Props) {
  // asked anew each time: what hangs on them may have changed
  const [asked] = useState(() => crypto.randomUUID());
  const comes = useQuery({
    queryKey: [kind.table.table, 'before deleting', asked],
    queryFn: async () => (await kind.beforeDeleting?.(records)) ?? [],
    gcTime: 0,
  });
  const more = records.length - SHOWN;
  const named = more > 1 ? records.slice(0, SHOWN) : records;
  return (
    <DeleteDialog
      title={`Delete ${countOf(kind, records.length)}?`}
      description={records.length === 1 ? 'Undo brings it back.' : 'One Undo brings all of them back.'}
      keep={records.length === 1 ? 'Keep It' : 'Keep Them'}
      busy={comes.isPending}
      onKeep={onKeep}
      onDelete={onDelete}
    >
      <ul aria-label="What is deleted" className="grid list-disc gap-1 pl-5 text-sm">
        {named.map((record) => (
          <li key={record.id} className="wrap-anywhere">
            {kind.nameOf(record)}
          </li>
        ))}
        {more > 1 && <li>and {more} more</li>}
      </ul>
      {comes.data ? (
        comes.data.length > 0 && (
          <ul aria-label="What comes of it" className="mt-4 grid gap-1.5 font-semibold text-wait">
            {comes.data.map((words) => (
              <li key={words} className="wrap-anywhere">
                {words}
              </li>
            ))}
          </ul>
        )
      ) : comes.isPending ? (
        kind.beforeDeleting && <Skeleton className="mt-4 h-6 w-full" />
      ) : (
        <LoadError onRetry={() => void comes.refetch()} busy={comes.isFetching} />
      )}
    </DeleteDialog>
  );
}
