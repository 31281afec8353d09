import { ASSISTANTS, TABLES, type TableName } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Account, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, isUploaded, linked, post, SAMPLES } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

const NOW = '2026-03-04T09:00:00Z';
const NOBODY = '0'.repeat(24);

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: NOW });
  dave = await signUp(server.url);
});
afterAll(() => server.stop());

const tables = Object.entries(TABLES) as [TableName, (typeof TABLES)[TableName]][];
const sampleOf = (name: TableName) =>
  isUploaded(name) ? { create: {}, change: { name: 'Renamed.pdf' } } : SAMPLES[name];
const create = async (name: TableName) =>
  isUploaded(name)
    ? post(dave, `/api/${name}`, fileForm('Quote.pdf'))
    : post(dave, `/api/${TABLES[name].path}`, await linked(dave, name));

describe.each(tables)('%s', (name, table) => {
  const path = `/api/${table.path}`;
  const wire = z.strictObject(table.record.shape);
  const valid = (record: unknown) => expect(z.safeDecode(wire, record as never).error?.issues ?? []).toEqual([]);
  const { change, create: given } = sampleOf(name);

  it('creates a record with everything that was given, and shows it again', async () => {
    const made = await create(name);
    valid(made);
    expect(made).toMatchObject(shown(given));
    expect(made).toMatchObject({ user_id: dave.user.id, version: 1 });
    expect(new Date(String(made.created_at)).getTime()).toBeGreaterThanOrEqual(new Date(NOW).getTime());
    expect(await get(dave, `${path}/${made.id}`)).toEqual(made);
    expect((await get(dave, path)).data.map(({ id }) => id)).toContain(made.id);
  });

  it('changes what is named and nothing else, and counts the version up', async () => {
    const made = await create(name);
    const response = await dave.fetch(`${path}/${made.id}`, { method: 'PATCH', json: change });
    expect(response.status).toBe(200);
    const changed = (await response.json()) as Fields;
    valid(changed);
    expect(changed).toMatchObject({ ...change, version: 2 });
    // what goes out is frozen with it (decision 58)
    const follows = ['version', 'updated_at', 'total_price', 'amount_due', 'frozen'];
    const computed = new Set([...follows, ...Object.keys(change)]);
    for (const field of Object.keys(made)) if (!computed.has(field)) expect(changed[field], field).toEqual(made[field]);
    expect(await get(dave, `${path}/${made.id}`)).toEqual(changed);
  });

  it('an empty change is a change of nothing', async () => {
    const made = await create(name);
    const changed = (await (await dave.fetch(`${path}/${made.id}`, { method: 'PATCH', json: {} })).json()) as Fields;
    expect({ ...changed, version: 0, updated_at: '' }).toEqual({ ...made, version: 0, updated_at: '' });
  });

  it('a change against an old version is a conflict and does nothing', async () => {
    const made = await create(name);
    const first = await dave.fetch(`${path}/${made.id}`, { method: 'PATCH', json: { ...change, version: 1 } });
    expect(first.status).toBe(200);
    const after = await first.json();
    await expectProblem(
      await dave.fetch(`${path}/${made.id}`, { method: 'PATCH', json: { version: 1 } }),
      409,
      'conflict',
    );
    expect(await get(dave, `${path}/${made.id}`)).toEqual(after);
  });

  it('deletes: gone from the list and from its address, once', async () => {
    const made = await create(name);
    const gone = await dave.fetch(`${path}/${made.id}`, { method: 'DELETE' });
    expect([gone.status, await gone.text()]).toEqual([204, '']);
    await expectProblem(await dave.fetch(`${path}/${made.id}`), 404, 'not_found');
    await expectProblem(await dave.fetch(`${path}/${made.id}`, { method: 'PATCH', json: change }), 404);
    await expectProblem(await dave.fetch(`${path}/${made.id}`, { method: 'DELETE' }), 404);
    expect((await get(dave, `${path}?limit=100`)).data.map(({ id }) => id)).not.toContain(made.id);
  });

  it('brings back what was deleted as it was, and leaves be what is there', async () => {
    const made = await create(name);
    const restore = async () => {
      const response = await dave.fetch(`${path}/${made.id}/restore`, { method: 'POST' });
      expect(response.status).toBe(200);
      return (await response.json()) as Fields;
    };
    expect(await restore()).toEqual(made);
    await dave.fetch(`${path}/${made.id}`, { method: 'DELETE' });
    const back = await restore();
    valid(back);
    expect({ ...back, version: 0, updated_at: '' }).toEqual({ ...made, version: 0, updated_at: '' });
    expect(await get(dave, `${path}/${made.id}`)).toEqual(back);
    expect((await get(dave, `${path}?limit=100`)).data.map(({ id }) => id)).toContain(made.id);
  });

  it.each([NOBODY, 'not-an-id', '%00', '{"$gt":""}', 'ABCDEF0123456789ABCDEF01'])('%s is nothing', async (id) => {
    const address = `${path}/${encodeURIComponent(decodeURIComponent(id))}`;
    for (const method of ['GET', 'DELETE']) await expectProblem(await dave.fetch(address, { method }), 404);
    await expectProblem(await dave.fetch(address, { method: 'PATCH', json: change }), 404);
    await expectProblem(await dave.fetch(`${address}/restore`, { method: 'POST' }), 404);
  });

  it('refuses fields that are not the caller’s to set', async () => {
    const made = await create(name);
    for (const field of ['user_id', 'created_at', 'updated_at', '_id', 'deleted_at', 'words', 'applied_key']) {
      const response = await dave.fetch(`${path}/${made.id}`, {
        method: 'PATCH',
        json: { ...change, [field]: NOBODY },
      });
      const { errors } = await expectProblem(response, 422, 'invalid');
      expect(errors?.[0]?.message).toBe(`Unknown field: ${field}`);
    }
    const response = await dave.fetch(`${path}/${made.id}`, { method: 'PATCH', json: { ...change, id: NOBODY } });
    await expectProblem(response, 422, 'invalid');
    expect(await get(dave, `${path}/${made.id}`)).toEqual(made);
  });
});

