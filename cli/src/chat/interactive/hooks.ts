import { useStdin, useStdout } from 'ink';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.snapshot);

export interface Size {
  columns: number;
  rows: number;
}

/** The terminal's size, updated when it is resized. */
export function useSize(): Size {
  const { stdout } = useStdout();
  const [size, setSize] = useState(() => measure(stdout));
  useEffect(() => {
    const onResize = () => setSize(measure(stdout));
    stdout.on('resize', onResize);
    return () => {
      stdout.off('resize', onResize);
    };
  }, [stdout]);
  return size;
}

const measure = (stdout: NodeJS.WriteStream): Size => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 });

/** What a key sends, before Ink reads it: Ink takes Delete and Backspace for the same key. */
export function useRawKeys(note: (data: string) => void): void {
  const { internal_eventEmitter: keys } = useStdin();
  const latest = useRef(note);
  latest.current = note;
  useEffect(() => {
    const listen = (data: string) => latest.current(data);
    keys.prependListener('input', listen);
    return () => {
      keys.off('input', listen);
    };
  }, [keys]);
}

/** Counts up while `running`, for animations. */
export function useTicks(running: boolean, everyMs: number): number {
  const [ticks, setTicks] = useState(0);
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setTicks((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);
  return ticks;
}
