import { afterEach, describe, expect, it } from 'vitest';
import { createModel } from '../models/create-model.ts';
import { runTurn } from '../run-turn.ts';
import { type Asked, type ChatServer, chatServer, type Scripted } from '../testing/chat-server.ts';
import { fakeOffice } from '../testing/office.ts';
import { turn } from '../testing/turns.ts';

let server: ChatServer;
afterEach(() => server.close());

const KEY = 'sk-very-secret';
async function modelFor(script: Scripted[] | ((asked: Asked, count: number) => Scripted), silence = 60_000) {
  server = await chatServer(script);
  const patience = { backoff: 1, longestWait: 20, silence, tries: 3 };
  return createModel({ kind: 'openai', apiKey: KEY, baseUrl: server.baseUrl, model: 'test-model', patience });
}
const job = (args: object): Scripted => ({ calls: [{ name: 'create_job', args }] });
const errorOf = (events: { type: string }[]) =>
  events.flatMap((event) => (event.type === 'speaker-done' ? [(event as { error?: string | null }).error] : []));

describe('a turn on a chat-completions server', () => {
  it('streams text token by token', async () => {
    const model = await modelFor([{ text: `${'All your jobs are up to date and nothing waits. '.repeat(8)}` }]);
    const { events, said } = await turn(fakeOffice(), 'how are we going', { model });
    expect(events.filter((event) => event.type === 'text').length).toBeGreaterThan(10);
    expect(said.jerry).toMatch(/^All your jobs are up to date/);
    expect(server.asked[0]).toMatchObject({ model: 'test-model', stream: true, authorization: `Bearer ${KEY}` });
  });

  it('runs streamed tool calls and closes in two model calls', async () => {
    const office = fakeOffice();
    const model = await modelFor([
      job({ job_name: 'Hot water', client: 'Dave', budget: 1850 }),
      { text: 'Job 1001 is in.' },
    ]);
    const { events, said } = await turn(office, 'new job for Dave, 1850', { model });
    expect(office.store.rows('projects')).toMatchObject([
      { job_name: 'Hot water', job_budget: 1850, client: { name: 'Dave' } },
    ]);
    expect(said).toEqual({ jerry: 'Job 1001 is in.' });
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]?.messages.at(-1)?.content).toContain('"summary":"Created job 1001 - Hot water for Dave');
    expect(events.filter((event) => event.type === 'receipt')).toHaveLength(2);
  });

  it('needs at most three model calls for a request of one domain, and never shows routing talk', async () => {
    const office = fakeOffice();
    const model = await modelFor([
      {
        text: 'I will pass this to Sarah.',
        calls: [{ name: 'hand_over', args: { to: [{ assistant: 'sarah', request: 'order a 250L tank' }] } }],
      },
      { calls: [{ name: 'create_procurement_item', args: { item_name: '250L tank' } }] },
      { text: 'The tank is on the list.' },
    ]);
    const { events, said } = await turn(office, 'you know what we said about tanks, the 250L one', { model });
    expect(server.asked).toHaveLength(3);
    expect(said).toEqual({ sarah: 'The tank is on the list.' });
    expect(events.filter((event) => event.type === 'speaker')).toEqual([
      { type: 'speaker', speaker: 'sarah', assistant: 'sarah' },
    ]);
    expect(office.store.rows('procurement-items')).toHaveLength(1);
  });

  it('asks nobody who gets a request that is plainly one assistant’s', async () => {
    const office = fakeOffice();
    const model = await modelFor([
      { calls: [{ name: 'create_procurement_item', args: { item_name: '250L tank' } }] },
      { text: 'The tank is on the list.' },
    ]);
    const { said } = await turn(office, 'order a 250L tank', { model });
    expect(said).toEqual({ sarah: 'The tank is on the list.' });
    expect(server.asked).toHaveLength(2);
  });

  it('does not show an amount that nobody gave and no tool told', async () => {
    const model = await modelFor([
      job({ job_name: 'Hot water', client: 'Dave', budget: 1850 }),
      { text: 'Job 1001 for $1,850.00 is in. Your other jobs come to $93,400.' },
    ]);
    const { said } = await turn(fakeOffice(), 'new job for Dave, 1850', { model });
    expect(said.jerry).toBe('Job 1001 for $1,850.00 is in. Your other jobs come to an amount I could not confirm.');
  });

  it('leaves out tools a request is plainly not about, and gives them when asked', async () => {
    const model = await modelFor([
      { calls: [{ name: 'more_tools', args: { about: 'suppliers' } }] },
      { text: 'Right.' },
    ]);
    await turn(fakeOffice(), 'order 3 downlights', { model, assistant: 'sarah' });
    expect(server.asked[0]?.tools).toContain('create_procurement_item');
    expect(server.asked[0]?.tools).not.toContain('create_supplier');
    expect(server.asked[1]?.tools).toContain('create_supplier');
  });

  it('gives each assistant its own tools only', async () => {
    const model = await modelFor([{ text: 'Right.' }]);
    await turn(fakeOffice(), 'what is on order', { model, assistant: 'sarah' });
    expect(server.asked[0]?.tools).toContain('create_procurement_item');
    expect(server.asked[0]?.tools).not.toContain('create_job');
  });

  it('lets the model correct bad arguments, unknown tools and broken JSON', async () => {
    const office = fakeOffice();
    const model = await modelFor([
      job({ job_name: '', budget: 'lots' }),
      { calls: [{ name: 'build_house', args: {} }] },
      { calls: [{ name: 'create_job', args: {} }], rawArguments: '{"job_name": "Half an ord' },
      job({ job_name: 'Hot water' }),
      { text: 'Done.' },
    ]);
    const { said } = await turn(office, 'new job', { model });
    const replies = server.asked.slice(1).map((asked) => asked.messages.at(-1)?.content ?? '');
    expect(replies[0]).toMatch(/job_name: .* Correct the arguments and call create_job again/);
    expect(replies[1]).toMatch(/no tool build_house/);
    expect(replies[2]).toMatch(/not a JSON object/);
    expect(office.store.rows('projects').map((row) => row.job_name)).toEqual(['Hot water']);
    expect(said.jerry).toBe('Done.');
  });

  it('ends with a plain error after three unusable answers in a row', async () => {
    const model = await modelFor(() => ({ calls: [{ name: 'build_house', args: {} }] }));
    const { events } = await turn(fakeOffice(), 'new job', { model });
    expect(server.asked).toHaveLength(3);
    expect(errorOf(events)).toEqual([
      `The assistant model at ${server.host} did not give a usable answer. Your message is kept - try again.`,
    ]);
  });

  it('stops an endless tool loop after twelve steps', async () => {
    const model = await modelFor(() => ({ calls: [{ name: 'list_jobs', args: {} }] }));
    const { said } = await turn(fakeOffice(), 'what jobs are on', { model });
    expect(server.asked).toHaveLength(12);
    expect(said.jerry).toMatch(/could not finish this/);
  });

  it.each([
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '0' } }],
    ['500', { status: 500 }],
    ['an empty answer', { text: '' }],
    ['a broken stream', { text: 'Half of it', breakAfter: 2 }],
  ] satisfies [string, Scripted][])('tries again after %s', async (_, failure) => {
    const model = await modelFor([failure, { text: 'Half of it and the rest.' }]);
    const { said, events } = await turn(fakeOffice(), 'hi there team', { model });
    expect(said.jerry).toBe('Half of it and the rest.');
    expect(errorOf(events)).toEqual([null]);
    expect(server.asked).toHaveLength(2);
  });

  it('does not run a call whose stream broke off', async () => {
    const office = fakeOffice();
    const model = await modelFor([
      { ...job({ job_name: 'Hot water', budget: 18500 }), breakAfter: 3 },
      { text: 'Which budget?' },
    ]);
    const { said } = await turn(office, 'new job', { model });
    expect(office.store.rows('projects')).toEqual([]);
    expect(said.jerry).toBe('Which budget?');
  });

  it.each([
    ['500 all the time', { status: 500 }, 3],
    ['nonsense', { body: 'this is not an event stream' }, 3],
    ['a hanging server', { hang: true }, 3],
  ] satisfies [string, Scripted, number][])('tells people plainly about %s', async (_, failure, calls) => {
    const model = await modelFor(() => failure, 500);
    const { events } = await turn(fakeOffice(), 'new job', { model });
    expect(server.asked).toHaveLength(calls);
    expect(errorOf(events)).toEqual([
      `The assistant model at ${server.host} did not answer. Your message is kept - try again.`,
    ]);
    expect(JSON.stringify(events)).not.toContain(KEY);
  });

  it('does not retry what cannot pass', async () => {
    const model = await modelFor(() => ({ status: 401 }));
    const { events } = await turn(fakeOffice(), 'new job', { model });
    expect(server.asked).toHaveLength(1);
    expect(errorOf(events)).toEqual([
      `The assistant model at ${server.host} refused the request (401). Check the model settings.`,
    ]);
    expect(JSON.stringify(events)).not.toContain(KEY);
  });

  it('runs specialists side by side, and one failing does not stop the other', async () => {
    const office = fakeOffice();
    const to = [
      { assistant: 'sarah', request: 'order a tank' },
      { assistant: 'michelle', request: 'remind me to call Bob' },
    ];
    const model = await modelFor(({ messages }) => {
      const system = messages[0]?.content ?? '';
      if (system.startsWith('You are Jerry')) return { calls: [{ name: 'hand_over', args: { to } }] };
      if (system.startsWith('You are Sarah')) return { status: 400 };
      return { calls: [{ name: 'create_task', args: { task_name: 'Call Bob' } }] };
    });
    const { events, said } = await turn(office, 'order a tank and remind me to call Bob', { model });
    // her part plainly takes one thing, and that is done: code tells it
    expect(server.asked).toHaveLength(3);
    expect(said).toEqual({ michelle: 'Added task Call Bob, for Michelle.' });
    const done = events.filter((event) => event.type === 'speaker-done');
    expect(done.find((event) => event.speaker === 'sarah')?.error).toMatch(/refused the request/);
    expect(done.find((event) => event.speaker === 'michelle')?.error).toBeNull();
  });

  it('leaves the last word of a part to the model where it may take more than one thing', async () => {
    const to = [
      { assistant: 'sarah', request: 'order a tank and a valve' },
      { assistant: 'michelle', request: 'remind me to call Bob' },
    ];
    const order = (item_name: string) => ({ calls: [{ name: 'create_procurement_item', args: { item_name } }] });
    const model = await modelFor(({ messages }) => {
      const system = messages[0]?.content ?? '';
      if (system.startsWith('You are Jerry')) return { calls: [{ name: 'hand_over', args: { to } }] };
      // says nothing of use, and looks at the list first
      if (system.startsWith('You are Michelle'))
        return messages.at(-1)?.role === 'tool' ? { text: 'Looked.' } : { calls: [{ name: 'list_tasks', args: {} }] };
      const steps = messages.filter(({ role }) => role === 'tool').length;
      return steps < 2 ? order(steps ? 'valve' : 'tank') : { text: 'Both are on the list.' };
    });
    const office = fakeOffice();
    const { said } = await turn(office, 'order a tank and a valve and remind me to call Bob', { model });
    expect(said).toEqual({ sarah: 'Both are on the list.', michelle: 'Looked.' });
    expect(office.store.rows('procurement-items')).toHaveLength(2);
  });

  it('has specialists work at the same time', async () => {
    const arrived: Record<string, () => void> = {};
    const came = (who: string) => new Promise<void>((resolve) => (arrived[who] = resolve));
    const [sarah, michelle] = [came('sarah'), came('michelle')];
    const to = [
      { assistant: 'sarah', request: 'order a tank' },
      { assistant: 'michelle', request: 'remind me' },
    ];
    const model = await modelFor(({ messages }) => {
      const who = /^You are (\w+)/.exec(messages[0]?.content ?? '')?.[1]?.toLowerCase() ?? '';
      arrived[who]?.();
      // each answers only when the other has been asked: one after the other would never end
      if (who === 'sarah') return { text: 'Tank.', after: michelle };
      return who === 'michelle'
        ? { text: 'Reminder.', after: sarah }
        : { calls: [{ name: 'hand_over', args: { to } }] };
    });
    const { said } = await turn(fakeOffice(), 'order a tank and remind me to ring the council', { model });
    expect(said).toEqual({ sarah: 'Tank.', michelle: 'Reminder.' });
  });

  it('starts the team after his own work, with what was done, and says it without another model call', async () => {
    const office = fakeOffice();
    const model = await modelFor((_, count) => {
      if (count === 0) {
        const to = [{ assistant: 'sarah', request: 'order a tank for it', needs_mine: true }];
        return {
          calls: [
            { name: 'create_job', args: { job_name: 'Hot water' } },
            { name: 'hand_over', args: { to } },
          ],
        };
      }
      return { calls: [{ name: 'create_procurement_item', args: { item_name: 'Tank', job: '1001' } }] };
    });
    const { said } = await turn(office, 'new job hot water and order a tank for it', { model });
    expect(server.asked).toHaveLength(2);
    expect(server.asked[1]?.messages.at(-1)?.content).toContain(
      '<done_so_far>\n- Created job 1001 - Hot water\n</done_so_far>',
    );
    expect(said.jerry).toBe('Created job 1001 - Hot water.');
    expect(office.store.rows('procurement-items')).toMatchObject([{ project: { job_number: '1001' } }]);
  });

  it('holds what needs his work when that failed', async () => {
    const office = fakeOffice();
    office.store.insert('clients', { name: 'Declan Murphy' });
    office.store.insert('clients', { name: 'Aoife Murphy' });
    const model = await modelFor((_, count) => {
      const to = [{ assistant: 'sarah', request: 'order a tank for it', needs_mine: true }];
      if (count > 0) return { text: 'Which Murphy?' };
      return {
        calls: [
          { name: 'create_job', args: { job_name: 'Hot water', client: 'Murphy' } },
          { name: 'hand_over', args: { to } },
        ],
      };
    });
    const { said } = await turn(office, 'job for murphy, and a tank for it', { model });
    expect(said.jerry).toBe('Which Murphy?\n\nSarah will do the rest once that is sorted.');
    expect(said.sarah).toBeUndefined();
    expect(office.store.rows('projects')).toEqual([]);
  });

  it('an abort stops the model call and ends the stream', async () => {
    const model = await modelFor(() => ({ hang: true }));
    const stop = new AbortController();
    const office = fakeOffice();
    const events = runTurn(model, { message: 'new job', assistant: 'jerry', history: [] }, office.context, {
      signal: stop.signal,
    });
    const running = (async () => {
      for await (const _ of events);
    })();
    const waitFor = setInterval(() => server.asked.length && stop.abort(), 5);
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    clearInterval(waitFor);
  });
});

