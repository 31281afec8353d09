import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** What Lighthouse calls slow 4G: milliseconds there and back, and bytes a millisecond each way. */
const ROUND_TRIP_MS = 150;
const DOWN_BYTES_PER_MS = 1_638.4 / 8;
const UP_BYTES_PER_MS = 750 / 8;

export interface SlowNetwork {
  url: string;
  close(): Promise<void>;
}

/**
 * The way to a server over slow 4G: whatever comes or goes, of a page or of its service worker, shares one line. (The
 * browser's own throttling does not reach a service worker.)
 */
export async function startSlowNetwork(target: string): Promise<SlowNetwork> {
  const { hostname, port } = new URL(target);
  const up = oneLine(UP_BYTES_PER_MS);
  const down = oneLine(DOWN_BYTES_PER_MS);
  const sockets = new Set<Socket>();
  const server = createServer((phone) => {
    const there = connect(Number(port), hostname);
    for (const socket of [phone, there]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    // a connection is made by one round trip, before anything is asked
    up(phone, there, performance.now() + ROUND_TRIP_MS);
    down(there, phone, 0);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

/** One way of the line, shared by all that is sent on it. */
function oneLine(bytesPerMs: number) {
  let freeAt = 0;
  return (from: Socket, to: Socket, notBefore: number): void => {
    let last = notBefore;
    const arrives = (bytes: number) => {
      freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
      last = Math.max(last, freeAt + ROUND_TRIP_MS / 2);
      return Math.max(0, last - performance.now());
    };
    from.on('data', (data: Buffer) => setTimeout(() => to.writable && to.write(data), arrives(data.length)));
    from.on('end', () => setTimeout(() => to.end(), arrives(0)));
    from.on('close', () => setTimeout(() => to.destroy(), arrives(0)));
  };
}
