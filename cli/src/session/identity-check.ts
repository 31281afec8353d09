import { AppError, confirmIdentity } from '@smoko/contract';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { askHidden } from '../term/prompt.ts';
import { readAll } from '../term/stdin.ts';
import type { Session } from './session.ts';

/** The option of commands that may ask for the password. */
export const PROOF = ['--password-stdin', 'read your password from standard input, where it is asked for'] as const;

export interface ProofOptions {
  passwordStdin?: boolean;
}

/** Runs `act`. Where the server answers `confirm_identity`, asks for the password and runs it again. */
export async function withIdentityCheck<T>(
  context: Context,
  session: Session,
  { passwordStdin }: ProofOptions,
  act: () => Promise<T>,
): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'confirm_identity')) throw error;
  }
  const otherwise = 'This needs your password anew. Pipe it in, with --password-stdin';
  const password = passwordStdin
    ? (await readAll(context.stdin)).replace(/\r?\n$/, '')
    : await askHidden(context, 'Your password, to be sure it is you: ', otherwise);
  await session.api.call(confirmIdentity, { password }).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'invalid' ? new CliError(error.message) : error;
  });
  return act();
}
