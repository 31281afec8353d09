import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { runHere } from './examples/run.ts';
import { signedIn } from './signed-in.ts';
import { type Home, openTerminal, SMOKO } from './terminal.ts';

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  ({ account, home } = await signedIn(server.url));
  await fill();
});
afterAll(async () => {
  home.close();
  await server.stop();
});

/** A client with two jobs, a quote, money that came and money that is owed; a supplier whose prices rose. */
async function fill(): Promise<void> {
  const client = await post(account, '/api/clients', {
    name: 'Priya Sharma',
    phone: '0491 570 157',
    email: 'priya@example.com',
    address: '8 Harris St, Parramatta NSW 2150',
  });
  const supplier = await post(account, '/api/suppliers', { name: 'Harbour Timber', specialty: 'Timber' });
  const job = await post(account, '/api/projects', {
    job_name: 'Hot water',
    job_number: '1001',
    client_id: client.id,
    job_budget: 2400,
    job_date: '2026-12-01',
  });
  await post(account, '/api/projects', { job_name: 'Gate motor', job_number: '1002', client_id: client.id });
  await post(account, '/api/quotes', {
    quote_number: 'Q-1',
    client_id: client.id,
    project_id: job.id,
    lines: [{ description: 'Heat pump', quantity: 1, unit_price: 2400 }],
  });
  await post(account, '/api/invoices', {
    client_id: client.id,
    project_id: job.id,
    amount: 850,
    description: 'Deposit',
    issue: true,
  });
  await post(account, '/api/finance-records', {
    type: 'payment',
    amount: 350,
    client_id: client.id,
    project_id: job.id,
    paid_date: '2026-11-20',
  });
  for (let number = 1; number <= 12; number++)
    await post(account, '/api/admin-tasks', { task_name: `Call about part ${number}`, project_id: job.id });
  for (const [order_date, unit_price] of [
    ['2026-10-01', 12.5],
    ['2026-11-02', 14],
  ])
    await post(account, '/api/procurement-items', {
      item_name: 'Treated pine 90x45',
      supplier_id: supplier.id,
      project_id: job.id,
      quantity: 20,
      unit_price,
      order_date,
    });
}

async function seen(columns: number, ...args: string[]): Promise<string> {
  const terminal = openTerminal(process.execPath, [SMOKO, ...args], { env: home.env, columns, rows: 90 });
  expect(await terminal.exited).toBe(0);
  return terminal.screen();
}
const json = async (...args: string[]) => {
  const { code, stdout, stderr } = await runHere([...args, '--json'], home.env, home.folder);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
};

describe.each([80, 120])('in a terminal of %i columns', (columns) => {
  it("a client's page tells their jobs, quotes, money and history", async () => {
    const screen = await seen(columns, 'clients', 'page', 'Priya Sharma');
    for (const text of ['0491 570 157', 'Hot water', 'Gate motor', 'Q-1', 'Still due', '$500.00', 'History'])
      expect(screen).toContain(text);
    expect(screen).toContain('Nothing so far: Messages, Files');
  });

  it("a job's page tells its tasks, its money, what was ordered and what happened, and where the rest is", async () => {
    const screen = await seen(columns, 'jobs', 'page', '1001');
    for (const text of ['Call about part 12', 'Left to invoice', 'Treated pine', 'Q-1', 'Timeline'])
      expect(screen).toContain(text);
    expect(screen).toContain('There are more: smoko tasks list --job 1001');
    expect(screen).not.toContain('Call about part 1 ');
  });

  it("a supplier's page tells orders, and by how much a price rose", async () => {
    const screen = await seen(columns, 'suppliers', 'page', 'Harbour Timber');
    expect(screen).toMatch(/Treated pine 90x45 +\$14\.00 +up \$1\.50/);
  });
});

it('shows the sections that are asked for, and takes no others', async () => {
  const screen = await seen(100, 'clients', 'view', 'priya', '--section', 'quotes,money');
  expect(screen).toMatch(/^client Priya Sharma/);
  expect(screen).toContain('Q-1');
  expect(screen).not.toContain('Gate motor');
  const wrong = await runHere(['clients', 'page', 'priya', '--section', 'orders'], home.env, home.folder);
  expect(wrong).toMatchObject({ code: 2, stdout: '' });
  expect(wrong.stderr).toContain('Allowed choices are jobs, quotes, money, messages, files, history.');
});

it('gives all of it as JSON, the lists whole and the figures as the API has them', async () => {
  const job = await json('jobs', 'page', '1001');
  const billing = await get(account, `/api/projects/${job.id}/billing`);
  expect(job.sections.money.billing).toEqual(billing);
  expect(job.sections.tasks.data).toHaveLength(12);
  expect(job.sections.tasks.next_cursor).toBeNull();
  const money = await json('clients', 'page', 'Priya Sharma', '--section', 'money');
  expect(Object.keys(money.sections)).toEqual(['money']);
  expect(money.sections.money.account).toEqual(await get(account, `/api/clients/${money.id}/account`));
});

it('goes through the pager where it is longer than the screen', async () => {
  const file = join(home.folder, 'page.txt');
  const env = { ...home.env, PAGER: `cat > '${file}'` };
  const terminal = openTerminal(process.execPath, [SMOKO, 'jobs', 'page', '1001'], { env, columns: 80, rows: 12 });
  expect(await terminal.exited).toBe(0);
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain('Timeline');
});
