import { lazy } from './lazy.ts';

const dollars = lazy(() => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }));
const day = formatterOf({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const MOMENT = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
const moment = formatterOf(MOMENT);

function formatterOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return lazy(() => new Intl.DateTimeFormat('en-AU', options));
}

export const formatMoney = (amount: number | null): string => (amount === null ? '-' : dollars().format(amount));
/** A calendar day, independent of this computer's time zone. */
export const formatDay = (date: string | null): string => (date ? day().format(new Date(`${date}T00:00:00Z`)) : '-');
/** In the time zone given, else in this computer's. */
export const formatMoment = (instant: string, timeZone?: string): string =>
  (timeZone ? formatterOf({ ...MOMENT, timeZone }) : moment)().format(new Date(instant));
export const formatStatus = (status: string): string => status.replaceAll('_', ' ');
