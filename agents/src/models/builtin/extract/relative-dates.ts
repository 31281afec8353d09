import {
  coming,
  DAY,
  dayOf,
  inWeek,
  mondayOf,
  monthEnd,
  monthStart,
  plus,
  plusMonths,
  workingDays,
} from './calendar.ts';
import { type DateRule, rule } from './date-rule.ts';
import { SMALL, smallNumber } from './numbers.ts';

const SPAN = `(?<n>${SMALL})\\s+(?<work>working\\s+|business\\s+|week\\s?)?(?<unit>days?|weeks?|fortnights?|months?)(?:['’]s?)?`;
/** A clause that says no more than a span is a due date: ", 14 days,". */
const ALONE = '(?<=(?:^|[,;:¦(]|\\s-)\\s*)';
const ENDS = '(?=\\s*(?:$|[,;.¦)\\n]))';

function spanFrom(today: Date, s: Record<string, string>): Date {
  const n = smallNumber(s.n ?? '');
  const unit = s.unit?.toLowerCase() ?? '';
  if (unit.startsWith('month')) return plusMonths(today, n);
  if (s.work && unit.startsWith('day')) return workingDays(today, n);
  return plus(today, n * (unit.startsWith('week') ? 7 : unit.startsWith('fort') ? 14 : 1));
}
const from = (s: Record<string, string>, t: Date): Date => spanFrom(t, s);
const ago = (s: Record<string, string>, t: Date): Date =>
  plus(t, (t.getTime() - spanFrom(t, s).getTime()) / 86_400_000);

export const RELATIVE_DATES: DateRule[] = [
  rule('\\b(?:the\\s+)?day\\s+after\\s+tomorrow\\b', (_, t) => plus(t, 2)),
  rule('\\b(?:the\\s+)?day\\s+before\\s+yesterday\\b', (_, t) => plus(t, -2)),
  rule('\\btomorrow\\b', (_, t) => plus(t, 1)),
  rule(
    '\\b(?:today|tonight|this\\s+(?:arvo|afternoon|morning|evening)|end of (?:the )?day|close of business|cob|eod)\\b(?!\\s+(?:tomorrow|next|this|on|the|mon|tue|wed|thu|fri|sat|sun|\\d(?!\\d?(?:[:.]\\d\\d)?\\s?(?:am|pm|ish|o.?clock)\\b)))(?!s\\b)',
    (_, t) => t,
  ),
  rule('\\b(?:yesterday|last\\s+night)\\b', (_, t) => plus(t, -1)),
  rule(
    `\\b(?:in|within|due|net|inside)\\s+(?:the\\s+next\\s+)?${SPAN}(?:\\s+time)?\\b(?!\\s+(?:out|before|ahead|prior|earlier|later|beforehand|old|of|after|from))`,
    from,
  ),
  rule(`\\b${SPAN}\\s+(?:time|away|from\\s+(?:now|today)|hence)\\b`, from),
  rule(`\\b${SPAN}\\s+from\\s+tomorrow\\b`, (s, t) => spanFrom(plus(t, 1), s)),
  rule(`\\b(?:in\\s+)?${SPAN}\\s+(?:from|after)\\s+(?:this\\s+|next\\s+|coming\\s+)?(?<day>${DAY})\\b`, (s, t) =>
    spanFrom(coming(t, dayOf(s.day ?? '')), s),
  ),
  rule(`\\b${SPAN}\\s+ago\\b`, ago),
  rule(`${ALONE}\\b${SPAN}(?:\\s+terms)?${ENDS}`, from),
  rule(
    '(?<!\\b(?:every|each|per|for|second|other|\\d+)\\s+(?:an?\\s+)?)\\b(?:in\\s+)?(?:a|one)\\s+fortnight\\b(?!\\s+(?:from|out|before|ahead|later|earlier|of))',
    (_, t) => plus(t, 14),
  ),
  rule('\\b(?:the\\s+)?week\\s+after\\s+next\\b', (_, t) => inWeek(t, 2, 1)),
  rule(
    '\\b(?:(?:early|start of|beginning of|first thing)\\s+)?next\\s+week\\b(?!\\s+(?:on\\s+)?(?:mon|tue|wed|thu|fri|sat|sun))',
    (_, t) => inWeek(t, 1, 1),
  ),
  rule('\\b(?:mid|middle\\s+of|mid-)\\s*\\bnext\\s+week\\b', (_, t) => inWeek(t, 1, 3)),
  rule('\\b(?:late|later|end\\s+of)\\s+next\\s+week\\b', (_, t) => inWeek(t, 1, 5)),
  // said on a Friday, the week ends today
  rule('\\b(?:end\\s+of\\s+(?:the\\s+|this\\s+)?week|eow|later\\s+this\\s+week)\\b', (_, t) =>
    t.getUTCDay() === 5 ? t : coming(t, 5),
  ),
  rule('\\b(?:this\\s+|the\\s+|coming\\s+)*weekend\\b(?!\\s+(?:rates?|work|after))', (_, t) =>
    t.getUTCDay() % 6 === 0 ? t : plus(mondayOf(t), 5),
  ),
  rule('\\bnext\\s+weekend\\b', (_, t) => inWeek(t, 1, 6)),
  rule('\\b(?:the\\s+)?weekend\\s+after\\s+next\\b', (_, t) => inWeek(t, 2, 6)),
  rule('\\bnext\\s+month\\b', (_, t) => monthStart(t, 1)),
  rule('\\blast\\s+week\\b', (_, t) => inWeek(t, -1, 1)),
  rule('\\b(?:end\\s+of\\s+(?:the\\s+|this\\s+)?year|eoy)\\b', (_, t) =>
    monthEnd(new Date(Date.UTC(t.getUTCFullYear(), 11, 1))),
  ),
];
