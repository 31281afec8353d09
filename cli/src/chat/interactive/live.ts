import { type ChatEvent, type RecordEvent, SOCKET_EVENTS } from '@smoko/contract';
import { Fetch, io, WebSocket } from 'socket.io-client';
import { proxiesIn } from '../../session/proxy.ts';

export interface LiveHandlers {
  onChat(event: ChatEvent): void;
  onRecord(event: RecordEvent): void;
  /** Connected, for the first time or again: missed events have to be fetched. */
  onUp(): void;
  onDown(): void;
  /** A valid token; called at each connection. */
  token(): Promise<string>;
  /** The server refused the token. */
  onRefused(): Promise<void>;
}

const RETRY_MS = 2_000;

/** Connects to the server's live events. Returns the function that disconnects. */
export function connectLive(url: string, handlers: LiveHandlers): () => void {
  const socket = io(url, {
    // only fetch and WebSocket use the proxy that session/proxy.ts installs
    transports: proxiesIn(process.env).length > 0 ? [WebSocket, Fetch] : ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 5_000,
    auth: (give) => {
      handlers.token().then(
        (token) => give({ token }),
        () => give({}),
      );
    },
  });
  let retry: NodeJS.Timeout | undefined;
  const reconnect = () => {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), RETRY_MS);
  };
  socket.on(SOCKET_EVENTS.chat, handlers.onChat);
  socket.on(SOCKET_EVENTS.record, handlers.onRecord);
  socket.on('connect', handlers.onUp);
  // socket.io reconnects after a broken connection, but not after the server has closed or refused it
  socket.on('disconnect', () => {
    handlers.onDown();
    if (!socket.active) reconnect();
  });
  socket.on('connect_error', () => {
    handlers.onDown();
    if (!socket.active) handlers.onRefused().then(reconnect, () => undefined);
  });
  return () => {
    clearTimeout(retry);
    // without listeners, as the `disconnect` of this close would reconnect
    socket.off();
    socket.close();
  };
}
