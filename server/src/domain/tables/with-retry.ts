import { AppError } from '@smoko/contract';

const ATTEMPTS = 3;

/** Tries again where another change came first (a conflict). With `retry` false the conflict is thrown at once. */
export async function withRetry<T>(retry: boolean, attempt: () => Promise<T>): Promise<T> {
  for (let count = 1; ; count++) {
    try {
      return await attempt();
    } catch (error) {
      const isConflict = error instanceof AppError && error.code === 'conflict';
      if (!isConflict || !retry || count === ATTEMPTS) throw error;
    }
  }
}
