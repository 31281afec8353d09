import { daysIn } from '../../decide/span.ts';
import { iso, MONTH, monthEnd, monthOf, monthStart } from '../../extract/calendar.ts';
import { smallNumber } from '../../extract/numbers.ts';
import type { Day } from '../../reading.ts';

/** First and last day, both included. */
export interface Period {
  from: string;
  to: string;
}

const QUARTER = '(?:quarter|qtr|qrt)';
const LAST = '(?:last|previous|prior|past|the one before)';
const RETURN = '(?:bas|return|gst return|gst period|period|gst)';
const YEAR = '(?:\\s+(?<year>20\\d\\d))?';

interface Said extends Day {
  groups: Record<string, string>;
}
/** Null: nobody said a period, and the server takes the return's. */
type Rule = [says: RegExp, period: (said: Said) => Period | null];

/** So many whole months from one that is counted from this month: -1 is the last one. */
function months(today: string, later: number, count: number): Period {
  const now = new Date(`${today}T00:00:00Z`);
  return { from: iso(monthStart(now, later)), to: iso(monthEnd(monthStart(now, later + count - 1))) };
}
const monthNow = (today: string): number => Number(today.slice(5, 7)) - 1;
/** How many months ago a month was, 0 to 11; what is asked of money lies in the past, or goes on now. */
const ago = (today: string, month: number, year?: string): number =>
  year
    ? (Number(today.slice(0, 4)) - Number(year)) * 12 + monthNow(today) - month
    : (monthNow(today) - month + 12) % 12;

const quarterOf = (today: string, back: number): Period => months(today, -(monthNow(today) % 3) - back * 3, 3);
/** Returns begin with even months there, counted as the server does where nobody says a period. */
const twoMonths = (today: string, back: number): Period => months(today, -((monthNow(today) + 1) % 2) - back * 2, 2);
const returnOf = ({ today, country }: Day, back: number): Period =>
  country === 'NZ' ? twoMonths(today, back) : quarterOf(today, back);

/** So many months that end with a named one. One that is still to come is the one that today lies in, or last year's. */
function endingIn(today: string, month: number, count: number, year?: string): Period {
  let back = ago(today, month, year);
  // the quarter to december goes on in november
  if (!year && back > 12 - count) back -= 12;
  return months(today, -back - count + 1, count);
}

/** "the september quarter" ends with it; "the july quarter" begins with it. */
function namedQuarter({ today, groups }: Said): Period {
  const month = monthOf(groups.month ?? '');
  const last = month - (month % 3) + 2;
  return endingIn(today, last, 3, groups.year);
}

function betweenMonths({ today, groups }: Said): Period {
  const [first, last] = [monthOf(groups.first ?? ''), monthOf(groups.last ?? '')];
  const count = ((last - first + 12) % 12) + 1;
  const back = groups.year ? ago(today, last, groups.year) + count - 1 : ago(today, first);
  return months(today, -back, count);
}

/** From July in Australia, from April in New Zealand. */
function ofYear({ today, country, groups }: Said): Period {
  const first = country === 'NZ' ? 3 : 6;
  const current = (monthNow(today) - first + 12) % 12;
  const nth = Number(
    /\d/.exec(groups.n ?? '')?.[0] ?? ['first', 'second', 'third', 'fourth'].indexOf(groups.n ?? '') + 1,
  );
  const start = current - (nth - 1) * 3;
  return months(today, -(start < 0 ? start + 12 : start), 3);
}

const rule = (says: string, period: Rule[1]): Rule => [new RegExp(`\\b(?:${says})\\b`, 'u'), period];
const COUNT = `(?<count>two|three|four|six|2|3|4|6)`;
const END = `(?:(?:the\\s+)?end\\s+of\\s+|(?:the\\s+)?(?:28|29|30|31)(?:st|th)?\\s+(?:of\\s+)?)?`;

