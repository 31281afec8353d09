import { coming, DAY, dayOf, iso, mondayOf, plus, previous } from '../extract/calendar.ts';
import { datesIn } from '../extract/dates.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import { overlaps, type Span } from './spans.ts';

/** A day as it was said: by itself, or from the day that is talked about. */
export type SaidDay = Span & {
  /** It stands in for one that was said just before it. */
  instead?: true;
} & (
    | { is: 'date'; date: string }
    /** "friday": the coming one, or the one of the week under discussion. */
    | { is: 'weekday'; weekday: number; date: string }
    /** "the friday of that week". */
    | { is: 'of-week'; weekday: number }
    /** "the tuesday after", "the sunday before". */
    | { is: 'after'; weekday: number }
    | { is: 'before'; weekday: number }
    /** "a week later", "the day after", "the week after, same day". */
    | { is: 'shift'; days: number }
  );

const BARE = new RegExp(`^(?:(?:on|the|this|coming|for|to|til|till|until)\\s+)*(${DAY})$`, 'i');
const AFTER = new RegExp(
  `\\bthe\\s+(${DAY})\\s+after(?:\\s+(?:that|then))?\\b(?!\\s+(?:next|the|this|\\d))|(?<!\\bthe\\s)\\b(${DAY})\\s+after(?=\\s*(?:$|[.,;!?]))`,
  'giu',
);
const BEFORE = new RegExp(
  `\\bthe\\s+(${DAY})\\s+before(?:\\s+(?:that|then))?(?=\\s*(?:$|[.,;!?]|and\\b|if\\b|please\\b|instead\\b))`,
  'giu',
);
/** "same day as lyle": counted from his. */
const SAME_AS = /\b(?:on\s+)?(?:the\s+)?same\s+day\s+(?:as|that)\b/giu;
/** "friday of the same week", "the monday of that week". */
const OF_WEEK = new RegExp(`\\b(?:on\\s+)?(?:the\\s+)?(${DAY})\\s+of\\s+(?:the\\s+same|that|the)\\s+week\\b`, 'giu');
const SPAN = `(${SMALL}|an?|the|another)\\s+(days?|weeks?|fortnights?)`;
const SHIFTS: readonly [RegExp, -1 | 1][] = [
  // "bring it forward by three days" before "by three days"
  [new RegExp(`\\b(?:forward|ahead|up|earlier|sooner)\\s+(?:by\\s+)?${SPAN}\\b`, 'giu'), -1],
  [new RegExp(`\\b(?:by\\s+)?${SPAN}\\s+(?:earlier|sooner|before|forward)\\b`, 'giu'), -1],
  [
    new RegExp(
      `\\b(?:by\\s+)?${SPAN}\\s+(?:later|after(?:\\s+(?:that|then))?|back|on)\\b(?!\\s+(?:next|\\p{L}+day))(?:,?\\s+same\\s+(?:day|time))?`,
      'giu',
    ),
    1,
  ],
  [new RegExp(`\\b(?:back|out|off|another|by)\\s+(?:by\\s+)?${SPAN}\\b`, 'giu'), 1],
  // "shift the leeton walk a week": looked back from, since few texts have such a length at an end
  [
    new RegExp(
      `\\b${SPAN}(?=\\s*(?:$|[.,!]))(?<=\\b(?:shift|push|move|bump|slide|delay|postpone)\\b(?!.*\\b(?:forward|ahead|up|earlier|sooner)\\b)[^.?!,]{2,60})`,
      'giu',
    ),
    1,
  ],
];
const LENGTH: Readonly<Record<string, number>> = { d: 1, w: 7, f: 14 };

/** Every day that a text names, in the order said. `today` is YYYY-MM-DD. */
export function saidDays(text: string, today: string): SaidDay[] {
  const relative = [
    ...weekdays(text, AFTER, 'after'),
    ...weekdays(text, BEFORE, 'before'),
    ...weekdays(text, OF_WEEK, 'of-week'),
    ...shifts(text),
  ];
  const own = datesIn(text, { today }).flatMap((found): SaidDay[] => {
    const span = { start: found.index, end: found.index + found.text.length };
    if (relative.some((one) => overlaps(one, span))) return [];
    const weekday = BARE.exec(found.text.trim())?.[1];
    return [
      weekday === undefined
        ? { ...span, is: 'date', date: found.date }
        : { ...span, is: 'weekday', weekday: dayOf(weekday), date: found.date },
    ];
  });
  return [...relative, ...own, ...ontoDays(text, own, today)].sort((a, b) => a.start - b.start);
}

