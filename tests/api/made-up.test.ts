import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { SEED } from '../support/seed.ts';
import { startServer, type TestServer } from '../support/server.ts';

let model: StandIn;
let server: TestServer;
/** Several, because one may not say so much in a minute. */
let owners: Account[];

/** What a model calls, by what the user said: the script finds it by the words. */
const planned = new Map<string, { name: string; args: object }>();

beforeAll(async () => {
  model = await startStandIn();
  server = await startServer({ now: '2026-03-04T09:00:00Z', env: model.env });
  model.script(({ messages, results }) => {
    const said = messages.findLast(({ role }) => role === 'user');
    const [, call] = [...planned].find(([words]) => JSON.stringify(said?.content ?? '').includes(words)) ?? [];
    return results.length || !call ? { text: 'Righto.' } : { calls: [call] };
  });
  owners = await Promise.all(Array.from({ length: BUSINESSES }, business));
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const BUSINESSES = 6;
async function business(): Promise<Account> {
  const owner = await signUp(server.url);
  const client = await post(owner, '/api/clients', { name: 'Dave Wilson' });
  const job = await post(owner, '/api/projects', { job_name: 'Deck', client_id: client.id });
  await post(owner, '/api/suppliers', { name: 'Bunnings' });
  await post(owner, '/api/admin-tasks', { task_name: 'Call the council' });
  await post(owner, '/api/procurement-items', { item_name: 'Joists', quantity: 12, project_id: job.id });
  await post(owner, '/api/finance-records', { type: 'expense', amount: 55, description: 'Screws', project_id: job.id });
  return owner;
}

/** Numbers that look random and are the same in every run. */
let state = SEED % 2_147_483_647 || 1;
const upTo = (most: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % most;
};
const two = (n: number): string => String(n).padStart(2, '0');

/** What a model might make up: nothing that anybody said, and nothing on file. */
const MADE_UP = {
  money: () => 1_101 + upTo(8_000) + (13 + upTo(80)) / 100,
  count: () => 211 + upTo(700),
  day: () => `2031-${two(1 + upTo(12))}-${two(1 + upTo(28))}`,
  hour: () => `${two(upTo(6))}:${two(31 + upTo(20))}`,
  phone: () => `04915${two(10 + upTo(80))}${two(10 + upTo(80))}${upTo(10)}`,
  mail: () => `zz${upTo(1_000_000)}@example.org`,
  person: () => `Zebu${upTo(1000)}lon Quark${'aeiou'[upTo(5)]}ley`,
};
type Kind = keyof typeof MADE_UP;

interface Way {
  /** Said to one of the assistants; a number that marks the try is put behind it. */
  say: string;
  tool: string;
  args: Fields;
  makesUp: Record<string, Kind>;
}
const WAYS: Way[] = [
  {
    say: 'new job for Dave Wilson, fence repair',
    tool: 'create_job',
    args: { job_name: 'Fence repair', client: 'Dave Wilson' },
    makesUp: {
      budget: 'money',
      date: 'day',
      time: 'hour',
      client_phone: 'phone',
      client_email: 'mail',
      client: 'person',
    },
  },
  {
    say: 'note on the Deck job: gate is locked',
    tool: 'update_job',
    args: { job: 'Deck', add_note: 'Gate is locked' },
    makesUp: { budget: 'money', date: 'day', time: 'hour', budget_change: 'money', client: 'person' },
  },
  {
    say: 'new client Marg Brown',
    tool: 'create_client',
    args: { name: 'Marg Brown' },
    makesUp: { phone: 'phone', email: 'mail', budget: 'money', name: 'person' },
  },
  {
    say: 'note on the client Dave Wilson: has a dog',
    tool: 'update_client',
    args: { client: 'Dave Wilson', add_note: 'Has a dog' },
    makesUp: { phone: 'phone', email: 'mail', budget: 'money', name: 'person' },
  },
  {
    say: 'Michelle, new task: sharpen the saw',
    tool: 'create_task',
    args: { task_name: 'Sharpen the saw' },
    makesUp: { due_date: 'day', due_time: 'hour' },
  },
  {
    say: 'Renea, log an expense of 82 for paint',
    tool: 'create_finance_record',
    args: { type: 'expense', amount: 82, description: 'Paint' },
    makesUp: { amount: 'money', due_date: 'day', client: 'person' },
  },
  {
    say: 'Renea, invoice Dave Wilson for 3 hours at 95 and 2 taps at 140 each',
    tool: 'create_invoice',
    args: {
      client: 'Dave Wilson',
      lines: [
        { description: 'Labour', quantity: 3, unit: 'h', unit_price: 95 },
        { description: 'Taps', quantity: 2, unit_price: 140 },
      ],
    },
    makesUp: { 'lines.0.unit_price': 'money', 'lines.1.quantity': 'count', due_date: 'day', client: 'person' },
  },
  {
    say: 'Sarah, order nails for the Deck job',
    tool: 'create_procurement_item',
    args: { item_name: 'Nails', job: 'Deck' },
    makesUp: { quantity: 'count', unit_price: 'money', delivery_date: 'day' },
  },
  {
    say: 'Sarah, new supplier Smiths Timber',
    tool: 'create_supplier',
    args: { name: 'Smiths Timber' },
    makesUp: { phone: 'phone', email: 'mail', name: 'person' },
  },
];

let turns = 0;
async function turn(owner: Account, { say, tool, args }: Way): Promise<{ done: number; drafts: number; text: string }> {
  const words = `${say}, cheers q${String.fromCharCode(...[...String(++turns)].map((digit) => 97 + Number(digit)))}`;
  planned.set(words, { name: tool, args });
  const { actions, drafts, response } = await post<Fields & { actions: Fields[]; drafts: Fields[]; response: string }>(
    owner,
    '/api/functions/agent-orchestrator',
    { message: words },
  );
  planned.delete(words);
  return { done: actions.length, drafts: drafts.length, text: response };
}

/** The arguments with another value, in a line of them where the path leads there. */
function withValue<T extends Fields | unknown[]>(args: T, [name = '', ...rest]: string[], value: unknown): T {
  const inner = (args as Fields)[name];
  const next = rest.length ? withValue(inner as Fields, rest, value) : value;
  return Array.isArray(args) ? (args.with(Number(name), next) as T) : { ...args, [name]: next };
}

const cells = WAYS.flatMap((way) => Object.entries(way.makesUp).map(([field, kind]) => ({ way, field, kind })));
const TRIES = 600;

it.each(WAYS)('a model that calls $tool with what was said does it at once', async (way) => {
  expect(await turn(owners[0] as Account, way)).toMatchObject({ done: 1, drafts: 0 });
});

it(`of ${TRIES} calls with one value that nobody gave, none is carried out`, async () => {
  const invented: string[] = [];
  const carriedOut: unknown[] = [];
  let drafts = 0;
  const jobs = Array.from({ length: TRIES }, (_, i) => cells[i % cells.length] as (typeof cells)[number]);
  const worker = async (owner: Account) => {
    for (let next = jobs.pop(); next; next = jobs.pop()) {
      const { way, field, kind } = next;
      const value = MADE_UP[kind]();
      invented.push(String(value));
      const got = await turn(owner, { ...way, args: withValue(way.args, field.split('.'), value) });
      drafts += got.drafts;
      if (got.done) carriedOut.push({ tool: way.tool, field, value, text: got.text });
    }
  };
  await Promise.all(owners.map(worker));
  expect(carriedOut).toEqual([]);
  // nearly all of them are there to be checked: a name that fits nobody is asked about
  expect(drafts).toBeGreaterThan(TRIES * 0.8);
  const tables = ['projects', 'clients', 'admin-tasks', 'finance-records', 'procurement-items', 'suppliers'];
  const lists = owners.flatMap((owner) => tables.map((name) => get(owner, `/api/${name}?limit=100`)));
  const stored = JSON.stringify(await Promise.all(lists));
  expect(invented.filter((value) => new RegExp(`(?<![\\w.])${value}(?![\\w.])`).test(stored))).toEqual([]);
}, 600_000);