/** The first entry that fits counts. */
const RULES: readonly Rule[] = [
  rule(
    `(?<first>${MONTH})(?:\\s+${MONTH})*(?:\\s+(?:to|till|until|through|and|n|plus)\\s+|\\s*[-–/&+]\\s*|\\s+)(?<last>${MONTH})${YEAR}`,
    betweenMonths,
  ),
  rule(
    `(?:the\\s+)?(?:last\\s+)?${COUNT}[\\s-]+(?:months?|monthly)(?:\\s+(?:period|return))?\\s+(?:up\\s+)?(?:to|till|until|ending|ended|end|in)\\s+(?:in\\s+)?${END}(?<month>${MONTH})${YEAR}`,
    ({ today, groups }) =>
      endingIn(
        today,
        monthOf(groups.month ?? ''),
        smallNumber(groups.count ?? '') || Number(groups.count),
        groups.year,
      ),
  ),
  rule(
    `${QUARTER}\\s+(?:up\\s+)?(?:to|till|until|ending|ended|end)\\s+(?:in\\s+)?${END}(?<month>${MONTH})${YEAR}`,
    ({ today, groups }) => endingIn(today, monthOf(groups.month ?? ''), 3, groups.year),
  ),
  rule(`(?<month>${MONTH})${YEAR}\\s+(?:bas\\s+)?${QUARTER}s?`, namedQuarter),
  rule(`(?:bas|return)\\s+(?:for\\s+)?(?<month>${MONTH})\\s+${QUARTER}`, namedQuarter),
  rule(`${QUARTER}\\s+(?:of\\s+)?(?<month>${MONTH})${YEAR}`, namedQuarter),
  rule(`(?<n>first|second|third|fourth|1st|2nd|3rd|4th)\\s+${QUARTER}`, ofYear),
  rule(`(?<n>(?:q|${QUARTER}\\s)\\s?[1-4])`, ofYear),
  rule(`${QUARTER}\\s+before\\s+(?:that|last|the\\s+last)`, ({ today }) => quarterOf(today, 2)),
  rule(`${LAST}\\s+(?:bas\\s+|gst\\s+)?${QUARTER}(?:'?s)?|${QUARTER}\\s+(?:before|just\\s+gone)`, ({ today }) =>
    quarterOf(today, 1),
  ),
  rule(
    `(?:this|current|the|per|a)\\s+(?:bas\\s+|gst\\s+)?${QUARTER}(?:'?s)?|${QUARTER}\\s+(?:so far|to date)`,
    ({ today }) => quarterOf(today, 0),
  ),
  rule(`${LAST}\\s+(?:full\\s+)?(?:2|two)[\\s-]+month(?:s|ly)?`, ({ today }) => months(today, -2, 2)),
  rule(`(?:this|current|these)\\s+(?:2|two)[\\s-]+month(?:s|ly)?`, ({ today }) => twoMonths(today, 0)),
  rule(`${LAST}\\s+${RETURN}`, (said) => returnOf(said, 1)),
  rule(`(?:this|current|next|my|our|the)\\s+${RETURN}(?!\\s+(?:for|in|of|from|between|since|last|to)\\b)`, () => null),
  rule(`(?:(?:in|for|during|of|on)\\s+)?(?:(?<which>last)\\s+)?(?<month>${MONTH})${YEAR}`, ({ today, groups }) =>
    endingIn(today, monthOf(groups.month ?? ''), 1, groups.year),
  ),
];

/** Words in which a month is no month: "may i ask", "march on". */
const NO_MONTH = /\b(?:may\s+(?:i|we|be)|mark|march\s+on|sun|sat)\b/gu;

/** The period that a question about GST is for; null where it says none, so that the return's is taken. `said`: as word lists read it. */
export function gstPeriodIn(said: string, day: Day): Period | null {
  const text = said.replace(NO_MONTH, ' ');
  // whole days say more than the months they stand in
  const days =
    /\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?\p{L}{3,}.*\bto\b.*\d|\d[/-]\d|\b(?:today|week|fortnight|year|fy|ytd|month|since)\b/u.test(
      text,
    )
      ? spanOf(text, day)
      : null;
  if (days) return days;
  for (const [says, period] of RULES) {
    const groups = says.exec(text)?.groups;
    if (groups || says.test(text)) return period({ ...day, groups: groups ?? {} });
  }
  return spanOf(text, day);
}

/** "last month", "this financial year", "1 july to 30 september", and never a time that has not begun. */
function spanOf(text: string, day: Day): Period | null {
  if (/\b(?:2|two|3|three|4|four|6|six)[\s-]+month/u.test(text) && /\b(?:to|end\w*)\b/u.test(text)) return null;
  const since = new RegExp(`\\b(?:since|from)\\s+(?:the\\s+start\\s+of\\s+)?(?<month>${MONTH})\\b`, 'u').exec(text)
    ?.groups?.month;
  if (since && !/\b(?:to|till|until)\b/u.test(text)) {
    const back = ago(day.today, monthOf(since));
    return { from: months(day.today, -back, 1).from, to: day.today };
  }
  const days = daysIn(text, day, { past: true, whole: true });
  if (!days?.from || !days.to) return null;
  if (days.from <= day.today) return { from: days.from, to: days.to };
  const earlier = (date: string): string => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  return { from: earlier(days.from), to: earlier(days.to) };
}
