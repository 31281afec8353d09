import { afterEach, describe, expect, it } from 'vitest';
import { type Asked, type ChatServer, chatServer, type Scripted } from '../testing/chat-server.ts';
import { fakeOffice } from '../testing/office.ts';
import { turn } from '../testing/turns.ts';
import { createModel } from './create-model.ts';
import type { Tokens } from './model.ts';
import { withStandIn } from './relay.ts';

let server: ChatServer | undefined;
let falls: string[] = [];
afterEach(async () => {
  await server?.close();
  falls = [];
});

async function modelFor(script: Scripted[] | ((asked: Asked, count: number) => Scripted), because?: string) {
  server = await chatServer(script);
  const patience = { backoff: 1, longestWait: 20, silence: 300, tries: 2 };
  const chosen = createModel({ kind: 'openai', baseUrl: server.baseUrl, model: 'test-model', patience });
  return withStandIn(chosen, createModel({ kind: 'builtin' }), {
    ...(because === undefined ? {} : { because }),
    onFall: (happened) => falls.push(happened),
  });
}
const note = (happened: string) =>
  `The assistant model at ${server?.host} ${happened}, so the built-in model answers this one.`;
const asked = () => server?.asked.length;
const create = (args: object): Scripted => ({ calls: [{ name: 'create_job', args }] });
const ORDER = 'New job for Dave Miller, hot water replacement, budget $1850';

describe('a turn whose model fails before its first word', () => {
  it.each([
    ['is not there any more', { breakAfter: 0 }, 'did not answer', 2],
    ['answers 500', { status: 500 }, 'did not answer', 2],
    ['refuses the key', { status: 401 }, 'refused the request (401)', 1],
    ['streams nonsense', { body: '<html>Bad gateway</html>' }, 'did not answer', 2],
    ['says nothing for too long', { hang: true }, 'did not answer', 2],
  ] satisfies [string, Scripted, string, number][])(
    '%s: the built-in one does it, once',
    async (_, failure, happened, calls) => {
      const office = fakeOffice();
      const model = await modelFor(() => failure);
      const { said, events } = await turn(office, ORDER, { model });
      expect(office.store.rows('projects')).toMatchObject([{ job_name: 'Hot water replacement', job_budget: 1850 }]);
      expect(office.store.rows('clients')).toHaveLength(1);
      expect(said.jerry?.startsWith(note(happened))).toBe(true);
      expect(said.jerry).toContain('Created job 1001');
      expect(events.at(-1)).toEqual({ type: 'speaker-done', speaker: 'jerry', error: null });
      expect(asked()).toBe(calls);
      expect(falls).toEqual([note(happened).split(',')[0]]);
      expect(model).toMatchObject({ name: 'smoko-builtin', host: null });
    },
  );

  it('keeps a question of the built-in one that stands beside its calls', async () => {
    const model = await modelFor(() => ({ status: 401 }));
    const office = fakeOffice();
    const { said } = await turn(office, 'remind me to call Bob tomorrow, and new job', { model });
    const own = await turn(fakeOffice(), 'remind me to call Bob tomorrow, and new job');
    for (const words of Object.values(own.said)) expect(Object.values(said).join('\n')).toContain(words);
  });
});

describe('a turn whose model fails in the middle of a stream', () => {
  it('leaves what was said and goes on below it', async () => {
    const office = fakeOffice();
    const half = `${'Let me have a look at what you have on for that client and then set the job up. '.repeat(4)}`;
    const model = await modelFor(() => ({ text: half, breakAfter: 60 }));
    const { said } = await turn(office, ORDER, { model });
    expect(said.jerry).toMatch(/^Let me have a look/);
    expect(said.jerry).toContain(`\n\n${note('did not answer')}\n\n`);
    expect(said.jerry).toContain('Created job 1001');
    expect(office.store.rows('projects')).toHaveLength(1);
  });

  it('in the middle of a call: half a call is nothing', async () => {
    const office = fakeOffice();
    const model = await modelFor(() => ({ ...create({ job_name: 'Hot water', budget: 18500 }), breakAfter: 3 }));
    await turn(office, ORDER, { model });
    expect(office.store.rows('projects')).toMatchObject([{ job_budget: 1850 }]);
  });
});

