import type { CalendarEntry } from '@smoko/contract';
import { ClipboardList, Hammer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { formatTime } from '../../lib/format.ts';
import { useDraggable } from './acts.tsx';

/** In a list; in the column of a day, which is narrow: what is long runs out; in a month: one line. */
type Look = 'line' | 'column' | 'tight';

const BOX: Record<Look, string> = {
  line: 'min-h-12 gap-2 px-2 py-2 text-sm',
  column: 'min-h-12 px-1.5 py-1.5 text-sm/snug',
  tight: 'min-h-8 items-center gap-2 px-2 py-1 text-xs',
};
const TITLE: Record<Look, string> = {
  line: 'wrap-anywhere block',
  column: 'wrap-anywhere relative line-clamp-3',
  tight: 'relative block truncate',
};

/** A job or a task on its day. It opens what can be done with it, where all its words are. */
export function EntryLink({ entry, look = 'line' }: { entry: CalendarEntry; look?: Look }) {
  const [params] = useSearchParams();
  const draggable = useDraggable(entry);
  const { kind, id, title, time, status } = entry;
  const column = look === 'column';
  const Icon = kind === 'job' ? Hammer : ClipboardList;
  const about = aboutOf(entry);
  const to = new URLSearchParams(params);
  to.set('entry', id);
  return (
    <Link
      {...draggable}
      to={{ search: `?${to}` }}
      className={cn(
        'flex rounded-md border-2 border-line border-l-4 bg-surface hover:border-edge',
        BOX[look],
        kind === 'job' ? 'border-l-amber' : 'border-l-(--busy)',
        status === 'completed' && 'border-l-line text-soft line-through',
      )}
    >
      {!column && (
        <Icon aria-hidden className={cn('shrink-0 text-soft', look === 'tight' ? 'size-3.5' : 'mt-0.5 size-4')} />
      )}
      <span className="min-w-0 flex-1">
        <span className={cn('font-bold', TITLE[look])}>
          {column && <Icon aria-hidden className="-mt-0.5 mr-1 inline size-3.5 text-soft" />}
          <span className="sr-only">{kind === 'job' ? 'Job: ' : 'Task: '}</span>
          {time && <span className="font-semibold tabular-nums">{formatTime(time)} </span>}
          {title}
          {status === 'completed' && <span className="sr-only"> (completed)</span>}
        </span>
        {look !== 'tight' && about && (
          <span className={cn('wrap-anywhere text-soft text-xs', column ? 'line-clamp-2' : 'block')}>{about}</span>
        )}
      </span>
    </Link>
  );
}

const aboutOf = (entry: CalendarEntry): string =>
  (entry.kind === 'job'
    ? [entry.client, entry.job_number && `#${entry.job_number}`, entry.confirmed && `confirmed ${entry.confirmed}`]
    : [entry.assigned_to === 'Self' ? 'Myself' : entry.assigned_to, entry.job_name]
  )
    .filter(Boolean)
    .join(' - ');
