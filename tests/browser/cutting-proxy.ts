import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/**
 * How reception goes. off: before anything is sent. asked: the next write never arrives. answered: the next write is done, and its
 * answer is lost. half: the answer breaks off in the middle. Each of them leaves no reception. blink: the answer is lost, and
 * reception is back at once.
 */
export const CUTS = ['off', 'asked', 'answered', 'half', 'blink'] as const;
export type Cut = (typeof CUTS)[number];

export interface CuttingProxy {
  url: string;
  cut(how: Cut): void;
  /** Reception is back. */
  mend(): void;
  close(): Promise<void>;
}

const isWrite = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'POST' || method === 'PATCH') && url.startsWith('/api/') && !url.startsWith('/api/auth/');

/** Stands before the server and cuts connections as a phone's way to it is cut: whoever asks gets no answer at all. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let next: Cut | null = null;

  const goOff = () => {
    next = 'off';
    for (const socket of open) socket.destroy();
  };

  const pass = (req: IncomingMessage, res: ServerResponse, cut: Cut | null) => {
    const { method, url, headers } = req;
    const onward = ask({ hostname, port, method, path: url, headers }, (answer) => {
      if (cut === null) {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        return answer.pipe(res);
      }
      if (cut === 'half')
        res.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': 100_000 }).write('{');
      // what is read to its end was done to its end
      answer.resume().on('end', () => (cut === 'blink' ? req.socket.destroy() : goOff()));
    });
    onward.on('error', () => req.socket.destroy());
    req.pipe(onward);
    return undefined;
  };

  const server = createServer((req, res) => {
    if (next === 'off') return req.socket.destroy();
    const cut = next !== null && isWrite(req) ? next : null;
    if (cut) next = null;
    if (cut === 'asked') return goOff();
    return pass(req, res, cut);
  });
  server.on('connection', (socket) => {
    if (next === 'off') socket.destroy();
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
  });
  server.on('upgrade', (req, socket, head) => {
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries(req.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write(`GET ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const [one, other] of [
      [onward, socket],
      [socket, onward],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(how) {
      if (how === 'off') goOff();
      else next = how;
    },
    mend: () => {
      next = null;
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
