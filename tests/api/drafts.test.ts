import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, prove, signUp } from '../support/account.ts';
import { type ModelAnswer, type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

interface Draft extends Fields {
  id: string;
  summary: string;
  fields: Fields;
  doubts: { field: string | null; words: string; why: string }[];
  missing: string[];
  status: string;
}
interface Turn {
  response: string;
  thread_id: string;
  actions: Fields[];
  drafts: Draft[];
}

let model: StandIn;
let server: TestServer;
let dave: Account;
beforeAll(async () => {
  model = await startStandIn();
  server = await startServer({ now: '2026-03-04T09:00:00Z', env: model.env });
});
beforeEach(async () => {
  dave = await signUp(server.url);
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const call = (name: string, args: object) => ({ name, args });
/** A model that makes these calls, and then says that it has. */
const calls = (...made: NonNullable<ModelAnswer['calls']>) =>
  model.script(({ results }) => (results.length ? { text: 'All in.' } : { calls: made }));
const say = (message: string, thread_id?: string) =>
  post<Turn>(dave, '/api/functions/agent-orchestrator', { message, ...(thread_id ? { thread_id } : {}) });
const patch = (id: string, json: Fields) => dave.fetch(`/api/drafts/${id}`, { method: 'PATCH', json });
const decide = (id: string, decision: 'save' | 'discard') =>
  dave.fetch(`/api/drafts/${id}`, { method: 'POST', json: { decision } });
const jobs = async () => (await get(dave, '/api/projects')).data;

/** A turn whose model made up the price. */
async function drafted(budget = 450): Promise<Turn & { draft: Draft }> {
  calls(call('create_job', { job_name: 'Hot water', client: 'Dave Wilson', client_phone: '0412 345 678', budget }));
  const turn = await say('new job for Dave Wilson, hot water, his number is 0412 345 678');
  const [draft] = turn.drafts;
  if (!draft) throw new Error(`Nothing was drafted: ${turn.response}`);
  return { ...turn, draft };
}

describe('what nobody said', () => {
  it('is drafted, with the field marked, and stands in no table', async () => {
    const { draft, actions } = await drafted();
    expect(draft).toMatchObject({
      entity: 'projects',
      op: 'create',
      summary: 'New job: Hot water, budget $450.00, new client Dave Wilson',
      fields: { job_name: 'Hot water', job_budget: 450 },
      also: { entity: 'clients', fields: { name: 'Dave Wilson', phone: '0412 345 678' }, into: 'client_id' },
      doubts: [{ field: 'job_budget', words: '$450.00', why: 'You did not say this.' }],
      missing: [],
      status: 'open',
    });
    expect(actions).toEqual([]);
    expect(await jobs()).toEqual([]);
    expect((await get(dave, '/api/clients')).data).toEqual([]);
    expect((await get(dave, '/api/drafts?status=open')).data).toMatchObject([{ id: draft.id }]);
  });

  it('is saved with what was put right, the client first, each with a receipt that can be undone', async () => {
    const { draft, thread_id } = await drafted();
    const put = await patch(draft.id, {
      fields: { job_budget: 680, job_date: '2026-03-09' },
      also: { fields: { name: 'Dave Wilkinson' } },
    });
    expect(await put.json()).toMatchObject({
      summary: 'New job: Hot water, date Mon 9 Mar 2026, budget $680.00, new client Dave Wilkinson',
      doubts: [],
    });
    const saved = (await (await decide(draft.id, 'save')).json()) as Draft & { receipt: { id: string } };
    expect(saved).toMatchObject({
      status: 'saved',
      receipt: { summary: expect.stringMatching(/^Created job: Hot water/) },
    });
    expect(await jobs()).toMatchObject([
      { job_name: 'Hot water', job_budget: 680, client: { name: 'Dave Wilkinson' } },
    ]);
    const { data } = await get<{ data: Fields[] }>(dave, `/api/threads/${thread_id}/messages`);
    const cards = data.flatMap(({ drafts }) => drafts as Fields[]);
    expect(cards).toMatchObject([{ id: draft.id, status: 'saved' }]);
    await post(dave, `/api/receipts/${saved.receipt.id}/undo`);
    expect(await jobs()).toEqual([]);
  });

  it('is decided once', async () => {
    const { draft } = await drafted();
    const answers = await Promise.all([
      decide(draft.id, 'save'),
      decide(draft.id, 'save'),
      decide(draft.id, 'discard'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await expectProblem(await decide(draft.id, 'discard'), 409, 'already_decided');
    await expectProblem(await patch(draft.id, { fields: { job_budget: 1 } }), 409, 'already_decided');
    expect((await jobs()).length).toBeLessThan(2);
  });

  it('is thrown away without a trace in the tables', async () => {
    const { draft } = await drafted();
    expect(await (await decide(draft.id, 'discard')).json()).toMatchObject({ status: 'discarded', receipt: null });
    expect(await jobs()).toEqual([]);
  });

  it('is refused with the field named when what is put in cannot be saved', async () => {
    const { draft } = await drafted();
    const wrong = await expectProblem(
      await patch(draft.id, { fields: { job_budget: 'lots', nonsense: 1 } }),
      422,
      'invalid',
    );
    expect((wrong.errors as Fields[]).map(({ path }) => path)).toEqual(['job_budget', 'nonsense']);
    expect(await (await patch(draft.id, { fields: { job_name: null } })).json()).toMatchObject({
      missing: ['job_name'],
    });
    const missing = await expectProblem(await decide(draft.id, 'save'), 422, 'invalid');
    expect((missing.errors as Fields[]).map(({ path }) => path)).toEqual(['job_name']);
    expect(await get(dave, `/api/drafts/${draft.id}`)).toMatchObject({ status: 'open' });
  });

  it('is open again, with the reason, when saving it fails; the client is not made twice', async () => {
    await post(dave, '/api/projects', { job_name: 'Deck', job_number: 'J-7' });
    const { draft } = await drafted();
    await patch(draft.id, { fields: { job_number: 'J-7' } });
    await expectProblem(await decide(draft.id, 'save'), 409, 'duplicate');
    expect(await get(dave, `/api/drafts/${draft.id}`)).toMatchObject({
      status: 'open',
      error: expect.stringContaining('J-7'),
    });
    await patch(draft.id, { fields: { job_number: 'J-8' } });
    expect((await decide(draft.id, 'save')).status).toBe(200);
    expect((await get(dave, '/api/clients')).data).toMatchObject([{ name: 'Dave Wilson' }]);
    expect(await jobs()).toHaveLength(2);
  });

  it('in a change is drafted with the record it is about', async () => {
    const job = await post(dave, '/api/projects', { job_name: 'Deck', job_number: '2041' });
    calls(call('update_job', { job: '2041', date: '2026-03-19' }));
    const { drafts } = await say('job 2041 has to move, sort it out');
    expect(drafts).toMatchObject([
      {
        op: 'update',
        record_id: job.id,
        summary: 'Change job 2041 - Deck: date Thu 19 Mar 2026',
        doubts: [{ field: 'job_date' }],
      },
    ]);
    expect(await jobs()).toMatchObject([{ job_date: null }]);
    await decide(drafts[0]?.id ?? '', 'save');
    expect(await jobs()).toMatchObject([{ job_date: '2026-03-19' }]);
  });
});

describe('talking about a draft', () => {
  it('"yes" saves it and "no" throws it away, straight after it only', async () => {
    const first = await drafted();
    expect((await say('yep', first.thread_id)).response).toContain('Created job: Hot water');
    expect(await jobs()).toHaveLength(1);
    // what is on file by now is no invention any more
    const second = await drafted(470);
    expect((await say('nah scrap it', second.thread_id)).response).toContain('not saved');
    expect(await jobs()).toHaveLength(1);
    const third = await drafted(490);
    model.script(() => ({ text: 'Sunny.' }));
    await say('how is the weather', third.thread_id);
    await say('yes', third.thread_id);
    expect(await jobs()).toHaveLength(1);
    expect(await get(dave, `/api/drafts/${third.draft.id}`)).toMatchObject({ status: 'open' });
  });
});

describe('examples', () => {
  it('are what was said, drafted and saved; an open or discarded draft is none, and nobody else sees them', async () => {
    const { draft } = await drafted();
    expect((await get(dave, '/api/draft-examples')).data).toEqual([]);
    await patch(draft.id, { fields: { job_budget: 680 }, also: { fields: { name: 'Dave Wilson Jnr' } } });
    await patch(draft.id, { fields: { job_date: '2026-03-09' } });
    expect((await decide(draft.id, 'save')).status).toBe(200);
    const other = await drafted(470);
    await decide(other.draft.id, 'discard');

    const { data } = await get(dave, '/api/draft-examples');
    expect(data).toMatchObject([
      {
        id: draft.id,
        said: 'new job for Dave Wilson, hot water, his number is 0412 345 678',
        tool: 'create_job',
        drafted: { job_name: 'Hot water', job_budget: 450 },
        drafted_first: { name: 'Dave Wilson' },
        saved: { job_name: 'Hot water', job_budget: 680, job_date: '2026-03-09' },
        saved_first: { name: 'Dave Wilson Jnr' },
        amended: true,
      },
    ]);
    await prove(dave);
    expect(await (await dave.fetch('/api/export/draft-examples')).text()).toContain('his number is 0412 345 678');
    expect((await get(await signUp(server.url), '/api/draft-examples')).data).toEqual([]);
  });
});

describe('what waits for a yes', () => {
  it('is answered once when it is asked for again: the older question goes', async () => {
    const client = await post(dave, '/api/clients', { name: 'Steve Papas', email: 'steve@example.com' });
    const invoice = await post(dave, '/api/invoices', { client_id: client.id, amount: 1930.5 });
    calls(call('send_invoice', { record: invoice.id }));
    const first = await say('send steve papas the invoice');
    expect((await get(dave, '/api/approvals?status=pending')).data).toHaveLength(1);
    await say('send the invoice to steve papas again', first.thread_id);
    const { data } = await get(dave, '/api/approvals');
    expect(data.map(({ status }) => status)).toEqual(['pending', 'replaced']);
  });
});
