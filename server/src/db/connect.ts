import type { Trouble as EmbeddedTrouble } from '@smoko/embedded-mongodb';
import mongoose, { type Connection } from 'mongoose';
import { databaseFolder } from './embedded-data.ts';

export type { Trouble as EmbeddedTrouble } from '@smoko/embedded-mongodb';

export interface DatabaseOptions {
  /** A MongoDB server; left out, the embedded database in the data folder is started. */
  mongodbUri?: string | undefined;
  dataDir: string;
  /** Where the embedded database's worker lies when the server is bundled. */
  workerUrl?: URL | undefined;
  /** The embedded database's worker ended by itself. */
  onCrash?: ((error: Error) => void) | undefined;
  /** The embedded database met a full disk or damage, or has room again. */
  onTrouble?: ((trouble: EmbeddedTrouble) => void) | undefined;
  /** The most the embedded database may take up, and what it keeps aside for deletions, in bytes; for tests. */
  limits?: { maxBytes: number; reserveBytes: number } | undefined;
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
    dataDir: databaseFolder(options.dataDir),
    ...(options.workerUrl ? { workerUrl: options.workerUrl } : {}),
    ...(options.onCrash ? { onCrash: options.onCrash } : {}),
    ...(options.onTrouble ? { onTrouble: options.onTrouble } : {}),
    ...options.limits,
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
