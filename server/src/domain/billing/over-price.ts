import { AppError } from '@smoko/contract';
import { dollars } from '../money.ts';
import { type Asked, claimable } from './asked.ts';

/** Throws over_price where more would be invoiced than the price, less what was credited and with what is drafted, unless that was confirmed. Cents. */
export function assertWithin(price: number, asked: Asked, amount: number, confirmed: boolean): void {
  const { ofPrice, creditedOfPrice, drafts } = asked;
  const over = amount - claimable(price, asked);
  if (over <= 0 || confirmed) return;
  const before = [
    ofPrice > 0 ? `${dollars(ofPrice - creditedOfPrice)} is invoiced already` : '',
    drafts.total > 0 ? `${dollars(drafts.total)} is drafted` : '',
  ].filter(Boolean);
  const why = before.length ? ` ${before.join(' and ')}.` : '';
  const message = `That is ${dollars(over)} more than the ${dollars(price)} that was agreed.${why} Add a variation for extra work, or confirm that it is meant.`;
  throw new AppError('over_price', message, { errors: [{ path: 'amount', message }] });
}
