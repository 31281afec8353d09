import type { Server as HttpServer } from 'node:http';
import { SOCKET_EVENTS } from '@smoko/contract';
import type { RequestHandler } from 'express';
import { Server } from 'socket.io';
import type { Accounts } from '../domain/accounts/accounts.ts';
import type { EventBus } from '../domain/events.ts';
import type { Trust } from '../http/client-address.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { identifySocket } from './identify-socket.ts';
import { createJustNow } from './just-now.ts';
import type { RedisAdapter } from './redis.ts';
import { sayWhatIsWrong } from './refused-handshakes.ts';
import { keepUntilSessionEnds } from './session-watch.ts';
import type { AppServer } from './socket-types.ts';

export interface RealtimeOptions {
  accounts: Accounts;
  bus: EventBus;
  publicUrl: string | null;
  trust: Trust;
  /** Of those who open sockets. */
  limit: RequestHandler;
  redis: RedisAdapter | null;
}

/** Clients have nothing to say over the socket: everything they do goes over HTTP. */
const MAX_MESSAGE_BYTES = 4_096;

const SOCKET_PATH = '/socket.io';
/** As Engine.IO looks at it. */
export const isSocketPath = ({ url = '' }: { url?: string | undefined }): boolean => url.startsWith(`${SOCKET_PATH}/`);

const userRoom = (userId: string) => `user:${userId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;

/** Tells each signed-in person, and nobody else, what happens in their own business. */
export function createRealtime(http: HttpServer, { accounts, bus, publicUrl, trust, limit, redis }: RealtimeOptions) {
  const io: AppServer = new Server(http, {
    path: SOCKET_PATH,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    ...(redis ? { adapter: redis.adapter } : {}),
  });

  const justNow = createJustNow();
  io.engine.use(securityHeaders(publicUrl));
  // once for each socket, not for each of its requests
  io.engine.use(((req, res, next) => (/[?&]sid=/.test(req.url) ? next() : limit(req, res, next))) as RequestHandler);
  sayWhatIsWrong(io);
  io.use((socket, next) => {
    identifySocket(socket, accounts, { publicUrl, trust }).then(() => next(), next);
  });
  io.on('connection', (socket) => {
    void socket.join([userRoom(socket.data.userId), sessionRoom(socket.data.sessionId)]);
    for (const event of justNow.since(socket.data.userId, socket.handshake.auth.age))
      socket.emit(SOCKET_EVENTS.record, event);
    keepUntilSessionEnds(socket, accounts);
  });

  bus.on('record', (userId, event) => {
    justNow.add(userId, event);
    io.to(userRoom(userId)).emit(SOCKET_EVENTS.record, event);
  });
  bus.on('chat', (userId, event) => io.to(userRoom(userId)).emit(SOCKET_EVENTS.chat, event));
  accounts.sessions.ended.on('ended', (ids) => {
    if (ids.length) io.in(ids.map(sessionRoom)).disconnectSockets(true);
  });

  return {
    /** Sends everybody off; they come back to another process, or to this one after its restart. */
    async close(): Promise<void> {
      await io.close();
      await redis?.close();
    },
  };
}
