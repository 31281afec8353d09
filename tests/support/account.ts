import { randomBytes } from 'node:crypto';
import { type ApiClient, createClient, signup, type User, type WireInput } from '@smoko/contract';

export const PASSWORD = 'correct horse battery staple';

export interface Account {
  client: ApiClient;
  token: string;
  refreshToken: string;
  user: User;
  email: string;
  /** A request with the account's bearer token. `json` is sent as the body. */
  fetch(path: string, init?: Request): Promise<Response>;
}

export interface Request extends RequestInit {
  json?: unknown;
}

export type Profile = Partial<WireInput<typeof signup>>;

export const newEmail = (): string => `test-${randomBytes(6).toString('hex')}@example.com`;

export const profile = (given: Profile = {}): WireInput<typeof signup> => ({
  email: newEmail(),
  password: PASSWORD,
  full_name: 'Dave Carmody',
  business_name: 'Carmody Electrical',
  business_location: 'Penrith NSW',
  ...given,
});

/** A new account, signed in with tokens as the terminal client is. */
export async function signUp(url: string, given: Profile = {}): Promise<Account> {
  const input = profile(given);
  const { user, access_token, refresh_token } = await createClient({ baseUrl: url }).call(signup, input);
  if (!access_token || !refresh_token) throw new Error('No tokens were given.');
  return { ...asBearer(url, access_token), refreshToken: refresh_token, user, email: input.email };
}

/** What somebody with this bearer token can do. */
export function asBearer(url: string, token: string): Pick<Account, 'client' | 'token' | 'fetch'> {
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    client: createClient({ baseUrl: url, headers: () => headers }),
    fetch: (path, init = {}) => fetch(`${url}${path}`, withJson({ ...init, headers: { ...headers, ...init.headers } })),
  };
}

/** Turns `json` into a body and its content type. */
export function withJson({ json, headers, ...init }: Request): RequestInit {
  if (json === undefined) return { ...init, ...(headers ? { headers } : {}) };
  const all = { 'content-type': 'application/json', ...(headers as Record<string, string> | undefined) };
  return { ...init, headers: all, body: JSON.stringify(json) };
}
