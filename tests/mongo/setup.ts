import { startDatabase } from '../support/database.ts';

/** The MongoDB named by MONGODB_URI, or the embedded database as a server of its own, for the whole project. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MONGODB_URI) return undefined;
  const database = await startDatabase();
  process.env.MONGODB_URI = database.uri;
  return async () => {
    delete process.env.MONGODB_URI;
    await database.stop();
  };
}
