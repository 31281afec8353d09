import assert from 'node:assert/strict';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, post } from '../support/samples.ts';
import { startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { measure, roundsOf, type Variant } from './harness.ts';
import { type Benchmark, type Target, targetsTable, timesTable, timeTarget } from './report.ts';

const ONE_TURN = 'a turn, one record';
const ONE_REST = 'REST, one record';
const FIVE_TURN = 'a turn, five records';
const FIVE_REST = 'REST, five records';
const SIGN_UP_MS = 70_000;

/** A business of its own for every block: what is on file from before would make for other answers. */
const newOwner = (url: string): Promise<Account> =>
  until('a sign-up, of which a server allows a hundred a minute', () => signUp(url).catch(() => null), SIGN_UP_MS);

export const benchmark: Benchmark = {
  name: 'built-in-turn',
  async run(size) {
    const server = await startServer({ now: '2026-11-19T22:00:00Z', env: { LOG_LEVEL: 'error' } });
    try {
      const variants = variantsOf(() => newOwner(server.url));
      const samples = await measure({ variants, ...roundsOf(size, { warmUp: 8, rounds: 40 }) });
      const targets: Target[] = [
        timeTarget(samples, FIVE_TURN, FIVE_REST, { most: 1.5 }),
        timeTarget(samples, ONE_TURN, ONE_REST, { most: 1.5 }),
      ];
      return {
        title: 'A turn of the built-in model',
        text: TEXT,
        tables: [timesTable(samples), targetsTable(targets)],
      };
    } finally {
      await server.stop();
    }
  },
};

const ORCHESTRATOR = '/api/functions/agent-orchestrator';

function variantsOf(fresh: () => Promise<Account>): Variant[] {
  let owner: Account;
  let made: unknown[] = [];
  let told = '';
  // said anew every time: what was worked out for the same words before is no help
  let litres = 250;
  const variant = (name: string, records: number, block: () => Promise<unknown[]>): Variant => ({
    name,
    before: async () => {
      owner = await fresh();
    },
    block: async () => {
      made = await block();
    },
    after: () => assert.equal(made.length, records, `${name}: ${told}`),
  });
  const say = async (message: string) => {
    const { actions, response } = await post<{ actions: unknown[]; response: string }>(owner, ORCHESTRATOR, {
      message,
    });
    told = response;
    return actions;
  };
  const create = (path: string, fields: Fields) => post(owner, `/api/${path}`, fields);
  return [
    variant(ONE_TURN, 1, () => say(`Order a ${litres++}L tank`)),
    variant(ONE_REST, 1, async () => [await create('procurement-items', { item_name: '250L tank' })]),
    variant(FIVE_TURN, 5, () =>
      say(
        `New job for Priya Sharma, hot water, $2,400. Order a ${litres++}L tank and 3 downlights for it and remind me to call the plumber on Friday`,
      ),
    ),
    variant(FIVE_REST, 5, async () => {
      const client = await create('clients', { name: 'Priya Sharma' });
      const job = await create('projects', { job_name: 'Hot water', job_budget: 2400, client_id: client.id });
      const ofJob = { project_id: job.id };
      return [
        client,
        job,
        ...(await Promise.all([
          create('procurement-items', { item_name: '250L tank', ...ofJob }),
          create('procurement-items', { item_name: 'downlights', quantity: 3, ...ofJob }),
          create('admin-tasks', { task_name: 'Call the plumber', due_date: '2026-11-27' }),
        ])),
      ];
    }),
  ];
}

const TEXT = `A message through \`POST ${ORCHESTRATOR}\` until everything it made is written and answered, against the same records made through REST
alone, on one built server with its embedded database, milliseconds on the wall. The turn also writes what REST has no need of:
conversation, messages, journal and a receipt for every record. One record: "Order a 250L tank", with other litres every time. Five: a new client, a job, two
materials and a reminder from one message, by three assistants; through REST what needs nothing of the other goes out together. Every block has a new business.`;
