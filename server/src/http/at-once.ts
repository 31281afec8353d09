import { AppError } from '@smoko/contract';
import type { RequestHandler } from 'express';
import { addressOf } from './client-address.ts';

const RETRY_S = 5;

/** Lets an address have so many requests under way at the same time. For what is costly before anything is proven. */
export function atOncePerAddress(most: number): RequestHandler {
  const underWay = new Map<string, number>();
  return (req, res, next) => {
    const address = addressOf(req);
    const count = (underWay.get(address) ?? 0) + 1;
    if (count > most)
      throw new AppError('rate_limited', 'That was a lot at once. Please try again in a moment.', {
        retryAfter: RETRY_S,
      });
    underWay.set(address, count);
    res.once('close', () => {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    });
    next();
  };
}
