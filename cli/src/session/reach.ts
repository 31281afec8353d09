import { type ApiClient, type ClientOptions, createClient } from '@smoko/contract';
import { CliError, unreachable } from '../exit.ts';
import { once } from '../term/once.ts';
import { isProxied } from './proxy.ts';
import { assertKnown } from './server-version.ts';

type Fetch = typeof globalThis.fetch;

/** A connection that is not used is closed long before the server would: what is sent next must not meet its end. */
const IDLE_MS = 1_000;

const overHttp = once(async (): Promise<Fetch> => {
  const [{ default: send }, http, https] = await Promise.all([
    import('minipass-fetch'),
    import('node:http'),
    import('node:https'),
  ]);
  const options = { keepAlive: true, timeout: IDLE_MS };
  const [plain, secure] = [new http.Agent(options), new https.Agent(options)];
  const agent = ({ protocol }: URL) => (protocol === 'https:' ? secure : plain);
  return (input, init) => send(String(input), { ...init, agent });
});

/**
 * fetch for JSON, over node:http: Node's own fetch compiles its HTTP parser at each start, which takes longer than the
 * rest of a command. Knows no forms and no streams of the web.
 */
const lightFetch: Fetch = async (input, init) => (isProxied() ? fetch : await overHttp())(input, init);

interface Caller extends Pick<ClientOptions, 'headers' | 'onUnauthorized'> {
  /** Left out where the caller waits for an assistant. */
  timeoutMs?: number | undefined;
}

/** The API of a server. A `Session` has its own; this is for who is not signed in yet, or waits less long. */
export const apiAt = (url: string, { timeoutMs, ...caller }: Caller): ApiClient =>
  createClient({ baseUrl: url, fetch: fetchFrom(url, timeoutMs, lightFetch), ...caller });

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
