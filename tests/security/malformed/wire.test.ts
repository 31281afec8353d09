import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../../support/account.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { expectRefusal } from './expect-refusal.ts';
import { speak } from './wire.ts';

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer();
  mel = await signUp(server.url);
});
afterAll(() => server.stop());

const HOST = 'Host: localhost';
const TOKEN = '{token}';
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`;
const get = (path: string, ...headers: string[]) => lines(`GET ${path} HTTP/1.1`, HOST, ...headers);
const post = (path: string, headers: string[], body = '') =>
  lines(`POST ${path} HTTP/1.1`, HOST, 'Content-Type: application/json', `Authorization: Bearer ${TOKEN}`, ...headers) +
  body;
const upgrade = (path: string, ...headers: string[]) => get(path, 'Connection: Upgrade', ...headers);
const WEBSOCKET = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];

/** What fetch and http.request would not send, and the status it is answered with. */
const REFUSED: [what: string, bytes: string, status: number][] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ['an unknown version', lines('GET / HTTP/9.9', HOST), 400],
  ['an unknown method', lines('BREW /api/health HTTP/1.1', HOST), 400],
  ['a line too long', get(`/${'x'.repeat(20_000)}`), 431],
  ['a query too long', get(`/api/clients?search=${'x'.repeat(20_000)}`), 431],
  ['headers too long', get('/api/health', `X-Filler: ${'x'.repeat(20_000)}`), 431],
  ['cookies too long', get('/api/health', `Cookie: smoko_session=${'x'.repeat(20_000)}`), 431],
  ['a header with a NUL', get('/api/health', 'X-Filler: a\0b'), 400],
  ['a header without a colon', get('/api/health', 'Nothing'), 400],
  ['a header name with a space', get('/api/health', 'X Filler: a'), 400],
  ['a folded header', get('/api/health', 'X-Filler: a\r\n b'), 400],
  ['no Host', lines('GET /api/health HTTP/1.1'), 400],
  ['two Hosts', get('/api/health', 'Host: elsewhere'), 400],
  ['a negative length', post('/api/clients', ['Content-Length: -1']), 400],
  ['a length in words', post('/api/clients', ['Content-Length: ten']), 400],
  ['a length too long to count', post('/api/clients', [`Content-Length: ${'9'.repeat(30)}`]), 400],
  ['two lengths', post('/api/clients', ['Content-Length: 2', 'Content-Length: 3'], '{}'), 400],
  ['a length and chunks', post('/api/clients', ['Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'), 400],
  ['an unknown transfer encoding', post('/api/clients', ['Transfer-Encoding: gzip'], '{}'), 400],
  ['a chunk without a size', post('/api/clients', ['Transfer-Encoding: chunked'], 'zz\r\n{}\r\n0\r\n\r\n'), 400],
  [
    'chunk extensions too long',
    post('/api/clients', ['Transfer-Encoding: chunked'], `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    413,
  ],
  ['more than was announced', post('/api/none', ['Content-Length: 2'], '{}garbage\r\n\r\n'), 400],
  ['chunks that are no JSON', post('/api/clients', ['Transfer-Encoding: chunked'], '1\r\n{\r\n0\r\n\r\n'), 400],
  ['an unknown expectation', post('/api/clients', ['Expect: 200-maybe', 'Content-Length: 2'], '{}'), 417],
  ['a broken percent sign in the path', get('/api/clients/%'), 400],
  ['a broken percent sign in a known path', get('/demo/invitation/%E0%A4%A'), 400],
  ['a percent sign in a link', get('/q/%zz'), 400],
  ['an asset with a broken percent sign', get('/assets/%E0%A4%A'), 400],
  ['an asset with a NUL', get('/assets/%00.js'), 404],
  ['an asset outside', get('/assets/..%2f..%2f..%2fetc%2fpasswd.js'), 404],
  ['a path with backslashes', get('/assets/..\\..\\x.js'), 404],
  ['a path of points', lines('GET /../../etc/passwd.txt HTTP/1.1', HOST), 404],
  ['another address as path', lines('GET http://elsewhere.example/api/clients HTTP/1.1', HOST), 401],
  ['CONNECT', lines('CONNECT elsewhere.example:443 HTTP/1.1', HOST), 405],
  ['a broken cookie', get('/api/clients', 'Cookie: smoko_session=%E0%A4%A; ;=;;="', 'Cookie: x'), 401],
  ['a cookie of another kind', get('/api/clients', 'Cookie: smoko_session={"$gt":""}'), 401],
  ['a token of nothing', get('/api/clients', 'Authorization: Bearer'), 401],
  ['a token of points', get('/api/clients', `Authorization: Bearer ${'.'.repeat(900)}`), 401],
  ['another protocol at the API', upgrade('/api/clients', ...WEBSOCKET), 400],
  ['another protocol at a page', upgrade('/', 'Upgrade: h2c'), 400],
  ['another protocol at the socket', upgrade('/socket.io/?EIO=4&transport=websocket', 'Upgrade: h2c'), 400],
  ['a WebSocket without a key', upgrade('/socket.io/?EIO=4&transport=websocket', ...WEBSOCKET.slice(0, 2)), 400],
  [
    'a WebSocket of another version',
    upgrade(
      '/socket.io/?EIO=4&transport=websocket',
      WEBSOCKET[0] ?? '',
      'Sec-WebSocket-Version: 1',
      WEBSOCKET[2] ?? '',
    ),
    400,
  ],
  ['a WebSocket of another Socket.IO', upgrade('/socket.io/?EIO=3&transport=websocket', ...WEBSOCKET), 400],
  ['a WebSocket of an unknown transport', upgrade('/socket.io/?EIO=4&transport=pigeon', ...WEBSOCKET), 400],
  ['a WebSocket of nobody', upgrade('/socket.io/?EIO=4&transport=websocket&sid=__proto__', ...WEBSOCKET), 400],
  ['polling of another Socket.IO', get('/socket.io/?EIO=99&transport=polling'), 400],
  ['polling without a word', get('/socket.io/'), 400],
  ['polling twice over', get('/socket.io/?EIO=4&transport=polling&transport=polling&sid=a&sid=b'), 400],
  ['polling by an unknown transport', get('/socket.io/?EIO=4&transport=pigeon'), 400],
  ['polling of nobody', get('/socket.io/?EIO=4&transport=polling&sid=nobody'), 400],
  ['polling of everybody', get('/socket.io/?EIO=4&transport=polling&sid=constructor'), 400],
  ['a handshake by POST', post('/socket.io/?EIO=4&transport=polling', ['Content-Length: 2'], '{}'), 400],
  ['a socket elsewhere', get('/socket.io'), 404],
];

