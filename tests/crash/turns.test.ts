import type { ChatMessage } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { expectTruth, messagesOf, namesIn, readBooks, said } from './books.ts';
import { finish, type House, newSaying, openHouse, runOf, type Saying, say, settled } from './house.ts';
import { rounds, seeded } from './random.ts';
import { EFFECTS, MODEL_REQUESTS, SENTENCE, turnScript, WORDS } from './turn.ts';

let house: House;
/** What an undisturbed turn leaves behind: every other one must come to the same. */
let undisturbed: { said: string[]; shown: object[]; ms: number };

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Who said what, and what is shown as done: for people a repeated turn looks like any other. */
const shown = (messages: ChatMessage[]): object[] =>
  messages.map(({ role, assistant, content, status, error, receipts }) => ({
    role,
    assistant,
    content,
    status,
    error,
    receipts: receipts.map(({ summary }) => summary).sort(),
  }));

it('an undisturbed turn makes a client, a job, two items and a task', async () => {
  house.model.script(turnScript);
  const account = await house.newAccount();
  const saying = await newSaying(house, account, SENTENCE);
  const began = performance.now();
  await say(house, account, saying);
  const messages = await settled(house, account, saying.threadId);
  const books = await readBooks(account.client);
  undisturbed = { said: said(books), shown: shown(messages), ms: performance.now() - began };
  expect(runOf(messages).status).toBe('done');
  expect(namesIn(books)).toEqual(EFFECTS);
  expect(books.receipts).toHaveLength(5);
  expectTruth(books, messages);
  expect(house.model.requests).toHaveLength(MODEL_REQUESTS);
  expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining(Object.values(WORDS)));
});

/** The server is dead now: brings it back and looks at what is there, then finishes the turn and looks again. */
async function expectRecovered(account: Account, saying: Saying, acknowledged: boolean): Promise<void> {
  house.model.script(turnScript);
  await house.restart();
  const { client } = house.as(account);
  const before = await messagesOf(client, saying.threadId);
  if (acknowledged) expect(runOf(before).content).toBe(saying.message);
  if (before.length > 0) {
    // nothing goes on by itself and nothing is left hanging
    expect(['interrupted', 'done']).toContain(runOf(before).status);
    expect(before.map(({ status }) => status)).not.toContain('running');
    if (runOf(before).status === 'interrupted') expect(before.length).toBeGreaterThan(1);
    expectTruth(await readBooks(client), before);
  }
  // a client that got no answer sends its message again
  await say(house, account, saying);
  const messages = await finish(house, account, saying.threadId);
  const books = await readBooks(client);
  const errors = messages.map(({ error }) => error);
  expect(runOf(messages).status, `${JSON.stringify(errors)}\n${house.server().output()}`).toBe('done');
  expect(namesIn(books)).toEqual(EFFECTS);
  expectTruth(books, messages);
  expect(said(books)).toEqual(undisturbed.said);
  expect(shown(messages)).toEqual(undisturbed.shown);
}

describe('kill -9 when the model is asked', () => {
  const numbers = Array.from({ length: MODEL_REQUESTS }, (_, i) => i + 1);
  for (const when of ['before it answers', 'after its first byte']) {
    it.each(numbers)(`for the %i. time, ${when}`, async (nth) => {
      const account = await house.newAccount();
      const saying = await newSaying(house, account, SENTENCE);
      const first = house.model.requests.length;
      house.model.script(async (request) => {
        if (request.number - first !== nth) return turnScript(request);
        if (when === 'before it answers') await house.kill();
        return { ...(await turnScript(request)), afterFirstByte: () => house.kill() };
      });
      const answer = await say(house, account, saying);
      await house.died();
      await expectRecovered(account, saying, answer !== null);
    });
  }
});

describe('kill -9 at any moment', () => {
  const random = seeded('kill -9 at any moment');
  const moments = Array.from({ length: rounds(5) }, () => random().toFixed(3));
  it.each(moments)('after %s of the time that a turn takes', async (share) => {
    const account = await house.newAccount();
    const saying = await newSaying(house, account, SENTENCE);
    const answer = say(house, account, saying);
    await new Promise((done) => setTimeout(done, Number(share) * undisturbed.ms));
    await house.kill();
    await expectRecovered(account, saying, (await answer) !== null);
  });
});
