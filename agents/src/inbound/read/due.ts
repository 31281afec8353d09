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
export function dueDate(text: string, today: string): string | null {
  const eom = EOM.exec(text);
  if (eom?.[1]) return addDays(iso(monthEnd(new Date(`${today}T00:00:00Z`))), days(eom[1], eom[2]));
  const from = FROM_DAY.exec(text);
  if (from?.[1]) {
    const start = datesIn(from[3] ?? '', { today: addDays(today, -60) })[0]?.date;
    return addDays(
      start && Math.abs(Date.parse(start) - Date.parse(today)) < 90 * 86_400_000 ? start : today,
      days(from[1], from[2]),
    );
  }
  for (const match of text.matchAll(DUE)) {
    const near = text.slice(match.index, match.index + match[0].length + 32).split('\n')[0] ?? '';
    const date = datesIn(near, { today })[0]?.date;
    if (date) return date;
  }
  const terms = TERMS.exec(text);
  const n = terms?.[1] ?? terms?.[3] ?? terms?.[5];
  return n ? addDays(today, days(n, terms?.[2] ?? terms?.[4])) : null;
}
