import { AppError, type ErrorCode } from '@smoko/contract';
import { CliError, EXIT } from '../exit.ts';
import type { Flag } from './flags.ts';

type Named = Pick<Flag, 'field' | 'flag'>;

/** Refusals that are taken back by a yes, and the field that says it. */
const CONFIRMED_BY: Partial<Record<ErrorCode, string>> = {
  more_than_owed: 'allow_credit',
  before_invoice: 'confirm_early',
  over_price: 'confirm_over',
};

/** The flags of what the server asks for and nobody gave: "--trade, --from"; null where it asks for none of them. */
function flagsLeftOut({ code, errors = [] }: AppError, flags: readonly Named[], given: object): string | null {
  const named = errors.flatMap(({ path }) => flags.filter(({ field }) => field === path && !(field in given)));
  const all = [...new Set(named.map(({ flag }) => `--${flag}`))];
  return code === 'invalid' && all.length ? all.join(', ') : null;
}

/**
 * Does what may be refused until it is confirmed; the refusal then names the flag that does, where the command has it.
 * `given`: what is sent, so that the flags of what is missing are named as well.
 */
export async function namingFlag<T>(flags: readonly Named[], run: () => Promise<T>, given?: object): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const field = CONFIRMED_BY[error.code];
    const flag = flags.find((one) => one.field === field);
    const asked = given && flagsLeftOut(error, flags, given);
    if (asked) throw new CliError(`${error.message.replace(/\.$/, '')}: ${asked}`, EXIT.failed, { cause: error });
    if (!field || !flag) throw error;
    throw new CliError(`${error.message} All the same: --${flag.flag}`, EXIT.failed, { cause: error });
  }
}
