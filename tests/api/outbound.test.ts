import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { twilioSignature } from '../support/messages.ts';
import { expectProblem } from '../support/problem.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';
import { until } from '../support/until.ts';

let twilio: TwilioStandIn;
let server: TestServer;
let mel: Account;
beforeAll(async () => {
  twilio = await startTwilioStandIn();
  server = await startServer({ env: twilio.env });
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
});
afterAll(async () => {
  await server.stop();
  await twilio.close();
});

const PATH = '/api/channels/sms/status';
const tell = (fields: Record<string, string>, signature?: string) =>
  fetch(server.url + PATH, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature ?? twilioSignature(server.url + PATH, fields),
    },
  });
const statusOf = async (id: unknown) => (await get(mel, '/api/outbox?channel=sms')).data.find((item) => item.id === id);

it('a text goes through Twilio, signed with the business’s name, and Twilio says that it arrived', async () => {
  const item = await post(mel, '/api/outbox', { to: '0491 570 156', body: 'We’ll be there at 7' });
  expect(item).toMatchObject({ transport: 'twilio', parts: 1 });
  await until('Twilio to have it', async () => ((await statusOf(item.id))?.status === 'sent' ? true : null));
  expect(twilio.texts).toEqual([
    { to: '+61491570156', from: '+61491570110', body: "We'll be there at 7\nCarmody Electrical" },
  ]);
  const fields = { MessageSid: `SM${'0'.repeat(32)}`, MessageStatus: 'delivered' };
  await expectProblem(await tell(fields, 'made up'), 403, 'forbidden');
  expect((await statusOf(item.id))?.status).toBe('sent');
  expect((await tell({ ...fields, MessageStatus: 'sending' })).status).toBe(204);
  for (let n = 0; n < 2; n++) expect((await tell(fields)).status).toBe(204);
  expect(await statusOf(item.id)).toMatchObject({ status: 'delivered', delivered_at: expect.any(String) });
  expect((await tell({ ...fields, MessageSid: 'SM1' })).status).toBe(204);
});

it('a text that Twilio refuses for good has failed, with the reason; a stop known to Twilio is kept', async () => {
  twilio.refuses = 21610;
  const item = await post(mel, '/api/outbox', { to: '0491 570 157', body: 'Hello' });
  await until('it to have failed', async () => ((await statusOf(item.id))?.status === 'failed' ? true : null));
  expect(await statusOf(item.id)).toMatchObject({ reason: 'They asked for no more texts from this number.' });
  await until('the stop to be kept', async () => ((await get(mel, '/api/opt-outs')).data.length ? true : null));
  const again = await mel.fetch('/api/outbox', { method: 'POST', json: { to: '0491 570 157', body: 'Hello' } });
  await expectProblem(again, 422, 'invalid');
});

it('ten requests at once to send the same thing are one message; the others are told that it is on its way', async () => {
  twilio.refuses = null;
  const rosa = await post(mel, '/api/clients', { name: 'Rosa', phone: '0491 570 158' });
  const lines = [{ description: 'Work', quantity: 1, unit_price: 100 }];
  const quote = await post(mel, '/api/quotes', { client_id: rosa.id, lines });
  const invoice = await post(mel, '/api/invoices', { client_id: rosa.id, amount: 100 });
  const ways: [string, Record<string, unknown>][] = [
    ['/api/outbox', { client_id: rosa.id, body: 'On our way' }],
    [`/api/quotes/${quote.id}/send`, {}],
    [`/api/finance-records/${invoice.id}/send`, {}],
  ];
  for (const [path, json] of ways) {
    const before = (await get(mel, '/api/outbox?channel=sms')).data.length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => mel.fetch(path, { method: 'POST', json })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const lost = answers.find(({ status }) => status === 409) as Response;
    const { detail } = await expectProblem(lost, 409, 'duplicate');
    expect(detail).toMatch(/^That (message|quote|invoice) (is already on its way|went) to \+61491570158/);
    const sent = (await get(mel, '/api/outbox?channel=sms')).data;
    expect(sent).toHaveLength(before + 1);
    await until('it to have gone', async () => ((await statusOf(sent[0]?.id))?.status === 'sent' ? true : null));
    expect((await mel.fetch(path, { method: 'POST', json })).status).toBe(201);
  }
  expect(twilio.texts.filter(({ to }) => to === '+61491570158').length).toBeLessThanOrEqual(6);
});
