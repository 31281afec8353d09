import { invalid, LIMITS } from '@smoko/contract';
import type { Business } from './actor.ts';

/** GST in per cent: A New Tax System (Goods and Services Tax) Act 1999 (AU), Goods and Services Tax Act 1985 (NZ). */
const GST_RATE = { AU: 10, NZ: 15 } as const;

/**
 * GST on an amount before GST, in cents. Australia rounds half a cent up, New Zealand drops exactly half a cent
 * and rounds more up. Negative amounts (discounts, credits) mirror the positive ones.
 */
export function gstOn(cents: number, country: Business['country']): number {
  const exact = Math.abs(cents) * GST_RATE[country];
  const whole = Math.floor(exact / 100);
  const rest = exact - whole * 100;
  const up = country === 'AU' ? rest >= 50 : rest > 50;
  return Math.sign(cents) * (whole + (up ? 1 : 0)) || 0;
}

/** The GST inside an amount that includes it, in cents. */
export function gstWithin(cents: number, country: Business['country']): number {
  const rate = GST_RATE[country];
  const exact = Math.abs(cents) * rate;
  const divisor = 100 + rate;
  const whole = Math.floor(exact / divisor);
  const rest = exact - whole * divisor;
  const up = country === 'AU' ? rest * 2 >= divisor : rest * 2 > divisor;
  return Math.sign(cents) * (whole + (up ? 1 : 0)) || 0;
}

const MOST_CENTS = LIMITS.money * 100;

/** A computed amount in cents, as it is. Throws 422 for `path` where it is more than the API can carry. */
export function checkTotal(cents: number, path: string): number {
  if (Math.abs(cents) > MOST_CENTS) {
    throw invalid(path, 'That comes to more than Smoko can keep. Check the quantity and the price.');
  }
  return cents;
}

/** Unit price in cents times a quantity of at most three decimals, half a cent away from zero. */
export function lineTotal(quantity: number, unitCents: number): number {
  const exact = Math.round(quantity * 1000) * unitCents;
  return Math.sign(exact) * Math.floor((Math.abs(exact) + 500) / 1000) || 0;
}

/** "$1,850.00", for texts; lists and screens format for themselves. */
export const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-AU', { style: 'currency', currency: 'AUD' }).replace('A$', '$');
