import { HOLIDAYS, NOT_DAY_AFTER, NOT_DAY_BEFORE } from '../lexicon/calendar.ts';
import {
  coming,
  DAY,
  dayAhead,
  dayNumber,
  dayOf,
  inWeek,
  MONTH,
  monthAhead,
  monthOf,
  monthStart,
  nthDay,
  ORDINAL,
  plus,
  previous,
} from './calendar.ts';
import { type DateRule, rule } from './date-rule.ts';
import { SMALL, smallNumber } from './numbers.ts';

const W = `(?<day>${DAY})`;
const NTH = '(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last)';
const nth = (said = ''): number => (said.toLowerCase() === 'last' ? -1 : dayNumber(said));
/** A weekday that goes on into a date ("tuesday 8 dec", "wed 2/12", "the 3rd") is read with it. */
const DATE_FOLLOWS = `(?!['’]?s?\\s*,?\\s*(?:the\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2}[/.]\\d{1,2}\\b(?!\\s?[ap]m)|\\d{1,2}\\s+(?:of\\s+)?${MONTH}\\b|${MONTH}\\b))`;
// opening hours: Mon-Fri 6.45am
const HOURS_FOLLOW = `(?!['’]?s?\\s?(?:-|to)\\s?${DAY}\\b\\s*:?\\s*\\d)`;

/** The day after "every" or as "tuesdays" is a recurrence; its next one is still the date. */
export const WEEKDAY_DATES: DateRule[] = [
  ...HOLIDAYS.map(([name, month, day]) =>
    rule(`\\b${W}\\s+(?<way>before|after)\\s+(?:the\\s+)?(?:${name})\\b`, (s, t) => {
      const own = new Date(Date.UTC(t.getUTCFullYear(), month, day));
      const holiday = own < t ? new Date(Date.UTC(t.getUTCFullYear() + 1, month, day)) : own;
      const weekday = dayOf(s.day ?? '');
      return /^b/i.test(s.way ?? '') ? previous(holiday, weekday) : coming(holiday, weekday);
    }),
  ),
  rule(
    `\\b(?:next\\s+)?${W}\\s+(?:week|after next)\\b(?!\\s*(?:of|\\d+(?!\\d|[:.]\\d\\d|\\s?(?:am|pm|ish)\\b)))`,
    (s, t) => plus(coming(t, dayOf(s.day ?? '')), 7),
  ),
  rule(`\\b${W}\\s+fortnight\\b`, (s, t) => plus(coming(t, dayOf(s.day ?? '')), 14)),
  rule(
    `\\b(?<n>${SMALL})\\s+(?<unit>weeks?|fortnights?)\\s+(?:from\\s+|after\\s+)?(?:on\\s+|this\\s+)?(?<!weeks?\\s)${W}\\b`,
    (s, t) => plus(coming(t, dayOf(s.day ?? '')), smallNumber(s.n ?? '') * (/^f/i.test(s.unit ?? '') ? 14 : 7)),
  ),
  rule(`\\b${NTH}\\s+${W}\\s+(?:of|in)\\s+(?<month>${MONTH})\\b`, (s, t) => {
    const date = nthDay(monthAhead(t, monthOf(s.month ?? '')), dayOf(s.day ?? ''), nth(s.nth));
    return date >= t ? date : nthDay(monthStart(date, 12), dayOf(s.day ?? ''), nth(s.nth));
  }),
  rule(
    `\\b${NTH}\\s+${W}\\s+(?:of|in)\\s+(?<which>the|this|each|every|next|a)\\s+month\\b|\\b${NTH.replace('nth', 'nth2')}\\s+${W.replace('day', 'day2')}\\s+(?:monthly|every month|each month)\\b`,
    (s, t) => {
      const [day, n] = [dayOf(s.day ?? s.day2 ?? ''), nth(s.nth ?? s.nth2)];
      const date = nthDay(monthStart(t, /next/i.test(s.which ?? '') ? 1 : 0), day, n);
      return date > t ? date : nthDay(monthStart(t, 1), day, n);
    },
  ),
  rule(`\\b${W}\\s+the\\s+(?<n>${ORDINAL})\\b(?!\\s+(?:of|\\p{L}+day))`, (s, t) => dayAhead(t, dayNumber(s.n ?? ''))),
  // said on Friday the 20th, "next tuesday" is the 24th: the one of next week
  rule(`\\bnext\\s+${W}\\b${DATE_FOLLOWS}`, (s, t) => inWeek(t, 1, dayOf(s.day ?? ''))),
  rule(`\\b${W}\\s+(?:of\\s+)?next\\s+week\\b`, (s, t) => inWeek(t, 1, dayOf(s.day ?? ''))),
  rule(`\\bnext\\s+week\\s+(?:on\\s+)?${W}\\b`, (s, t) => inWeek(t, 1, dayOf(s.day ?? ''))),
  rule(`\\b(?:last|this past)\\s+${W}\\b${DATE_FOLLOWS}`, (s, t) => previous(t, dayOf(s.day ?? ''))),
  rule(`\\b${W}\\s+(?:just\\s+gone|gone|past)\\b`, (s, t) => previous(t, dayOf(s.day ?? ''))),
  rule(
    `(?<!\\b${DAY}\\s?(?:-|to)\\s?)(?<!\\b(?:${NOT_DAY_BEFORE})\\s+(?=(?:sun|sat)\\b))\\b(?:(?:this\\s+coming|the\\s+coming|this|coming)\\s+)?${W}\\b${DATE_FOLLOWS}${HOURS_FOLLOW}(?!(?<=sun|sat)\\s+(?:${NOT_DAY_AFTER})\\b)`,
    (s, t) => coming(t, dayOf(s.day ?? '')),
  ),
];
