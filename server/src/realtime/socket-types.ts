import type { Server, Socket } from 'socket.io';

/** What is kept about a socket, and sent along between processes. */
interface SocketData {
  userId: string;
  sessionId: string;
}
type Nothing = Record<string, never>;
type Told = Record<string, (event: unknown) => void>;

export type AppSocket = Socket<Nothing, Told, Nothing, SocketData>;
export type AppServer = Server<Nothing, Told, Nothing, SocketData>;
