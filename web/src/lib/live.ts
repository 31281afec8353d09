import { type ChatEvent, chatEventSchema, type RecordEvent, recordEventSchema } from '@smoko/contract';
import { useEffect, useEffectEvent } from 'react';
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

/** Kept by live-connection.ts, which nobody waits for. */
export const connection = createStore<Connection>(() => 'off');
export const listeners: Listeners = { chat: new Set(), record: new Set(), resumed: new Set(), refused: new Set() };
/** When the present connection began to tell what happens, by Date.now(); 0 before the first. */
export const heard = { since: 0 };

/** Tells whoever listens of what the connection brings. */
export const hear = {
  chat: (data: unknown) => {
    const event = chatEventSchema.safeParse(data);
    if (event.success) for (const chat of listeners.chat) chat(event.data);
  },
  record: (data: unknown) => {
    const event = recordEventSchema.safeParse(data);
    if (event.success) for (const record of listeners.record) record(event.data);
  },
};

export const useConnection = (): Connection => useStore(connection, (state) => state);

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
