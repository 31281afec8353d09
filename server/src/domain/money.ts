import { invalid, LIMITS } from '@smoko/contract';

const MOST_CENTS = LIMITS.money * 100;

/** A computed amount in cents, as it is. Throws 422 for `path` where it is more than the API can carry. */
export function checkTotal(cents: number, path: string): number {
  if (Math.abs(cents) > MOST_CENTS) {
    throw invalid(path, 'That comes to more than Smoko can keep. Check the quantity and the price.');
  }
  return cents;
}

/** "$1,850.00", for texts; lists and screens format for themselves. */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' }).replace('A$', '$');

/** So many percent of it, to the cent. */
export const shareOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);
