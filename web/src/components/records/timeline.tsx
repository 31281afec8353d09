import type { getJobTimeline, TimelineEntry } from '@smoko/contract';
import {
  ClipboardList,
  FileDiff,
  Files,
  FileText,
  Hammer,
  HandCoins,
  type LucideIcon,
  MessageSquare,
  MessageSquareReply,
  PackageOpen,
  Truck,
  UserRound,
} from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatClock, formatInstantDay, formatMoney, formatWeekday } from '../../lib/format.ts';
import { inboxPath, pageOf } from '../../lib/record-path.ts';
import { TOLD_IN } from '../../lib/records/table.ts';
import { useView } from '../../lib/records/use-list.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Empty } from '../lists/empty.tsx';
import { ListState } from '../lists/list-state.tsx';

interface Props {
  operation: typeof getJobTimeline;
  /** Of the job, the client or the supplier, whose page this is: what is about itself leads nowhere else. */
  id: string;
  /** Where what was written to them stands. */
  written: string | null;
}

/** Everything that happened, the newest first, under its days. Each entry leads to its record. */
export function Timeline({ operation, id, written }: Props) {
  const list = useView(TOLD_IN, operation, { id });
  const zone = useTimeZone();
  const days = list.data?.map(({ at }) => dayOf(at, zone)) ?? [];
  return (
    <ListState query={list} empty={<Empty title="Nothing happened yet" />}>
      <ol aria-label="Timeline" className="grid grid-cols-1">
        {list.data?.map((entry, i) => (
          <Fragment key={entry.id}>
            {days[i] !== days[i - 1] && (
              <li className="mt-3 border-line border-b pb-1 font-bold text-faint text-xs first:mt-0">{days[i]}</li>
            )}
            <Line entry={entry} zone={zone} path={entry.record_id === id ? null : pathOf(entry, written)} />
          </Fragment>
        ))}
      </ol>
    </ListState>
  );
}

const ICONS: Readonly<Record<TimelineEntry['entity'], LucideIcon>> = {
  projects: Hammer,
  clients: UserRound,
  suppliers: Truck,
  quotes: FileText,
  variations: FileDiff,
  finance_records: HandCoins,
  procurement_items: PackageOpen,
  admin_tasks: ClipboardList,
  attachments: Files,
  inbox: MessageSquareReply,
  outbox: MessageSquare,
};

/** "Fri 27 Nov 2026". */
function dayOf(at: string, zone: string): string {
  return `${formatWeekday(at, zone)} ${formatInstantDay(at, zone).split(' ').at(-1)}`;
}

function Line({ entry, zone, path }: { entry: TimelineEntry; zone: string; path: string | null }) {
  const { entity, at, what, detail, amount, by } = entry;
  const { [entity]: Icon } = ICONS;
  return (
    <li className="grid grid-cols-[1rem_1fr_auto] gap-x-3 border-line border-b py-2 last:border-b-0">
      <Icon aria-hidden className="mt-0.5 size-4 text-faint" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold leading-5">{path ? <Way to={path}>{what}</Way> : what}</p>
        {detail && <p className="wrap-anywhere line-clamp-2 text-soft text-sm">{detail}</p>}
        <p className="text-faint text-xs">
          {formatClock(at, zone)}
          {by && `, ${by}`}
        </p>
      </div>
      {amount !== null && <p className="font-bold tabular-nums">{formatMoney(amount)}</p>}
    </li>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  const looks = '-my-1 inline-block py-1 text-link underline underline-offset-2';
  // a file is no screen
  return to.startsWith('/api/') ? (
    <a href={to} className={looks}>
      {children}
    </a>
  ) : (
    <Link to={to} className={looks}>
      {children}
    </Link>
  );
}

/** Where the record is shown. An order and a task have no page of their own: their list is narrowed to them. */
function pathOf({ entity, record_id: id, named }: TimelineEntry, written: string | null): string | null {
  switch (entity) {
    case 'procurement_items':
      return named && `/procurement-data?q=${encodeURIComponent(named)}`;
    case 'admin_tasks':
      return named && `/admin-data?tab=tasks&q=${encodeURIComponent(named)}`;
    case 'attachments':
      return `/api/attachments/${id}/file`;
    case 'inbox':
      return inboxPath(id);
    case 'outbox':
      return written;
    default:
      return pageOf(entity, id, named);
  }
}
