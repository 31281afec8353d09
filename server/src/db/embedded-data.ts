import { join } from 'node:path';

/** The embedded database's folder within a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');
/** The database file in it; SQLite may keep a write-ahead log beside it. */
export const DATABASE_FILE = 'data.sqlite';

const load = () => import('@smoko/embedded-mongodb');

/** Checks the whole database for damage in a worker thread; a server may be using it meanwhile. */
export const checkDatabase = async (dataDir: string, workerUrl?: URL) =>
  (await load()).check(databaseFolder(dataDir), workerUrl);

/** Copies a consistent snapshot of the database into a new file; a server may be using it meanwhile. */
export const copyDatabase = async (dataDir: string, target: string, workerUrl?: URL) =>
  (await load()).copy(databaseFolder(dataDir), target, workerUrl);

/** Lists the contents of a copy. Rejects when it is damaged. */
export const readDatabaseCopy = async (file: string, workerUrl?: URL) => (await load()).contents(file, workerUrl);

/** Runs `work` with the data folder locked. Rejects with DataFolderLocked when a server is using it. */
export async function whileNobodyUses<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const { lockFolder, prepareFolder } = await load();
  const lock = lockFolder(prepareFolder(databaseFolder(dataDir)));
  try {
    return await work();
  } finally {
    lock.release(true);
  }
}
