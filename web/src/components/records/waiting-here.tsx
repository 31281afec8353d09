import { Hourglass } from 'lucide-react';
import type { Item } from '../../lib/queue/items.ts';
import { showWaiting, useWaiting } from '../../lib/queue/waiting.ts';

interface Props {
  table: string;
  /** Only what belongs to this job. */
  jobId?: string;
}

/** Above a list: what was put into it without reception, and is not on file yet. */
export function WaitingHere({ table, jobId }: Props) {
  const items = useWaiting((state) => state.items);
  const here = items.filter((item) => item.table === table && (!jobId || jobOf(item) === jobId));
  if (here.length === 0) return null;
  return (
    <ul aria-label="Waiting for reception" className="mb-4 grid gap-2">
      {here.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            onClick={() => showWaiting(true)}
            className="flex min-h-12 w-full items-center gap-3 rounded-md border-2 border-line border-dashed px-3 py-2 text-left hover:border-edge"
          >
            <Hourglass aria-hidden className="size-5 shrink-0 text-wait" />
            <span className="min-w-0 flex-1">
              <span className="wrap-anywhere block font-bold">{item.about || item.title}</span>
              <span className="block text-soft text-sm">
                {item.title}, {item.state === 'waiting' ? 'waiting for reception' : 'not sent'}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const jobOf = (item: Item): unknown =>
  item.kind === 'call' ? item.input.project_id : item.kind === 'upload' ? item.fields.project_id : null;
