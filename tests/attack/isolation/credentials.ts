import { bearer } from '../http.ts';
import type { Tenant } from '../tenant.ts';

/** A way to say who one is. */
export interface Credential<T = Tenant> {
  name: string;
  of: T;
  headers(method: string): Record<string, string>;
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A browser's cookies with what its own page sends along, the tokens of a program, and those of a terminal. */
export function credentialsOf<T extends Pick<Tenant, 'browser' | 'token' | 'device'>>(
  url: string,
  of: T,
): Credential<T>[] {
  const cookies = [...of.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const csrf = { origin: url, 'x-csrf-token': of.browser.cookies.get('smoko_csrf') ?? '' };
  return [
    { name: 'bearer', of, headers: () => bearer(of.token) },
    { name: 'device', of, headers: () => bearer(of.device.token) },
    {
      name: 'cookie',
      of,
      headers: (method) => ({ cookie: cookies, 'x-smoko-client': 'web', ...(SAFE.has(method) ? {} : csrf) }),
    },
  ];
}

const flipped = (token: string): string => token.slice(0, -3) + (token.endsWith('AAA') ? 'BBB' : 'AAA');

/** What proves nothing, made of what belongs to the victim and to somebody else. */
export function worthless(url: string, victim: Tenant, other: Tenant): Credential[] {
  const [, , cookie] = credentialsOf(url, victim);
  const [head, payload, signature] = victim.token.split('.');
  const { userId } = victim;
  const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const [otherHead, otherPayload] = other.token.split('.');
  const all: Record<string, (method: string) => Record<string, string>> = {
    none: () => ({}),
    'signature changed': () => bearer(flipped(victim.token)),
    'signature of another token': () => bearer(`${otherHead}.${payload}.${other.token.split('.')[2]}`),
    'payload of another token': () => bearer(`${head}.${otherPayload}.${signature}`),
    'algorithm none': () => bearer(`${none}.${payload}.`),
    'refresh token as access token': () => bearer(victim.refreshToken),
    'link as access token': () => bearer(victim.links[0]?.slice(3) ?? ''),
    'user id as access token': () => bearer(userId),
    'headers of a proxy': () => ({
      'x-user-id': userId,
      'x-forwarded-user': victim.email,
      'x-forwarded-for': '127.0.0.1',
    }),
    'cookie from another site': (method) => ({
      ...(SAFE.has(method) ? {} : (cookie?.headers('GET') ?? {})),
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }),
  };
  return Object.entries(all).map(([name, headers]) => ({ name, of: other, headers }));
}
