import { datesIn } from './models/builtin/extract/dates.ts';

interface Reading {
  /** The business's day, `YYYY-MM-DD`. */
  today: string;
  /** It has happened: what has no year of its own is the last day so called, not the next. */
  past?: boolean;
}

/** What may stand beside a day that is named alone. */
const BESIDE = /\b(?:due|on|by|the|this|of)\b|[\s,.]/gi;

/** The one day that a text names and nothing else: "fri", "3/12", "next tuesday". Null where it is none, or more than that. */
export function dayNamed(said: string, { today, past = false }: Reading): string | null {
  // figures alone may be a fraction of something; behind this word they are a day
  const text = `due ${said}`;
  const [found, ...others] = datesIn(text, { today });
  if (!found || others.length > 0) return null;
  const rest = text.slice(0, found.index) + text.slice(found.index + found.text.length);
  if (rest.replace(BESIDE, '') !== '') return null;
  return past && found.date > today ? before(found.date, said) : found.date;
}

/** "3/11" said of what has happened is that of the year before, "fri" the Friday that was. */
function before(date: string, said: string): string {
  if (/\d{4}/.test(said)) return date;
  if (/\d/.test(said)) return `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 7);
  return day.toISOString().slice(0, 10);
}
