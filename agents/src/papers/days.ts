import { iso, monthEnd, monthOf, monthStart } from '../models/builtin/extract/calendar.ts';
import { addDays } from '../tools/format.ts';
import { labelled, type Sheet } from './cells.ts';

const MONTHS = '(?<month>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
const NUMERIC = /(?<![\d/.-])(?<d>\d{1,2})(?<by>[/.-])(?<m>\d{1,2})\k<by>(?<y>\d{4}|\d{2})(?![\d/-])/;
const ISO = /(?<!\d)(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?!\d)/;
const NAMED = new RegExp(
  String.raw`(?<![\d.])(?<d>\d{1,2})(?:st|nd|rd|th)?[\s,.-]*(?:of )?${MONTHS}[\s,.'-]*(?<y>\d{4}|\d{2})?(?![\d:/])`,
  'i',
);
const MONTH_FIRST = new RegExp(String.raw`\b${MONTHS}\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})\b`, 'i');

/** The first day of a text, day before month, as `YYYY-MM-DD`; one without its year is the next from `from` on. */
function dayIn(text: string, from: string): string | null {
  const named = ISO.exec(text) ?? NUMERIC.exec(text) ?? MONTH_FIRST.exec(text) ?? NAMED.exec(text);
  const { d = '', m, month = '', y } = named?.groups ?? {};
  if (!named) return null;
  const at = m ? Number(m) - 1 : monthOf(month.slice(0, 3));
  const year = y ? Number(y.length === 2 ? `20${y}` : y) : Number(from.slice(0, 4));
  const found = dayOf(year, at, Number(d));
  return !y && found !== null && found < from ? dayOf(year + 1, at, Number(d)) : found;
}

function dayOf(year: number, month: number, day: number): string | null {
  if (year < 2000 || year > 2100 || month < 0 || month > 11 || day < 1) return null;
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? iso(date) : null;
}

const DATED =
  /^(?:(?:tax )?invoice|issue|document|doc\.?|tax|billing|inv\.?) ?date\b|^date(?: (?:of (?:issue|invoice)|issued|raised|invoiced))?(?![\w ]*(?:due|deliver|order|required|printed|shipped))\b|^(?:issued|invoiced|dated)(?: on)?\b/i;
const DUE =
  /^(?:(?:payment|invoice|amount|total|balance)? ?(?:is )?due(?: date| by| on| for payment)*|due date for payment|(?:please )?(?:pay(?:ment)?|payable|settle)(?: (?:due|required|is due))?(?: by| on| before| date)+|pay by date)\b/i;
const DUE_IN_WORDS =
  /\b(?:due(?: date)?|payable|payment (?:is )?(?:due|required)|please pay|pay)(?: (?:date|by|on|before|is|no later than))*:? (?<words>[^\n]{4,40})/gi;

export interface PaperDays {
  /** Of the paper itself. */
  dated: string | null;
  due: string | null;
  /** The terms by which `due` was counted, as they stand there. */
  terms: string | null;
}

/** When it was made and when it is to be paid: the day that is named, else counted from its own day by its terms. */
export function daysOf(sheet: Sheet, today: string): PaperDays {
  const read = (text: string) => dayIn(text, addDays(today, -HALF_A_YEAR));
  const dated = labelled(sheet, DATED, read)[0]?.value ?? null;
  const from = dated ?? today;
  const readDue = (text: string) => dayIn(text, from);
  const named = labelled(sheet, DUE, readDue)[0]?.value ?? dueInWords(sheet.flat, readDue);
  if (named) return { dated, due: named, terms: null };
  if (!dated) return { dated, due: null, terms: null };
  return { dated, ...(byTerms(sheet.flat, dated) ?? { due: null, terms: null }) };
}
const HALF_A_YEAR = 183;

function dueInWords(flat: string, read: (text: string) => string | null): string | null {
  for (const { groups } of flat.matchAll(DUE_IN_WORDS)) {
    const words = groups?.words ?? '';
    // a day that stands right there, and not behind other words
    const day = /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?\W{0,2}(?:\d|[A-Z][a-z]{2,8} \d)/.test(words)
      ? read(words)
      : null;
    if (day) return day;
  }
  return null;
}

const FOLLOWING =
  /\b(?<day>\d{1,2})(?:st|nd|rd|th)(?: day)?(?: of)?(?: the)?(?: (?:month following|following month|next month|month after|mth following|month)\b| of month\b)/i;
const MONTH_END =
  /\b(?<days>\d{1,3})[ -]?days?(?: nett?)?(?: from| after)?(?: the)?(?: end of (?:the )?month| e\.?o\.?m\b| month end| of statement| from statement)|\b(?:eom|end of month) ?(?:\+|plus) ?(?<more>\d{1,3})(?: days)?/i;
const NEXT_END = /\bend of (?:the )?(?:month following|following month|next month)|\b(?:eom|end of month) following/i;
const THIS_END = /\b(?:terms|due|payable|payment)\b[^\n]{0,24}\b(?:eom|end of (?:the )?month)\b/i;
const NET =
  /\b(?:strictly |terms:? |terms are |payment terms:? |account terms:? )?(?:nett? (?<net>\d{1,3})(?: days)?|(?<days>\d{1,3})[ -]?days?(?: nett?| terms| account| from (?:the )?(?:date of )?(?:invoice|issue)(?: date)?))\b|\b(?:terms|payable|payment|due|strictly)\b[^\n]{0,24}?\b(?<within>\d{1,3}) days\b/i;
const AT_ONCE =
  /\b(?:terms:? ?)?(?:c\.?o\.?d\b\.?|cash on delivery|cash sale|due (?:on|upon) receipt|payable immediately|payment (?:on|upon) receipt)/i;

type Count = (flat: string, dated: string) => { due: string | null; terms: string } | null;
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Which comes first is what is meant: "30 days EOM" is no net 30. */
const COUNTS: readonly Count[] = [
  (flat, dated) => {
    const found = FOLLOWING.exec(flat);
    const next = monthStart(dateOf(dated), 1);
    return (
      found && { due: dayOf(next.getUTCFullYear(), next.getUTCMonth(), Number(found.groups?.day)), terms: found[0] }
    );
  },
  (flat, dated) => {
    const found = MONTH_END.exec(flat);
    const days = Number(found?.groups?.days ?? found?.groups?.more);
    return found && { due: addDays(iso(monthEnd(dateOf(dated))), days), terms: found[0] };
  },
  (flat, dated) => {
    const found = NEXT_END.exec(flat);
    return found && { due: iso(monthEnd(monthStart(dateOf(dated), 1))), terms: found[0] };
  },
  (flat, dated) => {
    const found = NET.exec(flat);
    const days = Number(found?.groups?.net ?? found?.groups?.days ?? found?.groups?.within);
    return found && { due: days <= LONGEST_TERMS ? addDays(dated, days) : null, terms: found[0] };
  },
  (flat, dated) => {
    const found = THIS_END.exec(flat);
    return found && { due: iso(monthEnd(dateOf(dated))), terms: found[0] };
  },
  (flat, dated) => {
    const found = AT_ONCE.exec(flat);
    return found && { due: dated, terms: found[0] };
  },
];

/** "30 days EOM", "20th of the month following", "net 14", counted from the day of the paper. */
function byTerms(flat: string, dated: string): { due: string; terms: string } | null {
  for (const count of COUNTS) {
    const { due = null, terms = '' } = count(flat, dated) ?? {};
    if (due) return { due, terms: terms.trim() };
  }
  return null;
}
const LONGEST_TERMS = 120;