describe('a turn whose model fails after a tool call', () => {
  it('that only looked something up: begins anew', async () => {
    const office = fakeOffice();
    const model = await modelFor([{ calls: [{ name: 'list_jobs', args: {} }] }, { status: 400 }]);
    const { said } = await turn(office, ORDER, { model });
    expect(office.store.rows('projects')).toHaveLength(1);
    expect(said.jerry).toContain('Created job 1001');
    expect(said.jerry).not.toContain('missing');
  });

  it('that wrote: what was done is told, and nothing is done twice', async () => {
    const office = fakeOffice();
    const model = await modelFor([
      create({ job_name: 'Hot water', client: 'Dave Miller', budget: 1850 }),
      { status: 400 },
    ]);
    const { said, events } = await turn(office, `${ORDER}, and a reminder to ring Dave tomorrow`, { model });
    expect(office.store.rows('projects')).toMatchObject([{ job_name: 'Hot water' }]);
    expect(office.store.rows('admin-tasks')).toEqual([]);
    expect(said.jerry).toBe(
      `${note('refused the request (400)')}\n\nCreated job 1001 - Hot water for Dave Miller, $1,850.00. Added client Dave Miller.\n\nIf something you asked for is missing here, tell me.`,
    );
    expect(events.at(-1)).toMatchObject({ type: 'speaker-done', error: null });
  });

  it('that waits for a yes: is not asked for once more', async () => {
    const office = fakeOffice();
    office.store.insert('clients', { name: 'Dave Miller', email: 'dave@example.com' });
    const model = await modelFor([
      { calls: [{ name: 'delete_client', args: { client: 'Dave Miller' } }] },
      { status: 503 },
      { status: 503 },
    ]);
    const { said, events } = await turn(office, 'delete client Dave Miller', { model });
    expect(events.filter(({ type }) => type === 'approval')).toHaveLength(1);
    expect(said.jerry).toContain('waits for your yes');
  });

  it('twice with calls that are none: counts as failed', async () => {
    const office = fakeOffice();
    const model = await modelFor(() => ({ calls: [{ name: 'build_house', args: {} }] }));
    const { said } = await turn(office, ORDER, { model });
    expect(said.jerry).toContain(note('gave no usable answer'));
    expect(office.store.rows('projects')).toHaveLength(1);
    expect(asked()).toBe(2);
  });
});

describe('a turn of several assistants', () => {
  const to = [
    { assistant: 'sarah', request: 'order a 250L tank' },
    { assistant: 'michelle', request: 'remind me to call Bob tomorrow' },
  ];

  it('whose model fails at the second: the first has done its part, the others do theirs, told once', async () => {
    const office = fakeOffice();
    const model = await modelFor((_, count) =>
      count === 0
        ? {
            calls: [
              { name: 'create_job', args: { job_name: 'Hot water' } },
              { name: 'hand_over', args: { to } },
            ],
          }
        : { status: 401 },
    );
    const { text } = await turn(office, 'you know the hot water, and all the rest of it', { model });
    expect(office.store.rows('projects')).toHaveLength(1);
    expect(office.store.rows('procurement-items')).toHaveLength(1);
    expect(office.store.rows('admin-tasks')).toHaveLength(1);
    expect(text.split('so the built-in model answers this one.')).toHaveLength(2);
    expect(falls).toHaveLength(1);
  });

  it('one that is in the middle of its part goes on with the chosen model', async () => {
    const office = fakeOffice();
    const model = await modelFor(({ messages }, count) => {
      if (count === 0) return { calls: [{ name: 'hand_over', args: { to } }] };
      if (messages[0]?.content?.startsWith('You are Sarah')) return { status: 401 };
      const done = messages.some(({ role }) => role === 'tool');
      if (!done)
        return {
          calls: [
            { name: 'create_task', args: { task_name: 'Call Bob', due_date: '2026-11-21' } },
            { name: 'list_tasks', args: {} },
          ],
        };
      return { text: 'Michelle here, that is on the list.', after: new Promise((resolve) => setTimeout(resolve, 30)) };
    });
    const { said } = await turn(office, 'you know the hot water, and all the rest of it', { model });
    expect(said.michelle).toBe('Michelle here, that is on the list.');
    expect(office.store.rows('admin-tasks')).toHaveLength(1);
    expect(office.store.rows('procurement-items')).toHaveLength(1);
  });
});

