import { setTimeout } from 'node:timers/promises';
import { AppError } from '@smoko/contract';

/** Each time one of those who want the same number gets it: more of them than the API lets in at once. */
const ATTEMPTS = 100;
const PAUSE_MS = 20;

/** Writes again, with the number that is next by then, while a unique index says that somebody else got the one before. */
export async function untilFree<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'duplicate') || attempt === ATTEMPTS) throw error;
      await setTimeout(Math.random() * PAUSE_MS);
    }
  }
}
