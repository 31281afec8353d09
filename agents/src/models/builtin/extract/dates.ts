import { en, type ParsedResult } from 'chrono-node';
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
  if (!/^\d{4}-\d\d-\d\d$/.test(day.today)) return null;
  const found = ownDates(text, day.today) ?? byChrono(text, day.today);
  if (!found) return null;
  const before = text.slice(0, found.index);
  const start = LABEL.exec(before)?.index ?? found.index;
  const rest = `${text.slice(0, start)} ${GAP} ${text.slice(found.index + found.text.length)}`;
  return { value: { date: found.date, text: found.text }, rest };
}

function byChrono(text: string, today: string): OwnDate | null {
  const reference = { instant: new Date(`${today}T12:00:00Z`), timezone: 0 };
  // a gap after a comma makes the library read the month alone
  const clear = text.replace(/,(?=\s*(?:¦|$))/g, ';').replaceAll(GAP, ';');
  const results = en.GB.parse(clear, reference, { forwardDate: true });
  for (const result of results) {
    if (!isDay(result)) continue;
    const { start } = result;
    const [year, month, date] = [start.get('year'), start.get('month'), start.get('day')];
    const iso = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
    return { date: iso, index: result.index, text: result.text };
  }
  return null;
}

/** A time of day alone is no date; neither is a bare number or a month without a day ("march"). */
function isDay(result: ParsedResult): boolean {
  const { start } = result;
  if (/^(?:[\d.,]+|(?:right )?now)$/i.test(result.text)) return false;
  return (
    start.isCertain('day') ||
    start.isCertain('weekday') ||
    (/\b(day|week|fortnight|month|year|tomorrow|today|tonight)s?\b/i.test(result.text) && !start.isCertain('hour'))
  );
}
