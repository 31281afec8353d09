import type { Account } from '../support/account.ts';
import { asBearer } from '../support/account.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** The server of a business, which is started anew for each part of the month, dies and comes back on the same data. */
export interface Premises {
  server(): TestServer;
  /** What the business's clock shows. */
  now(): Date;
  /** Starts it with its clock at that moment. */
  open(at: Date): Promise<void>;
  /** SIGTERM, as an operator would. */
  shut(): Promise<void>;
  /** `kill -9`. */
  kill(): Promise<void>;
  /** Carries it out, and once more after the server died of it and came back. What else goes wrong is thrown. */
  surely<T>(step: () => Promise<T>): Promise<T>;
  /** Who works there, at the server as it now is. */
  as(account: Pick<Account, 'token'>): ReturnType<typeof asBearer>;
  /** How often it was killed. */
  kills(): number;
  remove(): Promise<void>;
}

export function findPremises(env: Record<string, string>): Premises {
  const dataDir = tempDir('smoko-month');
  let server: TestServer | null = null;
  let dying: Promise<void> | null = null;
  let opened = { at: 0, real: 0 };
  let kills = 0;
  const now = () => new Date(opened.at + Date.now() - opened.real);
  const running = (): TestServer => {
    if (!server) throw new Error('The server is not running.');
    return server;
  };
  async function open(at: Date) {
    opened = { at: at.getTime(), real: Date.now() };
    server = await startServer({
      dataDir,
      now: at,
      env: { SMTP_IN_PORT: '0', LOG_LEVEL: 'error', MONGODB_URI: undefined, ...env },
    });
  }
  /** Whether it was dead; it is not any more. */
  async function revived(): Promise<boolean> {
    if (!dying) return false;
    await dying;
    dying = null;
    await open(now());
    return true;
  }
  return {
    server: running,
    now,
    open,
    async shut() {
      await running().stop();
      server = null;
    },
    kill() {
      if (dying) return dying;
      kills += 1;
      dying = running().kill();
      return dying;
    },
    async surely(step) {
      for (;;) {
        try {
          const done = await step();
          if (!(await revived())) return done;
        } catch (error) {
          if (!(await revived())) throw error;
        }
      }
    },
    as: ({ token }) => asBearer(running().url, token),
    kills: () => kills,
    async remove() {
      await (dying ?? server?.kill());
      removeDir(dataDir);
    },
  };
}
