const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (text: string | number) => String(text).padStart(2, '0');
const fullYear = (year: string) => (year.length === 2 ? `20${year}` : year);

/** Day first, as people here write dates. What is none stays as it is: checking says so. */
export function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/.exec(text) ?? [];
  if (day && month && year) return `${fullYear(year)}-${two(month)}-${two(day)}`;
  const [, date, word, years] = /^(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4}|\d{2})$/i.exec(text) ?? [];
  const at = MONTHS.indexOf(word?.toLowerCase() ?? '');
  if (date && years && at >= 0) return `${fullYear(years)}-${two(at + 1)}-${two(date)}`;
  return /^\d{4}-\d\d-\d\d[T ]/.test(text) ? text.slice(0, 10) : text;
}

/** `$1,234.50` and `1234.5 AUD` are amounts; what is none stays a text, which checking refuses. */
export function readMoney(text: string): number | string {
  const bare = text.replace(/^(aud|nzd|a\$|nz\$|\$)\s*/i, '').replace(/(?<!\s)\s*(aud|nzd)$/i, '');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare) ? Number(bare.replaceAll(',', '')) : text;
}

/** Whether a price has the GST in it, said in a column of its own. What says neither stays a text, which checking refuses. */
export function readIncluded(text: string): boolean | string {
  if (/^(?:y|yes|true|1|inc|incl|including|included|gst inc(?:luded)?)\.?$/i.test(text)) return true;
  return /^(?:n|no|false|0|ex|excl|excluding|excluded|plus|plus gst|on top)\.?$/i.test(text) ? false : text;
}

export function readTime(text: string): string {
  const [, hour, minute = '00', half] = /^(\d{1,2})(?:[:.](\d\d))?(?::\d\d)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text) ?? [];
  if (hour === undefined) return text;
  const pm = half?.toLowerCase() === 'p';
  const hours = half ? (Number(hour) % 12) + (pm ? 12 : 0) : Number(hour);
  return `${two(hours)}:${minute}`;
}

const STATUSES: Record<string, string> = {
  active: 'in_progress',
  started: 'in_progress',
  done: 'completed',
  complete: 'completed',
  finished: 'completed',
  canceled: 'cancelled',
  new: 'pending',
};
export function readStatus(text: string): string {
  const status = text.toLowerCase().replace(/[\s-]+/g, '_');
  return STATUSES[status] ?? status;
}
