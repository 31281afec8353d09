import { basename, join } from 'node:path';
import { INBOUND } from './messages.ts';
import { ROOT, removeDir, tempDir } from './paths.ts';
import { type Running, run } from './process.ts';
import { NO_PUSH_SERVICE } from './push-stand-in.ts';
import { until } from './until.ts';

export interface ServerOptions {
  /** Further variables; undefined takes one away. Nothing of this process's environment gets through. */
  env?: Record<string, string | undefined>;
  /** Kept afterwards; left out, the server has a new folder that is removed by `stop` and `kill`. */
  dataDir?: string;
  /** Start of the business clock. */
  now?: string | Date;
  /** Leaves the data where it is, also in a folder that was made here. */
  keepData?: boolean;
}

export interface TestServer {
  url: string;
  pid: number;
  dataDir: string;
  /** Everything it wrote to stdout and stderr. */
  output(): string;
  /** SIGTERM, as an operator would; gives the exit code. */
  stop(): Promise<number | null>;
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>;
}

const START_MS = 60_000;
const READY = /^Smoko is ready: (\S+)$/m;

/**
 * The real server, built, as a process of its own: embedded database in a folder of its own and the built-in model.
 * With MONGODB_URI in the tests' environment each data folder has a database of its own there instead.
 */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const { env = {}, now, keepData = options.dataDir !== undefined } = options;
  const dataDir = options.dataDir ?? tempDir();
  const database = databaseOf(dataDir);
  const running = run(process.execPath, [join(ROOT, 'server/dist/main.js')], {
    cwd: ROOT,
    env: {
      PORT: '0',
      SMOKO_DATA_DIR: dataDir,
      SMOKO_NOW: now instanceof Date ? now.toISOString() : now,
      LOG_LEVEL: 'info',
      API_REQUESTS_PER_MINUTE: '1000000',
      MONGODB_URI: database,
      ...INBOUND,
      // in production there is none for trying things out
      ...(env.NODE_ENV === 'production' ? {} : NO_PUSH_SERVICE),
      ...env,
    },
  });
  const end = async (signal: NodeJS.Signals) => {
    const code = await running.end(signal);
    if (!keepData) {
      removeDir(dataDir);
      if (database) await dropDatabase(database);
    }
    return code;
  };
  try {
    const url = await ready(running);
    return {
      url,
      pid: running.pid,
      dataDir,
      output: running.output,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL').then(() => {}),
    };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}

async function ready(running: Running): Promise<string> {
  let ended = false;
  void running.exited.then(() => {
    ended = true;
  });
  const url = await until(
    'the server to start',
    () => {
      if (ended) throw new Error(`The server ended at its start:\n${running.output()}`);
      return running.output().match(READY)?.[1];
    },
    START_MS,
  );
  await until('/api/health', async () => (await fetch(`${url}/api/health`)).ok);
  return url;
}

/** The same folder always has the same database, so that a restart finds its data. */
function databaseOf(dataDir: string): string | undefined {
  const uri = process.env.MONGODB_URI;
  return uri ? databaseAt(uri, basename(dataDir).replace(/[^\w-]/g, '_')) : undefined;
}

async function dropDatabase(uri: string): Promise<void> {
  const { MongoClient } = await import('mongodb');
  const client = await new MongoClient(uri).connect();
  await client.db().dropDatabase();
  await client.close();
}

/** The address of one database of a MongoDB. */
export function databaseAt(uri: string, name: string): string {
  const url = new URL(uri);
  url.pathname = `/${name}`;
  return url.href;
}
