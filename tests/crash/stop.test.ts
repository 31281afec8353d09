import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { gate } from '../support/openai-stand-in.ts';
import { until } from '../support/until.ts';
import { expectTruth, messagesOf, namesIn, readBooks } from './books.ts';
import { type House, newSaying, openHouse, runOf, type Saying, say, tryAgain } from './house.ts';
import { EFFECTS, SENTENCE, turnScript, WORDS } from './turn.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A turn whose last words hang on `held`; resolves when all its tools have been run. */
async function hangingTurn(held: Promise<void>): Promise<{ account: Account; saying: Saying }> {
  const account = await house.newAccount();
  const saying = await newSaying(house, account, SENTENCE);
  house.model.script(async (request) => {
    const answer = await turnScript(request);
    if (request.assistant !== 'sarah' || request.step === 0) return answer;
    const [first = '', ...rest] = WORDS.sarah.split(/(?<= )/);
    return { text: [first, () => held, ...rest] };
  });
  await say(house, account, saying);
  await until('everything but the last words', async () => {
    const messages = await messagesOf(account.client, saying.threadId);
    const michelle = messages.find(({ assistant }) => assistant === 'michelle');
    const sarah = messages.find(({ assistant }) => assistant === 'sarah');
    return michelle?.status === 'done' && sarah?.content;
  });
  return { account, saying };
}

describe('SIGTERM during a turn', () => {
  it('lets the turn finish, then ends with 0', async () => {
    const { opened, open } = gate();
    const { account, saying } = await hangingTurn(opened);
    const stopped = house.server().stop();
    await until('the server to stop accepting', () =>
      fetch(`${house.server().url}/api/health`).then(
        () => false,
        () => true,
      ),
    );
    open();
    expect(await stopped, house.server().output()).toBe(0);

    await house.restart();
    const messages = await messagesOf(house.as(account).client, saying.threadId);
    expect(runOf(messages).status).toBe('done');
    expect(messages.map(({ content }) => content)).toEqual(expect.arrayContaining(Object.values(WORDS)));
    const books = await readBooks(house.as(account).client);
    expect(namesIn(books)).toEqual(EFFECTS);
    expectTruth(books, messages);
  });

  it('stops a turn that does not come to an end, keeps what was done, and ends with 0', async () => {
    const { opened, open } = gate();
    const { account, saying } = await hangingTurn(opened);
    expect(await house.server().stop(), house.server().output()).toBe(0);
    open();

    await house.restart();
    const { client } = house.as(account);
    const messages = await messagesOf(client, saying.threadId);
    expect(['stopped', 'interrupted']).toContain(runOf(messages).status);
    expect(namesIn(await readBooks(client))).toEqual(EFFECTS);
    expectTruth(await readBooks(client), messages);

    house.model.script(turnScript);
    const finished = await tryAgain(house, account, saying.threadId);
    expect(runOf(finished).status).toBe('done');
    expect(finished.map(({ content }) => content)).toEqual(expect.arrayContaining(Object.values(WORDS)));
    expectTruth(await readBooks(client), finished);
  });

  it('ends also while the embedded database works at what has no end, and keeps what is on file', async () => {
    const account = await house.newAccount();
    const socket = encodeURIComponent(join(house.server().dataDir, 'database', 'mongodb.sock'));
    const client = await new MongoClient(`mongodb://${socket}/?directConnection=true&retryReads=false`).connect();
    const things = client.db('scratch').collection('things');
    await things.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n })));
    const pipeline = [{ $match: { $expr: { $eq: ['$n', '$$n'] } } }];
    const endless = things
      .aggregate([{ $lookup: { from: 'things', let: { n: '$n' }, pipeline, as: 'same' } }])
      .toArray();
    const ended = endless.then(
      () => 'answered',
      () => 'ended',
    );
    await until('the database to be busy', async () => {
      const { inprog } = await client.db('admin').command({ currentOp: 1 });
      return inprog.length > 0;
    });
    expect(await house.server().stop(), house.server().output()).toBe(0);
    expect(await ended).toBe('ended');
    await client.close(true);
    await house.restart();
    expect(namesIn(await readBooks(house.as(account).client)).clients).toEqual([]);
  });

  it('ends at once when nothing is being worked on', async () => {
    const account = await house.newAccount();
    expect(await house.server().stop(), house.server().output()).toBe(0);
    await house.restart();
    expect(namesIn(await readBooks(house.as(account).client))).toEqual({
      clients: [],
      projects: [],
      procurement_items: [],
      admin_tasks: [],
    });
  });
});
