import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

let server: TestServer;
let mel: Account;
let other: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-11-19T22:00:00Z' });
  mel = await signUp(server.url);
  other = await signUp(server.url);
});
afterAll(() => server.stop());

const patch = (path: string, json: Fields) => mel.fetch(path, { method: 'PATCH', json });
interface Page {
  data: { id: string }[];
  next_cursor: string | null;
}
const whats = async (path: string) => (await get(mel, path)).data.map(({ what }) => what);

/** A job with a client, from its quote to its money. */
async function busyJob() {
  const client = await post(mel, '/api/clients', { name: 'Rosa', email: 'rosa@example.org', phone: '0491 570 156' });
  const job = await post(mel, '/api/projects', { job_name: 'Garage door', client_id: client.id, job_budget: 900 });
  const lines = [{ description: 'Door', quantity: 1, unit_price: 500 }];
  const quote = await post(mel, '/api/quotes', { client_id: client.id, project_id: job.id, lines });
  await post(mel, `/api/quotes/${quote.id}/send`);
  const { link } = await get(mel, `/api/quotes/${quote.id}`);
  const seen = /name="seen" value="([^"]+)"/.exec(await (await fetch(String(link))).text())?.[1] ?? '';
  const answer = new URLSearchParams({ decision: 'accepted', name: 'Rosa Delgado', seen });
  await fetch(String(link), { method: 'POST', body: answer, redirect: 'manual' });
  const supplier = await post(mel, '/api/suppliers', { name: 'Doors Direct' });
  const item = await post(mel, '/api/procurement-items', {
    item_name: 'Roller door',
    project_id: job.id,
    supplier_id: supplier.id,
    unit_price: 300,
  });
  return { client, job, quote, supplier, item };
}

