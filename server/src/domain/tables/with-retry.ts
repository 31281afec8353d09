import { AppError } from '@smoko/contract';

const ATTEMPTS = 3;

/** Does something again that was overtaken by another change, unless the caller asked to be told (`again` false). */
export async function withRetry<T>(again: boolean, attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      const overtaken = error instanceof AppError && error.code === 'conflict';
      if (!overtaken || !again || tried === ATTEMPTS) throw error;
    }
  }
}
