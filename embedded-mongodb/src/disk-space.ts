import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statfsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** full: what makes the data grow is to be held back; only the reserve is left. low: not much is left. */
export type DiskState = 'ok' | 'low' | 'full';

export interface SpaceOptions {
  /**
   * Bytes kept aside on the disk, so that there is room to delete things when everything else is taken; 0 for none.
   */
  reserveBytes?: number;
  /** How many bytes are free, for tests. Left out: what the file system says. */
  free?: () => number;
}

export const RESERVE_BYTES = 32 << 20;
const LOW_BYTES = 256 << 20;
const CHUNK = 1 << 20;
const LOOK_MS = 1_000;

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/**
 * How much room there is where the data lies, and the reserve: a file of random bytes (zeros would take no room on some
 * file systems) that is given up when less than a quarter of its size is free. Then the application is told that the disk is full and
 * should let through only what frees space. When that room is gone too, the server itself refuses all but deletions.
 */
export class DiskSpace {
  readonly #file: string;
  readonly #reserve: number;
  readonly #free: () => number;
  #state: DiskState = 'ok';
  #looked = Number.NEGATIVE_INFINITY;
  #making = false;

  constructor(
    readonly folder: string,
    { reserveBytes = RESERVE_BYTES, free = () => freeBytes(folder) }: SpaceOptions = {},
    readonly onChange: (state: DiskState) => void = () => undefined,
  ) {
    this.#file = join(folder, 'reserve');
    this.#reserve = reserveBytes;
    this.#free = free;
  }

  get state(): DiskState {
    return this.#state;
  }

  /** Only deletions have room now. */
  get exhausted(): boolean {
    return this.#state === 'full' && this.#free() < this.#floor;
  }

  /** The same as `measure`, at most once a second. */
  look(): void {
    if (Date.now() - this.#looked >= LOOK_MS) this.measure();
  }

  /** Looks how much is free, and says so when the state changes. */
  measure(): void {
    this.#looked = Date.now();
    const free = this.#free();
    if (free < this.#floor) return void this.filled();
    // the reserve has to fit again, with room to spare, or it would go back and forth
    if (this.#state === 'full' && free < 2 * this.#reserve + this.#floor) return;
    this.#become(free < LOW_BYTES ? 'low' : 'ok');
  }

  /** A write found no room: the reserve is given up. Says whether that made any. */
  filled(): boolean {
    const had = existsSync(this.#file);
    if (had) rmSync(this.#file, { force: true });
    this.#become('full');
    return had;
  }

  /** Puts the reserve aside if there is none and it fits well. Never fails: without one it simply is not there. */
  async putAside(): Promise<void> {
    if (this.#making || this.#reserve === 0 || this.#state === 'full' || existsSync(this.#file)) return;
    if (this.#free() < 3 * this.#reserve) return;
    this.#making = true;
    const making = `${this.#file}.new`;
    try {
      const file = await open(making, 'w', 0o600);
      try {
        const chunk = randomBytes(Math.min(CHUNK, this.#reserve));
        for (let left = this.#reserve; left > 0; left -= chunk.length)
          await file.write(chunk, 0, Math.min(left, chunk.length));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(making, this.#file);
    } catch {
      await rm(making, { force: true }).catch(() => undefined);
    } finally {
      this.#making = false;
    }
  }

  get #floor(): number {
    return this.#reserve / 4;
  }

  #become(state: DiskState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.onChange(state);
  }
}

/** Whether an error says that there is no room on the disk (or in somebody's quota). */
export function isFull(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === 'SQLITE_FULL' || code === 'ENOSPC' || code === 'EDQUOT';
}