describe('GET /api/projects/{id}/timeline', () => {
  it('tells what happened, the newest first, and who did it', async () => {
    const { job, quote, item } = await busyJob();
    await patch(`/api/projects/${job.id}`, { status: 'in_progress', job_date: '2026-12-04', job_time: '14:30' });
    await patch(`/api/projects/${job.id}`, { job_budget: 1_000 });
    await patch(`/api/procurement-items/${item.id}`, { status: 'ordered', delivery_date: '2026-12-01' });
    await post(mel, '/api/finance-records', { type: 'expense', amount: 20, project_id: job.id, description: 'Screws' });
    const photo = fileForm('before.pdf');
    photo.append('project_id', job.id);
    await post(mel, '/api/attachments', photo);

    const { data, next_cursor } = await get(mel, `/api/projects/${job.id}/timeline?limit=100`);
    const number = String(quote.short_name);
    expect(next_cursor).toBeNull();
    const told = data.map(({ what }) => what);
    for (const what of [
      `Job #${job.job_number} made: Garage door`,
      `Quote ${number} made`,
      `Quote ${number} sent`,
      'Email to rosa@example.org',
      `Quote ${number} accepted`,
      'Item added: Roller door',
      'Job in progress',
      'Job: budget $1,000.00, was $900.00',
      'Roller door ordered',
      'Expense recorded',
      'File added: before.pdf',
    ])
      expect(told).toContain(what);
    const entry = (what: string) => data.find((one) => one.what === what);
    expect(entry('Job in progress')).toMatchObject({
      entity: 'projects',
      record_id: job.id,
      named: job.job_number,
      detail: 'Date 4 Dec 2026; Time 2:30 pm',
      by: null,
    });
    expect(entry(`Quote ${number} accepted`)).toMatchObject({ entity: 'quotes', by: 'Rosa Delgado' });
    expect(entry('Expense recorded')).toMatchObject({ amount: 20, detail: 'Screws' });
    const times = data.map(({ at }) => String(at));
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('goes on by its cursor, and nothing is told twice or left out', async () => {
    const { job } = await busyJob();
    for (const status of ['in_progress', 'completed', 'pending', 'cancelled'])
      await patch(`/api/projects/${job.id}`, { status });
    const path = `/api/projects/${job.id}/timeline`;
    const whole = (await get(mel, `${path}?limit=100`)).data.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = '';
    for (let i = 0; i < 50 && cursor !== null; i++) {
      const page: Page = await get<Page>(mel, `${path}?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      paged.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole);
    expect(new Set(whole).size).toBe(whole.length);
    expect(whole.length).toBeGreaterThan(10);
  });

  it('says nothing more of what was deleted, and again once it is brought back', async () => {
    const { job, item } = await busyJob();
    await patch(`/api/procurement-items/${item.id}`, { status: 'ordered' });
    const path = `/api/projects/${job.id}/timeline?limit=100`;
    await mel.fetch(`/api/procurement-items/${item.id}`, { method: 'DELETE' });
    expect((await whats(path)).filter((what) => /Roller/.test(String(what)))).toEqual([]);
    await post(mel, `/api/procurement-items/${item.id}/restore`);
    expect(await whats(path)).toEqual(expect.arrayContaining(['Roller door ordered', 'Item added: Roller door']));
  });

  it('says which assistant did it', async () => {
    const { job } = await busyJob();
    const say = conversationOf(mel);
    await say(`Add a task for job ${job.job_number}: ring the council`);
    await say(`Mark job ${job.job_number} as completed`);
    const { data } = await get(mel, `/api/projects/${job.id}/timeline?limit=100`);
    const by = (what: RegExp) => data.find((one) => what.test(String(one.what)))?.by;
    expect([by(/^Task added/), by(/^Job completed/), by(/^Job #/)]).toEqual(['Michelle', 'Jerry', null]);
  });

  it('of a change of a long text tells that there was one, and not what was said', async () => {
    const { job } = await busyJob();
    await patch(`/api/projects/${job.id}`, { job_description: 'Gate code 4411' });
    const { data } = await get(mel, `/api/projects/${job.id}/timeline`);
    expect(data[0]).toMatchObject({ what: 'Job: description changed', detail: null });
    expect(JSON.stringify(data)).not.toContain('4411');
  });
});

describe('the timelines of a client and a supplier', () => {
  it('tell of their own records alone', async () => {
    const { client, supplier, item } = await busyJob();
    await patch(`/api/clients/${client.id}`, { phone: '0491 570 157' });
    await patch(`/api/procurement-items/${item.id}`, { status: 'delivered' });
    await post(mel, '/api/finance-records', { type: 'expense', amount: 330, supplier_id: supplier.id });
    const told = await whats(`/api/clients/${client.id}/timeline?limit=100`);
    expect(told).toContain('Client: phone 0491 570 157, was 0491 570 156');
    expect(told).toContain('Email to rosa@example.org');
    expect(told.at(-1)).toBe('Client added');
    expect(told).not.toContain('Roller door delivered');
    expect(await whats(`/api/suppliers/${supplier.id}/timeline`)).toEqual([
      'Expense recorded',
      'Roller door delivered',
      'Item added: Roller door',
      'Supplier added',
    ]);
  });

  it('are nobody else’s', async () => {
    const { client, supplier, job } = await busyJob();
    for (const path of [
      `/api/projects/${job.id}/timeline`,
      `/api/clients/${client.id}/timeline`,
      `/api/clients/${client.id}/files`,
      `/api/suppliers/${supplier.id}/timeline`,
    ])
      await expectProblem(await other.fetch(path), 404);
  });
});

describe('GET /api/clients/{id}/files', () => {
  it('lists the files of all jobs of a client, the newest first', async () => {
    const { client, job } = await busyJob();
    const second = await post(mel, '/api/projects', { job_name: 'Gate', client_id: client.id });
    for (const [name, project_id] of [
      ['a.pdf', job.id],
      ['b.pdf', second.id],
    ]) {
      const file = fileForm(String(name));
      file.append('project_id', String(project_id));
      await post(mel, '/api/attachments', file);
    }
    const first = await get(mel, `/api/clients/${client.id}/files?limit=1`);
    expect(first.data).toMatchObject([{ name: 'b.pdf', project: { job_name: 'Gate' } }]);
    const rest = await get(mel, `/api/clients/${client.id}/files?limit=1&cursor=${first.next_cursor}`);
    expect(rest).toMatchObject({ data: [{ name: 'a.pdf' }], next_cursor: null });
  });
});
