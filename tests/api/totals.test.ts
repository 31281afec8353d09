import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

// 01:00 on Friday the 20th in Sydney; in Perth it is still the 19th
const NOW = '2026-11-19T14:00:00Z';
const TODAY = { 'Penrith NSW': '2026-11-20', Perth: '2026-11-19' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: NOW });
});
afterAll(() => server.stop());

const cents = fc.integer({ min: 0, max: 900_000_000 });
const day = fc.option(fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21'));
const job = fc.option(fc.nat({ max: 1 }));
const gone = fc.integer({ min: 0, max: 5 }).map((n) => n === 0);
const records = fc.record({
  place: fc.constantFrom(...(Object.keys(TODAY) as (keyof typeof TODAY)[])),
  budgets: fc.tuple(fc.option(cents), fc.option(cents)),
  tasks: fc.array(fc.record({ status: fc.constantFrom('pending', 'in_progress', 'completed'), gone }), {
    maxLength: 6,
  }),
  items: fc.array(
    fc.record({
      status: fc.constantFrom('pending', 'ordered', 'delivered'),
      price: cents,
      quantity: fc.integer({ min: 1, max: 9 }),
      job,
      gone,
    }),
    { maxLength: 6 },
  ),
  money: fc.array(
    fc.record({
      type: fc.constantFrom('payment', 'expense', 'invoice'),
      status: fc.constantFrom('paid', 'pending', 'overdue'),
      amount: cents,
      due: day,
      job,
      gone,
    }),
    { maxLength: 8 },
  ),
});

const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);
/** A deleted one is on file, but in no sum; so is an invoice that is void, and a paid one stays. */
async function put(account: Account, path: string, fields: Fields, deleted: boolean) {
  const { id } = await post(account, path, fields);
  if (!deleted || staysPaid(fields)) return;
  const response =
    fields.type === 'invoice'
      ? await account.fetch(`/api/invoices/${id}/void`, { method: 'POST', json: {} })
      : await account.fetch(`${path}/${id}`, { method: 'DELETE' });
  expect(response.status).toBeLessThan(300);
}
const staysPaid = ({ type, status, amount }: Fields) => type === 'invoice' && status === 'paid' && amount !== 0;

it('the counters of the data pages are what the records say, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(records, async ({ place, budgets, tasks, items, money }) => {
      const me = await signUp(server.url, { business_location: place });
      const jobs: { id: string }[] = [];
      for (const [i, budget] of budgets.entries()) {
        jobs.push(
          await post(me, '/api/projects', { job_name: `Job ${i}`, job_budget: budget === null ? null : budget / 100 }),
        );
      }
      const of = (index: number | null) => (index === null ? null : (jobs[index]?.id ?? null));
      for (const [i, one] of tasks.entries())
        await put(me, '/api/admin-tasks', { task_name: `Task ${i}`, status: one.status }, one.gone);
      for (const [i, one] of items.entries()) {
        const { status, quantity, price } = one;
        const fields = { item_name: `Item ${i}`, status, quantity, unit_price: price / 100, project_id: of(one.job) };
        await put(me, '/api/procurement-items', fields, one.gone);
      }
      for (const one of money) {
        const { type, status, amount, due } = one;
        const fields = { type, status, amount: amount / 100, due_date: due, project_id: of(one.job) };
        await put(me, '/api/finance-records', fields, one.gone);
      }

      const there = { tasks: tasks.filter((t) => !t.gone), items: items.filter((i) => !i.gone) };
      const count = (all: { status: string }[], status: string) => all.filter((one) => one.status === status).length;
      expect(await get(me, '/api/task-totals')).toEqual({
        total: there.tasks.length,
        pending: count(there.tasks, 'pending'),
        in_progress: count(there.tasks, 'in_progress'),
        completed: count(there.tasks, 'completed'),
      });
      expect(await get(me, '/api/procurement-totals')).toEqual({
        total: there.items.length,
        pending: count(there.items, 'pending'),
        ordered: count(there.items, 'ordered'),
        delivered: count(there.items, 'delivered'),
        total_value: sum(there.items.map(({ price, quantity }) => price * quantity)) / 100,
        without_price: there.items.filter(({ price }) => price === 0).length,
      });

      // a pending invoice is overdue from the day after its due date in the business's zone
      const kept = money
        .filter((one) => !one.gone || staysPaid(one))
        .map((one) => {
          const late = one.type === 'invoice' && one.status === 'pending' && one.due !== null && one.due < TODAY[place];
          return late ? { ...one, status: 'overdue' } : one;
        });
      const adds = (type: string, status: string) =>
        sum(kept.filter((one) => one.type === type && one.status === status).map(({ amount }) => amount));
      expect(await get(me, '/api/finance-totals')).toEqual({
        income: adds('payment', 'paid') / 100,
        expenses: adds('expense', 'paid') / 100,
        net_profit: (adds('payment', 'paid') - adds('expense', 'paid')) / 100,
        pending_invoices: adds('invoice', 'pending') / 100,
        overdue_invoices: adds('invoice', 'overdue') / 100,
        drafts: { count: 0, total: 0 },
        total_budget: sum(budgets.map((budget) => budget ?? 0)) / 100,
        total_worth: sum(budgets.map((budget) => budget ?? 0)) / 100,
        worth_includes_gst: false,
      });

      const { data } = await get(me, '/api/project-budgets?sort=job_name');
      for (const [i, budget] of budgets.entries()) {
        const committed =
          sum(there.items.filter((one) => one.job === i).map(({ price, quantity }) => price * quantity)) +
          sum(kept.filter((one) => one.job === i && one.type === 'expense').map(({ amount }) => amount));
        expect(data[i]).toMatchObject({
          job_name: `Job ${i}`,
          committed: committed / 100,
          percent: budget ? Math.round((committed / budget) * 100) : null,
        });
      }
    }),
    { numRuns: 15 },
  );
});

