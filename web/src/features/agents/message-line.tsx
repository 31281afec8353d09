import { type AgentMessage, ASSISTANTS } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Portrait } from '../../components/indicators/portrait.tsx';
import { cn } from '../../lib/cn.ts';
import { formatInstant, formatShortInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';

interface Props {
  message: AgentMessage;
  /** Who wrote it stands beside it. */
  named?: boolean;
  /** All of it, with its full date. */
  whole?: boolean;
}

/** What an assistant wrote: in three lines at most, unless it is to be whole. */
export function MessageLine({ message, named = false, whole = false }: Props) {
  const timeZone = useTimeZone();
  const who = ASSISTANTS.find(({ name }) => name === message.agent);
  return (
    <li className="flex items-start gap-3 px-1 py-3">
      {named && who && <Portrait assistant={who.id} className="size-9 rounded-sm" />}
      <div className="min-w-0 flex-1">
        <p className={cn('whitespace-pre-line break-words', !whole && 'line-clamp-3')}>{message.content}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-faint text-sm">
          {named && <span>{message.agent}</span>}
          <time dateTime={message.created_at}>
            {(whole ? formatInstant : formatShortInstant)(message.created_at, timeZone)}
          </time>
          <Link
            to={`/dashboard?thread=${message.thread_id}`}
            className="-my-1.5 inline-block py-2 text-link underline underline-offset-2"
          >
            Open conversation
          </Link>
        </p>
      </div>
    </li>
  );
}
