import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import type { Outbound } from './provider.ts';
import { createSmsProvider, deliveryOf } from './sms-provider.ts';

let close: (() => Promise<unknown>) | null = null;
afterEach(async () => {
  await close?.();
  close = null;
});

/** Twilio's Messages resource, which says the same to everybody; null = it hangs up. */
async function twilio(status: number | null, body: object) {
  const asked: URLSearchParams[] = [];
  const answer = async (req: IncomingMessage, res: ServerResponse) => {
    let form = '';
    for await (const chunk of req) form += String(chunk);
    asked.push(new URLSearchParams(form));
    if (status === null) return void req.socket.destroy();
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((req, res) => void answer(req, res));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => new Promise((done) => server.close(done));
  return { asked, apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const send = (apiUrl: string, smsNumber: string | null = null) =>
  createSmsProvider(
    { accountSid: 'AC1', authToken: 'token', numbers: ['+61491570110'], apiUrl },
    () => 'https://smoko.example/api/channels/sms/status',
  ).send({ item: { to: '+61491570156', body: 'On my way' }, from: { name: 'x', smsNumber } } as unknown as Outbound);

it("goes from the business's own number, else from the first, and asks to be told what became of it", async () => {
  const { asked, apiUrl } = await twilio(201, { sid: 'SM1' });
  expect(await send(apiUrl, '+61491570158')).toEqual({ outcome: 'sent', providerId: 'SM1' });
  await send(apiUrl);
  expect(asked.map((fields) => fields.get('From'))).toEqual(['+61491570158', '+61491570110']);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
    To: '+61491570156',
    Body: 'On my way',
    StatusCallback: 'https://smoko.example/api/channels/sms/status',
  });
});

it.each([
  [429, {}, { outcome: 'later' }],
  [503, {}, { outcome: 'later' }],
  [500, { code: 20500 }, { outcome: 'unknown' }],
  [504, {}, { outcome: 'unknown' }],
  [null, {}, { outcome: 'unknown' }],
  [
    401,
    { code: 20003 },
    { outcome: 'failed', reason: 'Texts are not set up right, so it could not go. Tell whoever runs this Smoko.' },
  ],
  [400, { code: 21211 }, { outcome: 'failed', reason: 'That is not a number a text can go to.' }],
  [400, { code: 21610 }, { outcome: 'failed', optedOut: true }],
  [400, { code: 1, message: 'Odd' }, { outcome: 'failed', reason: 'It was not taken: Odd.' }],
])('an answer of %s %j is %j', async (status, body, outcome) => {
  expect(await send((await twilio(status, body)).apiUrl)).toMatchObject(outcome);
});

it('that never reached Twilio is sent later', async () => {
  const { apiUrl } = await twilio(201, {});
  await close?.();
  close = null;
  expect(await send(apiUrl)).toMatchObject({ outcome: 'later' });
});

it.each([
  ['delivered', null, 'delivered'],
  ['sent', null, null],
  ['queued', null, null],
  ['undelivered', 30007, { outcome: 'failed', reason: 'The network took it for spam.' }],
  ['failed', 21610, { outcome: 'failed', optedOut: true }],
  ['undelivered', 30003, { reason: 'Their phone could not be reached. It may be off, or out of range.' }],
  ['undelivered', 30034, { outcome: 'failed', reason: 'The network did not deliver it.' }],
  ['failed', null, { outcome: 'failed', reason: 'The network did not deliver it.' }],
])('a callback that says %s (%s) means %j', (status, code, meaning) => {
  const read = deliveryOf(status, code);
  if (meaning === null || typeof meaning === 'string') expect(read).toBe(meaning);
  else expect(read).toMatchObject(meaning);
});
