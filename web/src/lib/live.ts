import { type ChatEvent, chatEventSchema, type RecordEvent, recordEventSchema, SOCKET_EVENTS } from '@smoko/contract';
import { useEffect, useEffectEvent } from 'react';
import type { Socket } from 'socket.io-client';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** off: closed; connecting: for the first time; live; lost: disconnected, reconnecting. */
export type Connection = 'off' | 'connecting' | 'live' | 'lost';

interface Handlers {
  chat: (event: ChatEvent) => void;
  record: (event: RecordEvent) => void;
  /** Connected again after a break, or late for the first time: events were missed, so data has to be fetched. */
  resumed: () => void;
  /** The server refused or closed the connection: perhaps the session has ended. */
  refused: () => void;
}
type Listeners = { [K in keyof Handlers]: Set<Handlers[K]> };

const REFUSED_RETRY_MS = 4_000;
/** The server repeats recent events of records to a new connection. One that took longer may have missed older ones. */
const LATE_MS = 5_000;
const connection = createStore<Connection>(() => 'off');
/** Since when what happens is told here, by Date.now(). */
const stands = createStore<number>(() => 0);
const listeners: Listeners = { chat: new Set(), record: new Set(), resumed: new Set(), refused: new Set() };
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
    stands.setState(Date.now(), true);
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
  opened.on(SOCKET_EVENTS.chat, (data: unknown) => {
    const event = chatEventSchema.safeParse(data);
    if (event.success) for (const chat of listeners.chat) chat(event.data);
  });
  opened.on(SOCKET_EVENTS.record, (data: unknown) => {
    const event = recordEventSchema.safeParse(data);
    if (event.success) for (const record of listeners.record) record(event.data);
  });
}

/** Socket.IO does not reconnect by itself after a refusal. */
function refused(from: Socket): void {
  for (const listener of listeners.refused) listener();
  setTimeout(() => {
    if (wanted && socket === from && !from.connected) from.connect();
  }, REFUSED_RETRY_MS);
}

export const useConnection = (): Connection => useStore(connection, (state) => state);
/** When the present connection began to tell what happens, by Date.now(); 0 before the first. */
export const useLiveSince = (): number => useStore(stands, (state) => state);

/** Calls the handler on each such event while the component is shown. */
export function useLive<K extends keyof Handlers>(kind: K, handler: Handlers[K]): void {
  const latest = useEffectEvent(handler as (event?: unknown) => void);
  useEffect(() => {
    const set = listeners[kind] as Set<(event?: unknown) => void>;
    const call = (event?: unknown) => latest(event);
    set.add(call);
    return () => {
      set.delete(call);
    };
  }, [kind]);
}
