import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CLI } from './bundled.ts';

export interface ServerProcess {
  uri: string;
  pid: number | undefined;
  /** kill -9, and wait until it is gone. */
  kill: () => Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
}

/** The server in a process of its own. */
export async function startProcess(folder: string, sync: 'FULL' | 'NORMAL' = 'FULL'): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(CLI), '--data', folder, '--sync', sync], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const uri = await readyLine(child);
  return {
    uri,
    pid: child.pid,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}

function readyLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    let errors = '';
    child.stderr?.on('data', (chunk) => {
      errors += chunk;
    });
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const ready = /^ready (\S+)$/m.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server process ended with code ${code}: ${errors}`)));
  });
}