it.each(REFUSED)('%s is refused with a problem', async (what, bytes, status) => {
  const answer = await speak(server.url, bytes.replace(TOKEN, mel.token));
  expect(answer?.status, answer?.text).toBe(status);
  if (answer) expectRefusal(answer, what);
});

it('a range that is not there is refused; one that is none is overlooked', async () => {
  const asset = /\/assets\/[^"]+\.js/.exec(await (await fetch(`${server.url}/auth`)).text())?.[0] ?? '';
  for (const range of [
    'bytes=999999999-',
    'bytes=-0',
    'bytes=x-y',
    'lines=1-2',
    'bytes=0-0,1-1,2-2',
    `bytes=${'0-1,'.repeat(2_000)}`,
  ]) {
    for (const path of [asset, '/auth', '/api/health', '/']) {
      const answer = await speak(server.url, get(path, `Range: ${range}`));
      expect(answer?.status, `${path} ${range}`).toBeLessThan(500);
      if (answer && answer.status >= 400) expectRefusal(answer, `${path} ${range}`);
    }
  }
});

/** A session of the socket by polling. */
async function poll(): Promise<string> {
  const opened = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling`);
  const { sid } = JSON.parse((await opened.text()).slice(1)) as { sid: string };
  return `/socket.io/?EIO=4&transport=polling&sid=${sid}`;
}

it.each([
  ['garbage', 'hello'],
  ['a packet of an unknown type', '9'],
  ['a broken connection packet', '40{"token":'],
  ['an event before the connection', '42["record",{}]'],
  ['a binary event without its parts', '451-["record",{"_placeholder":true,"num":9}]'],
  ['a binary event with very many parts', '4599999999-["x"]'],
  ['very many packets', '2\x1e'.repeat(1_000)],
  ['JSON too deep', `42${'['.repeat(3_000)}`],
  ['bytes', '\u0000\ufffe\u001e\u001e'],
])('%s over the socket ends that session and no other', async (_what, packet) => {
  const path = await poll();
  const body = { method: 'POST', body: packet, headers: { 'content-type': 'text/plain;charset=UTF-8' } };
  const answer = await fetch(server.url + path, body);
  expect(answer.status).toBeLessThan(500);
  await answer.text();
  await poll();
});

it('a message over the socket that is too long is refused with a problem', async () => {
  const path = await poll();
  const message = 'x'.repeat(10_000);
  const answer = await speak(server.url, post(path, [`Content-Length: ${message.length}`], message));
  expect(answer?.status).toBe(413);
  if (answer) expectRefusal(answer, path);
});

it('frames that are none end the line, and nothing else', async () => {
  for (const frame of [
    '\xff\xff\xff\xff',
    '\x81\x05hello',
    `\x82\xff${'\xff'.repeat(12)}`,
    '\x81\xfe\xff\xff\x00\x00\x00\x00',
  ]) {
    const opening = upgrade('/socket.io/?EIO=4&transport=websocket', ...WEBSOCKET);
    const answer = await speak(server.url, Buffer.from(opening + frame, 'latin1'), true);
    expect(answer?.status).toBe(101);
  }
  await poll();
});

it('who hangs up half way through a body does no harm', async () => {
  const multipart = ['Content-Type: multipart/form-data; boundary=b', `Authorization: Bearer ${mel.token}`];
  for (const [path, headers] of [
    ['/api/clients', ['Content-Type: application/json', `Authorization: Bearer ${mel.token}`]],
    ['/api/templates', multipart],
    ['/support', ['Content-Type: application/x-www-form-urlencoded']],
    ['/api/channels/email/mailgun', multipart],
    ['/api/channels/email/inbound', ['Content-Type: message/rfc822', `X-Smoko-Signature: ${'0'.repeat(64)}`]],
    ['/api/channels/sms/inbound', ['Content-Type: application/x-www-form-urlencoded', 'X-Twilio-Signature: x']],
    ['/socket.io/?EIO=4&transport=polling', []],
  ] as const) {
    const head = lines(`POST ${path} HTTP/1.1`, HOST, 'Content-Length: 5000', ...headers);
    await speak(
      server.url,
      `${head}--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF`,
      true,
    );
  }
  // in the middle of an answer, too
  for (const path of ['/api/export', '/api/export/clients', '/api/clients', '/', '/api/openapi.json']) {
    await speak(server.url, get(path, `Authorization: Bearer ${mel.token}`), true);
  }
});

it('nothing of it is an error of ours', async () => {
  expect((await mel.fetch('/api/clients')).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
