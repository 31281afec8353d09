import { jsonOf, send } from './http.ts';

/** Well before a token ends. */
const EVERY_MS = 5 * 60_000;

/** Swaps somebody's tokens for new ones again and again, as a client that stays open does. */
export function keepSignedIn(url: string, account: { token: string; refreshToken: string }): void {
  const swap = async () => {
    const body = { refresh_token: account.refreshToken };
    const answer = await send(url, { method: 'POST', path: '/api/auth/refresh', body });
    const given = jsonOf<{ access_token: string; refresh_token: string }>(answer);
    if (answer.status !== 200 || !given) throw new Error(`refresh: ${answer.status} ${answer.text}`);
    account.token = given.access_token;
    account.refreshToken = given.refresh_token;
  };
  // one that did not get through is tried again the next time; what follows from it is told by whoever asks with the token
  setInterval(() => void swap().catch(() => {}), EVERY_MS).unref();
}
