import { existsSync, statSync } from 'node:fs';
import { chooseSocket, dataFile, lockFolder, prepareFolder } from './data-folder.ts';
import type { SpaceOptions } from './disk-space.ts';
import { refuseLostData, started } from './earlier-run.ts';
import type { Sync } from './engine/connection.ts';
import type { Trouble } from './engine/engine.ts';
import { type Endpoint, Server } from './server.ts';

export interface ServeOptions {
  dataDir: string;
  sync?: Sync;
  /** A socket in the data folder (not on Windows, where it is a free port), or a port of 127.0.0.1; 0 is a free one. */
  listen?: 'socket' | { port: number };
  ttlMs?: number;
  transactionMs?: number;
  /** The most the data may take up, in bytes; left out, what the disk has. */
  maxBytes?: number;
  space?: SpaceOptions;
  onTrouble?: (trouble: Trouble) => void;
}

export interface Serving {
  uri: string;
  close: () => Promise<void>;
}

/** Locks the folder, opens the file and listens, all in this thread. */
export async function serve({ dataDir, listen = 'socket', ...options }: ServeOptions): Promise<Serving> {
  const folder = prepareFolder(dataDir);
  refuseLostData(folder);
  const lock = lockFolder(folder);
  let server: Server | undefined;
  let cleanUp = (): void => undefined;
  try {
    const file = dataFile(folder);
    server = new Server({ ...options, file, verify: lock.unclean || isSmall(file) });
    started(folder);
    const endpoint = endpointFor(folder, listen);
    cleanUp = endpoint.cleanUp;
    const address = await server.listen(endpoint.endpoint);
    const running = server;
    return {
      uri: `mongodb://${encodeURIComponent(address).replace('%3A', ':')}/?directConnection=true&retryWrites=false`,
      async close() {
        await running.close();
        cleanUp();
        lock.release();
      },
    };
  } catch (error) {
    server?.engine.close();
    cleanUp();
    lock.release();
    throw error;
  }
}

/** Looking through this much takes about a second: at every start. More only after an unclean end, and nightly. */
const SMALL_BYTES = 1 << 30;
const isSmall = (file: string): boolean => existsSync(file) && statSync(file).size <= SMALL_BYTES;

function endpointFor(folder: string, listen: 'socket' | { port: number }): { endpoint: Endpoint; cleanUp: () => void } {
  const nothing = () => undefined;
  if (typeof listen === 'object') return { endpoint: { port: listen.port }, cleanUp: nothing };
  if (process.platform === 'win32') return { endpoint: { port: 0 }, cleanUp: nothing };
  const { path, cleanUp } = chooseSocket(folder);
  return { endpoint: { path }, cleanUp };
}
