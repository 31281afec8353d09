import { removeDir, tempDir } from '../support/paths.ts';
import { type ServerOptions, startServer, type TestServer } from '../support/server.ts';
import { send } from './http.ts';

/** The server under attack: where it ends or hangs, another one takes its place at the same address with its data. */
export interface Target {
  url: string;
  pid(): number;
  /** The last lines it wrote. */
  lastWords(): string;
  /** Whether it answers within so many milliseconds. */
  answers(patience: number): Promise<boolean>;
  /** SIGKILL, as a power cut would. */
  kill(): Promise<void>;
  /** The same, and a new start. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const LAST_WORDS = 1_500;

interface TargetOptions extends Omit<ServerOptions, 'now' | 'dataDir'> {
  /** What the business clock says at each start. */
  now?: () => Date;
}

export async function startTarget({ env = {}, now, ...options }: TargetOptions = {}): Promise<Target> {
  const dataDir = tempDir('smoko-attack');
  const start = (more: Record<string, string>) =>
    startServer({ ...options, dataDir, ...(now ? { now: now() } : {}), env: { LOG_LEVEL: 'error', ...env, ...more } });
  let server: TestServer = await start({});
  const { url } = server;
  const { port } = new URL(url);
  return {
    url,
    pid: () => server.pid,
    lastWords: () => server.output().slice(-LAST_WORDS),
    answers: (patience) =>
      send(url, { path: '/api/health', patience }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    kill: () => server.kill(),
    async restart() {
      await server.kill();
      server = await start({ PORT: port });
    },
    async stop() {
      await server.stop();
      removeDir(dataDir);
    },
  };
}
