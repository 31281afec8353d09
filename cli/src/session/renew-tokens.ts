import { AppError, refresh, type SignedIn } from '@smoko/contract';
import { type ConfigStore, type ServerEntry, withServer } from '../config/store.ts';
import { signedOut } from '../exit.ts';
import { createApiClient } from './api-client.ts';

const REFRESH_MS = 20_000;

interface Renewal {
  store: ConfigStore;
  url: string;
  /** The access token that has expired or was refused. */
  rejected: string;
}

/**
 * Gets a new access token. A refresh token works once, and the server ends the session when it is used twice. So this runs
 * under the config's lock, and first checks whether another process has renewed the token already.
 */
export function renewTokens({ store, url, rejected }: Renewal): Promise<string> {
  return store.locked(async (save) => {
    const config = store.read();
    const entry = config.servers[url] ?? {};
    if (entry.access_token && entry.access_token !== rejected) return entry.access_token;
    if (!entry.refresh_token) throw signedOut();
    try {
      const api = createApiClient(url, { timeoutMs: REFRESH_MS });
      const answer = withTokens(entry, await api.call(refresh, { refresh_token: entry.refresh_token }));
      save(withServer(config, url, answer));
      return answer.access_token ?? '';
    } catch (error) {
      if (!isRefusal(error)) throw error;
      save(withServer(config, url, withoutTokens(entry)));
      throw signedOut();
    }
  });
}

/** The entry with new tokens. */
export function withTokens(entry: ServerEntry, { access_token, refresh_token, expires_at }: SignedIn): ServerEntry {
  return {
    ...entry,
    access_token,
    refresh_token: refresh_token ?? entry.refresh_token,
    expires_at: expires_at === undefined ? undefined : Date.parse(expires_at),
  };
}

/** Keeps the e-mail address and conversation, so that signing in again continues it. */
const withoutTokens = ({ email, thread_id }: ServerEntry): ServerEntry => ({ email, thread_id });

/** Only a refusal ends the session; a server error, a rate limit or a broken connection does not. */
const isRefusal = (error: unknown) =>
  error instanceof AppError && ['not_authenticated', 'forbidden', 'malformed', 'invalid'].includes(error.code);
