import { join } from 'node:path';
import { ROOT, removeDir, tempDir } from './paths.ts';
import { run } from './process.ts';
import { until } from './until.ts';

export interface DatabaseServer {
  uri: string;
  stop(): Promise<void>;
}

const READY = /^ready (\S+)$/m;

/** The embedded database as a server of its own over TCP, as any MongoDB would be. */
export async function startDatabase(): Promise<DatabaseServer> {
  const dataDir = tempDir('smoko-database');
  const cli = join(ROOT, 'embedded-mongodb/src/cli.ts');
  const args = ['--import', 'tsx', cli, '--data', dataDir, '--port', '0'];
  const running = run(process.execPath, args, { cwd: ROOT });
  const stop = async () => {
    await running.end();
    removeDir(dataDir);
  };
  let ended = false;
  void running.exited.then(() => {
    ended = true;
  });
  try {
    const uri = await until('the database', () => {
      if (ended) throw new Error(`The database did not start:\n${running.output()}`);
      return running.output().match(READY)?.[1];
    });
    return { uri, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
