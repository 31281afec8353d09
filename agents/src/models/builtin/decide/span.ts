import { addDays } from '../../../tools/format.ts';
import { DAY, dayOf, MONTH, monthOf } from '../extract/calendar.ts';
import { datesIn, takeDate } from '../extract/dates.ts';
import { cut } from '../extract/gap.ts';
import { SMALL, smallNumber } from '../extract/numbers.ts';
import type { Day } from '../reading.ts';

/** The days a question is about, both ends included; an open end is left out. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
  rest: string;
}

export interface When {
  /** "On monday" and "in october" mean the last one, not the next. */
  past?: boolean;
  /** "This week" begins on its Monday, not today. */
  whole?: boolean;
}

type Span = [from: string | undefined, to: string | undefined];
interface Asked extends When {
  today: string;
  country: Day['country'];
  said: Record<string, string>;
}
interface Rule {
  says: RegExp;
  days: (asked: Asked) => Span;
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
/** The Monday of the week a day is in. */
const monday = (date: string) => addDays(date, -((weekday(date) + 6) % 7));
const week = (date: string, later: number): Span => {
  const start = addDays(monday(date), later * 7);
  return [start, addDays(start, 6)];
};
const two = (n: number) => String(n).padStart(2, '0');
/** The first day of a month counted from the one a day is in. */
function monthStart(date: string, later: number): string {
  const months = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + later;
  return `${Math.floor(months / 12)}-${two((months % 12) + 1)}-01`;
}
const months = (date: string, later: number, count = 1): Span => {
  const start = monthStart(date, later);
  return [start, addDays(monthStart(start, count), -1)];
};
const monthNumber = (date: string) => Number(date.slice(5, 7)) - 1;
const quarter = (date: string, later: number): Span => months(date, -(monthNumber(date) % 3) + later * 3, 3);
/** From July in Australia, from April in New Zealand. */
function financialYear(date: string, country: Day['country'], later: number): Span {
  const first = country === 'NZ' ? 3 : 6;
  const since = (monthNumber(date) - first + 12) % 12;
  return months(date, -since + later * 12, 12);
}

function namedMonth({ today, past, said }: Asked): Span {
  const month = monthOf(said.month ?? '');
  const year = Number(today.slice(0, 4));
  const later = month - monthNumber(today);
  const other = past ? (later > 0 ? -1 : 0) : later < 0 ? 1 : 0;
  const which = said.year ? Number(said.year) - year : /last/i.test(said.which ?? '') && later >= 0 ? -1 : other;
  return months(today, later + which * 12);
}

/** Where "today and next week" begins. */
function sinceOf(said: string, today: string, whole: boolean): string {
  if (/^tomorrow/i.test(said)) return addDays(today, 1);
  return whole && /^this/i.test(said) ? monday(today) : today;
}

const count = (said: Record<string, string>): number =>
  /few/i.test(said.n ?? '') ? 3 : /couple/i.test(said.n ?? '') ? 2 : smallNumber(said.n ?? '') || Number(said.n) || 1;
const unit = (said: Record<string, string>): number =>
  /^w/i.test(said.unit ?? '') ? 7 : /^f/i.test(said.unit ?? '') ? 14 : /^m/i.test(said.unit ?? '') ? 30 : 1;
const N = `(?<n>${SMALL}|\\d+|few|couple(?: of)?)`;
const UNIT = '(?<unit>days?|weeks?|fortnights?|months?)';
const rule = (says: string, days: Rule['days']): Rule => ({ says: new RegExp(`\\b(?:${says})\\b`, 'i'), days });

/** Named spans; the first whose words are found counts. */
const SPANS: readonly Rule[] = [
  rule(
    `(?<since>today|tomorrow|this week|(?:the )?rest of (?:the|this) week),? (?:and|&|plus) (?:next week(?! (?:on )?${DAY})|(?<=week,? [a-z&]+ )next(?=\\W*$))`,
    ({ today: t, said, whole, past }) => [sinceOf(said.since ?? '', t, Boolean(whole || past)), addDays(monday(t), 13)],
  ),
  rule('(?:on |over )?(?:the )?(?:next weekend|weekend after(?: this)?)', ({ today: t }) => [
    addDays(monday(t), 12),
    addDays(monday(t), 13),
  ]),
  rule('last weekend|weekend (?:just )?gone', ({ today: t }) => [addDays(monday(t), -2), addDays(monday(t), -1)]),
  rule('(?:(?:on|over|at) )?(?:this |the |this coming )?weekend', ({ today: t }) => [
    addDays(monday(t), 5),
    addDays(monday(t), 6),
  ]),
  rule('(?:the )?week after next', ({ today: t }) => week(t, 2)),
  rule(`next week(?! (?:on )?${DAY})`, ({ today: t }) => week(t, 1)),
  rule('last week(?: just gone)?', ({ today: t }) => week(t, -1)),
  rule('(?:the )?rest of (?:the|this) week', ({ today: t }) => [t, addDays(monday(t), 6)]),
  rule('(?:so far )?(?:this|the) week(?: so far)?', ({ today: t, whole, past }) =>
    whole || past ? week(t, 0) : [t, addDays(monday(t), 6)],
  ),
  rule(`(?:over |in |for )?(?:the )?(?:next|coming|following) ${N} ${UNIT}`, ({ today: t, said }) => [
    t,
    addDays(t, count(said) * unit(said)),
  ]),
  rule('(?:the )?(?:next|coming) fortnight|next 14 days', ({ today: t }) => [t, addDays(t, 14)]),
  rule(`(?:over |in |for )?(?:the )?(?:last|past) ${N} ${UNIT}`, ({ today: t, said }) => [
    addDays(t, -count(said) * unit(said)),
    t,
  ]),
  rule('(?:the )?(?:last|past) fortnight', ({ today: t }) => [addDays(t, -14), t]),
  rule('last quarter|(?:the )?previous quarter', ({ today: t }) => quarter(t, -1)),
  rule('next quarter', ({ today: t }) => quarter(t, 1)),
  rule('(?:this |the |for the )?(?:bas )?quarter', ({ today: t }) => quarter(t, 0)),
  rule('last month(?: just gone)?|(?:the )?previous month', ({ today: t }) => months(t, -1)),
  rule('next month', ({ today: t }) => months(t, 1)),
  rule('(?:so far )?(?:this|the) month(?: so far)?|month to date', ({ today: t }) => months(t, 0)),
  rule('last (?:financial|tax) year|last fy', ({ today: t, country }) => financialYear(t, country, -1)),
  rule('(?:this |the )?(?:financial|tax) year(?: so far)?|this fy|fy', ({ today: t, country }) =>
    financialYear(t, country, 0),
  ),
  rule('last year', ({ today: t }) => months(t, -12 - monthNumber(t), 12)),
  rule('(?:so far )?this year(?: so far)?|year to date|ytd', ({ today: t }) => months(t, -monthNumber(t), 12)),
  rule(
    `(?:in|for|during|over|of) (?:(?<which>last|this) )?(?<month>${MONTH})(?: (?<year>20\\d\\d))?(?! ?\\d)`,
    namedMonth,
  ),
  rule(`(?<which>last|this) (?<month>${MONTH})(?! ?\\d)`, namedMonth),
  rule(`(?:since|from) (?<day>${DAY})(?= on| onwards|\\s*[?.]?$)`, ({ today: t, said, past }) => {
    const back = (weekday(t) - dayOf(said.day ?? '') + 7) % 7 || 7;
    return past ? [addDays(t, -back), t] : [addDays(t, 7 - back), undefined];
  }),
];

const UNTIL = /\b(?:by|before|until|till?|up to)\s*$/i;

/** "the week of the 30th". */
const WEEK_OF = /\b(?:the\s+)?week\s+(?:of|starting|beginning|commencing)\s+/i;

/** The days a question is about, or null when it names none. */
export function daysIn(text: string, day: Day, when: When = {}): Days | null {
  if (!day.today) return null;
  return (
    weekOf(text, day) ?? namedSpan(text, day, when) ?? (when.past ? weekdayBeen(text, day) : null) ?? byDates(text, day)
  );
}

/** "the week of the 30th". */
function weekOf(text: string, day: Day): Days | null {
  const start = WEEK_OF.exec(text);
  const within = start && takeDate(text.slice(start.index + start[0].length), day);
  if (!start || !within) return null;
  const [from, to] = week(within.value.date, 0);
  return { from, to, rest: `${text.slice(0, start.index)} ${within.rest}` };
}

/** "last quarter". */
function namedSpan(text: string, day: Day, when: When): Days | null {
  for (const { says, days } of SPANS) {
    const match = says.exec(text);
    if (!match) continue;
    const [from, to] = days({ ...when, ...day, said: match.groups ?? {} });
    return { from, to, rest: cut(text, match) };
  }
  return null;
}

const WEEKDAY_BEEN = new RegExp(`\\b(?:on )?(?:last )?(?<day>${DAY})(?: just gone)?\\b(?! ?\\d)`, 'i');

/** "on monday", asked of what has been: the last one before today. */
function weekdayBeen(text: string, { today }: Day): Days | null {
  const match = WEEKDAY_BEEN.exec(text);
  if (!match) return null;
  const back = (weekday(today) - dayOf(match.groups?.day ?? '') + 7) % 7 || 7;
  const date = addDays(today, -back);
  return { from: date, to: date, rest: cut(text, match) };
}

/** From one date to another, until a date, or that day alone. */
function byDates(text: string, day: Day): Days | null {
  const taken = takeDate(text, day);
  if (!taken) return null;
  const [first, second, third] = datesIn(text, day);
  if (first && second && !third && JOINS_DATES.test(between(text, first, second)))
    return { from: first.date, to: second.date, rest: `${text.slice(0, first.index)} ¦ ` };
  const { date, text: words } = taken.value;
  const lead = text.slice(0, text.indexOf(words));
  if (/\bbefore\s*$/i.test(lead))
    return { from: date > day.today ? day.today : undefined, to: addDays(date, -1), rest: taken.rest };
  const isUntil = UNTIL.test(lead) || BEGINS_UNTIL.test(`${taken.text ?? ''} ${words}`.trim());
  return { from: isUntil ? day.today : date, to: date, rest: taken.rest };
}

const JOINS_DATES = /^\s*(?:to|till?|until|-|through|and)\s*$/i;
const BEGINS_UNTIL = /^\s*(?:on\s+)?(?:by|before|until)\b/i;

const between = (text: string, first: { index: number; text: string }, second: { index: number }): string =>
  text.slice(first.index + first.text.length, second.index);
