import { CliError, unreachable } from '../exit.ts';
import { assertKnown } from './server-version.ts';

type Fetch = typeof globalThis.fetch;

/** fetch that says which server did not answer. With a time limit, unless the caller waits for an assistant. */
export function fetchFrom(url: string, timeoutMs?: number): Fetch {
  return async (input, init) => {
    const limit = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
    const signals = [...(init?.signal ? [init.signal] : []), ...limit];
    let response: Response;
    try {
      response = await fetch(input, { ...init, ...(signals.length ? { signal: AbortSignal.any(signals) } : {}) });
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      if (limit[0]?.aborted) throw new CliError(`Smoko at ${url} did not answer. Try again in a moment.`, 1, { cause });
      throw unreachable(url, cause);
    }
    await assertKnown(url, response);
    return response;
  };
}
