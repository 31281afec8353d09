import { lazy } from './lazy.ts';

const dollars = lazy(() => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }));
const DAY = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true } as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The business's, once its server has said it; until then nothing is known of any instant. */
let zone: string | undefined;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Instants are told in this zone from now on. A name that this computer does not know changes nothing. */
export function tellIn(name: string): void {
  if (name === zone) return;
  try {
    formatters.set(name, new Intl.DateTimeFormat('en-AU', { ...DAY, ...CLOCK, timeZone: name }));
    zone = name;
  } catch {
    // a newer list of zones than this computer's
  }
}

/** In the business's zone; in this computer's only where no server has said which that is. */
function partsOf(at: Date, timeZone: string | undefined): Record<string, string> {
  const key = timeZone ?? '';
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...DAY, ...CLOCK, timeZone });
  formatters.set(key, known);
  const parts = Object.fromEntries(known.formatToParts(at).map(({ type, value }) => [type, value]));
  // "Sept" and "June" in the one month, three letters in the other: engines differ
  return { ...parts, month: parts.month?.slice(0, 3) ?? '' };
}

export const formatMoney = (amount: number | null): string => (amount === null ? '-' : dollars().format(amount));

/** A calendar day, which has no zone: `Thu 26 Nov 2026`. */
export function formatDay(date: string | null): string {
  if (!date) return '-';
  const { weekday, day, month, year } = partsOf(new Date(`${date}T00:00:00Z`), 'UTC');
  return `${weekday} ${day} ${month} ${year}`;
}

/** The same where there is little room, as in a table: `26/11/2026`. */
export const formatShortDay = (date: string | null): string =>
  date ? date.slice(0, 10).split('-').reverse().join('/') : '-';

/** An instant in the business's zone: `Thu 26 Nov 2026, 9:05 am`. */
export function formatMoment(instant: string, timeZone = zone): string {
  const { weekday, day, month, year, hour, minute, dayPeriod } = partsOf(new Date(instant), timeZone);
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} ${dayPeriod}`;
}

/** The same of a time that is near, where the year goes without saying: `Thu 26 Nov, 9:05 am`. */
export const formatSoon = (instant: string): string => formatMoment(instant).replace(/ \d{4},/, ',');

/** The same where there is little room: `26/11/2026 9:05 am`. */
export function formatShortMoment(instant: string): string {
  const { day = '', month = '', year, hour, minute, dayPeriod } = partsOf(new Date(instant), zone);
  const number = String(MONTHS.indexOf(month) + 1);
  return `${day.padStart(2, '0')}/${number.padStart(2, '0')}/${year} ${hour}:${minute} ${dayPeriod}`;
}

/** The time of day in the business's zone, to the second: `14:05:09`. */
export const formatClock = (at: Date): string =>
  new Intl.DateTimeFormat('en-AU', {
    timeStyle: 'medium',
    hourCycle: 'h23',
    ...(zone ? { timeZone: zone } : {}),
  }).format(at);

export const formatStatus = (status: string): string => status.replaceAll('_', ' ');
