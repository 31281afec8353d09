import type { Thread } from './thread.ts';

/** How many times its patience a task may wait for a processor that is busy with something else. */
const STARVED = 6;

/** The time that the processor has spent on this process, in milliseconds. */
export const workedSoFar = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Ends a thread that has had its time, `most` milliseconds of the processor's. A machine that is busy with other things gives
 * it little of it: what the whole process worked is the most that the thread can have, and until that is `most` it goes on.
 * Returns how to call it off.
 */
export function endLate(thread: Thread, most: number, worked: () => number): () => void {
  const before = worked();
  let waits = 0;
  const check = () => {
    waits += 1;
    if (worked() - before >= most || waits >= STARVED) thread.restart();
    else timer = setTimeout(check, most);
  };
  let timer = setTimeout(check, most);
  return () => clearTimeout(timer);
}
