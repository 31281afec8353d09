import { type ChatMessage, clients, decideApproval, listApprovals } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import type { Script } from '../support/openai-stand-in.ts';
import { until } from '../support/until.ts';
import { messagesOf, readBooks } from './books.ts';
import { type House, newSaying, openHouse, runOf, type Saying, say, settled, settledRun, tryAgain } from './house.ts';
import { rounds, seeded } from './random.ts';

const TEXT = 'We will be there on Monday at 8.';

/** Michelle is asked to text the client; that waits for a yes. */
const script: Script = ({ step }) =>
  step === 0
    ? { calls: [{ name: 'send_message', args: { to: 'Priya Sharma', message: TEXT, channel: 'sms' } }] }
    : { text: 'The text to Priya waits for your yes.' };

let house: House;
/** How long an undisturbed yes takes, by each door. */
const takes = { button: 0, chat: 0 };
type Door = keyof typeof takes;

beforeAll(async () => {
  house = await openHouse();
  house.model.script(script);
});
afterAll(() => house.close());

/** A conversation in which a text to the client waits for a yes. */
async function waiting(account: Account): Promise<{ saying: Saying; id: string }> {
  await account.client.call(clients.operations.create, { name: 'Priya Sharma', phone: '0491 570 156' });
  const saying = await newSaying(house, account, 'Michelle, text Priya Sharma that we come on Monday at 8');
  await say(house, account, saying);
  await settled(house, account, saying.threadId);
  const { data } = await account.client.call(listApprovals, { status: 'pending' });
  expect(data).toHaveLength(1);
  return { saying, id: data[0]?.id ?? '' };
}

/** Says yes; false when no answer came. */
async function sayYes(door: Door, account: Account, { saying, id }: { saying: Saying; id: string }, yes: Saying) {
  if (door === 'chat') {
    if (!(await say(house, account, yes))) return false;
    return settledRun(house, account, saying.threadId, yes).then(
      ({ status }) => status === 'done',
      () => false,
    );
  }
  const decision = house.as(account).client.call(decideApproval, { id, decision: 'approve' });
  return decision.then(
    ({ status }) => status === 'approved',
    () => false,
  );
}

const cards = (messages: ChatMessage[]) => messages.flatMap(({ approvals }) => approvals.map(({ status }) => status));

/** The message is out once, the approval is settled, and the conversation says so. */
async function expectSent(account: Account, threadId: string): Promise<ChatMessage[]> {
  const { client } = house.as(account);
  const books = await readBooks(client);
  // signed with the business's name
  expect(books.outbox.map(({ body }) => body)).toEqual([expect.stringMatching(new RegExp(`^${TEXT}\\n`))]);
  expect(books.approvals.map(({ status }) => status)).toEqual(['approved']);
  expect(books.receipts.map(({ summary, status }) => ({ summary, status }))).toEqual([
    {
      summary: `Sent SMS to Priya Sharma: "${TEXT}". Kept in the development outbox - nobody outside has received it`,
      status: 'done',
    },
  ]);
  // the conversation hears of it from the approval, a moment later
  return until('the conversation to show it', async () => {
    const messages = await messagesOf(client, threadId);
    const receipts = new Set(messages.flatMap((message) => message.receipts.map(({ receipt_id }) => receipt_id)));
    const all = cards(messages).every((status) => status === 'approved');
    return all && receipts.has(books.receipts[0]?.id ?? '') ? messages : null;
  });
}

describe.each<Door>(['button', 'chat'])('a yes by %s', (door) => {
  it('sends the message', async () => {
    const account = await house.newAccount();
    const what = await waiting(account);
    const yes: Saying = { ...what.saying, message: 'yes', client_message_id: 'the yes' };
    const began = performance.now();
    expect(await sayYes(door, account, what, yes)).toBe(true);
    takes[door] = performance.now() - began;
    await expectSent(account, what.saying.threadId);
  });

  const random = seeded(`a yes by ${door}`);
  const moments = Array.from({ length: rounds(3) }, () => random().toFixed(3));
  it.each(moments)('sends it once when the server is killed after %s of that time', async (share) => {
    const account = await house.newAccount();
    const what = await waiting(account);
    const yes: Saying = { ...what.saying, message: 'yes', client_message_id: 'the yes' };
    const answer = sayYes(door, account, what, yes);
    await new Promise((done) => setTimeout(done, Number(share) * takes[door]));
    await house.kill();
    const acknowledged = await answer;
    await house.restart();

    const { client } = house.as(account);
    const books = await readBooks(client);
    const status = books.approvals[0]?.status;
    expect(['pending', 'approved']).toContain(status);
    expect(books.outbox).toHaveLength(status === 'approved' ? 1 : 0);
    if (acknowledged) expect(status).toBe('approved');
    if (status === 'approved') await expectSent(account, what.saying.threadId);

    if (door === 'button') {
      const again = client.call(decideApproval, { id: what.id, decision: 'approve' });
      if (status === 'pending') await again;
      else await expect(again).rejects.toMatchObject({ code: 'already_decided' });
      await expectSent(account, what.saying.threadId);
      return;
    }
    // the same message again, and again when its turn was interrupted
    await say(house, account, yes);
    const run = await settledRun(house, account, what.saying.threadId, yes);
    if (run.status !== 'done') await tryAgain(house, account, what.saying.threadId);
    const messages = await expectSent(account, what.saying.threadId);
    const answered = messages.filter(({ run_id, role }) => run_id === run.run_id && role === 'assistant');
    expect(answered.map(({ content }) => content)).toEqual([expect.stringMatching(/^Done: Sent SMS to Priya Sharma/)]);
    expect(runOf(messages.filter(({ run_id }) => run_id === run.run_id)).status).toBe('done');
  });
});
