import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.ts';
import { KEY_BYTES } from './secrets.ts';

const FILE = 'secret-key';

/** The key of a data folder, made on its first start; for its owner alone to read. */
export function keyInFolder(folder: string): Buffer {
  const path = join(folder, FILE);
  try {
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(path, 'utf8'), 'base64');
  if (key.length !== KEY_BYTES) throw new ConfigError(`${path} is not a key: put the one back that was there`);
  return key;
}
