import { randomUUID } from 'node:crypto';
import { unlessDiskFull } from '../disk-full.ts';

const after = (ms: number): Date => new Date(Date.now() + ms);

/**
 * What a process holds a record by, for so many milliseconds of the real clock. `worker` is new each time: whoever lost
 * its lease has no say any more, since every write of its names the worker it was. A record is taken by one
 * compare-and-set that sets these, of a record that nobody holds.
 */
export const newLease = (ms: number) => ({ worker: randomUUID(), lease_until: after(ms) });

/** The same worker holds it for longer. */
export const longerLease = (ms: number) => ({ lease_until: after(ms) });

/** Whose lease is over: the process that held them is dead, or was asleep for too long. */
export const lapsed = () => ({ lease_until: { $lte: new Date() } });

export interface QueueOptions<Item> {
  /**
   * The next one to work on, held; null when there is none. Without it are those that `work` failed with in this round:
   * a queue in which they are still free leaves them out.
   */
  next(failed: readonly Item[]): Promise<Item | null>;
  /** May be called again for the same one after a crash, where its lease can lapse. What it throws is reported. */
  work(item: Item): Promise<void>;
  /** Holds it for longer, while it is worked on; left out where a lease is longer than any work. */
  hold?: { renew(item: Item): Promise<unknown>; everyMs: number };
  /**
   * Sees to what a dead process left and `next` does not find: at the start, and whenever it looks by itself. `alone`:
   * nobody else works on this database, so that whatever is held is held by the dead.
   */
  takeOver?(alone: boolean): Promise<unknown>;
  /** How many are worked on side by side. */
  atOnce: number;
  /** How often it looks by itself, for what other processes put there or left behind. */
  lookEveryMs: number;
  /** How long closing waits for what is worked on; left out: until it is done. */
  patienceMs?: number;
  report(error: unknown): void;
}

export interface LeasedQueue {
  /** There may be something to do. Nothing is done before `start`, or after `close`. */
  wake(): void;
  /** Works on whatever there is; resolves when there is nothing more, whether it was started or not. */
  look(): Promise<void>;
  /** Takes over, and looks regularly from now on. `alone` as above. On a full disk taking over waits, and nothing else does. */
  start(alone: boolean): Promise<void>;
  /** Takes nothing more, and waits for what is worked on. */
  close(): Promise<void>;
}

/** Works on what is on file and due, in however many processes: each record by one of them at a time. */
export function createLeasedQueue<Item>(options: QueueOptions<Item>): LeasedQueue {
  const { next, work, hold, takeOver, atOnce, lookEveryMs, patienceMs, report } = options;
  const active = new Set<Promise<void>>();
  let state: 'waiting' | 'open' | 'closed' = 'waiting';
  let looking: Promise<void> | null = null;
  let woken = false;
  /** Ends the pause of a look that waits for what is worked on. */
  let endPause = () => {};
  let timer: NodeJS.Timeout | undefined;

  async function carryOut(item: Item, failed: Item[]): Promise<void> {
    const renew = () =>
      void hold?.renew(item).catch((error: unknown) => {
        if (state !== 'closed') report(error);
      });
    const renewing = hold && setInterval(renew, hold.everyMs);
    try {
      await work(item);
    } catch (error) {
      failed.push(item);
      report(error);
    } finally {
      clearInterval(renewing);
    }
  }

  /** Begins as many as may be worked on side by side. */
  async function fill(failed: Item[]): Promise<void> {
    while (active.size < atOnce && state !== 'closed') {
      const item = await next(failed);
      if (item === null) return;
      const working: Promise<void> = carryOut(item, failed).finally(() => active.delete(working));
      active.add(working);
    }
  }

  async function lookUntilNothingIsDue(): Promise<void> {
    let failed: Item[] = [];
    while (state !== 'closed') {
      if (woken) failed = [];
      woken = false;
      const pause = new Promise<void>((end) => {
        endPause = end;
      });
      await fill(failed);
      if (active.size === 0 && !woken) return;
      // whoever comes in now does not wait for those that are worked on
      await Promise.race([...active, pause]);
    }
  }

  const look: LeasedQueue['look'] = () => {
    woken = true;
    endPause();
    looking ??= lookUntilNothingIsDue().finally(() => {
      looking = null;
    });
    return looking;
  };

  const wake = () => {
    if (state === 'open') void look().catch(report);
  };

  return {
    wake,
    look,
    async start(alone) {
      if (takeOver) await unlessDiskFull(() => takeOver(alone), report);
      state = 'open';
      timer = setInterval(() => {
        void takeOver?.(false).catch(report);
        wake();
      }, lookEveryMs);
      wake();
    },
    async close() {
      state = 'closed';
      clearInterval(timer);
      endPause();
      const done = Promise.allSettled([...active, looking]);
      if (patienceMs === undefined) await done;
      else await Promise.race([done, new Promise((over) => setTimeout(over, patienceMs).unref())]);
    },
  };
}
