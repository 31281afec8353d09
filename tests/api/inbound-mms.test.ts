import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { connect, type InboundAddresses, postText, processed, textFields } from '../support/messages.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';

// the smallest picture there is
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const FROM = '+61491570156';

let twilio: TwilioStandIn;
let server: TestServer;
let mel: Account;
let own: InboundAddresses;
let job: { id: string };
beforeAll(async () => {
  twilio = await startTwilioStandIn();
  // its numbers stay out: each business here has one of its own
  server = await startServer({ env: { ...twilio.env, TWILIO_NUMBERS: '+61491570110' } });
});
afterAll(async () => {
  await server.stop();
  await twilio.close();
});
beforeEach(async () => {
  twilio.down = false;
  mel = await signUp(server.url);
  own = await connect(mel);
  const client = await post(mel, '/api/clients', { name: 'Grace Huang', phone: '0491 570 156' });
  job = await post(mel, '/api/projects', { job_name: 'Carport', client_id: client.id });
});

async function text(urls: string[]) {
  const media = Object.fromEntries(urls.map((url, i) => [`MediaUrl${i}`, url]));
  const fields = { From: FROM, To: own.sms, Body: 'This is the leak', NumMedia: String(urls.length), ...media };
  expect((await postText(server.url, textFields(fields))).status).toBe(200);
  const [item] = await processed(mel);
  return item;
}

it('a picture of a text is kept with the job, and can be opened', async () => {
  twilio.media.set('ME1', { type: 'image/png', content: PNG });
  const item = await text([twilio.mediaUrl('ME1')]);
  expect(item).toMatchObject({
    body: 'This is the leak',
    project_id: job.id,
    attachments: [{ name: 'picture-1.png' }],
  });
  const { data } = await get(mel, `/api/attachments?project_id=${job.id}`);
  expect(data).toMatchObject([{ name: 'picture-1.png', file_size: PNG.length }]);
  const file = await mel.fetch(`/api/attachments/${String(data[0]?.id)}/file`);
  expect(Buffer.from(await file.arrayBuffer())).toEqual(PNG);
});

it('an address that is not the provider’s is not followed', async () => {
  let asked = 0;
  const elsewhere = createServer((_, res) => {
    asked += 1;
    res.end();
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const { port } = elsewhere.address() as AddressInfo;
  const item = await text([`http://127.0.0.1:${port}/secret`, 'file:///etc/passwd', 'nonsense']);
  expect(item).toMatchObject({ body: 'This is the leak', attachments: [] });
  expect(item?.warnings.join()).toContain('3 pictures that could not be fetched');
  expect(asked).toBe(0);
  elsewhere.close();
});

it('what is not what it says it is, or of a kind that is not taken in, is named', async () => {
  twilio.media.set('ME2', { type: 'image/png', content: Buffer.from('#!/bin/sh') });
  twilio.media.set('ME3', { type: 'video/mp4', content: Buffer.from('film') });
  const item = await text([twilio.mediaUrl('ME2'), twilio.mediaUrl('ME3'), twilio.mediaUrl('gone')]);
  expect(item).toMatchObject({ attachments: [] });
  const warned = item?.warnings.join('\n');
  expect(warned).toContain('picture-1.png was not kept');
  expect(warned).toContain('file-2.mp4 was not kept');
  expect(warned).toContain('a picture that could not be fetched');
});

it('the words do not wait for pictures of a provider that is down', async () => {
  twilio.down = true;
  const item = await text([twilio.mediaUrl('ME1')]);
  expect(item).toMatchObject({ status: 'processed', body: 'This is the leak', project_id: job.id });
  expect(item?.warnings.join()).toContain('a picture that could not be fetched');
});
