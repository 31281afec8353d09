import { randomBytes } from 'node:crypto';
import { type ApiClient, createClient, type OutboxItem, signup, type User, type WireInput } from '@smoko/contract';

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

/** A new account, signed in with tokens as the terminal client is, its e-mail address confirmed. */
export async function signUp(url: string, given: Profile = {}): Promise<Account> {
  const account = await signUpOnly(url, given);
  await openVerification(account);
  return { ...account, user: { ...account.user, email_verified: true } };
}

/** The same, with the mail that confirms the address not opened yet. */
export async function signUpOnly(url: string, given: Profile = {}): Promise<Account> {
  const input = profile(given);
  const { user, access_token, refresh_token } = await createClient({ baseUrl: url }).call(signup, input);
  if (!access_token || !refresh_token) throw new Error('No tokens were given.');
  return { ...asBearer(url, access_token), refreshToken: refresh_token, user, email: input.email };
}

/** The token of the latest mail to the account's own address, as its owner finds it in the mailbox. */
async function mailedToken({ fetch, email }: Pick<Account, 'fetch' | 'email'>): Promise<string> {
  const { data } = (await (await fetch('/api/outbox?channel=email&limit=100')).json()) as { data: OutboxItem[] };
  const mail = data.find(({ to, body }) => to === email && body.includes('token='));
  const [, token] = /token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
  if (!token) throw new Error(`No link was mailed to ${email}.`);
  return token;
}

/** Opens the link that confirms the address. */
export async function openVerification(account: Pick<Account, 'fetch' | 'email'>): Promise<void> {
  const json = { token: await mailedToken(account) };
  const response = await account.fetch('/api/auth/verify-email', { method: 'POST', json });
  if (!response.ok) throw new Error(`verify-email answered ${response.status}: ${await response.text()}`);
}

/** Gives the password anew, for what is sensitive in the next ten minutes. */
export async function prove({ fetch }: Pick<Account, 'fetch'>, password = PASSWORD): Promise<void> {
  const response = await fetch('/api/auth/confirm', { method: 'POST', json: { password } });
  if (!response.ok) throw new Error(`confirm answered ${response.status}: ${await response.text()}`);
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
