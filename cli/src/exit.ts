/** Exit codes, documented in `smoko --help`: scripts rely on them. */
export const EXIT = { done: 0, failed: 1, usage: 2, signedOut: 3, waiting: 4 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the program with a one-line message. Does not import the contract, so that `--help` starts quickly. */
export class CliError extends Error {
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'CliError';
    this.exitCode = exitCode;
  }
}

export const usage = (message: string) => new CliError(message, EXIT.usage);
/** `url` where it is another server than the one of the last sign-in, which `smoko login` alone would go to. */
export const notSignedIn = (url?: string) =>
  new CliError(
    url ? `You are not signed in at ${url}. Run: smoko login --url ${url}` : 'You are not signed in. Run: smoko login',
    EXIT.signedOut,
  );
export const signedOut = () => new CliError('You are signed out. Run: smoko login', EXIT.signedOut);
export const tokenRefused = () =>
  new CliError(
    'The token in SMOKO_TOKEN does not count, or no longer. Another: smoko token, or smoko account tokens add',
    EXIT.signedOut,
  );
export const unreachable = (url: string, cause: unknown) =>
  new CliError(`Smoko at ${url} cannot be reached. Is it running? (npm start)`, EXIT.failed, { cause });
