import { CliError, unreachable } from '../exit.ts';
import { isProxied } from './proxy.ts';
import { assertKnown } from './server-version.ts';

type Fetch = typeof globalThis.fetch;

/**
 * fetch for JSON, over node:http: Node's own fetch compiles its HTTP parser at each start, which takes longer than the
 * rest of a command. Knows no forms and no streams of the web.
 */
const lightFetch: Fetch = async (input, init) => {
  if (isProxied()) return fetch(input, init);
  const [{ default: send }, http, https] = await Promise.all([
    import('minipass-fetch'),
    import('node:http'),
    import('node:https'),
  ]);
  const agent = ({ protocol }: URL) => (protocol === 'https:' ? https : http).globalAgent;
  return send(String(input), { ...init, agent });
};

/** What calls of the API go through. */
export const apiFetch = (url: string, timeoutMs?: number): Fetch => fetchFrom(url, timeoutMs, lightFetch);

/** fetch that says which server did not answer. With a time limit, unless the caller waits for an assistant. */
export function fetchFrom(url: string, timeoutMs?: number, send: Fetch = (...request) => fetch(...request)): Fetch {
  return async (input, init) => {
    const limit = timeoutMs === undefined ? [] : [AbortSignal.timeout(timeoutMs)];
    const signals = [...(init?.signal ? [init.signal] : []), ...limit];
    let response: Response;
    try {
      response = await send(input, { ...init, ...(signals.length ? { signal: AbortSignal.any(signals) } : {}) });
    } catch (cause) {
      if (init?.signal?.aborted) throw cause;
      if (limit[0]?.aborted) throw new CliError(`Smoko at ${url} did not answer. Try again in a moment.`, 1, { cause });
      throw unreachable(url, cause);
    }
    await assertKnown(url, response);
    return response;
  };
}
