import { SOCKET_EVENTS } from '@smoko/contract';
import type { Socket } from 'socket.io-client';
import { connection, hear, heard, listeners } from './live.ts';

const REFUSED_RETRY_MS = 4_000;
/** The server repeats recent events of records to a new connection. One that took longer may have missed older ones. */
const LATE_MS = 5_000;
let wanted = false;
let socket: Socket | null = null;

/**
 * Opens the live connection; the returned function closes it. `since`: when the page began to load its data, by
 * performance.now(); whoever is to be told of what happened since listens already.
 */
export function openLive(since: number): () => void {
  wanted = true;
  connection.setState('connecting');
  void connect(since);
  return () => {
    wanted = false;
    socket?.disconnect();
    socket = null;
    connection.setState('off');
  };
}

async function connect(startedAt: number): Promise<void> {
  const { io } = await import('socket.io-client');
  if (!wanted || socket) return;
  let before = false;
  const opened = io({
    path: '/socket.io',
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 5_000,
    // the server repeats the events since the page started to load its data
    auth: (give) => give(before ? {} : { age: performance.now() - startedAt }),
  });
  socket = opened;
  opened.on('connect', () => {
    heard.since = Date.now();
    connection.setState('live');
    const late = performance.now() - startedAt > LATE_MS;
    if (before || late) for (const resumed of listeners.resumed) resumed();
    before = true;
  });
  opened.on('disconnect', (reason) => {
    if (!wanted) return;
    connection.setState('lost');
    if (reason === 'io server disconnect') refused(opened);
  });
  opened.on('connect_error', () => {
    connection.setState('lost');
    if (!opened.active) refused(opened);
  });
  opened.on(SOCKET_EVENTS.chat, hear.chat);
  opened.on(SOCKET_EVENTS.record, hear.record);
}

/** Socket.IO does not reconnect by itself after a refusal. */
function refused(from: Socket): void {
  for (const listener of listeners.refused) listener();
  setTimeout(() => {
    if (wanted && socket === from && !from.connected) from.connect();
  }, REFUSED_RETRY_MS);
}
