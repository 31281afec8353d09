import { type ApiClient, type ClientOptions, createClient, ZONE_HEADER } from '@smoko/contract';
import { CliError, unreachable } from '../exit.ts';
import { tellIn } from '../term/format.ts';
import { lazy } from '../term/lazy.ts';
import { isProxied } from './proxy.ts';
import { assertKnown } from './server-version.ts';

type Fetch = typeof globalThis.fetch;

/** Idle connections are closed well before the server closes them, so that no request is sent into a closing one. */
const IDLE_MS = 1_000;

const overHttp = lazy(async (): Promise<Fetch> => {
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
 * rest of a command. It cannot send FormData or web streams.
 */
const lightFetch: Fetch = async (input, init) => (isProxied() ? fetch : await overHttp())(input, init);

interface Caller extends Pick<ClientOptions, 'headers' | 'onUnauthorized'> {
  /** Left out where the caller waits for an assistant. */
  timeoutMs?: number | undefined;
}

/** What the list of sessions knows the terminal by: whatever signs in or renews has to say it. */
export const USER_AGENT = { 'user-agent': 'smoko-cli' } as const;

/** A client of a server's API, for calls before signing in or with another time limit; otherwise use `Session`. */
export const createApiClient = (url: string, { timeoutMs, headers, ...caller }: Caller): ApiClient =>
  createClient({
    baseUrl: url,
    fetch: fetchFrom(url, timeoutMs, lightFetch),
    headers: async () => ({ ...USER_AGENT, ...(await headers?.()) }),
    ...caller,
  });

/** fetch with an error that names the server that did not answer. Without `timeoutMs` it waits as long as it takes. */
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
    const timeZone = response.headers.get(ZONE_HEADER);
    if (timeZone) tellIn(timeZone);
    await assertKnown(url, response);
    return response;
  };
}
