import { AppError } from '@smoko/contract';
import { dollars } from '../money.ts';

/** A payment over more than is still due of what it pays. `due` in cents. */
export function moreThanOwed(due: number, path = 'amount'): AppError {
  const owed = due > 0 ? `Only ${dollars(due)} of that is still due.` : 'Nothing of that is due any more.';
  const message = `${owed} Check the amount, or allow the rest to stay as the client's credit.`;
  return new AppError('more_than_owed', message, { errors: [{ path, message }] });
}
