import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
let owner: Account;
/** The built-in model's answer, in one conversation. */
let say: (message: string) => Promise<string>;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-25T00:00:00Z' });
  owner = await signUp(server.url);
  say = conversationOf(owner);
  await owner.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556', gst_registered: true } });
  await post(owner, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org' });
});
afterAll(() => server.stop());

const quote = async () => (await get<{ data: Fields[] }>(owner, '/api/quotes')).data[0];

it('an optional line and two options are what the client may choose, and nothing is added up that is not taken', async () => {
  await say('quote for Rosa Delgado, switchboard 1840 plus gst');
  expect(await quote()).toMatchObject({ total: 2024 });
  expect(await say('give it an optional line, 5 year warranty 250')).toContain(
    '5 year warranty $250.00 (optional, not in the total)',
  );
  expect(await quote()).toMatchObject({ total: 2024, lines: [{ taken: true }] });
  await say('yes');
  expect(await quote()).toMatchObject({ total: 2024, lines: [{ taken: true }, { optional: true, taken: false }] });
  // not like the price so far: asked about, and nothing is changed
  expect(await say('two options: black cover 90 or white cover 140')).toContain('take the place of the $2,024.00');
  expect(await say('two options: basic 1.8k or premium 2.4k')).toContain('Premium $2,400.00 (one of Options');
  await say('yes');
  expect(await quote()).toMatchObject({ total: 1980 });
  expect(await say('she took the premium one')).toContain('total $2,640.00 inc GST');
  await say('yes');
  expect(await quote()).toMatchObject({ total: 2640, status: 'accepted' });
});
