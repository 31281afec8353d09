import { type ApiClient, problemToError } from '@smoko/contract';
import type { ConfigStore, ServerEntry } from '../config/store.ts';
import { notSignedIn, tokenRefused } from '../exit.ts';
import { createApiClient, fetchFrom, USER_AGENT } from './api-client.ts';
import { renewTokens } from './renew-tokens.ts';
import { assertSignedIn } from './signed-in.ts';

const CALL_MS = 30_000;
/** A token that expires this soon is renewed first, as it could expire on the way to the server. */
const MARGIN_MS = 10_000;

interface RawRequest extends RequestInit {
  headers?: Record<string, string>;
  timeoutMs?: number | undefined;
}

/** A sign-in at one server: API clients that renew the token when needed. */
export class Session {
  readonly url: string;
  readonly api: ApiClient;
  /** Without a time limit, for calls that wait for an assistant. */
  readonly untimedApi: ApiClient;
  private readonly store: ConfigStore;
  private lastToken = '';

  constructor(store: ConfigStore, url: string) {
    this.store = store;
    this.url = url;
    this.api = this.client(CALL_MS);
    this.untimedApi = this.client(undefined);
  }

  private client(timeoutMs: number | undefined): ApiClient {
    return createApiClient(this.url, {
      timeoutMs,
      headers: () => this.headers(),
      onUnauthorized: () => this.renewAfter401(),
    });
  }

  /**
   * A request whose body or answer is not JSON: a file or a stream. Repeated once with a new token where the token was
   * refused. Without a time limit unless one is given. @throws AppError with the server's message
   */
  async request(path: string, { headers, timeoutMs, ...init }: RawRequest): Promise<Response> {
    const fetch = fetchFrom(this.url, timeoutMs);
    const send = async () =>
      fetch(`${this.url}${path}`, { ...init, headers: { ...headers, ...(await this.headers()) } });
    let response = await send();
    if (response.status === 401) {
      await response.body?.cancel();
      await this.renewAfter401();
      response = await send();
    }
    if (!response.ok) throw problemToError(response, await response.text());
    return response;
  }

  async headers(): Promise<Record<string, string>> {
    this.lastToken = await this.accessToken();
    return { authorization: `Bearer ${this.lastToken}`, ...USER_AGENT };
  }

  /** A valid access token. @throws CliError (exit 3) where nobody is signed in, or no longer. */
  async accessToken(): Promise<string> {
    const entry = this.store.server(this.url);
    if (!entry.access_token) throw notSignedIn();
    return isFresh(entry) ? entry.access_token : this.renew(entry.access_token);
  }

  async renewAfter401(): Promise<boolean> {
    await this.renew(this.lastToken);
    return true;
  }

  /** Renews the token, unless another process has done so since `rejected` was read. */
  private async renew(rejected: string): Promise<string> {
    if (this.store.token) throw tokenRefused();
    return renewTokens({ store: this.store, url: this.url, rejected });
  }
}

const isFresh = ({ expires_at }: ServerEntry) => expires_at === undefined || expires_at - MARGIN_MS > Date.now();

/** The session of a stored token. Whether the server accepts it shows at the first call. @throws CliError (exit 3) without one */
export function requireSession(store: ConfigStore, url: string): Session {
  assertSignedIn(store, url);
  return new Session(store, url);
}

/** The session, looked up at first use, so that a wrong option is reported before a missing sign-in. */
export function lazySession({ store, url }: { store: ConfigStore; url: () => string }): () => Session {
  let session: Session | null = null;
  return () => {
    session ??= requireSession(store, url());
    return session;
  };
}
