import { once } from './once.ts';

const dollars = once(() => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }));
const day = formatterOf({ day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const moment = formatterOf({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

function formatterOf(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return once(() => new Intl.DateTimeFormat('en-AU', options));
}

export const formatMoney = (amount: number | null): string => (amount === null ? '-' : dollars().format(amount));
/** A calendar day of the business: the zone of this computer has no say. */
export const formatDay = (date: string | null): string => (date ? day().format(new Date(`${date}T00:00:00Z`)) : '-');
export const formatMoment = (instant: string): string => moment().format(new Date(instant));
export const formatStatus = (status: string): string => status.replaceAll('_', ' ');
