import type { Calendar } from '@smoko/contract';
import { cn } from '../../lib/cn.ts';
import { useDropDay } from './acts.tsx';
import { longDay } from './days.ts';
import { EntryLink } from './entry-link.tsx';

interface Props {
  calendar: Calendar;
  days: readonly string[];
  /** Beside each other, each a column. */
  columns?: boolean;
}

/** Days with what is on, one below the other or side by side. */
export const DayList = ({ calendar, days, columns = false }: Props) => (
  <div className={cn('grid gap-2', columns && 'grid-cols-7')}>
    {days.map((day) => (
      <Day key={day} calendar={calendar} day={day} heading={days.length > 1} column={columns} />
    ))}
  </div>
);

interface DayProps {
  calendar: Calendar;
  day: string;
  heading: boolean;
  column: boolean;
}

function Day({ calendar, day, heading, column }: DayProps) {
  const { over, target } = useDropDay(day);
  const entries = calendar.entries.filter(({ date }) => date === day);
  const today = day === calendar.today;
  return (
    <section
      {...target}
      aria-label={longDay(day)}
      className={cn(
        'min-h-20 min-w-0 rounded-lg border-2 bg-sunken',
        column ? 'p-1.5' : 'p-2',
        over ? 'border-focus' : today ? 'border-amber' : 'border-transparent',
      )}
    >
      {heading && <DayHeading day={day} today={today} />}
      {entries.length > 0 ? (
        <ul className="grid gap-2">
          {entries.map((entry) => (
            <li key={entry.id} className="min-w-0">
              <EntryLink entry={entry} look={column ? 'column' : 'line'} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={cn('text-faint text-sm', heading ? '' : 'px-2 py-6 text-center')}>
          {heading ? 'Nothing on' : 'Nothing on this day.'}
        </p>
      )}
    </section>
  );
}

function DayHeading({ day, today }: { day: string; today: boolean }) {
  const [weekday, ...rest] = longDay(day).split(' ');
  return (
    <h3 className="mb-2 flex flex-wrap items-baseline gap-x-1.5 text-sm">
      <span className="font-bold">{weekday}</span>
      <span className="text-soft">
        {rest[0]} {rest[1]?.slice(0, 3)}
      </span>
      {today && <span className="font-bold text-link">Today</span>}
    </h3>
  );
}