describe('a retry of a turn', () => {
  it('replays the answers kept in the journal and asks only for what is missing', async () => {
    const office = fakeOffice();
    const first = await modelFor([job({ job_name: 'Hot water', client: 'Dave' }), { status: 400 }]);
    await turn(office, 'new job for Dave', { model: first });
    await server.close();
    expect(office.store.rows('projects')).toHaveLength(1);

    const second = await modelFor([{ text: 'Job 1001 is in.' }]);
    const { said } = await turn(office, 'new job for Dave', { model: second });
    expect(server.asked).toHaveLength(1);
    expect(said.jerry).toBe('Job 1001 is in.');
    expect(office.store.rows('projects')).toHaveLength(1);
    expect(office.store.rows('clients')).toHaveLength(1);

    const { said: again } = await turn(office, 'new job for Dave', { model: second });
    expect(server.asked).toHaveLength(1);
    expect(again).toEqual(said);
  });

  it('keys tool calls by their place in the turn', async () => {
    const office = fakeOffice();
    const model = await modelFor([
      {
        calls: [
          { name: 'list_jobs', args: {} },
          { name: 'list_clients', args: {} },
        ],
      },
      { text: 'None.' },
    ]);
    await turn(office, 'list all', { model });
    expect(office.invocations).toEqual([
      { assistant: 'jerry', step: 0, index: 0, tool: 'list_jobs' },
      { assistant: 'jerry', step: 0, index: 1, tool: 'list_clients' },
    ]);
  });
});
