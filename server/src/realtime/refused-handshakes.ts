import { randomUUID } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Server } from 'socket.io';
import { PROBLEM_TYPE, problemOf, type Refusal, refuseOn } from '../http/refusals.ts';

const NO_HANDSHAKE = 'That is not a handshake or a message of Socket.IO 4 as this server understands it.';
const refusalOf = (status: number): Refusal =>
  status === 413
    ? [413, 'too_large', 'Clients have little to say here: that was too long.']
    : [status, 'malformed', NO_HANDSHAKE];

/** The parts of Engine.IO that its types keep to themselves; the version is pinned, and a test knocks on every one. */
interface Engine {
  verify(req: IncomingMessage, upgrade: boolean, done: (code: number | undefined) => void): void;
  /** Made anew when the server begins to listen. */
  ws: EventEmitter<{ wsClientError: [error: Error, socket: Duplex] }>;
}
type EngineRequest = IncomingMessage & { _query: Record<string, string | undefined> };

/** Engine.IO refuses in two words of its own: here it does so in the form that everything is refused in. */
export function sayWhatIsWrong(io: Server): void {
  const engine = io.engine as unknown as Engine;
  io.engine.use((req: EngineRequest, res: unknown, next: (error?: Error) => void) => {
    if (res instanceof ServerResponse) {
      reword(res);
      return next();
    }
    if (engine.ws.listenerCount('wsClientError') === 0)
      engine.ws.on('wsClientError', (_error, socket) => refuseOn(socket, refusalOf(400)));
    engine.verify(req, true, (code) => {
      const { EIO, sid } = req._query;
      if (code === undefined && (sid || EIO === '4')) next();
      else refuseOn(req.socket, refusalOf(400));
    });
  });
}

function reword(res: ServerResponse): void {
  const { writeHead, end } = res;
  let problem: string | undefined;
  res.writeHead = function said(this: ServerResponse, status: number, ...rest: unknown[]) {
    if (status < 400) return Reflect.apply(writeHead, this, [status, ...rest]) as ServerResponse;
    const requestId = randomUUID();
    problem = JSON.stringify(problemOf(refusalOf(status), requestId));
    const headers = { 'Content-Type': PROBLEM_TYPE, 'Content-Length': Buffer.byteLength(problem) };
    return writeHead.call(this, status, { ...headers, 'X-Request-Id': requestId, 'Cache-Control': 'no-store' });
  };
  res.end = function ended(this: ServerResponse, ...rest: unknown[]) {
    return Reflect.apply(end, this, problem === undefined ? rest : [problem]) as ServerResponse;
  } as ServerResponse['end'];
}