describe('a turn that is tried again', () => {
  it('after the stand-in wrote: what it did is replayed, not done again', async () => {
    const office = fakeOffice();
    const first = await modelFor(() => ({ status: 401 }));
    await turn(office, ORDER, { model: first });
    await server?.close();
    const second = await modelFor(() => ({ text: 'That is all done.' }));
    const { said } = await turn(office, ORDER, { model: second });
    expect(office.store.rows('projects')).toHaveLength(1);
    expect(said.jerry).toContain('Created job 1001');
  });

  it('with the budget used up meanwhile: what the model wrote before is told, and nothing is done twice', async () => {
    const office = fakeOffice();
    server = await chatServer([create({ job_name: 'Hot water', client: 'Dave Miller' }), { status: 400 }]);
    const plain = createModel({ kind: 'openai', baseUrl: server.baseUrl, patience: { tries: 1, backoff: 1 } });
    await turn(office, ORDER, { model: plain });
    await server.close();
    const second = await modelFor([], 'The budget for the assistant model is used up');
    const { said } = await turn(office, ORDER, { model: second });
    expect(asked()).toBe(0);
    expect(office.store.rows('projects')).toHaveLength(1);
    expect(said.jerry).toMatch(
      /^The budget for the assistant model is used up, so the built-in model answers this one\.\n\nCreated job 1001/,
    );
  });
});

it('a stop is no failure: nothing stands in', async () => {
  const office = fakeOffice();
  const model = await modelFor(() => ({ hang: true }));
  const stop = new AbortController();
  const running = turn(office, ORDER, { model, signal: stop.signal });
  const watch = setInterval(() => asked() && stop.abort(), 5);
  await expect(running).rejects.toMatchObject({ name: 'AbortError' });
  clearInterval(watch);
  expect(office.store.rows('projects')).toEqual([]);
  expect(falls).toEqual([]);
});

it('with a budget used up, a yes is carried out without a word about models', async () => {
  const office = fakeOffice();
  office.store.insert('clients', { name: 'Dave Miller' });
  const model = await modelFor([], 'The budget for the assistant model is used up');
  await turn(office, 'delete client Dave Miller', { model });
  office.nextTurn();
  const { text } = await turn(office, 'yes', {
    model: await modelFor([], 'The budget for the assistant model is used up'),
  });
  expect(text).toMatch(/^Done: Deleted client Dave Miller/);
});

describe('tokens', () => {
  async function took(scripted: Scripted): Promise<Tokens[]> {
    const heard: Tokens[] = [];
    server = await chatServer([scripted, { text: 'Done.' }]);
    const model = createModel({ kind: 'openai', baseUrl: server.baseUrl, patience: { tries: 1, backoff: 1 } });
    await turn(fakeOffice(), 'hello there', { model: { ...model, counted: (tokens) => void heard.push(tokens) } });
    return heard;
  }

  it('are as many as the server says', async () => {
    const body = [
      { choices: [{ index: 0, delta: { role: 'assistant', content: "G'day." }, finish_reason: 'stop' }] },
      { choices: [], usage: { prompt_tokens: 900, completion_tokens: 7, total_tokens: 907 } },
    ].map(
      (chunk) =>
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', ...chunk })}\n\n`,
    );
    expect(await took({ body: `${body.join('')}data: [DONE]\n\n` })).toEqual([
      { input: 900, output: 7, estimated: false },
    ]);
  });

  it('are estimated where it says nothing, also of an answer that broke off; what was refused took none', async () => {
    const [whole] = await took({ text: 'One two three four.' });
    expect(whole).toMatchObject({ output: 5, estimated: true });
    expect(whole?.input).toBeGreaterThan(500);
    await server?.close();
    expect((await took({ text: 'One two three four.', breakAfter: 3 }))[0]).toMatchObject({
      output: 2,
      estimated: true,
    });
    await server?.close();
    expect(await took({ status: 401 })).toEqual([]);
  });
});
