import type { OutboxItem } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { Badge } from '../../components/indicators/badge.tsx';
import { cn } from '../../lib/cn.ts';
import { formatAddress, formatInstant } from '../../lib/format.ts';
import { useTimeZone } from '../../lib/session.ts';
import { useAddressWith } from './address-with.ts';
import { ChannelIcon } from './channel-icon.tsx';
import { stateOf } from './words.ts';

/** One line of the mailbox: to whom, what it is about, when, and what became of it. */
export function SentRow({ message, open }: { message: OutboxItem; open: boolean }) {
  const zone = useTimeZone();
  const { id, channel, to, to_name, subject, body } = message;
  const at = message.sent_at ?? message.created_at;
  const state = stateOf(message);
  const to_path = useAddressWith('message', id);
  return (
    <li>
      <Link
        to={to_path}
        aria-current={open ? 'page' : undefined}
        className={cn(
          'relative flex items-start gap-3 px-4 py-3 hover:bg-sunken',
          open && 'bg-amber-wash hover:bg-amber-wash',
        )}
      >
        <ChannelIcon channel={channel} className="mt-0.5 size-5 shrink-0 text-soft" />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="truncate font-semibold">{to_name ?? formatAddress(to)}</span>
            <time dateTime={at} className="shrink-0 text-faint text-xs">
              {formatInstant(at, zone)}
            </time>
          </span>
          <span className="mt-0.5 flex items-center gap-2 text-sm text-soft">
            <span className="min-w-0 flex-1 truncate">{subject ?? firstWords(body)}</span>
            <Badge tone={state.tone}>{state.text}</Badge>
          </span>
        </span>
      </Link>
    </li>
  );
}

const firstWords = (body: string): string => body.replace(/\s+/g, ' ').slice(0, 200);
