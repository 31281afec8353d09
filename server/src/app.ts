import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { openGround } from './app/ground.ts';
import { openRooms } from './app/rooms.ts';
import { openWebServer } from './app/web-server.ts';
import { startWork } from './app/work.ts';
import { modelName } from './assistants.ts';
import type { Config } from './config.ts';
import { ensureDataFolder } from './data-folder.ts';
import { connectDatabase, type Database, type DatabaseOptions } from './db/connect.ts';
import type { Accounts } from './domain/accounts/accounts.ts';
import type { Executor } from './domain/executor.ts';
import type { Mailer } from './domain/senders.ts';
import { createHealth, type Health } from './health.ts';
import { refuseLostDatabase } from './keeping/lost-database.ts';
import { reportTrouble } from './keeping/report-trouble.ts';
import { endRestore } from './keeping/restore.ts';
import { createLogger, type Logger } from './logging.ts';

export interface App {
  server: Server;
  url: string;
  database: 'mongodb' | 'embedded';
  model: string;
  /** Where mail comes in by SMTP; null without a listener. */
  smtpPort: number | null;
  /** For what comes from neither HTTP nor a socket: the demo. */
  inside: { accounts: Accounts; executor: Executor; mailer: Mailer };
  /** Stops accepting, lets running turns finish for up to 10 s, closes sockets and the database. */
  close(): Promise<void>;
}

export interface AppOptions {
  /** Where the embedded database's worker lies when the server is bundled. */
  workerUrl?: URL | undefined;
  /** The same of the threads that read messages. */
  understandingUrl?: URL | undefined;
  /** Loads the assistants at once, so that whoever talks to them first does not wait for it. */
  preload?: boolean;
  /** The database ended by itself: nothing can be served any more. */
  onCrash: (error: Error) => void;
  /** For tests: a small disk. */
  limits?: DatabaseOptions['limits'];
}

// the same from src/ and from dist/
const WEB_DIR = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Builds the whole server and listens. Rejects with what `explainStartFailure` knows how to say. */
export async function buildApp(config: Config, options: AppOptions): Promise<App> {
  const log = createLogger(config.logLevel);
  ensureDataFolder(config.dataDir);
  const health = createHealth((trouble, over) => {
    if (over) log.warn({ part: trouble.part }, 'all is well again');
    else log.error({ part: trouble.part, state: trouble.state }, trouble.detail);
  });
  if (!config.mongodbUri) {
    await endRestore(config.dataDir);
    refuseLostDatabase(config.dataDir);
  }
  const database = await connectDatabase({
    onTrouble: (trouble) => reportTrouble(health, trouble),
    limits: options.limits,
    mongodbUri: config.mongodbUri ?? undefined,
    dataDir: config.dataDir,
    workerUrl: options.workerUrl,
    onCrash: options.onCrash,
  });
  try {
    return await compose(config, database, log, health, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** The one place where the parts meet: ground, rooms, the web server, and then the work that goes on behind it. */
async function compose(
  config: Config,
  database: Database,
  log: Logger,
  health: Health,
  options: AppOptions,
): Promise<App> {
  const ground = await openGround(config, database, log, health);
  const rooms = await openRooms(ground, options.understandingUrl);
  const web = await openWebServer(ground, rooms, WEB_DIR);
  const work = await startWork(ground, rooms, web, options);
  const { accounts, executor, inbound, sending } = rooms;
  return {
    server: web.server,
    url: work.url,
    database: database.kind,
    model: modelName(config.openai),
    smtpPort: inbound.smtpPort(),
    inside: { accounts, executor, mailer: sending.mailer },
    async close() {
      await work.close();
      await database.close();
    },
  };
}
