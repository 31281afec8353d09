import type { Day } from '../reading.ts';
import {
  coming,
  DAY,
  dayAhead,
  dayNumber,
  dayOf,
  iso,
  monthStart,
  nthDay,
  ORDINAL,
  plus,
  plusMonths,
} from './calendar.ts';
import { GAP, type Taken } from './gap.ts';
import { SMALL, smallNumber } from './numbers.ts';

export interface Recurrence {
  /** The next time, `YYYY-MM-DD`; null where the words name no day ("every month"). */
  date: string | null;
  /** As said: "first monday of each month". */
  text: string;
}

type Next = (said: Record<string, string>, today: Date) => Date | null;
const EACH = '(?:each|every)';
const NTH = '(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last)';
const W = `(?<day>${DAY})`;
const D = `(?<date>\\d{1,2}(?:st|nd|rd|th)|${ORDINAL})`;

const nthOfMonth: Next = (s, t) => {
  const [day, n] = [dayOf(s.day ?? ''), s.nth?.toLowerCase() === 'last' ? -1 : dayNumber(s.nth ?? '')];
  const date = nthDay(monthStart(t, 0), day, n);
  return date > t ? date : nthDay(monthStart(t, 1), day, n);
};
const onDay: Next = (s, t) =>
  coming(t, dayOf((s.day ?? '').replace(/s$/i, (end) => (/^(?:tues|weds|thurs)$/i.test(s.day ?? '') ? end : ''))));
const spanAhead: Next = (s, t) => {
  const n = s.n ? smallNumber(s.n) : s.other ? 2 : 1;
  const unit = s.unit?.toLowerCase() ?? '';
  if (unit.startsWith('day')) return plus(t, n);
  if (unit.startsWith('week')) return n === 1 ? null : plus(t, n * 7);
  if (unit.startsWith('fort')) return plus(t, n * 14);
  if (unit.startsWith('month')) return n === 1 ? null : plusMonths(t, n);
  if (unit.startsWith('quarter')) return plusMonths(t, n * 3);
  return plusMonths(t, n * 12);
};
const named: Next = (s, t) =>
  spanAhead(
    {
      unit:
        { daily: 'day', weekly: 'week', fortnightly: 'fortnight', monthly: 'month', quarterly: 'quarter' }[
          s.often?.toLowerCase() ?? ''
        ] ?? 'year',
    },
    t,
  );

/** The last day of a month that is no weekend. */
const lastWorkingDay: Next = (_, t) => {
  for (const later of [0, 1]) {
    let date = plus(monthStart(t, later + 1), -1);
    while (date.getUTCDay() % 6 === 0) date = plus(date, -1);
    if (date > t) return date;
  }
  return null;
};

const FORMS: readonly [string, Next][] = [
  [
    `(?:on\\s+)?(?:the\\s+)?last\\s+(?:working|business|week)\\s?day\\s+(?:of|in)\\s+(?:${EACH}|the)\\s+month`,
    lastWorkingDay,
  ],
  [
    `(?:on\\s+)?(?:the\\s+)?${NTH}\\s+${W}\\s+(?:(?:of|in)\\s+)?(?:(?:${EACH}|the)\\s+month|monthly)(?<!\\bthe month)`,
    nthOfMonth,
  ],
  [
    `(?:on\\s+)?(?:the\\s+)?${D}\\s+(?:(?:of|in)\\s+)?(?:${EACH}\\s+month|monthly)`,
    (s, t) => dayAhead(t, dayNumber(s.date ?? '')),
  ],
  [`(?:${EACH}\\s+month|monthly)\\s+on\\s+the\\s+${D}`, (s, t) => dayAhead(t, dayNumber(s.date ?? ''))],
  [`${EACH}\\s+(?:second|other|2nd|third|3rd)\\s+${W}`, onDay],
  [`(?:weekly|fortnightly|${EACH}\\s+(?:week|fortnight))\\s+(?:on\\s+)?(?:an?\\s+)?${W.replace(')', 's?)')}`, onDay],
  [`${EACH}\\s+${W}(?:\\s+(?:morning|arvo|afternoon|night))?`, onDay],
  [`(?:on\\s+)?(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)days)`, onDay],
  [
    `${EACH}\\s+(?<other>second\\s+|other\\s+|2nd\\s+)?(?:(?<n>${SMALL})\\s+)?(?<unit>days?|weeks?|fortnights?|months?|quarters?|years?)`,
    spanAhead,
  ],
  [`(?<often>daily|weekly|fortnightly|monthly|quarterly|yearly|annually)`, named],
];
const COMPILED = FORMS.map(([says, next]) => ({ says: new RegExp(`\\b${says}\\b`, 'iu'), next }));

/** Something that comes again: "every second tuesday", "the 5th of each month", "fortnightly". */
export function takeRecurrence(text: string, day: Pick<Day, 'today'>): Taken<Recurrence> | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day.today)) return null;
  const today = new Date(`${day.today}T00:00:00Z`);
  for (const { says, next } of COMPILED) {
    const match = says.exec(text);
    if (!match) continue;
    const date = next(match.groups ?? {}, today);
    return {
      value: {
        date: date ? iso(date) : null,
        text: match[0].replace(/^(?:on\s+)?(?:the\s+)?/i, '').replace(/\s+/g, ' '),
      },
      rest: `${text.slice(0, match.index)} ${GAP} ${text.slice(match.index + match[0].length)}`,
      text: match[0],
    };
  }
  return null;
}
