import { type ApiClient, createClient } from '@smoko/contract';
import { openVerification, type Profile, profile, type Request, withJson } from './account.ts';

export interface BrowserSession {
  /** Cookies by name, as the server last set them. */
  cookies: Map<string, string>;
  client: ApiClient;
  /** With the cookies, and on writes the CSRF token and what a browser's own page sends along. */
  fetch(path: string, init?: Request): Promise<Response>;
  signUp(given?: Profile): Promise<string>;
  signIn(email: string, password: string): Promise<Response>;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser without a screen: a cookie jar and the headers that a page of Smoko's own sends. */
export function browserSession(url: string): BrowserSession {
  const cookies = new Map<string, string>();

  async function send(path: string, init: Request = {}): Promise<Response> {
    const write = !SAFE.has(init.method ?? 'GET');
    const csrf = cookies.get('smoko_csrf');
    const response = await fetch(`${url}${path}`, {
      ...withJson({
        ...init,
        headers: {
          'x-smoko-client': 'web',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(write ? { origin: url } : {}),
          ...(write && csrf ? { 'x-csrf-token': csrf } : {}),
          ...init.headers,
        },
      }),
    });
    for (const line of response.headers.getSetCookie()) keep(line);
    return response;
  }

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    const expires = attributes.find((text) => text.startsWith('Expires='))?.slice('Expires='.length);
    if (expires && new Date(expires).getTime() <= Date.now()) cookies.delete(name);
    else cookies.set(name, pair.slice(at + 1));
  }

  return {
    cookies,
    fetch: send,
    client: createClient({
      baseUrl: url,
      fetch: (input, init) => send(String(input).slice(url.length), init),
    }),
    async signUp(given) {
      const input = profile(given);
      const response = await send('/api/auth/signup', { method: 'POST', json: input });
      if (response.status !== 201) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
      await openVerification({ fetch: send, email: input.email });
      return input.email;
    },
    signIn: (email, password) => send('/api/auth/login', { method: 'POST', json: { email, password } }),
  };
}
