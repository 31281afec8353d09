import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-24T00:00:00Z' });
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
});
afterAll(() => server.stop());

const OFFER = 'Spring special: 10% off gutter cleaning, book now';
const send = (json: object) => mel.fetch('/api/outbox', { method: 'POST', json });
const preview = (json: object) => mel.fetch('/api/outbox-preview', { method: 'POST', json });

it('an offer goes to nobody who unsubscribed, neither shown nor sent; other mails do, and so does a text', async () => {
  const { id: client_id } = await post(mel, '/api/clients', {
    name: 'Rosa Delgado',
    email: 'rosa@client.example',
    phone: '0491 570 156',
  });
  const mail = { client_id, channel: 'email', body: OFFER };
  expect(await (await preview(mail)).json()).toMatchObject({
    warnings: ['It reads like an offer, so it goes with a link to get no more emails like it.'],
  });
  const draft = await post(mel, '/api/outbox', { ...mail, body: `${OFFER}!` });
  expect(draft).toMatchObject({ status: 'sent' });
  await post(mel, '/api/opt-outs', { channel: 'email', address: 'rosa@client.example' });
  for (const ask of [preview, send]) {
    const { detail } = await expectProblem(await ask(mail), 422, 'invalid');
    expect(detail).toBe('Rosa Delgado asked for no more such emails.');
  }
  // written in the subject
  await expectProblem(await send({ ...mail, subject: 'Summer sale', body: 'See inside' }), 422, 'invalid');
  expect((await send({ ...mail, body: 'See you at nine' })).status).toBe(201);
  const text = await (await preview({ ...mail, channel: 'sms' })).json();
  expect(text).toMatchObject({ body: `${OFFER}\nCarmody Electrical\nReply STOP to opt out` });
  expect((await send({ ...mail, channel: 'sms' })).status).toBe(201);
});

it.each([
  ['(02) 5550 1234', 'a landline'],
  ['+61 3 5550 1234', 'a landline'],
  ['+64 9 555 1234', 'a landline over there'],
  ['1300 975 707', 'a service number'],
])('%s, %s, gets no text: email or a call is offered', async (phone) => {
  const { id: client_id } = await post(mel, '/api/clients', { name: `At ${phone}`, phone, email: 'at@client.example' });
  const text = { client_id, channel: 'sms', body: 'On my way' };
  for (const ask of [preview, send]) {
    const { detail } = await expectProblem(await ask(text), 422, 'invalid');
    expect(detail).toBe(
      `No text can reach ${phone}: it is a landline or a service number. Send it by email instead, or ring them.`,
    );
  }
  // not said how, it goes the way that reaches them, whatever the business prefers
  await mel.fetch('/api/settings', { method: 'PATCH', json: { preferred_channel: 'sms' } });
  expect(await (await preview({ client_id, body: 'On my way' })).json()).toMatchObject({ channel: 'email' });
  const before = (await get(mel, '/api/outbox?channel=sms')).data.length;
  const turn = await post(mel, '/api/functions/agent-orchestrator', {
    message: `Text At ${phone} that I am running late`,
  });
  expect(String(turn.response)).toMatch(/landline/);
  expect((await get(mel, '/api/outbox?channel=sms')).data).toHaveLength(before);
});

it('a preview says what becomes of quotes and dashes, and what an emoji costs', async () => {
  const long = 'a'.repeat(100);
  const shown = async (body: string) => (await preview({ to: '0491 570 156', body })).json();
  expect(await shown(`We’ll be – “there”… ${long}`)).toMatchObject({
    body: `We'll be - "there"... ${long}\nCarmody Electrical`,
    encoding: 'GSM-7',
    parts: 1,
    warnings: ['Curly quotes, long dashes and the like go as plain ones: that makes it 1 text, not 3.'],
  });
  expect(await shown(`Kia ora Wākefield ${long}`)).toMatchObject({
    body: `Kia ora Wākefield ${long}\nCarmody Electrical`,
    encoding: 'UCS-2',
    parts: 3,
    warnings: [
      'An emoji or a letter such as ā makes it 3 texts, about $0.24: without, it would be 1 text, about $0.08.',
    ],
  });
});
