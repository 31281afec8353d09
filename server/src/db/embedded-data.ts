import { join } from 'node:path';

/** Where the embedded database lies in a data folder. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database');
/** The one file of it that counts; a write-ahead log may be beside it. */
export const DATABASE_FILE = 'data.sqlite';

const load = () => import('@smoko/embedded-mongodb');

/** Looks through the whole database, in a thread of its own, also while a server works with it. */
export const checkDatabase = async (dataDir: string, workerUrl?: URL) =>
  (await load()).check(databaseFolder(dataDir), workerUrl);

/** Copies the database of one moment into a new file, also while a server works with it. */
export const copyDatabase = async (dataDir: string, target: string, workerUrl?: URL) =>
  (await load()).copy(databaseFolder(dataDir), target, workerUrl);

/** What such a copy holds. Rejects when it is damaged. */
export const readDatabaseCopy = async (file: string, workerUrl?: URL) => (await load()).contents(file, workerUrl);

/** Runs `work` while no server uses the data folder. Rejects with DataFolderLocked when one does. */
export async function whileNobodyUses<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const { lockFolder, prepareFolder } = await load();
  const lock = lockFolder(prepareFolder(databaseFolder(dataDir)));
  try {
    return await work();
  } finally {
    lock.release(true);
  }
}
