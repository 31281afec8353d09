import { connect, type Socket } from 'node:net';

/** A GET of one server, again and again over one kept-alive connection. */
export interface HttpConnection {
  /** Resolves with the body; throws for anything but 200. */
  get(path: string): Promise<string>;
  close(): void;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * The lightest client that will do: the load comes from a machine's third and fourth thread, and whatever it costs
 * would be added to both sides and so hide the difference between them.
 */
export async function httpConnection(url: string, headers: Record<string, string> = {}): Promise<HttpConnection> {
  const { hostname, port, host } = new URL(url);
  const fixed = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let waiting: { done(body: string): void; fail(error: Error): void } | null = null;
  let received: Buffer = Buffer.alloc(0);

  socket.on('data', (chunk) => {
    received = received.length ? Buffer.concat([received, chunk]) : chunk;
    const end = received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
    const start = end + HEAD_END.length;
    if (received.length < start + length) return;
    const body = received.toString('utf8', start, start + length);
    received = Buffer.alloc(0);
    const { done, fail } = waiting ?? { done: () => undefined, fail: () => undefined };
    waiting = null;
    if (head.startsWith('HTTP/1.1 200 ') && !Number.isNaN(length)) done(body);
    else fail(new Error(`${head}\n\n${body}`));
  });
  socket.on('error', (error) => waiting?.fail(error));
  socket.on('close', () => waiting?.fail(new Error('The server closed the connection.')));
  await new Promise<void>((done) => socket.once('connect', done));

  return {
    get: (path) =>
      new Promise((done, fail) => {
        if (socket.destroyed) return fail(new Error('The server has closed the connection.'));
        waiting = { done, fail };
        socket.write(`GET ${path} HTTP/1.1\r\n${fixed.join('')}\r\n`);
      }),
    close: () => socket.destroy(),
  };
}

/** So many requests in all, shared out among the connections. */
export async function load(connections: readonly HttpConnection[], path: string, requests: number): Promise<void> {
  let left = requests;
  await Promise.all(
    connections.map(async (connection) => {
      while (left-- > 0) await connection.get(path);
    }),
  );
}