const ONTO = new RegExp(`^\\s+(?:on)?to\\s+(?:the\\s+)?(${DAY})\\b`, 'i');
/** "from thursday to friday" of something that is moved: the end of what else reads as a span is a day of its own. */
function ontoDays(text: string, found: readonly SaidDay[], today: string): SaidDay[] {
  return found.flatMap((one): SaidDay[] => {
    const match = /\bfrom\s+(?:the\s+)?$/i.test(text.slice(0, one.start)) ? ONTO.exec(text.slice(one.end)) : null;
    const start = one.end;
    const end = start + (match?.[0].length ?? 0);
    if (!match?.[1] || found.some((other) => overlaps(other, { start, end }))) return [];
    const weekday = dayOf(match[1]);
    return [{ start, end, is: 'weekday', weekday, date: iso(coming(at(today), weekday)) }];
  });
}

const weekdays = (text: string, says: RegExp, is: 'after' | 'before' | 'of-week'): SaidDay[] =>
  [...text.matchAll(says)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    is,
    weekday: dayOf(match[1] ?? match[2] ?? ''),
  }));

/** "next week same day" of what stands on a day already. */
const SAME_DAY =
  /\b(?:(?:to|for)\s+)?(?:(?:next|the following|the next)\s+week,?\s+same\s+(?:day|time)|same\s+(?:day|time),?\s+(?:the\s+)?(?:next|following)\s+week)\b/giu;

function shifts(text: string): SaidDay[] {
  const found: SaidDay[] = [...text.matchAll(SAME_DAY)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
    is: 'shift',
    days: 7,
  }));
  for (const { index, 0: said } of text.matchAll(SAME_AS))
    found.push({ start: index, end: index + said.length, is: 'shift', days: 0 });
  for (const [says, way] of SHIFTS)
    for (const match of text.matchAll(says)) {
      const span = { start: match.index, end: match.index + match[0].length };
      if (found.some((one) => overlaps(one, span))) continue;
      const [, n = 'a', unit = 'day'] = match;
      const count = /^(?:the|another)$/i.test(n) ? 1 : smallNumber(n) || 1;
      found.push({ ...span, is: 'shift', days: way * count * (LENGTH[unit.charAt(0).toLowerCase()] ?? 1) });
    }
  return found;
}

/** Which way a day is moved: "bring it forward to friday" is a friday before, "push it back to monday" a monday after. */
export function wayIn(text: string): -1 | 1 | null {
  if (/\b(?:forward|earlier|sooner)\b/i.test(text)) return -1;
  return /\b(?:push\w*|postpon\w+|delay\w*|later)\b|\b(?:move|put|set|knock|shift|bump|go|goes)\w*\b.{0,40}\b(?:back|out|off) (?:to|till|until|a|an|one|two)\b/i.test(
    text,
  )
    ? 1
    : null;
}

/** A weekday on the other side of the day that the record stands on; null where that has gone, or was not said so. */
export function weekdayOnward(
  day: SaidDay,
  today: string,
  base: string | undefined,
  way: -1 | 1 | null,
): string | null {
  if (day.is !== 'weekday' || !way || base === undefined || base <= today) return null;
  if (way > 0) return iso(coming(at(base), day.weekday));
  const before = iso(previous(at(base), day.weekday));
  return before > today ? before : null;
}

/**
 * The day that is meant. `base` is the day the record stands on; where the talk `amends` it, a bare weekday is the one of
 * that week. Null where it hangs on a day that nobody knows.
 */
export function dayMeant(day: SaidDay, today: string, base: string | undefined, amends: boolean): string | null {
  const now = at(today);
  if (day.is === 'date') return day.date;
  if (day.is === 'shift') return base === undefined ? null : iso(plus(at(base), day.days));
  const from = base !== undefined && base >= today ? at(base) : now;
  if (day.is === 'after') return iso(coming(from, day.weekday));
  if (day.is === 'before') {
    const before = base === undefined ? null : iso(previous(from, day.weekday));
    return before !== null && before >= today ? before : null;
  }
  const sameWeek = plus(mondayOf(from), (day.weekday + 6) % 7);
  if (day.is === 'of-week') return iso(sameWeek);
  if (!amends || base === undefined || base < today) return day.date;
  return sameWeek > now ? iso(sameWeek) : day.date;
}

const at = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Whether a day is to come; one that cannot be counted may be. */
export const isAnyAhead = (days: readonly SaidDay[], today: string): boolean =>
  days.some((day) => (dayMeant(day, today, undefined, false) ?? '9') > today);

/** To which date a record is moved by a day that was said, or by how many days; null where that cannot be counted. */
export function movedTo(
  day: SaidDay,
  stands: string | undefined,
  today: string,
): { date?: string; shift?: number } | null {
  if (day.is === 'shift') return stands ? { shift: day.days } : null;
  const date = dayMeant(day, today, stands, true);
  return date === null ? null : { date };
}
