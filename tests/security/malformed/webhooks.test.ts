import { createHmac, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../../support/account.ts';
import {
  connect as connectBusiness,
  type InboundAddresses,
  inboxOf,
  mailSignature,
  rawMail,
  twilioSignature,
} from '../../support/messages.ts';
import { expectProblem } from '../../support/problem.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/until.ts';
import { speak } from './wire.ts';

const PROVIDERS = { MAILGUN_SIGNING_KEY: 'mailgun-key', POSTMARK_INBOUND_PASSWORD: 'postmark-password' };
const MB = 1024 * 1024;
const PATHS = {
  sms: '/api/channels/sms/inbound',
  status: '/api/channels/sms/status',
  email: '/api/channels/email/inbound',
  mailgun: '/api/channels/email/mailgun',
  postmark: '/api/channels/email/postmark',
};
const BOUNDARY = 'b';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

let server: TestServer;
let mel: Account;
let own: InboundAddresses;
beforeAll(async () => {
  server = await startServer({ env: PROVIDERS });
  mel = await signUp(server.url);
  own = await connectBusiness(mel);
});
afterAll(() => server.stop());

const part = (name: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${content}\r\n`;
const file = (content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="attachment-1"; filename="a.pdf"\r\n\r\n${content}\r\n`;
const END = `--${BOUNDARY}--\r\n`;
function signed(key = PROVIDERS.MAILGUN_SIGNING_KEY): Record<string, string> {
  const [timestamp, token] = [String(Math.floor(Date.now() / 1_000)), randomBytes(25).toString('hex')];
  return {
    timestamp,
    token,
    signature: createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  };
}
const parts = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join('');
const post = (
  path: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
) => fetch(server.url + path, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
const password = (word: string) => ({ authorization: `Basic ${Buffer.from(`smoko:${word}`).toString('base64')}` });
const spooled = () => readdirSync(join(server.dataDir, 'incoming'));

/** The head of a request whose body is announced and never comes. */
const announce = (path: string, type: string, ...headers: string[]) =>
  speak(
    server.url,
    `${[`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Type: ${type}`, 'Content-Length: 5000', ...headers].join('\r\n')}\r\n\r\n`,
  );

it.each([
  ['a text without a signature', PATHS.sms, 'application/x-www-form-urlencoded', [], 403],
  ['a text as JSON with a wrong signature', PATHS.sms, 'application/json', ['X-Twilio-Signature: x'], 403],
  ['what became of a text, without a signature', PATHS.status, 'application/json', [], 403],
  ['a text that is no form', PATHS.sms, 'text/csv', ['X-Twilio-Signature: x'], 415],
  ['a mail without a signature', PATHS.email, 'message/rfc822', [], 403],
  ['a mail with no signature in its form', PATHS.email, 'message/rfc822', ['X-Smoko-Signature: x'], 403],
  ['what is no mail', PATHS.email, 'text/csv', [`X-Smoko-Signature: ${'0'.repeat(64)}`], 415],
  ['a mail by Postmark without the password', PATHS.postmark, 'application/json', [], 403],
  ['a mail by Postmark with another password', PATHS.postmark, 'application/json', ['Authorization: Basic eDp5'], 403],
  ['what is no form by Mailgun', PATHS.mailgun, 'application/json', [], 415],
  ['an upload of nobody', '/api/templates', FORM, [], 401],
  ['an upload with a token that is none', '/api/attachments', FORM, [`Authorization: Bearer ${'x'.repeat(40)}`], 401],
  ['a record of nobody', '/api/clients', 'application/json', [], 401],
  ['an answer to a link that is none', `/q/${'x'.repeat(43)}`, 'application/x-www-form-urlencoded', [], 404],
] as const)('%s is refused before its body is read', async (_what, path, type, headers, status) => {
  expect((await announce(path, type, ...headers))?.status).toBe(status);
});

it('who waits to be asked for the body is not asked before the head is believed', async () => {
  const waiting = ['Expect: 100-continue'];
  expect((await announce('/api/templates', FORM, ...waiting))?.status).toBe(401);
  expect((await announce(PATHS.postmark, 'application/json', ...waiting))?.status).toBe(403);
  expect((await announce('/api/templates', FORM, ...waiting, `Authorization: Bearer ${mel.token}`))?.status).toBe(100);
  const known = [...waiting, `Authorization: Bearer ${mel.token}`];
  expect((await announce('/api/clients', 'application/json', ...known))?.status).toBe(100);
});

it('a Mailgun form is refused as soon as its signature is there, however much is still to come', async () => {
  for (const [fields, code] of [
    [signed('another key'), 403],
    [{ ...signed(), timestamp: '1' }, 403],
    [{ ...signed(), signature: 'x'.repeat(5_000) }, 403],
  ] as const) {
    const head = `POST ${PATHS.mailgun} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${FORM}\r\nContent-Length: ${40 * MB}\r\n\r\n`;
    const answered = await speak(server.url, head + part('subject', 'Hello') + parts(fields) + file('%PDF'));
    expect(answered?.status).toBe(code);
    expect(spooled()).toEqual([]);
  }
});

it('of a form that is never signed nothing is held in memory, and nothing is left', async () => {
  const before = memoryOf(server.pid);
  const large =
    parts({ 'body-plain': 'x'.repeat(20 * MB), 'body-html': 'y'.repeat(20 * MB) }) + file('z'.repeat(5 * MB));
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => post(PATHS.mailgun, FORM, large + parts(signed('another key')) + END)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(403));
  // six forms in memory would be 270 MB and more
  if (before !== null) expect((memoryOf(server.pid) ?? 0) - before).toBeLessThan(150 * MB);
  expect(spooled()).toEqual([]);
});

/** The most memory the process has had so far, in bytes; null where the system does not say. */
function memoryOf(pid: number): number | null {
  try {
    const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) * 1024 : null;
  } catch {
    return null;
  }
}

it('an address has so many mails under way that nothing is proven of, and gets its place back', async () => {
  const { hostname, port } = new URL(server.url);
  const head = `POST ${PATHS.email} HTTP/1.1\r\nHost: localhost\r\nContent-Type: message/rfc822\r\nX-Smoko-Signature: ${'0'.repeat(64)}\r\nContent-Length: 5000\r\n\r\nFrom`;
  const open = Array.from({ length: 10 }, () => connect(Number(port), hostname).on('error', () => {}));
  for (const socket of open) socket.write(head);
  await until('ten mails to be under way', () => spooled().length === 10);
  const eleventh = await post(PATHS.email, 'message/rfc822', 'x', { 'x-smoko-signature': '0'.repeat(64) });
  expect(eleventh.headers.get('retry-after')).toBe('5');
  await expectProblem(eleventh, 429, 'rate_limited');
  for (const socket of open) socket.destroy();
  await until('the places to be free again', () => spooled().length === 0);
  const raw = rawMail({ from: 'grace@client.example', to: own.email, subject: 'After all', text: 'Hello' });
  const status = async () =>
    (await post(PATHS.email, 'message/rfc822', raw, { 'x-smoko-signature': mailSignature(raw) })).status;
  await until('a mail to be taken', async () => (await status()) === 202);
});

it.each([
  ['cut off in a field', parts(signed()).slice(0, -20)],
  ['cut off in a file', `${parts(signed())}${file('%PDF').slice(0, -8)}`],
  ['with a malformed part behind the signature', `${parts(signed())}--${BOUNDARY}\r\nnothing\r\n\r\nx\r\n${END}`],
  ['with a NUL in the name of a file', `${parts(signed())}${file('x').replace('a.pdf', 'a\0.pdf')}${END}`],
  ['of very many fields', parts(signed()) + part('a', 'x').repeat(500) + END],
  ['of very many files', parts(signed()) + file('x').repeat(50) + END],
  ['with a field of 26 MB', parts({ ...signed(), 'body-mime': 'x'.repeat(26 * MB) }) + END],
  ['without the mail', parts(signed()) + END],
  ['with headers that are none', parts({ ...signed(), from: 'a@b.example', 'message-headers': '{"a":[1' }) + END],
  ['with a sender and a recipient that are none', parts({ ...signed(), from: '\0<<>>', recipient: ',,@,\0' }) + END],
  ['to nobody', parts({ ...signed(), from: 'a@b.example', recipient: 'nobody@example.com' }) + END],
])('a signed Mailgun form %s is refused', async (_what, body) => {
  const answer = await post(PATHS.mailgun, FORM, body);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  await expectProblem(answer, answer.status);
  expect(spooled()).toEqual([]);
});

it('a form without files may come urlencoded, as Mailgun sends it, and in any order', async () => {
  const mail = (subject: string) => rawMail({ from: 'grace@client.example', to: own.email, subject, text: 'Hello' });
  const fields = new URLSearchParams({ 'body-mime': mail('Urlencoded'), recipient: own.email, ...signed() });
  expect((await post(PATHS.mailgun, 'application/x-www-form-urlencoded', fields.toString())).status).toBe(200);
  const again = parts({ 'body-mime': mail('Signed last'), recipient: own.email, ...signed() });
  expect((await post(PATHS.mailgun, FORM, again + END)).status).toBe(200);
  const subjects = (await inboxOf(mel)).map(({ subject }) => subject);
  expect(subjects).toEqual(expect.arrayContaining(['Urlencoded', 'Signed last']));
});

it.each([
  ['no JSON', '{"RawEmail":'],
  ['JSON too deep', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ['a name twice', '{"From":"a@b.example","From":"c@d.example"}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['headers that are none', '{"From":"a@b.example","Headers":[{"Name":1}]}'],
  ['a file that is no base64', '{"From":"a@b.example","Attachments":[{"Name":"a","Content":"%%","ContentType":"x"}]}'],
  ['nothing', ''],
])('%s by Postmark is refused', async (_what, body) => {
  const answer = await post(PATHS.postmark, 'application/json', body, password(PROVIDERS.POSTMARK_INBOUND_PASSWORD));
  expect([400, 422]).toContain(answer.status);
  await expectProblem(answer, answer.status);
});

it.each([
  ['nothing', ''],
  ['only lines', '\r\n\r\n\r\n'],
  ['NULs', '\0\0\0\r\n\0'],
  ['a head that never ends', `X-Filler: ${'x'.repeat(2 * MB)}`],
  [
    'nesting without an end',
    Array.from({ length: 3_000 }, (_, i) => `Content-Type: multipart/mixed; boundary="${i}"\r\n\r\n--${i}\r\n`).join(
      '',
    ),
  ],
  ['words that are encoded badly', 'From: =?klingon?Q?=zz?= <>\r\nSubject: =?utf-8?B?%%%?=\r\nTo: ;;;,<@\r\n\r\nx'],
  [
    'an encoding that is none',
    'Content-Type: text/plain; charset=klingon\r\nContent-Transfer-Encoding: lzma\r\n\r\n\xff',
  ],
])('a signed mail of %s is refused, and to a business it is taken or refused', async (_what, raw) => {
  const headers = { 'x-smoko-signature': mailSignature(raw) };
  await expectProblem(await post(PATHS.email, 'message/rfc822', raw, headers), 404, 'not_found');
  const sent = await post(PATHS.email, 'message/rfc822', raw, { ...headers, 'x-smoko-recipient': own.email });
  expect([202, 400, 422]).toContain(sent.status);
});

it.each([
  ['no form', 'x'],
  ['percent signs', 'From=%&To=%zz'],
  ['a field twice', 'From=a&From=b'],
  ['very many fields', 'a=1&'.repeat(10_000)],
  ['too much', `Body=${'x'.repeat(70_000)}`],
  ['nothing', ''],
])('a text of %s is refused', async (_what, body) => {
  const url = server.url + PATHS.sms;
  const headers = { 'x-twilio-signature': twilioSignature(url) };
  const answer = await post(PATHS.sms, 'application/x-www-form-urlencoded', body, headers);
  expect([403, 413, 422]).toContain(answer.status);
  await expectProblem(answer, answer.status);
});

it('nothing of it is an error of ours', () => {
  expect(server.output()).not.toMatch(/"level":(50|60)/);
});
