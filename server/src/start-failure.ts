import { ConfigError } from './config.ts';
import { isDiskFull } from './disk-full.ts';

/** Whose messages say themselves what to do. */
const PLAIN = new Set(['KeepingError', 'MoveError', 'DiskFull']);

/** Where a backup helps. */
const LOST = new Set(['DataFileMissing', 'DataFileUnreadable', 'DatabaseLost', 'NoData']);

const restoring = (newest: string | undefined): string =>
  `Restore a backup: npm start -- --restore ${newest ?? 'FILE'} --replace`;

/**
 * Why the server could not start, in one line for whoever started it. `newest`: the newest backup there is, where one could
 * help.
 */
export function explainStartFailure(error: unknown, dataDir: string, newest?: string): string {
  const { name, code, message, port, path } = (error ?? {}) as {
    name?: string;
    code?: string;
    message?: string;
    port?: number;
    path?: string;
  };
  if (error instanceof ConfigError) return `Check the configuration: ${message}.`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=${(port ?? 3000) + 1} npm start`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  if (name === 'DataFolderLocked')
    return `The data folder ${dataDir} is in use by another Smoko. Stop it, or set SMOKO_DATA_DIR.`;
  if (name && LOST.has(name)) return `${message} ${restoring(newest)}`;
  if (name && PLAIN.has(name)) return message ?? name;
  if (isDiskFull(error)) return `The disk of ${dataDir} is full: free some space, then start again.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `No permission for ${path ?? 'the port or the data folder'}.`;
  if (name?.startsWith('Mongo')) return 'MongoDB cannot be reached at MONGODB_URI. Is it running?';
  return `Smoko could not start: ${message?.split('\n')[0] ?? String(error)}`;
}
