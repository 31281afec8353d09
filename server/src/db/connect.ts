import type { Trouble as EmbeddedTrouble } from '@smoko/embedded-mongodb';
import mongoose, { type Connection } from 'mongoose';
import { databaseFolder } from './embedded-data.ts';

export type { Trouble as EmbeddedTrouble } from '@smoko/embedded-mongodb';

export interface DatabaseOptions {
  /** A MongoDB server. Left out: the embedded database in the data folder is started. */
  mongodbUri?: string | undefined;
  dataDir: string;
  /** The embedded database's worker script, where the server is bundled. */
  workerUrl?: URL | undefined;
  /** Called when the embedded database's worker ends unexpectedly. */
  onCrash?: ((error: Error) => void) | undefined;
  /** Called when the embedded database finds its disk full or its file damaged, and when there is room again. */
  onTrouble?: ((trouble: EmbeddedTrouble) => void) | undefined;
  /** For tests: the embedded database's largest size, and what it reserves so that records can still be deleted. Bytes. */
  limits?: { maxBytes: number; reserveBytes: number } | undefined;
}

export interface Database {
  connection: Connection;
  kind: 'mongodb' | 'embedded';
  close(): Promise<void>;
}

/** A single MongoDB server has no transactions, and money is written in them (decision 40). */
export class NoReplicaSet extends Error {
  override name = 'NoReplicaSet';
  override message =
    'MongoDB at MONGODB_URI is a single server, and Smoko needs a replica set. One server is enough: start mongod with --replSet rs0, run rs.initiate() once, and add replicaSet=rs0 to MONGODB_URI.';
}

/** By what a server says of itself: it is one of a replica set, or leads to a sharded cluster. */
export const hasTransactions = ({ setName, msg }: { setName?: string; msg?: string }): boolean =>
  Boolean(setName) || msg === 'isdbgrid';

const TIMEOUT_MS = 5_000;

/**
 * As many connections as there are questions. Whoever waits there for the one writer keeps a connection: with a limit,
 * more of them than connections would leave none for the transaction that has the writer, and all would wait in vain.
 */
const EMBEDDED = { dbName: 'smoko', maxPoolSize: 0, maxIdleTimeMS: 60_000 };

/** Connects to MongoDB, or starts the embedded database, whose code is loaded only then. */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.mongodbUri) {
    const connection = await open(options.mongodbUri);
    const hello = await connection.db?.admin().command({ hello: 1 });
    if (!hasTransactions(hello ?? {})) {
      await connection.close();
      throw new NoReplicaSet();
    }
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
  const connection = await open(embedded.uri, EMBEDDED);
  return {
    connection,
    kind: 'embedded',
    close: async () => {
      await connection.close();
      await embedded.close();
    },
  };
}

function open(uri: string, options: mongoose.ConnectOptions = {}): Promise<Connection> {
  return mongoose
    .createConnection(uri, { serverSelectionTimeoutMS: TIMEOUT_MS, autoIndex: false, ...options })
    .asPromise();
}
