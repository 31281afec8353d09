import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

const ORCHESTRATOR = '/api/functions/agent-orchestrator';
const HOSTILE = ['a,', '9:30, ', 'new client Mary Smith, ', '12, ', 'ā ', '漢字、', 'a-b-', 'Aa. '];
const LISTS = ['clients', 'projects', 'admin-tasks', 'procurement-items', 'suppliers'];

let server: TestServer;
let hostile: Account;
let neighbour: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
  [hostile, neighbour] = await Promise.all([signUp(server.url), signUp(server.url)]);
});
afterAll(() => server.stop());

const say = (account: Account, message: string) =>
  post<{ response: string; actions: unknown[] } & Fields>(account, ORCHESTRATOR, { message });
const filled = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length - 1);

/** Keeps every hostile message under way, each sent anew when it is answered, until `stop`. */
function flood() {
  const turns: Awaited<ReturnType<typeof say>>[] = [];
  let going = true;
  const senders = HOSTILE.map(async (part) => {
    do turns.push(await say(hostile, `x${turns.length}${filled(part, 7_990)}x`));
    while (going);
  });
  return {
    turns,
    async stop() {
      going = false;
      await Promise.all(senders);
    },
  };
}

it('one business’s worst messages are worked on while another’s are answered', async () => {
  // what a first message of anybody has to load is not what is looked at
  await say(neighbour, 'Order a tape');
  const { turns, stop } = flood();
  await expect.poll(() => turns.length).toBeGreaterThan(0);
  const answeredMeanwhile: number[] = [];
  for (const thing of ['tank', 'ladder', 'pump']) {
    for (const name of LISTS) await get(neighbour, `/api/${name}`);
    const before = turns.length;
    expect((await say(neighbour, `Order a ${thing}`)).actions).toHaveLength(1);
    answeredMeanwhile.push(turns.length - before);
  }
  await stop();
  // A turn takes several things to be worked out, each of which would stand behind the whole flood in one line for all:
  // three rounds of it and more. Taking turns, a few of its messages are answered meanwhile.
  for (const count of answeredMeanwhile) expect(count).toBeLessThan(2 * HOSTILE.length);
  for (const { response } of turns) {
    expect(response).not.toBe('');
    expect(response).not.toMatch(/went wrong/);
  }
  // what was too much for one message is said so, with nothing done, and can be done in shorter ones
  const refused = turns.filter(({ response }) => /shorter messages/.test(response));
  expect(refused.length).toBeGreaterThan(0);
  for (const { actions } of refused) expect(actions).toEqual([]);
  expect((await say(hostile, 'Order 2 tanks')).actions).toHaveLength(1);
});