describe('fields', () => {
  const CASES: [path: string, body: Fields, message: string][] = [
    ['projects', {}, 'Job name is required'],
    ['projects', { job_name: '   ' }, 'Job name is required'],
    ['projects', { job_name: 42 }, ''],
    ['projects', { job_name: { $gt: '' } }, ''],
    ['projects', { job_name: ['a'] }, ''],
    ['projects', { job_name: 'x'.repeat(201) }, 'Keep this under 200 characters.'],
    ['projects', { job_name: 'x', job_budget: -1 }, 'An amount cannot be negative.'],
    ['projects', { job_name: 'x', job_budget: 1.005 }, 'Amounts have at most two decimals.'],
    ['projects', { job_name: 'x', job_budget: '3500' }, 'Enter an amount in dollars.'],
    ['projects', { job_name: 'x', job_budget: 1e12 }, 'That amount is too large.'],
    ['projects', { job_name: 'x', job_date: '2026-02-30' }, 'That date does not exist.'],
    ['projects', { job_name: 'x', job_date: '30/2/2026' }, 'Enter a date as YYYY-MM-DD.'],
    ['projects', { job_name: 'x', job_time: '24:00' }, 'Enter a time as HH:MM.'],
    ['projects', { job_name: 'x', status: 'done' }, 'Status is pending, in_progress, completed or cancelled.'],
    ['projects', { job_name: 'x', status: { $ne: 'done' } }, 'Status is pending, in_progress, completed or cancelled.'],
    ['projects', { job_name: 'x', client_id: NOBODY }, 'That client is not on file.'],
    ['projects', { job_name: 'x', client_id: 'abc' }, 'That id is not valid.'],
    ['projects', { job_name: 'x', client_id: { $gt: '' } }, ''],
    ['clients', {}, 'Name is required'],
    ['clients', { name: 'x', email: 'nobody' }, 'Please enter a valid email address'],
    ['clients', { name: 'a\u0000b' }, 'That text has characters that cannot be stored.'],
    ['clients', { name: 'x', sms_opt_out: true }, 'Unknown field: sms_opt_out'],
    ['suppliers', { name: '' }, 'Name is required'],
    ['admin-tasks', {}, 'Task name is required'],
    [
      'admin-tasks',
      { task_name: 'x', assigned_to: 'Bob' },
      `A task is for ${ASSISTANTS.map((one) => one.name).join(', ')} or Self.`,
    ],
    ['admin-tasks', { task_name: 'x', project_id: NOBODY }, 'That job is not on file.'],
    ['finance-records', { amount: 5 }, 'Type is payment, expense or invoice.'],
    ['finance-records', { type: 'invoice' }, 'Enter an amount in dollars.'],
    ['finance-records', { type: 'invoice', amount: 5, status: 'sent' }, 'Status is paid, pending or overdue.'],
    ['finance-records', { type: 'payment', amount: 5, invoice_id: NOBODY }, 'That invoice is not on file.'],
    ['procurement-items', {}, 'Item name is required'],
    ['procurement-items', { item_name: 'x', quantity: 0 }, 'Quantity is at least 1.'],
    ['procurement-items', { item_name: 'x', quantity: 1.5 }, 'Quantity is a whole number.'],
    ['procurement-items', { item_name: 'x', supplier_id: NOBODY }, 'That supplier is not on file.'],
    ['quotes', { lines: [{ description: '', quantity: 1, unit_price: 1 }] }, 'Describe this line'],
    ['quotes', { lines: [{ description: 'x', quantity: 0, unit_price: 1 }] }, 'Quantity is more than 0.'],
    ['quotes', { lines: [{ description: 'x', quantity: 1, unit_price: 1, total: 9 }] }, 'Unknown field: total'],
    ['quotes', { total: 9 }, 'Unknown field: total'],
    ['quotes', { status: 'won' }, 'Status is draft, sent, accepted, declined or expired.'],
    ['quotes', { template_id: NOBODY }, 'That template is not on file.'],
    ['variations', { description: 'x', lines: [] }, 'A variation has at least one line.'],
    ['variations', { lines: [{ description: 'x', quantity: 1, unit_price: 1 }] }, 'Say what the variation is for.'],
    ['variations', { variation_number: 'V9' }, 'Unknown field: variation_number'],
    ['variations', { client_id: NOBODY }, 'Unknown field: client_id'],
    ['variations', { ...SAMPLES.variations.create, project_id: NOBODY }, 'That job is not on file.'],
    [
      'variations',
      { ...SAMPLES.variations.create, project_id: NOBODY, status: 'expired' },
      'Status is draft, sent, accepted or declined.',
    ],
  ];

  it.each(CASES)('%s %j is refused: %s', async (path, body, message) => {
    const response = await dave.fetch(`/api/${path}`, { method: 'POST', json: body });
    const problem = await expectProblem(response, 422, 'invalid');
    expect(problem.errors?.length).toBeGreaterThan(0);
    if (message) expect(problem.errors?.map((error) => error.message)).toContain(message);
  });

  it('says every field that is wrong, by its path', async () => {
    const json = { job_name: '', job_budget: 'x', job_date: 'x', client_id: 3 };
    const { errors } = await expectProblem(await dave.fetch('/api/projects', { method: 'POST', json }), 422);
    expect(errors?.map(({ path }) => path).sort()).toEqual(['client_id', 'job_budget', 'job_date', 'job_name']);
  });

  it('keeps text exactly, but for spaces around it', async () => {
    const name = 'Ngaire Hōhepa 🛠️ <b>&amp;</b> "\' \\ $where {{7*7}}';
    const made = await post(dave, '/api/clients', { name: `  ${name}\n` });
    expect((await get(dave, `/api/clients/${made.id}`)).name).toBe(name);
  });
});

/** Line totals and the like come on top of what was given. */
const shown = (given: Fields): Fields =>
  'lines' in given
    ? { ...given, lines: (given.lines as Fields[]).map((line) => expect.objectContaining(line)) }
    : given;
