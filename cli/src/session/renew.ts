import { AppError, refresh, type SignedIn } from '@smoko/contract';
import { type ConfigStore, type ServerEntry, withServer } from '../config/store.ts';
import { signedOut } from '../exit.ts';
import { createApiClient } from './api-client.ts';

const REFRESH_MS = 20_000;

interface Renewal {
  store: ConfigStore;
  url: string;
  /** The access token that is no longer good. */
  rejected: string;
}

/**
 * Gets a new access token. A refresh token works once, and using it twice ends the session everywhere, so this happens
 * under the config's lock and begins by looking whether another process has been faster.
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

/** The entry with the tokens the server has just given. */
export function withTokens(entry: ServerEntry, { access_token, refresh_token, expires_at }: SignedIn): ServerEntry {
  return {
    ...entry,
    access_token,
    refresh_token: refresh_token ?? entry.refresh_token,
    expires_at: expires_at === undefined ? undefined : Date.parse(expires_at),
  };
}

/** Who it was and which conversation stays, so that signing in again goes on where it was. */
const withoutTokens = ({ email, thread_id }: ServerEntry): ServerEntry => ({ email, thread_id });

/** Only the server's own no ends the session; a crash, a limit or a broken connection does not. */
const isRefusal = (error: unknown) =>
  error instanceof AppError && ['not_authenticated', 'forbidden', 'malformed', 'invalid'].includes(error.code);
