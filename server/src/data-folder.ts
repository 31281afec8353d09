import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './config.ts';

/** Makes sure of a folder that can be written to. Throws ConfigError. */
export function ensureDataFolder(folder: string): void {
  try {
    make(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is a file');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`SMOKO_DATA_DIR ${folder} is not a folder that can be written to (${code ?? message})`);
  }
}

/** Level by level: Node's recursive mkdir never returns where the system refuses with ENOENT, such as in /proc. */
function make(folder: string): void {
  if (existsSync(folder)) return;
  make(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
