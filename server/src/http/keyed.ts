import { AppError } from '@smoko/contract';
import type { Request } from 'express';
import type { Idempotency } from '../domain/idempotency/claims.ts';

const MAX_KEY = 200;

/** What a device without reception sends later, perhaps twice: records are made with the one and changed with the other. */
export const takesKey = (method: string): boolean => method === 'POST' || method === 'PATCH';

/** The request's Idempotency-Key, if it carries one that counts. Throws malformed for one of a wrong length. */
export function idempotencyKey(req: Request): string | undefined {
  const key = takesKey(req.method) ? req.get('idempotency-key') : undefined;
  if (key === undefined) return undefined;
  if (key === '' || key.length > MAX_KEY) {
    throw new AppError('malformed', `An Idempotency-Key has 1 to ${MAX_KEY} characters.`);
  }
  return key;
}

/** Does `work` once for the signed-in user's key, or simply does it where there is none. */
export async function keyed<T>(
  idempotency: Idempotency,
  req: Request,
  body: unknown,
  work: (domainKey: string | undefined) => Promise<T>,
): Promise<T> {
  const key = idempotencyKey(req);
  const userId = req.user?.user._id.toHexString();
  if (key === undefined || userId === undefined) return work(undefined);
  return (await idempotency.once({ userId, key, route: `${req.method} ${req.path}`, body }, work)) as T;
}
