import { setTimeout } from 'node:timers/promises';
import { AppError } from '@smoko/contract';

/** Each time one of those who want the same number gets it: more of them than the API lets in at once. */
const ATTEMPTS = 100;
const PAUSE_MS = 20;

/**
 * Writes again, with the number that is next by then, while a unique index says that somebody else got the one before.
 * `given`: fields that would be the same again; what is taken of those is thrown at once.
 */
export async function untilFree<T>(write: () => Promise<T>, given: readonly string[] = []): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'duplicate';
      if (!isTaken || attempt === ATTEMPTS || error.errors?.some(({ path }) => given.includes(path))) throw error;
      await setTimeout(Math.random() * PAUSE_MS);
    }
  }
}
