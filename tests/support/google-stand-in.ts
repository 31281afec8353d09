import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface GooglePerson {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface GoogleStandIn {
  /** What the server is started with. */
  env: Record<string, string>;
  /** Who is signed in there; null = they say no. */
  person: GooglePerson | null;
  /** What is wrong with it today. */
  broken: 'token' | 'userinfo' | null;
  close(): Promise<void>;
}

const CLIENT = { id: 'smoko-test', secret: 'stand-in-secret' };

/**
 * An OpenID provider of our own, over real HTTP: whoever comes is signed in at once. It insists on what Google does:
 * the client's secret, the same redirect address, a code that works once, and PKCE with S256.
 */
export async function startGoogleStandIn(): Promise<GoogleStandIn> {
  const codes = new Map<string, { redirect: string; challenge: string; person: GooglePerson }>();
  const tokens = new Map<string, GooglePerson>();
  const standIn: Pick<GoogleStandIn, 'person' | 'broken'> = { person: null, broken: null };

  function authorize(url: URL, res: ServerResponse): void {
    const query = url.searchParams;
    const redirect = query.get('redirect_uri') ?? '';
    const answer = new URL(redirect);
    const challenge = query.get('code_challenge') ?? '';
    if (query.get('client_id') !== CLIENT.id || query.get('code_challenge_method') !== 'S256' || !challenge) {
      return void res.writeHead(400).end('invalid_request');
    }
    answer.searchParams.set('state', query.get('state') ?? '');
    if (standIn.person) {
      const code = randomUUID();
      codes.set(code, { redirect, challenge, person: standIn.person });
      answer.searchParams.set('code', code);
    } else {
      answer.searchParams.set('error', 'access_denied');
    }
    res.writeHead(302, { location: answer.href }).end();
  }

  async function token(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const form = new URLSearchParams(body);
    const code = form.get('code') ?? '';
    const known = codes.get(code);
    codes.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const right =
      known?.redirect === form.get('redirect_uri') &&
      known?.challenge === verifier &&
      form.get('client_secret') === CLIENT.secret &&
      standIn.broken !== 'token';
    if (!known || !right) return json(res, 400, { error: 'invalid_grant' });
    const access_token = randomUUID();
    tokens.set(access_token, known.person);
    json(res, 200, { access_token, token_type: 'Bearer', expires_in: 300 });
  }

  function userinfo(req: IncomingMessage, url: URL, res: ServerResponse): void {
    const given = req.headers.authorization?.replace('Bearer ', '') ?? url.searchParams.get('access_token') ?? '';
    const person = tokens.get(given);
    const refused = !person || standIn.broken === 'userinfo';
    json(res, refused ? 401 : 200, refused ? { error: 'invalid_token' } : person);
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://stand-in');
    if (url.pathname === '/auth') authorize(url, res);
    else if (url.pathname === '/token') void token(req, res);
    else if (url.pathname === '/userinfo') userinfo(req, url, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(standIn, {
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_AUTHORIZATION_URL: `${origin}/auth`,
      GOOGLE_TOKEN_URL: `${origin}/token`,
      GOOGLE_USERINFO_URL: `${origin}/userinfo`,
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

const json = (res: ServerResponse, status: number, body: unknown): void =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
