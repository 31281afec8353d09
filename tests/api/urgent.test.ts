import type { InboxItem, OutboxItem } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, prove, signUp } from '../support/account.ts';
import { connect, textIn } from '../support/messages.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';

/** Ten in the evening in Sydney: nothing that goes by itself rings anybody now. */
const NIGHT = '2026-11-23T11:00:00Z';
const OWN = '+61491570157';
const KAREN = '+61491578001';
let server: TestServer;
let mel: Account;
let number: string;
beforeAll(async () => {
  server = await startServer({ now: NIGHT });
  mel = await signUp(server.url);
  number = (await connect(mel)).sms;
  await post(mel, '/api/clients', { name: 'Karen Wu', phone: KAREN });
  await prove(mel);
  await mel.fetch('/api/owner-phone', { method: 'POST', json: { phone: OWN } });
  const [code] = /\d{6}/.exec((await toOwner())[0]?.body ?? '') ?? [];
  expect((await mel.fetch('/api/owner-phone/confirm', { method: 'POST', json: { code } })).status).toBe(200);
});
afterAll(() => server.stop());

/** Texts to the owner's own mobile, the newest first. */
const toOwner = async (): Promise<OutboxItem[]> =>
  (await get(mel, '/api/outbox?about=account&channel=sms')).data as unknown as OutboxItem[];
const wants = (urgent_texts: string) => mel.fetch('/api/settings', { method: 'PATCH', json: { urgent_texts } });

const says = (From: string, Body: string) => textIn(mel, server.url, { From, To: number, Body });

it('an emergency is flagged, and texted to the owner at night where they want that', async () => {
  const before = (await toOwner()).length;
  expect(await says(KAREN, 'Water pouring through ceiling!!!')).toMatchObject({ urgent: 'emergency' });
  expect(await toOwner()).toHaveLength(before);
  expect((await wants('emergencies')).status).toBe(200);
  await says(KAREN, 'sewage coming up now, urgent');
  const [text, ...others] = await toOwner();
  expect(others).toHaveLength(before);
  expect(text).toMatchObject({ to: OWN, status: 'sent', not_before: null });
  expect(text?.body).toContain(
    `Karen Wu, ${KAREN} wrote: "sewage coming up now, urgent" Sounds like an emergency. Ring them at once.`,
  );
});

it('a complaint only where they want those, too; what can wait never', async () => {
  const before = (await toOwner()).length;
  expect(await says(KAREN, 'You charged me twice')).toMatchObject({ urgent: 'complaint' });
  expect(await toOwner()).toHaveLength(before);
  await wants('emergencies_and_complaints');
  await says(KAREN, 'You charged me twice again, not happy');
  expect((await toOwner())[0]?.body).toContain('Sounds like a complaint.');
  expect(await says(KAREN, 'Thanks mate, see you Thursday')).toMatchObject({ urgent: null });
  expect(await toOwner()).toHaveLength(before + 1);
});

it('whoever writes without end rings three times an hour, and the list has all of it', async () => {
  const stranger = '+61491578009';
  const before = (await toOwner()).length;
  for (const room of ['kitchen', 'hall', 'laundry', 'bathroom'])
    expect(await says(stranger, `gas leak in the ${room}`)).toMatchObject({ urgent: 'emergency' });
  expect(await toOwner()).toHaveLength(before + 3);
  const { data } = (await get(mel, '/api/inbox?urgent=true&unread=true&limit=100')) as unknown as { data: InboxItem[] };
  expect(data.filter(({ urgent }) => urgent === 'emergency')).toHaveLength(6);
  expect(data.filter(({ urgent }) => urgent === 'complaint')).toHaveLength(2);
  const calm = (await get(mel, '/api/inbox?urgent=false')) as unknown as { data: InboxItem[] };
  expect(calm.data.map(({ body }) => body)).toEqual(['Thanks mate, see you Thursday']);
});

it('the owner is answered at night', async () => {
  await says(OWN, 'yes');
  const answer = await until('the answer', async () =>
    ((await get(mel, `/api/outbox?channel=sms`)).data as unknown as OutboxItem[]).find(({ body }) =>
      body.includes('Nothing waits for your yes.'),
    ),
  );
  expect(answer).toMatchObject({ to: OWN, status: 'sent', not_before: null });
});
