import { ConfigError } from './config.ts';
import { isDiskFull } from './disk-full.ts';

/** Whose messages say themselves what to do. */
const PLAIN = new Set(['KeepingError', 'MoveError', 'DiskFull', 'NoReplicaSet']);

/** Where a backup helps. */
const LOST = new Set(['DataFileMissing', 'DataFileUnreadable', 'DatabaseLost', 'NoData']);

const restoring = (newest: string | undefined): string =>
  `Restore a backup: npm start -- --restore ${newest ?? 'FILE'} --replace`;

/** What of an error says why the server could not start. */
interface Failure {
  name?: string;
  code?: string;
  message?: string;
  port?: number;
  /** The variable that says which port; PORT where nothing is said. */
  setBy?: string;
  path?: string;
}

interface Explanation {
  fits(failure: Failure): boolean;
  say(failure: Failure, dataDir: string, newest: string | undefined): string;
}

const hasCode = (...codes: string[]) => ({ fits: ({ code }: Failure) => code !== undefined && codes.includes(code) });
const isOneOf = (names: ReadonlySet<string>) => ({
  fits: ({ name }: Failure) => name !== undefined && names.has(name),
});

/** The first that fits is said. */
const EXPLANATIONS: readonly Explanation[] = [
  {
    fits: (failure) => failure instanceof ConfigError,
    say: ({ message }) => `Check the configuration: ${message}.`,
  },
  {
    ...hasCode('EADDRINUSE'),
    say: ({ port, setBy = 'PORT' }) =>
      `Port ${port} is taken. Stop what uses it, or choose another: ${setBy}=${(port ?? 3000) + 1} npm start`,
  },
  { ...hasCode('EADDRNOTAVAIL', 'ENOTFOUND'), say: () => 'HOST is not an address of this machine.' },
  {
    fits: ({ name }) => name === 'DataFolderLocked',
    say: (_, dataDir) => `The data folder ${dataDir} is in use by another Smoko. Stop it, or set SMOKO_DATA_DIR.`,
  },
  { ...isOneOf(LOST), say: ({ message }, _dataDir, newest) => `${message} ${restoring(newest)}` },
  { ...isOneOf(PLAIN), say: ({ message, name = '' }) => message ?? name },
  { fits: isDiskFull, say: (_, dataDir) => `The disk of ${dataDir} is full: free some space, then start again.` },
  {
    ...hasCode('EACCES', 'EPERM', 'EROFS'),
    say: ({ path }) => `No permission for ${path ?? 'the port or the data folder'}.`,
  },
  {
    fits: ({ name }) => name?.startsWith('Mongo') ?? false,
    say: () => 'MongoDB cannot be reached at MONGODB_URI. Is it running?',
  },
];

/**
 * Why the server could not start, in one line for whoever started it. `newest`: the newest backup there is, where one could
 * help.
 */
export function explainStartFailure(error: unknown, dataDir: string, newest?: string): string {
  const failure = (error ?? {}) as Failure;
  const explanation = EXPLANATIONS.find(({ fits }) => fits(failure));
  if (explanation) return explanation.say(failure, dataDir, newest);
  return `Smoko could not start: ${failure.message?.split('\n')[0] ?? String(error)}`;
}
