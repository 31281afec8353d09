import { CommanderError } from 'commander';
import { CliError, EXIT, type ExitCode, signedOut } from './exit.ts';

export interface Report {
  /** Null where it has been printed already: commander prints its own errors. */
  line: string | null;
  code: ExitCode;
}

/** The message for an error, in one line, and the exit code. */
export function report(error: unknown): Report {
  if (error instanceof CommanderError) return { line: null, code: error.exitCode === 0 ? EXIT.done : EXIT.usage };
  const ours = findCliError(error);
  if (ours) return { line: ours.message, code: ours.exitCode };
  const { code, message, retryAfter } = describe(error);
  if (code === 'not_authenticated') return { line: signedOut().message, code: EXIT.signedOut };
  const wait = retryAfter && !/again/i.test(message) ? ` Try again in ${retryAfter} seconds.` : '';
  return { line: `${message}${wait}`, code: EXIT.failed };
}

/** The API client wraps errors of `fetch` in a general one; the CliError inside says more. */
function findCliError(error: unknown): CliError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof CliError) return at;
  return null;
}

// Recognises an AppError by its fields: importing the class would load the whole contract for an "unknown command".
function describe(error: unknown): { code?: string; message: string; retryAfter?: number } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, retryAfter } = error as Error & { code?: unknown; retryAfter?: unknown };
  return {
    message: error.message.split('\n')[0] || 'Something went wrong.',
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
  };
}
