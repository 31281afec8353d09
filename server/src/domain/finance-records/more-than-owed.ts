import { AppError } from '@smoko/contract';
import { dollars } from '../money.ts';

/** A payment over more than is still due of what it pays. `due` in cents. */
export function moreThanOwed(due: number, path = 'amount'): AppError {
  return refused(`${owedOf(due)} Check the amount, or allow the rest to stay as the client's credit.`, path);
}

/** The parts of a payment that are given come to less than it: nobody said what the rest is for. Cents. */
export const partsLeave = (left: number, total: number): AppError =>
  refused(
    `The parts come to ${dollars(total - left)} of ${dollars(total)}, so ${dollars(left)} pays nothing. Say which invoice that pays, or allow it to stay as the client's credit.`,
    'allocations',
  );

const owedOf = (due: number): string =>
  due > 0 ? `Only ${dollars(due)} of that is still due.` : 'Nothing of that is due any more.';

const refused = (message: string, path: string): AppError =>
  new AppError('more_than_owed', message, { errors: [{ path, message }] });
