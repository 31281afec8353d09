const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `2026-04-15` as `15 April 2026`. */
export function longDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

/** `2026-04-15` as `15 Apr 2026`, for tables. */
export function shortDay(day: string): string {
  const [date, month = '', year] = longDay(day).split(' ');
  return `${date} ${month.slice(0, 3)} ${year}`;
}
