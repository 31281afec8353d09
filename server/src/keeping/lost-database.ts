import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, databaseFolder } from '../db/embedded-data.ts';

/** Said together with how to restore. */
class DatabaseLost extends Error {
  override name = 'DatabaseLost';
}

/**
 * Throws when a data folder was used before and its database is gone: an empty one in its place would hide the loss.
 * What lies in the folder of the database itself the database looks at.
 */
export function refuseLostDatabase(dataDir: string): void {
  if (existsSync(join(databaseFolder(dataDir), DATABASE_FILE)) || existsSync(join(databaseFolder(dataDir), 'starting')))
    return;
  const files = join(dataDir, 'files');
  const hasFiles = existsSync(files) && readdirSync(files).length > 0;
  const trace = existsSync(join(dataDir, 'secret-key')) ? 'the secret key' : hasFiles ? 'uploaded files' : null;
  if (!trace) return;
  throw new DatabaseLost(
    `The database of the data folder ${dataDir} is missing, but ${trace} of an earlier run ${hasFiles && trace !== 'the secret key' ? 'are' : 'is'} there. If it was on a MongoDB, set MONGODB_URI. To start with an empty database on purpose, move that folder away.`,
  );
}
