import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * How reception goes. off: before anything is sent. asked: the next write never arrives. answered: the next write is done, and its
 * answer is lost. half: the answer breaks off in the middle. Each of them leaves no reception. blink: the answer is lost, and
 * reception is back at once.
 */
export const CUTS = ['off', 'asked', 'answered', 'half', 'blink'] as const;
export type Cut = (typeof CUTS)[number];

/** What is accepted and never answered. asked: writes, which never arrive. answered: writes, which are done. all: whatever is asked. */
type Hang = 'asked' | 'answered' | 'all';

export interface CuttingProxy {
  url: string;
  cut(how: Cut): void;
  /** One bar: what is asked from now on hangs, until reception is back. */
  hang(what: Hang): void;
  /** Reception is back. What hung breaks off. */
  mend(): void;
  close(): Promise<void>;
}

/** Both ways, until one of them ends. */
function join(one: Duplex, other: Duplex): void {
  one.pipe(other).pipe(one);
  one.on('error', () => other.destroy()).on('close', () => other.destroy());
  other.on('error', () => one.destroy()).on('close', () => one.destroy());
}

const isWrite = ({ method, url = '' }: IncomingMessage): boolean =>
  (method === 'POST' || method === 'PATCH') && url.startsWith('/api/') && !url.startsWith('/api/auth/');

/** Stands before the server and cuts connections as a phone's way to it is cut: whoever asks gets no answer at all. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const hung = new Set<Socket>();
  let next: Cut | null = null;
  let hanging: Hang | null = null;

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

  const leave = (req: IncomingMessage) => {
    hung.add(req.socket);
    const { method, url, headers } = req;
    if (hanging === 'answered')
      req.pipe(ask({ hostname, port, method, path: url, headers }, (answer) => answer.resume()));
  };

  const server = createServer((req, res) => {
    if (next === 'off') return req.socket.destroy();
    if (hanging === 'all' || (hanging && isWrite(req))) return leave(req);
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
    if (hanging === 'all') return;
    const onward = connect(Number(port), hostname, () => {
      const lines = Object.entries(req.headers).map(([name, value]) => `${name}: ${String(value)}`);
      onward.write(`GET ${req.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      onward.write(head);
      join(onward, socket);
    });
    onward.on('error', () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(how) {
      if (how === 'off') goOff();
      else next = how;
    },
    hang(what) {
      hanging = what;
    },
    mend: () => {
      next = null;
      hanging = null;
      for (const socket of hung) socket.destroy();
      hung.clear();
    },
    async close() {
      for (const socket of open) socket.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
