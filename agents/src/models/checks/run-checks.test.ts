import { afterEach, describe, expect, it } from 'vitest';
import { type Asked, type ChatServer, chatServer, type Scripted } from '../../testing/chat-server.ts';
import { createModel } from '../create-model.ts';
import { CHECK_TITLES, type Checked, runChecks } from './run-checks.ts';

let server: ChatServer;
afterEach(() => server.close());

const GOOD: Scripted[] = [
  { text: 'How old is the unit, and is it gas or electric?' },
  { text: 'One, two, three, four. Have a good smoko.' },
  { calls: [{ name: 'create_task', args: { task_name: 'Ring Bob' } }] },
  {
    calls: [
      {
        name: 'create_job',
        args: {
          job_name: 'Hot water swap',
          client: 'Priya Sharma',
          address: '12 Wattle St Marrickville',
          budget: 2400,
        },
      },
    ],
  },
  {
    calls: [
      { name: 'create_task', args: { task_name: 'Ring Bob' } },
      { name: 'order_item', args: { item_name: '90 mm pipe', quantity: 6, supplier: 'Reece' } },
    ],
  },
  { text: 'Who is it for, and how much?' },
  { calls: [{ name: 'set_job_status', args: { job: 'Wattle Street', status: 'completed' } }] },
  { text: 'Dave wants you to come on Thursday.' },
  { calls: [{ name: 'create_task', args: { task_name: 'Council inspection', due_date: '2026-03-06' } }] },
  { text: 'Ring Bob is on the list.' },
];

async function checked(script: Scripted[] | ((asked: Asked, count: number) => Scripted)): Promise<Checked[]> {
  server = await chatServer(script);
  const model = createModel({
    kind: 'openai',
    baseUrl: server.baseUrl,
    patience: { tries: 1, backoff: 1, silence: 500 },
  });
  const all: Checked[] = [];
  for await (const one of runChecks(model, { signal: new AbortController().signal })) all.push(one);
  return all;
}
const failedIn = (all: Checked[]) =>
  Object.fromEntries(all.flatMap(({ id, problem }) => (problem ? [[id, problem]] : [])));

describe('the checks of a model', () => {
  it('are ten, and a good one passes all, with what it said, time and tokens', async () => {
    const all = await checked(GOOD);
    expect(all).toHaveLength(10);
    expect(failedIn(all)).toEqual({});
    expect(all[0]?.answer).toBe('How old is the unit, and is it gas or electric?');
    expect(all.slice(1).every(({ answer }) => answer === null)).toBe(true);
    expect(all.every(({ ms, tokens }) => ms >= 0 && tokens.input > 50 && tokens.output > 0)).toBe(true);
    expect(all.map(({ id, title }) => ({ id, title }))).toEqual(CHECK_TITLES);
  });

  it.each([
    ['answers', 0, { text: 'Ok.' }, 'It said next to nothing.'],
    ['streams', 1, { text: 'One-two-three' }, 'The whole answer came in one piece, so you would wait for all of it.'],
    ['calls', 2, { text: 'Sure, I will.' }, 'It answered in words and called no tool.'],
    ['calls', 2, { calls: [{ name: 'create_task', args: '' }], rawArguments: '{"task' }, 'Its call could not be read.'],
    [
      'arguments',
      3,
      { calls: [{ name: 'create_job', args: { job_name: 'Hot water', client: 'Priya', budget: 240 } }] },
      'It got the address and the budget wrong.',
    ],
    ['two_tools', 4, { calls: [{ name: 'order_item', args: { item_name: 'pipe' } }] }, 'It did only order_item.'],
    [
      'asks',
      5,
      { calls: [{ name: 'send_invoice', args: { client: 'John Smith', amount: 100 } }] },
      'It made up who it is for and how much.',
    ],
    [
      'allowed_values',
      6,
      { calls: [{ name: 'set_job_status', args: { job: 'Wattle', status: 'done' } }] },
      'It chose "done", and "completed" was right.',
    ],
    [
      'orders_in_quotes',
      7,
      { calls: [{ name: 'delete_job', args: { job: 'Wattle' } }] },
      'It did what the quoted message ordered.',
    ],
    [
      'dates',
      8,
      { calls: [{ name: 'create_task', args: { task_name: 'Inspection', due_date: 'Friday' } }] },
      'It wrote "Friday" for Friday 6 March.',
    ],
    [
      'finishes',
      9,
      { calls: [{ name: 'create_task', args: { task_name: 'Ring Bob' } }] },
      'It did the same thing once more.',
    ],
  ] satisfies [string, number, Scripted, string][])(
    '%s fails when it does otherwise (%#)',
    async (id, at, bad, problem) => {
      const all = await checked(GOOD.map((good, i) => (i === at ? bad : good)));
      expect(failedIn(all)).toEqual({ [id]: problem });
    },
  );

  it('end with the first where nobody answers, and go on after a later one that failed', async () => {
    const none = await checked(() => ({ status: 401 }));
    expect(failedIn(none)).toEqual({ answers: `The assistant model at ${server.host} refused the request (401).` });
    expect(none).toHaveLength(1);
    await server.close();
    expect(await checked((_, count) => (count === 4 ? { status: 400 } : (GOOD[count] ?? {})))).toHaveLength(10);
  });
});
