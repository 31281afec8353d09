import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Account } from './account.ts';

const SALT_BYTES = 16;

/** Where nothing listens: no test tells a browser outside of this machine by mistake. */
export const NO_PUSH_SERVICE = { PUSH_SERVICE_URL: 'http://127.0.0.1:9' };

/** Of a browser that nobody reaches, as it hands it to the server. */
export const someSubscription = (): Browser['subscription'] => ({
  endpoint: `${NO_PUSH_SERVICE.PUSH_SERVICE_URL}/push/${randomBytes(8).toString('hex')}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(SALT_BYTES).toString('base64url'),
  },
});

/** A browser that was subscribed: what it hands to the server, and what it was told. */
export interface Browser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** What came and could be opened with its keys, the latest last. */
  told: Record<string, unknown>[];
  /** HTTP headers of the same. */
  headers: IncomingMessage['headers'][];
  /** How its push service answers; 201 takes it. */
  answers: number;
  /** How often it was called, taken or not. */
  calls: number;
}

export interface PushStandIn {
  /** For a server that tells browsers through it. */
  env: Record<string, string>;
  /** `publicKey`: what it is subscribed with; nothing that another key signed is taken. */
  subscribe(publicKey: string): Browser;
  close(): Promise<void>;
}

const POINT_BYTES = 65;
const TAG_BYTES = 16;
const DAY_S = 86_400;

/**
 * A browser's push service on this machine, to the letter of the protocol: RFC 8030 for the request, RFC 8292 for who
 * sends, and in the browsers RFC 8291 for what is sealed. Written from the RFCs and not with the sender's own library.
 */
export async function startPushStandIn(): Promise<PushStandIn> {
  const browsers = new Map<string, { browser: Browser; publicKey: string; ecdh: ECDH; secret: Buffer }>();

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const found = browsers.get(req.url ?? '');
    const end = (status: number, headers = {}) => void res.writeHead(status, headers).end();
    if (!found) return end(404);
    const { browser, publicKey, ecdh, secret } = found;
    browser.calls++;
    if (req.method !== 'POST' || req.headers['content-encoding'] !== 'aes128gcm') return end(400);
    if (!/^\d+$/.test(req.headers.ttl?.toString() ?? '')) return end(400);
    if (!isSigned(req.headers.authorization ?? '', origin, publicKey)) return end(403);
    if (browser.answers !== 201) return end(browser.answers);
    browser.told.push(JSON.parse(open(Buffer.concat(chunks), ecdh, secret)) as Record<string, unknown>);
    browser.headers.push(req.headers);
    end(201, { location: `${origin}/message/${browser.told.length}` });
  }

  const server = createServer((req, res) => void handle(req, res).catch(() => res.writeHead(400).end()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { PUSH_SERVICE_URL: origin },
    subscribe(publicKey) {
      const ecdh = createECDH('prime256v1');
      const secret = randomBytes(SALT_BYTES);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      const keys = { p256dh: ecdh.generateKeys().toString('base64url'), auth: secret.toString('base64url') };
      const browser: Browser = {
        subscription: { endpoint: `${origin}${path}`, keys },
        told: [],
        headers: [],
        answers: 201,
        calls: 0,
      };
      browsers.set(path, { browser, publicKey, ecdh, secret });
      return browser;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

/** The device of an account's session, which the stand-in tells. Gives its id. */
export async function addDevice(service: PushStandIn, account: Pick<Account, 'fetch'>): Promise<string> {
  const path = '/api/push-devices';
  const { public_key } = (await (await account.fetch(path)).json()) as { public_key: string };
  const json = service.subscribe(public_key).subscription;
  const response = await account.fetch(path, { method: 'POST', json });
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** RFC 8292: a JWT that the key of the subscription signed (ES256), for this service, for a day at most, with a contact. */
function isSigned(authorization: string, origin: string, publicKey: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) return false;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: jwk, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { alg } = decode(head);
  const { aud, exp, sub } = decode(claims);
  const now = Date.now() / 1_000;
  const lasts = Number(exp) > now && Number(exp) <= now + DAY_S + 60;
  return signed && alg === 'ES256' && aud === origin && lasts && /^(?:mailto:|https:)/.test(String(sub));
}

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

/** RFC 8188 and 8291: one record, sealed for this browser. Throws where it was not. */
function open(body: Buffer, ecdh: ECDH, secret: Buffer): string {
  const salt = body.subarray(0, SALT_BYTES);
  const idLength = body.readUInt8(SALT_BYTES + 4);
  if (idLength !== POINT_BYTES) throw new Error('The key of the sender is missing.');
  const start = SALT_BYTES + 5;
  const sender = body.subarray(start, start + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), secret, info, 32));
  const derive = (what: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, Buffer.from(`Content-Encoding: ${what}\0`), bytes));
  const sealed = body.subarray(start + idLength);
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The last record has no end.');
  return padded.subarray(0, end).toString();
}
