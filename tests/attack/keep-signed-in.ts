import { jsonOf, send } from './http.ts';

/** Well before a token ends. */
const EVERY_MS = 5 * 60_000;

/** Somebody who stays signed in for longer than a token lasts. */
export interface SignedIn {
  readonly token: string;
  /** Does something with the token. A new one ends the old at once, so it is only asked for while nothing is under way. */
  ask<T>(work: (token: string) => Promise<T>): Promise<T>;
}

/** Swaps the tokens for new ones when they get old, as a client that stays open does. */
export function keptSignedIn(url: string, given: { token: string; refreshToken: string }): SignedIn {
  let { token, refreshToken } = given;
  let since = Date.now();
  let underWay = 0;
  let idle: (() => void) | null = null;
  let swapping: Promise<void> | null = null;

  async function swap(): Promise<void> {
    if (underWay) await new Promise<void>((done) => (idle = done));
    const answer = await send(url, {
      method: 'POST',
      path: '/api/auth/refresh',
      body: { refresh_token: refreshToken },
    });
    const fresh = jsonOf<{ access_token: string; refresh_token: string }>(answer);
    // told by whatever is refused with the old token
    if (answer.status !== 200 || !fresh) return;
    token = fresh.access_token;
    refreshToken = fresh.refresh_token;
    since = Date.now();
  }

  return {
    get token() {
      return token;
    },
    async ask(work) {
      if (!swapping && Date.now() - since > EVERY_MS)
        swapping = swap().finally(() => {
          swapping = null;
        });
      // what follows from one that did not get through is told by what is asked
      await swapping?.catch(() => {});
      underWay++;
      try {
        return await work(token);
      } finally {
        underWay--;
        if (!underWay) idle?.();
      }
    },
  };
}
