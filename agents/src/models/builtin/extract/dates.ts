import { en, type ParsedResult } from 'chrono-node';
import { spend } from '../../../understanding/budget.ts';
import type { Day } from '../reading.ts';
import { GAP, type Taken } from './gap.ts';
import { type OwnDate, ownDates } from './own-dates.ts';

export interface When {
  /** `YYYY-MM-DD`. */
  date: string;
  text: string;
}

const LABEL =
  /(?:\b(?:starting|start|starts|begins?|beginning|kick(?:s|ing)? off|due(?: date)?|deliver(?:y|ed)?|arriv(?:es?|ing)|dated?|booked(?: in)?|on|by|before|from|for|until|till?|in|is|the|at|to|of|happening|set|needed|required|valid|good)\b[:\s]*)+$/i;

/** The first day named in a text, read on the business's day, day before month. The words before it go with it. */
export function takeDate(text: string, day: Pick<Day, 'today'>): Taken<When> | null {
  const [found] = datesIn(text, day);
  if (!found) return null;
  const before = text.slice(0, found.index);
  const start = LABEL.exec(before)?.index ?? found.index;
  const end = found.index + found.text.length;
  const rest = `${text.slice(0, start)} ${GAP} ${text.slice(end)}`;
  return { value: { date: found.date, text: found.text }, rest, text: text.slice(start, end) };
}

/** Every day named, in the order said: "from the 3rd to the 10th" names two. */
export function datesIn(text: string, day: Pick<Day, 'today'>): OwnDate[] {
  spend(text.length);
  if (!/^\d{4}-\d\d-\d\d$/.test(day.today)) return [];
  const own = ownDates(text, day.today);
  // the library is asked only about what our rules leave unread
  return own.length || !SURE.test(text) ? own : byChrono(text, day.today);
}

function byChrono(text: string, today: string): OwnDate[] {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  // a gap after a comma makes the library read the month alone
  const clear = text.replace(/,(?=\s*(?:¦|$))/g, ';').replaceAll(GAP, ';');
  return en.GB.parse(clear, reference, { forwardDate: true })
    .filter(isDay)
    .map(({ start, index, text: said }) => {
      const [year, month, date] = [start.get('year'), start.get('month'), start.get('day')];
      return { date: `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`, index, text: said };
    });
}

/**
 * What of the library's findings is surely a day: spans counted from today and dates with their year. It also reads
 * fractions ("3/4 ply"), first names ("for jan 3 doors") and rates ("500 a day") as days.
 */
const SURE =
  /\b(?:ago|in|next|last|past|after|from now|from today)\b.*\b(?:days?|weeks?|fortnights?|months?|quarters?|years?)\b|\b(?:days?|weeks?|fortnights?|months?|years?)\b.*\b(?:ago|from now|from today|later)\b|\b20\d\d\b/i;

function isDay({ start, text }: ParsedResult): boolean {
  if (!SURE.test(text)) return false;
  return start.isCertain('day') || start.isCertain('weekday') || !start.isCertain('hour');
}