describe('GET /api/project-budgets', () => {
  it("pages, orders and searches as the jobs do, with nobody else's figures", async () => {
    const me = await signUp(server.url);
    const other = await signUp(server.url);
    for (const name of ['Deck', 'Bathroom', 'Carport']) {
      const made = await post(me, '/api/projects', { job_name: name, job_budget: 2000 });
      await post(me, '/api/procurement-items', {
        item_name: 'Timber',
        unit_price: 450,
        quantity: 2,
        project_id: made.id,
      });
      await post(me, '/api/finance-records', { type: 'expense', amount: 5, project_id: made.id });
      await post(me, '/api/finance-records', { type: 'invoice', amount: 999, project_id: made.id });
    }
    await post(other, '/api/projects', { job_name: 'Awning', job_budget: 10 });
    const first = await get(me, '/api/project-budgets?sort=job_name&limit=2');
    expect(first.data.map(({ job_name, committed, percent }) => [job_name, committed, percent])).toEqual([
      ['Bathroom', 905, 45],
      ['Carport', 905, 45],
    ]);
    const second = await get(me, `/api/project-budgets?sort=job_name&limit=2&cursor=${first.next_cursor}`);
    expect(second).toMatchObject({ data: [{ job_name: 'Deck' }], next_cursor: null });
    expect((await get(me, '/api/project-budgets?q=car')).data).toMatchObject([{ job_name: 'Carport' }]);
  });

  it('is of the price, once variations are accepted', async () => {
    const me = await signUp(server.url);
    const budget = { job_budget: 3140, budget_includes_gst: true };
    const job = await post(me, '/api/projects', { job_name: 'Kitchen', ...budget });
    const plain = await post(me, '/api/projects', { job_name: 'Deck', ...budget });
    await post(me, '/api/finance-records', { type: 'expense', amount: 362, project_id: job.id });
    const lines = [{ description: 'Oven', quantity: 1, unit_price: 480 }];
    const more = { project_id: job.id, description: 'Oven', lines, prices_include_gst: true };
    const { id } = await post(me, '/api/variations', more);
    const of = async () => (await get(me, '/api/project-budgets?sort=job_name')).data;
    expect(await of()).toMatchObject([{ price: null }, { price: null, percent: 12 }]);
    await me.fetch(`/api/variations/${id}`, { method: 'PATCH', json: { status: 'accepted' } });
    expect(await of()).toMatchObject([
      { id: plain.id, price: null, percent: 0 },
      { id: job.id, job_budget: 3140, price: 3620, committed: 362, percent: 10 },
    ]);
    expect(await get(me, `/api/projects/${job.id}/billing`)).toMatchObject({ price: { total: 3620 } });
  });

  it('is told with the GST that comes on top of a budget, and all of it is the sum of the rows', async () => {
    const me = await signUp(server.url);
    await me.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true, abn: '51824753556' } });
    const job = (job_name: string, fields: Fields) => post(me, '/api/projects', { job_name, ...fields });
    await job('Deck', { job_budget: 4000, budget_includes_gst: false });
    await job('Fence', { job_budget: 1660.95, budget_includes_gst: true });
    await job('Gate', {});
    const [kitchen, gone] = [await job('Kitchen', { job_budget: 900 }), await job('Shed', { job_budget: 50 })];
    const line = (unit_price: number) => [{ description: 'Work', quantity: 1, unit_price }];
    for (const project_id of [kitchen.id, gone.id]) {
      const quote = { project_id, lines: line(5000), prices_include_gst: true, status: 'accepted' };
      await post(me, '/api/quotes', quote);
      const variation = { project_id, description: 'More', lines: line(522.04), prices_include_gst: true };
      const { id } = await post(me, '/api/variations', variation);
      await me.fetch(`/api/variations/${id}`, { method: 'PATCH', json: { status: 'accepted' } });
    }
    await me.fetch(`/api/projects/${gone.id}`, { method: 'DELETE' });
    await post(me, '/api/finance-records', { type: 'expense', amount: 440, project_id: kitchen.id });
    const { data } = await get<{ data: { worth: number | null }[] }>(me, '/api/project-budgets?sort=job_name');
    expect(data).toMatchObject([
      { worth: 4400, job_budget: 4000, price: null, includes_gst: true },
      { worth: 1660.95 },
      { worth: null },
      { worth: 5522.04, price: 5522.04, percent: 8 },
    ]);
    const total_worth = Math.round(100 * sum(data.map(({ worth }) => worth ?? 0))) / 100;
    expect(await get(me, '/api/finance-totals')).toMatchObject({ total_worth, worth_includes_gst: true });
  });

  it('has no percent where there is no budget', async () => {
    const me = await signUp(server.url);
    const { id } = await post(me, '/api/projects', { job_name: 'Favour', job_budget: 0 });
    await post(me, '/api/finance-records', { type: 'expense', amount: 12.5, status: 'pending', project_id: id });
    expect((await get(me, '/api/project-budgets')).data).toMatchObject([{ committed: 12.5, percent: null }]);
  });
});

