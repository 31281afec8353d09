import { DATE_LABELS, DOUBTFUL_MONTHS, HOLIDAYS, NOT_HOLIDAY_AFTER, ORDINAL_NOUNS } from '../lexicon/calendar.ts';
import {
  DAY,
  dayAhead,
  dayIn,
  dayNumber,
  dayOfMonth,
  MONTH,
  monthAhead,
  monthEnd,
  monthOf,
  monthStart,
  nthDay,
  ORDINAL,
} from './calendar.ts';
import { type DateRule, rule } from './date-rule.ts';

const WEEKDAY = `(?:\\b${DAY},?\\s+(?:the\\s+)?)?`;
const NUMBER = '(?:3[01]|[12]\\d|0?[1-9])';
const NTH_DAY = `(?:${NUMBER}(?:st|nd|rd|th)|${ORDINAL})`;
const D = `(?<date>${NTH_DAY}|${NUMBER})`;
const M = `(?<month>${MONTH})`;
const YEAR = `(?:[\\s,]+(?:of\\s+)?(?:'(?<yy>\\d\\d)|(?<year>20[2-9]\\d))\\b(?!\\s*(?:x|mm)))?`;
const TO = `(?:\\s*(?:-|to|till|until|through|and|or)\\s*(?:the\\s+)?(?:${NTH_DAY}|${NUMBER}))?`;
const NO_FIGURE_BEFORE = `(?<![\\d$/.,x×@:-])`;
/** What follows a number that is no day of the month. */
const COUNTED = `(?!\\d|[/:x×%]\\d|[.,]\\d|\\s*(?:x|×|am|pm|k|mm|cm|m|lm|l|kg|%|sheets?|bags?|packs?|rolls?|tubes?|tins?|lengths?|boxes)\\b)`;
const DOUBTFUL = DOUBTFUL_MONTHS.join('|');
const CLAUSE_ON = `(?=\\s*(?:$|[,;:.¦?!)\\n]|-\\s)|\\s+(?:and|or|at|by|for|to|in|on|with|is|but|arvo|morning|afternoon|budget|start|then|please|if|so|as|not|now)\\b)`;

const inYear = (s: Record<string, string>): number | undefined =>
  (s.year ?? s.yy) ? Number(s.year ?? s.yy) : undefined;
const ofMonth: DateRule['read'] = (s, t) => dayOfMonth(t, monthOf(s.month ?? ''), dayNumber(s.date ?? ''), inYear(s));
const NTHS = '(?<nth>first|1st|second|2nd|third|3rd|fourth|4th|last)';

/** Where in a month: its first Monday, its middle, its end. */
function partOf(first: Date, part: string): Date | null {
  if (/^(?:end|last day)/i.test(part)) return monthEnd(first);
  if (/^(?:start|beginning)/i.test(part)) return first;
  if (/^early/i.test(part)) return nthDay(first, 1, 1);
  return dayIn(first, /^late/i.test(part) ? 24 : 15);
}
const PART = `(?<part>early|mid|middle|late|end|start|beginning|last day)(?:\\s+(?:of|in)(?:\\s+the)?|\\s*-)?`;

export const MONTH_DATES: DateRule[] = [
  rule(
    `${NO_FIGURE_BEFORE}${WEEKDAY}(?:\\bthe\\s+)?\\b${D}${TO}\\s*(?:of\\s+)?\\b${M}\\b${YEAR}(?!\\s+(?:be|need|have|want|come|not(?!\\s+(?:${MONTH}|the\\b|\\d))|take|get)\\b)`,
    ofMonth,
  ),
  rule(
    `(?<!\\b(?:you|he|she|they|we|i|it)\\s+)${WEEKDAY}\\b(?!(?:${DOUBTFUL})\\s+\\d{1,2}\\s+(?!and|to|or|at|for|by|with)\\p{L})${M}\\.?\\s+(?:the\\s+)?\\b${D}\\b${COUNTED}${TO}${YEAR}`,
    ofMonth,
  ),
  rule(`\\b(?:the\\s+)?${NTHS}\\s+week\\s+(?:of|in)\\s+${M}\\b`, (s, t) =>
    nthDay(monthAhead(t, monthOf(s.month ?? '')), 1, s.nth?.toLowerCase() === 'last' ? -1 : dayNumber(s.nth ?? '')),
  ),
  rule(`\\b(?:the\\s+)?${NTHS}\\s+week\\s+(?:of|in)\\s+next\\s+month\\b`, (s, t) =>
    nthDay(monthStart(t, 1), 1, s.nth?.toLowerCase() === 'last' ? -1 : dayNumber(s.nth ?? '')),
  ),
  rule(`\\b${PART}\\s*\\b${M}\\b`, (s, t) => partOf(monthAhead(t, monthOf(s.month ?? '')), s.part ?? '')),
  rule(
    `\\b${PART}\\s*\\b(?<which>next|this|the)\\s+month\\b|\\b(?<part2>end of month|eom|month'?s?[\\s-]end)\\b`,
    (s, t) => partOf(monthStart(t, s.which?.toLowerCase() === 'next' ? 1 : 0), s.part ?? 'end'),
  ),
  rule(`\\b(?:the\\s+)?${D}\\s+of\\s+(?<which>next|this|the|each|every)\\s+month\\b`, (s, t) => {
    const which = s.which?.toLowerCase() ?? '';
    const day = dayNumber(s.date ?? '');
    return which === 'next'
      ? dayIn(monthStart(t, 1), day)
      : which === 'this'
        ? dayIn(monthStart(t, 0), day)
        : dayAhead(t, day);
  }),
  // "the 11th" alone: this month, or the next when it has gone by
  rule(`${WEEKDAY}\\bthe\\s+(?<date>${NUMBER}(?:st|nd|rd|th))\\b(?!\\s+(?:${ORDINAL_NOUNS})\\b)`, (s, t) =>
    dayAhead(t, dayNumber(s.date ?? '')),
  ),
  rule(`\\b${DAY},?\\s+(?<date>${NUMBER}(?:st|nd|rd|th))\\b(?!\\s+(?:${ORDINAL_NOUNS})\\b)`, (s, t) =>
    dayAhead(t, dayNumber(s.date ?? '')),
  ),
  rule(
    `(?<=\\b(?:${DATE_LABELS}|for|to)\\s+)(?<date>${NUMBER}(?:st|nd|rd|th))\\b(?!\\s+(?:${ORDINAL_NOUNS})\\b)`,
    (s, t) => dayAhead(t, dayNumber(s.date ?? '')),
  ),
  rule(
    `(?<=\\b(?:${DATE_LABELS}|for|to|make (?:it|that|him|her|them))\\s+)the\\s+(?<date>${ORDINAL})\\b${CLAUSE_ON}`,
    (s, t) => dayAhead(t, dayNumber(s.date ?? '')),
  ),
  ...HOLIDAYS.map(([name, month, day]) =>
    rule(`\\b(?:${name})\\b(?!\\s+(?:${NOT_HOLIDAY_AFTER}))`, (_, t) => dayOfMonth(t, month, day)),
  ),
];
