import { iso, monthEnd } from '../../models/builtin/extract/calendar.ts';
import { datesIn } from '../../models/builtin/extract/dates.ts';
import { addDays } from '../../tools/format.ts';

const SPAN = String.raw`(\d{1,3})[\s-]*(days?|weeks?|months?)`;
const FROM_DAY = new RegExp(
  `${SPAN}\\s*(?:net\\s*)?(?:from|after|of)\\s+(?:the\\s+)?(?:invoice(?:\\s+date)?|date|issue|statement|today)?\\s*(?:\\(|dated|of|,|:)?\\s*([^.\\n]{0,30})`,
  'i',
);
const EOM = new RegExp(`${SPAN}\\s*(?:from\\s+)?(?:end of (?:the )?month|eom|e\\.o\\.m)`, 'i');
const DUE =
  /\b(?:due(?:\s+date)?|payable|pay(?:ment)?(?: is)?(?: required| due)?|to be paid|settle[d]?|by|before|on or before)\b[^\n]{0,14}?[:\s]/gi;
const TERMS = new RegExp(
  `(?:terms|net|due in|within|payable in|payment in|strictly)\\b[^.\\n]{0,20}?${SPAN}|${SPAN}\\s*(?:terms|net|account)|\\bnet\\s*(\\d{1,2})\\b`,
  'i',
);

const days = (n: string, unit = 'days'): number => Number(n) * (/^w/i.test(unit) ? 7 : /^m/i.test(unit) ? 30 : 1);

/** When a bill is to be paid, from its words; counted from its own date where it has one. */
export const dueDate = (text: string, today: string): string | null =>
  fromMonthEnd(text, today) ?? fromItsDate(text, today) ?? dayNamed(text, today) ?? fromTerms(text, today);

/** "20 days from the end of the month". */
function fromMonthEnd(text: string, today: string): string | null {
  const [, n, unit] = EOM.exec(text) ?? [];
  return n ? addDays(iso(monthEnd(new Date(`${today}T00:00:00Z`))), days(n, unit)) : null;
}

/** "14 days from the invoice date (3 May)": from today where its date is not said, or is far from now. */
function fromItsDate(text: string, today: string): string | null {
  const [, n, unit, dated = ''] = FROM_DAY.exec(text) ?? [];
  if (!n) return null;
  const own = datesIn(dated, { today: addDays(today, -FURTHEST_BACK) })[0]?.date;
  const isNear = own && Math.abs(Date.parse(own) - Date.parse(today)) < NEAR_MS;
  return addDays(isNear ? own : today, days(n, unit));
}
const FURTHEST_BACK = 60;
const NEAR_MS = 90 * 86_400_000;

/** "payable by 3 May": the first day that stands right behind such words. */
function dayNamed(text: string, today: string): string | null {
  for (const match of text.matchAll(DUE)) {
    const near = text.slice(match.index, match.index + match[0].length + 32).split('\n')[0] ?? '';
    const date = datesIn(near, { today })[0]?.date;
    if (date) return date;
  }
  return null;
}

/** "strictly 7 days", "net 30". */
function fromTerms(text: string, today: string): string | null {
  const terms = TERMS.exec(text);
  const n = terms?.[1] ?? terms?.[3] ?? terms?.[5];
  return n ? addDays(today, days(n, terms?.[2] ?? terms?.[4])) : null;
}
