import { AppError, type ErrorCode } from '@smoko/contract';
import { CliError, EXIT } from '../exit.ts';
import type { Flag } from './flags.ts';

/** Refusals that are taken back by a yes, and the field that says it. */
const CONFIRMED_BY: Partial<Record<ErrorCode, string>> = {
  more_than_owed: 'allow_credit',
  before_invoice: 'confirm_early',
  over_price: 'confirm_over',
};

/** Does what may be refused until it is confirmed; the refusal then names the flag that does, where the command has it. */
export async function namingFlag<T>(flags: readonly Pick<Flag, 'field' | 'flag'>[], run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const field = CONFIRMED_BY[error.code];
    const flag = flags.find((one) => one.field === field);
    if (!field || !flag) throw error;
    throw new CliError(`${error.message} All the same: --${flag.flag}`, EXIT.failed, { cause: error });
  }
}
