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

it('one business’s worst messages are worked on while another’s are answered', async () => {
  const answered: string[] = [];
  const worst = HOSTILE.map(async (part, i) => {
    const turn = await say(hostile, `x${i}${filled(part, 7_990)}x`);
    answered.push('hostile');
    return turn;
  });
  // one after the other: whoever stands in their way does so again and again
  const neighbours = async () => {
    for (const name of LISTS) await get(neighbour, `/api/${name}`);
    for (const thing of ['tank', 'ladder', 'pump']) {
      expect((await say(neighbour, `Order a ${thing}`)).actions).toHaveLength(1);
      answered.push('neighbour');
    }
  };
  const [turns] = await Promise.all([Promise.all(worst), neighbours()]);
  expect(answered.indexOf('neighbour')).toBeLessThan(answered.lastIndexOf('hostile'));
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
