const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-12-01` as `1 Dec 2026`, as days are written in Australia and New Zealand. A calendar day has no time zone. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-');
  const name = MONTHS[Number(month) - 1];
  return name && year && date ? `${Number(date.slice(0, 2))} ${name} ${year}` : day;
}

/** `2026-12-01` as `Dec 01, 2026`: the day on a job's card (specified form: MMM dd, yyyy). */
export function formatCardDay(day: string): string {
  const [year, month, date] = day.split('-');
  const name = MONTHS[Number(month) - 1];
  return name && year && date ? `${name} ${date.slice(0, 2)}, ${year}` : day;
}

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `2026-12-01` as `December 01, 2026` (specified form: MMMM dd, yyyy). */
export function formatLongDay(day: string): string {
  const [year, month, date] = day.split('-');
  const name = LONG_MONTHS[Number(month) - 1];
  return name && year && date ? `${name} ${date.slice(0, 2)}, ${year}` : day;
}

/** `14:05` as `2:05 pm`. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** Dollars with a plain $, and cents only where they are not zero. */
export function formatBudget(dollars: number): string {
  const digits = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString('en-AU', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** Any status as it is shown everywhere: `in_progress` as `In Progress`. */
export const formatStatus = (status: string): string =>
  formatChoice(status).replace(/(?<!\S)[a-z]/g, (first) => first.toUpperCase());

/** A status or another choice as it stands in a sentence: `in_progress` as `in progress`. */
export const formatChoice = (choice: string): string => choice.replaceAll('_', ' ');

/** The statuses of a kind of record, each with its name, in their order. */
export const statusNames = <S extends string>(statuses: readonly S[]): Readonly<Record<S, string>> =>
  Object.fromEntries(statuses.map((status) => [status, formatStatus(status)])) as Record<S, string>;

const made = new Map<string, Intl.DateTimeFormat>();

/** One for each way of writing: to make one takes a phone as long as to write a hundred dates with it. */
function dates(parts: Intl.DateTimeFormatOptions, timeZone: string, locale = 'en-AU'): Intl.DateTimeFormat {
  const options = { ...parts, timeZone };
  const key = locale + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  made.set(key, format);
  return format;
}

/** An instant in the business's zone: `Fri 27 Nov, 2:26 pm`. */
export const formatInstant = (instant: string, timeZone: string): string =>
  `${formatWeekday(instant, timeZone)}, ${formatClock(instant, timeZone)}`;

/** The day of an instant in the business's zone: `Fri 27 Nov`. */
export function formatWeekday(instant: string, timeZone: string): string {
  const day = dates({ weekday: 'short', day: 'numeric', month: 'short' }, timeZone);
  return day.format(new Date(instant)).replace(',', '');
}

/** `2026-12-11` as `Fri 11 Dec`. */
export const formatDayOfWeek = (day: string): string => formatWeekday(`${day}T12:00:00Z`, 'UTC');

/** A calendar day with the parts that are asked for, as they are written here. */
export const formatDayAs = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  dates(parts, 'UTC').format(new Date(`${day}T00:00:00Z`));

/** An instant in the business's zone: `Nov 27, 14:05` (specified form: MMM dd, HH:mm). */
export function formatShortInstant(instant: string, timeZone: string): string {
  const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, timeZone);
  const [, month, date] = dayOf(instant, timeZone).split('-');
  return `${MONTHS[Number(month) - 1]} ${date}, ${clock.format(new Date(instant))}`;
}

/** The time of day of an instant in the business's zone: `2:26 pm`. */
export function formatClock(instant: string, timeZone: string): string {
  const clock = dates({ hour: 'numeric', minute: '2-digit', hour12: true }, timeZone);
  // some engines put a narrow no-break space before am and pm
  return clock.format(new Date(instant)).replaceAll('\u202f', ' ');
}

/** `51824753556` as `51 824 753 556`. */
export const formatAbn = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');

/** The day of an instant in the business's zone: `27 Nov 2026`. */
export const formatInstantDay = (instant: string, timeZone: string): string => formatDay(dayOf(instant, timeZone));

/** As `2026-11-27`. */
function dayOf(instant: string, timeZone: string): string {
  return dates({ year: 'numeric', month: '2-digit', day: '2-digit' }, timeZone, 'en-CA').format(new Date(instant));
}

/** Australian dollars, always with cents: `$1,850.00`, `-$20.00`. */
export function formatMoney(dollars: number): string {
  money ??= new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
  return money.format(dollars);
}
let money: Intl.NumberFormat | undefined;

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** `1536` as `1.5 KB`: 1024-based, at most two decimals. */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${Number((bytes / 1024 ** power).toFixed(2))} ${UNITS[power]}`;
}

/** `2026-11` as `Nov 26`. */
export function formatMonth(month: string): string {
  const [year = '', number] = month.split('-');
  return `${MONTHS[Number(number) - 1]} ${year.slice(2)}`;
}

/** `+61491570156` as `0491 570 156`, `+64225550177` as `022 555 0177`; other numbers and e-mail addresses as they are. */
export function formatAddress(address: string): string {
  return address
    .replace(/^\+61(4\d\d)(\d{3})(\d{3})$/, '0$1 $2 $3')
    .replace(/^\+61([2378])(\d{4})(\d{4})$/, '(0$1) $2 $3')
    .replace(/^\+64(2\d)(\d{3})(\d{3,5})$/, '0$1 $2 $3')
    .replace(/^\+64([34679])(\d{3})(\d{4})$/, '(0$1) $2 $3');
}
