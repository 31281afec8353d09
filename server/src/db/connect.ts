import { join } from 'node:path';
import mongoose, { type Connection } from 'mongoose';

export interface DatabaseOptions {
  /** A MongoDB server; left out, the embedded database in the data folder is started. */
  mongodbUri?: string | undefined;
  dataDir: string;
  /** Where the embedded database's worker lies when the server is bundled. */
  workerUrl?: URL | undefined;
  /** The embedded database's worker ended by itself. */
  onCrash?: ((error: Error) => void) | undefined;
}

export interface Database {
  connection: Connection;
  kind: 'mongodb' | 'embedded';
  close(): Promise<void>;
}

const TIMEOUT_MS = 5_000;

/** Connects; with a URI the embedded database is never even loaded. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.mongodbUri) {
    const connection = await open(options.mongodbUri);
    return { connection, kind: 'mongodb', close: () => connection.close() };
  }
  const { startEmbedded } = await import('@smoko/embedded-mongodb');
  const embedded = await startEmbedded({
    dataDir: join(options.dataDir, 'database'),
    ...(options.workerUrl ? { workerUrl: options.workerUrl } : {}),
    ...(options.onCrash ? { onCrash: options.onCrash } : {}),
  });
  const connection = await open(embedded.uri, 'smoko');
  return {
    connection,
    kind: 'embedded',
    close: async () => {
      await connection.close();
      await embedded.close();
    },
  };
}

function open(uri: string, dbName?: string): Promise<Connection> {
  return mongoose
    .createConnection(uri, { serverSelectionTimeoutMS: TIMEOUT_MS, autoIndex: false, ...(dbName ? { dbName } : {}) })
    .asPromise();
}
