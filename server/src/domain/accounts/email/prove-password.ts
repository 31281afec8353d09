import { AppError, invalid } from '@smoko/contract';
import type { Types } from 'mongoose';
import { passwordMatches } from '../factors/password.ts';
import type { Guesses } from '../sessions/guesses.ts';
import type { RequestSource } from '../sessions/request-source.ts';

/** Whose password opens what a link leads to: the address it belongs to, and its hash. */
interface Holder {
  email: string;
  userId: Types.ObjectId;
  password_hash: string;
}

/** Throws confirm_identity where no password is given, invalid for a wrong one. */
export async function provePassword(
  guesses: Guesses,
  { email, userId, password_hash }: Holder,
  given: string | undefined,
  source: RequestSource,
): Promise<void> {
  if (given === undefined)
    throw new AppError('confirm_identity', 'Enter the password that you chose when you signed up.');
  const right = await guesses.begin({ kind: 'password', of: email, userId }, source);
  if (!(await passwordMatches(password_hash, given)))
    throw invalid('password', 'That is not the password you signed up with.');
  await right();
}
