import { type ApiClient, problemToError } from '@smoko/contract';
import type { ConfigStore, ServerEntry } from '../config/store.ts';
import { notSignedIn } from '../exit.ts';
import { createApiClient, fetchFrom, USER_AGENT } from './api-client.ts';
import { renewTokens } from './renew.ts';
import { assertSignedIn } from './signed-in.ts';

const CALL_MS = 30_000;
/** A token this close to its end is renewed first: it must survive the way to the server. */
const MARGIN_MS = 10_000;

interface RawRequest extends RequestInit {
  headers?: Record<string, string>;
  timeoutMs?: number | undefined;
}

/** Being signed in to one server: the API with a token that renews itself. */
export class Session {
  readonly url: string;
  readonly api: ApiClient;
  /** Without a time limit, for calls that wait until an assistant is through. */
  readonly patientApi: ApiClient;
  private readonly store: ConfigStore;
  private sent = '';

  constructor(store: ConfigStore, url: string) {
    this.store = store;
    this.url = url;
    this.api = this.client(CALL_MS);
    this.patientApi = this.client(undefined);
  }

  private client(timeoutMs: number | undefined): ApiClient {
    return createApiClient(this.url, {
      timeoutMs,
      headers: () => this.headers(),
      onUnauthorized: () => this.renewAfter401(),
    });
  }

  /**
   * What is no call with JSON both ways: a file up or down, a stream. Sent once more when the token was refused; without a
   * time limit unless one is given. @throws AppError in the server's words
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
    this.sent = await this.accessToken();
    return { authorization: `Bearer ${this.sent}`, ...USER_AGENT };
  }

  /** A token the server will take. @throws CliError (exit 3) when nobody is signed in, or no longer. */
  async accessToken(): Promise<string> {
    const entry = this.store.server(this.url);
    if (!entry.access_token) throw notSignedIn();
    return isFresh(entry) ? entry.access_token : this.renew(entry.access_token);
  }

  async renewAfter401(): Promise<boolean> {
    await this.renew(this.sent);
    return true;
  }

  /** Swaps the refresh token, unless another process has done so since `rejected` was read. */
  private renew(rejected: string): Promise<string> {
    return renewTokens({ store: this.store, url: this.url, rejected });
  }
}

const isFresh = ({ expires_at }: ServerEntry) => expires_at === undefined || expires_at - MARGIN_MS > Date.now();

/** A session that is known to have a token at all; whether the server takes it shows at the first call. */
export function requireSession(store: ConfigStore, url: string): Session {
  assertSignedIn(store, url);
  return new Session(store, url);
}

/** The session of the command that runs, looked up at its first use: a wrong option is told before a missing sign-in. */
export function lazySession({ store, url }: { store: ConfigStore; url: () => string }): () => Session {
  let session: Session | null = null;
  return () => {
    session ??= requireSession(store, url());
    return session;
  };
}
