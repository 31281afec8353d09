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
  const { code, message, retryAfter, errors } = describe(error);
  if (code === 'not_authenticated') return { line: signedOut().message, code: EXIT.signedOut };
  const settings = SETTINGS.find(({ path }) => errors?.some((one) => one.path === path));
  if (settings && /\bin Settings\b/.test(message))
    return { line: `${message} Here: smoko settings edit ${settings.flag} ...`, code: EXIT.failed };
  const wait = retryAfter && !/again/i.test(message) ? ` Try again in ${retryAfter} seconds.` : '';
  return { line: `${message}${wait}`, code: EXIT.failed };
}

interface Described {
  code?: string;
  message: string;
  retryAfter?: number;
  errors?: { path: string }[];
}

/** What papers lack that the settings say, by the field that the server names. */
const SETTINGS = [
  { path: 'abn', flag: '--abn' },
  { path: 'gst_number', flag: '--gst-number' },
] as const;

/** The API client wraps errors of `fetch` in a general one; the CliError inside says more. */
function findCliError(error: unknown): CliError | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof CliError) return at;
  return null;
}

// Recognises an AppError by its fields: importing the class would load the whole contract for an "unknown command".
function describe(error: unknown): Described {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, retryAfter, errors } = error as Error & {
    code?: unknown;
    retryAfter?: unknown;
    errors?: { path: string }[];
  };
  return {
    message: error.message.split('\n')[0] || 'Something went wrong.',
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
    ...(Array.isArray(errors) ? { errors } : {}),
  };
}
