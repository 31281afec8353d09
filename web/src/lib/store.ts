import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get: () => T;
  set: (change: (value: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** State outside React that components can subscribe to, for what several components share. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T, R>(store: Store<T>, select: (value: T) => R): R =>
  useSyncExternalStore(store.subscribe, () => select(store.get()));
