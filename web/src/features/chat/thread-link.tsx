import { assistantName, type Thread } from '@smoko/contract';
import { Link, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { Spinner } from '../../components/indicators/spinner.tsx';
import { cn } from '../../lib/cn.ts';
import { formatInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { isUnread, seen } from './unread.ts';

interface Props {
  thread: Thread;
  current: boolean;
  onPick?: (() => void) | undefined;
}

export function ThreadLink({ thread, current, onPick }: Props) {
  const zone = useTimeZone();
  const [params] = useSearchParams();
  // what else is on the screen stays: the job, the filters
  const to = new URLSearchParams(params);
  to.set('thread', thread.id);
  const unread = useStore(seen, (looked) => !current && isUnread(thread, looked));
  return (
    <li>
      <Link
        to={{ search: `?${to}` }}
        onClick={onPick}
        aria-current={current ? 'true' : undefined}
        className={cn(
          'flex min-h-14 items-center gap-3 rounded-md px-3 py-2 hover:bg-sunken',
          current && 'bg-surface shadow-lift ring-2 ring-edge ring-inset hover:bg-surface',
        )}
      >
        <Portrait assistant={thread.assistant} className="size-8 rounded-sm" />
        <span className="min-w-0 flex-1">
          <span className={cn('block truncate text-sm', unread || current ? 'font-bold' : 'font-semibold')}>
            {thread.title || 'Untitled'}
          </span>
          <span className="block text-faint text-xs">
            <span className="sr-only">With {assistantName(thread.assistant)}, </span>
            {formatInstant(thread.updated_at, zone)}
          </span>
        </span>
        {thread.running && (
          <span className="text-busy">
            <Spinner />
            <span className="sr-only">Being worked on</span>
          </span>
        )}
        {unread && (
          <span className="size-3 shrink-0 rounded-full border-2 border-[#1b1914] bg-amber">
            <span className="sr-only">New</span>
          </span>
        )}
      </Link>
    </li>
  );
}
