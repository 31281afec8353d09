import type { Calendar } from '@smoko/contract';
import { Link } from 'react-router-dom';
import { cn } from '../../lib/cn.ts';
import { useIsDesktop } from '../../lib/media.ts';
import { useDropDay } from './acts.tsx';
import { dayNumber, longDay, weekday } from './days.ts';
import { EntryLink } from './entry-link.tsx';

const WEEK = 7;
/** More are told as a number, which leads to the day. */
const SHOWN = 3;

/** Weeks below each other. A phone shows how much is on; the day shows what. */
export function MonthGrid({ calendar, days }: { calendar: Calendar; days: readonly string[] }) {
  const weeks = Array.from({ length: days.length / WEEK }, (_, i) => days.slice(i * WEEK, (i + 1) * WEEK));
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <thead>
        <tr>
          {days.slice(0, WEEK).map((day) => (
            <th key={day} scope="col" className="eyebrow pb-1 text-center text-soft">
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} calendar={calendar} day={day} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ calendar, day }: { calendar: Calendar; day: string }) {
  const desktop = useIsDesktop();
  const { over, target } = useDropDay(day);
  const entries = calendar.entries.filter(({ date }) => date === day);
  const today = day === calendar.today;
  const outside = day.slice(0, 7) !== calendar.day.slice(0, 7);
  const rest = entries.length - SHOWN;
  return (
    <td
      {...target}
      className={cn(
        'h-16 rounded-md border-2 p-0.5 align-top lg:h-28 lg:p-1',
        outside ? 'bg-page' : 'bg-sunken',
        over ? 'border-focus' : today ? 'border-amber' : 'border-transparent',
      )}
    >
      <Link
        to={{ search: `?view=day&day=${day}` }}
        aria-label={`${longDay(day)}, ${entries.length || 'nothing'} on${today ? ', today' : ''}`}
        className="grid min-h-12 place-items-center rounded-sm font-bold text-sm tabular-nums hover:bg-line lg:min-h-7 lg:place-items-start lg:px-1.5"
      >
        <span className={outside ? 'text-soft' : ''}>{dayNumber(day)}</span>
        {!desktop && entries.length > 0 && (
          <span className="rounded-full bg-amber px-1.5 text-on-amber text-xs">{entries.length}</span>
        )}
      </Link>
      {desktop && (
        <ul className="grid gap-1">
          {entries.slice(0, SHOWN).map((entry) => (
            <li key={entry.id} className="min-w-0">
              <EntryLink entry={entry} look="tight" />
            </li>
          ))}
          {rest > 0 && <li className="px-1.5 text-soft text-xs">and {rest} more</li>}
        </ul>
      )}
    </td>
  );
}
