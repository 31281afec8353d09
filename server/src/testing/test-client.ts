import { randomUUID } from 'node:crypto';
import { parseSetCookie } from 'cookie';

export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
  body: any;
}

export interface Sending {
  body?: unknown;
  headers?: Record<string, string>;
  /** Sent as it is, with `headers` saying what it is. */
  raw?: string;
}

/** Talks to the server as a browser (keeps cookies) or a terminal (sends a bearer token) would. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  headers: Record<string, string> = {};

  constructor(readonly url: string) {}

  async send(method: string, path: string, { body, headers = {}, raw }: Sending = {}): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...this.headers,
        ...headers,
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    for (const line of response.headers.getSetCookie()) {
      const { name, value, expires } = parseSetCookie(line);
      if (expires && expires.getTime() <= Date.now()) this.cookies.delete(name);
      else this.cookies.set(name, value ?? '');
    }
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  }

  get = (path: string, sending?: Sending) => this.send('GET', path, sending);
  post = (path: string, body: unknown = {}, headers = {}) => this.send('POST', path, { body, headers });
  patch = (path: string, body: unknown, headers = {}) => this.send('PATCH', path, { body, headers });

  get csrf(): Record<string, string> {
    return { 'x-csrf-token': this.cookies.get('smoko_csrf') ?? '' };
  }
}

export const newPerson = () => ({
  email: `dave-${randomUUID()}@example.com`,
  password: 'correct horse',
  full_name: 'Dave Miller',
  business_name: 'Miller Plumbing',
  business_location: 'Penrith NSW',
});

/** Opens the link of the mail that confirms the address, as its owner would. */
async function openVerification(client: TestClient, email: string): Promise<void> {
  const { body } = await client.get('/api/outbox?channel=email');
  const mail = body.data.find((item: { to: string }) => item.to === email);
  const [, token] = /token=([\w-]+)/.exec(mail?.body ?? '') ?? [];
  const { status } = await client.post('/api/auth/verify-email', { token });
  if (status !== 200) throw new Error(`verify-email answered ${status}`);
}

/** Signs up somebody new and goes on with their bearer token, like the terminal. */
export async function terminalUser(url: string) {
  const client = new TestClient(url);
  const person = newPerson();
  const { body } = await client.post('/api/auth/signup', person);
  client.cookies.clear();
  client.headers = { authorization: `Bearer ${body.access_token}` };
  await openVerification(client, person.email);
  return { client, person, signedIn: body };
}

/** The same as a browser: cookies, and the CSRF token on every request. */
export async function browserUser(url: string) {
  const client = new TestClient(url);
  client.headers = { 'x-smoko-client': 'web' };
  const person = newPerson();
  const { body } = await client.post('/api/auth/signup', person);
  await openVerification(client, person.email);
  return { client, person, signedIn: body };
}
