import { chooseSocket, dataFile, lockFolder, prepareFolder } from './data-folder.ts';
import type { Sync } from './engine/connection.ts';
import { type Endpoint, Server } from './server.ts';

export interface ServeOptions {
  dataDir: string;
  sync?: Sync;
  /** A socket in the data folder (not on Windows, where it is a free port), or a port of 127.0.0.1; 0 is a free one. */
  listen?: 'socket' | { port: number };
  ttlMs?: number;
  transactionMs?: number;
}

export interface Serving {
  uri: string;
  close: () => Promise<void>;
}

/** Locks the folder, opens the file and listens, all in this thread. */
export async function serve({ dataDir, listen = 'socket', ...options }: ServeOptions): Promise<Serving> {
  const folder = prepareFolder(dataDir);
  const lock = lockFolder(folder);
  let server: Server | undefined;
  let cleanUp = (): void => undefined;
  try {
    server = new Server({ ...options, file: dataFile(folder), verify: lock.unclean });
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

function endpointFor(folder: string, listen: 'socket' | { port: number }): { endpoint: Endpoint; cleanUp: () => void } {
  const nothing = () => undefined;
  if (typeof listen === 'object') return { endpoint: { port: listen.port }, cleanUp: nothing };
  if (process.platform === 'win32') return { endpoint: { port: 0 }, cleanUp: nothing };
  const { path, cleanUp } = chooseSocket(folder);
  return { endpoint: { path }, cleanUp };
}
