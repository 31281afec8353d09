import type { CalendarEntry } from '@smoko/contract';
import { ClipboardList, Hammer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { formatTime } from '../../lib/format.ts';
import { useDraggable } from './acts.tsx';

/** A job or a task on its day. It opens what can be done with it. */
export function EntryLink({ entry, tight = false }: { entry: CalendarEntry; tight?: boolean }) {
  const [params] = useSearchParams();
  const draggable = useDraggable(entry);
  const { kind, id, title, time, status } = entry;
  const Icon = kind === 'job' ? Hammer : ClipboardList;
  const about = aboutOf(entry);
  const to = new URLSearchParams(params);
  to.set('entry', id);
  return (
    <Link
      {...draggable}
      to={{ search: `?${to}` }}
      className={cn(
        'flex gap-2 rounded-md border-2 border-line border-l-4 bg-surface px-2 hover:border-edge',
        tight ? 'min-h-8 items-center py-1 text-xs' : 'min-h-12 py-2 text-sm',
        kind === 'job' ? 'border-l-amber' : 'border-l-(--busy)',
        status === 'completed' && 'border-l-line text-soft line-through',
      )}
    >
      <Icon aria-hidden className={cn('shrink-0 text-soft', tight ? 'size-3.5' : 'mt-0.5 size-4')} />
      <span className="min-w-0 flex-1">
        <span className={cn('block font-bold', tight ? 'relative truncate' : 'wrap-anywhere')}>
          <span className="sr-only">{kind === 'job' ? 'Job: ' : 'Task: '}</span>
          {time && <span className="font-semibold tabular-nums">{formatTime(time)} </span>}
          {title}
          {status === 'completed' && <span className="sr-only"> (completed)</span>}
        </span>
        {!tight && about && <span className="wrap-anywhere block text-soft text-xs">{about}</span>}
      </span>
    </Link>
  );
}

const aboutOf = (entry: CalendarEntry): string =>
  (entry.kind === 'job'
    ? [entry.client, entry.job_number && `#${entry.job_number}`]
    : [entry.assigned_to === 'Self' ? 'Myself' : entry.assigned_to, entry.job_name]
  )
    .filter(Boolean)
    .join(' - ');
