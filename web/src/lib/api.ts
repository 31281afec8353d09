import { AppError, createClient, unreachable } from '@smoko/contract';
import { csrfCookie } from './session-cookie.ts';

/** What waits for reception by itself says so (the queue); all else has to be done again, and nothing of it is lost. */
const NEEDS_RECEPTION =
  'Smoko cannot be reached. This needs reception: what you typed stays here, so try again when there is some.';

/** With one bar a request may hang for minutes: a page says what it has instead. */
const LONGEST_READ_MS = 30_000;
const MOMENT_MS = 200;

declare global {
  /** Of public/first-questions.js: gives what was asked before there was an app. */
  var firstFetch: typeof fetch | undefined;
}

const client = createClient({ baseUrl: '', headers: apiHeaders, fetch: globalThis.firstFetch ?? fetch });

let underWay = 0;
let lastMs = 0;

/** Whether something is being asked of the server, or was a moment ago: what came leads to the next question. */
export const isAsking = (): boolean => underWay > 0 || performance.now() - lastMs < MOMENT_MS;

/** The one API client. The session is an HttpOnly cookie; writes carry the CSRF token as proof that they come from this page. */
export const api: typeof client = {
  ...client,
  async call(operation, input, options = {}) {
    const reads = operation.method === 'GET';
    const { signal: given } = options;
    // an older browser waits as long as it likes
    const limit = reads && 'any' in AbortSignal ? AbortSignal.timeout(LONGEST_READ_MS) : null;
    const signal = limit && given ? AbortSignal.any([limit, given]) : (limit ?? given);
    underWay += 1;
    try {
      return await client.call(operation, input, { ...options, ...(signal ? { signal } : {}) });
    } catch (error) {
      if (limit?.aborted && !given?.aborted) throw unreachable(error);
      if (!reads && error instanceof AppError && error.code === 'unavailable' && error.cause)
        throw new AppError('unavailable', NEEDS_RECEPTION, { cause: error });
      throw error;
    } finally {
      underWay -= 1;
      lastMs = performance.now();
    }
  },
};

export function apiHeaders(): Record<string, string> {
  const csrf = csrfCookie();
  return { 'X-Smoko-Client': 'web', ...(csrf ? { 'X-CSRF-Token': csrf } : {}) };
}

export const isSignedOut = (error: unknown): boolean => error instanceof AppError && error.code === 'not_authenticated';

/** A message for people. Any error but an AppError is a bug of ours, whose message would help nobody. */
export const errorText = (error: unknown): string =>
  error instanceof AppError ? error.message : 'Something went wrong. Please try again.';