it('an invoice of another zone is overdue on another day', async () => {
  const due = async (business_location: string) => {
    const me = await signUp(server.url, { business_location });
    await post(me, '/api/finance-records', { type: 'invoice', amount: 80, due_date: '2026-11-19' });
    return get(me, '/api/finance-totals');
  };
  expect(await due('Penrith NSW')).toMatchObject({ pending_invoices: 0, overdue_invoices: 80 });
  expect(await due('Perth')).toMatchObject({ pending_invoices: 80, overdue_invoices: 0 });
});

it('money by month is what was paid in the months of the business, whatever is on file', async () => {
  const paidDay = fc.constantFrom('2025-11-30', '2025-12-01', '2026-02-28', '2026-10-31', '2026-11-01', '2026-11-20');
  const money = fc.array(
    fc.record({
      type: fc.constantFrom('payment', 'expense', 'invoice'),
      status: fc.constantFrom('paid', 'pending'),
      amount: cents,
      paid_date: paidDay,
      gone,
    }),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(money, async (rows) => {
      const me = await signUp(server.url);
      for (const { amount, gone: deleted, ...fields } of rows) {
        await put(me, '/api/finance-records', { ...fields, amount: amount / 100 }, deleted);
      }
      const { months } = await get<{ months: { month: string; money_in: number; money_out: number }[] } & Fields>(
        me,
        '/api/money-by-month',
      );
      expect(months.map(({ month }) => month)).toEqual([
        '2025-12',
        ...Array.from({ length: 11 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`),
      ]);
      const paid = (month: string, type: string) =>
        sum(
          rows
            .filter((row) => row.type === type && row.status === 'paid' && !row.gone && row.paid_date.startsWith(month))
            .map(({ amount }) => amount),
        ) / 100;
      for (const { month, money_in, money_out } of months) {
        expect([month, money_in, money_out]).toEqual([month, paid(month, 'payment'), paid(month, 'expense')]);
      }
    }),
    { numRuns: 12 },
  );
});
