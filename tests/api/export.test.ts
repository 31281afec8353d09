import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, prove, signUp } from '../support/account.ts';
import { createEverything, MARK } from '../support/everything.ts';
import { expectProblem } from '../support/problem.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { unzip } from '../support/unzip.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const readCsv = (text: string) => parse<Record<string, string>>(text, { bom: true, columns: true });

async function download(account: Pick<Account, 'fetch'>, name: string): Promise<string> {
  const response = await account.fetch(`/api/export/${name}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename=${name}.csv`);
  // as bytes: reading it as text would take the byte-order mark away
  return Buffer.from(await response.arrayBuffer()).toString('utf8');
}

it('holds texts, zeros, money and days as they are, and no formula', async () => {
  const account = await signUp(server.url);
  await prove(account);
  await post(account, '/api/clients', {
    name: '=HYPERLINK("http://evil.example","Dave")',
    phone: '0491 570 156',
    address: '1 Ōtaki St,\nPenrith; "back gate"',
    budget: 12_500.5,
    due_date: '2026-12-01',
    job_notes: '-5 degrees',
  });
  const text = await download(account, 'clients');
  expect(text.startsWith('\uFEFFname,email,phone,address,budget,due_date,job_notes,')).toBe(true);
  expect(text.split('\r\n').length).toBe(3);
  expect(readCsv(text)).toMatchObject([
    {
      name: '\'=HYPERLINK("http://evil.example","Dave")',
      email: '',
      phone: '0491 570 156',
      address: '1 Ōtaki St,\nPenrith; "back gate"',
      budget: '12500.5',
      due_date: '2026-12-01',
      job_notes: "'-5 degrees",
    },
  ]);
});

it('an empty list is its headers', async () => {
  const account = await signUp(server.url);
  await prove(account);
  const text = await download(account, 'suppliers');
  expect(text).toBe('\uFEFFname,email,phone,address,specialty,contractor,abn,id,created_at,updated_at,version\r\n');
});

it('goes on to the end of a long list, and names what is joined', async () => {
  const account = await signUp(server.url);
  await prove(account);
  const client = await post(account, '/api/clients', { name: 'Priya Sharma' });
  for (let i = 0; i < 205; i++)
    await post(account, '/api/projects', { job_name: `Job ${i}`, job_number: `0${i}`, client_id: client.id });
  const rows = readCsv(await download(account, 'projects'));
  expect(rows.map(({ job_number }) => job_number)).toEqual(Array.from({ length: 205 }, (_, i) => `0${204 - i}`));
  expect(new Set(rows.map(({ client_name }) => client_name))).toEqual(new Set(['Priya Sharma']));
});

it('what was changed in records goes along, money as the API says it', async () => {
  const account = await signUp(server.url);
  await prove(account);
  const job = await post(account, '/api/projects', { job_name: 'Deck', job_budget: 900 });
  await account.fetch(`/api/projects/${job.id}`, {
    method: 'PATCH',
    json: { job_budget: 1000.5, status: 'in_progress' },
  });
  const fields = [
    { name: 'status', before: 'pending', after: 'in_progress' },
    { name: 'job_budget', before: 900, after: 1000.5 },
  ];
  const [row, ...others] = readCsv(await download(account, 'record-changes'));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ entity: 'projects', record_id: job.id, project_id: job.id, by: '' });
  expect(JSON.parse(row?.fields ?? '')).toEqual(fields);
  expect((await get(account, `/api/record-changes?record_id=${job.id}`)).data).toMatchObject([{ fields, by: null }]);
  await account.fetch(`/api/projects/${job.id}`, { method: 'DELETE' });
  expect(readCsv(await download(account, 'record-changes'))).toEqual([]);
});

it('everything as one zip: a file of each list, with its own records only', async () => {
  const { owner, template, attachment } = await createEverything(server.url);
  await expectProblem(await owner.fetch('/api/export'), 403, 'confirm_identity');
  await prove(owner);
  const response = await owner.fetch('/api/export');
  expect(response.headers.get('content-type')).toBe('application/zip');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format();
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename=smoko-${day}.zip`);
  const files = unzip(Buffer.from(await response.arrayBuffer()));
  const lists = [...files.keys()].filter((name) => name.endsWith('.csv'));
  for (const name of ['clients', 'suppliers', 'projects', 'admin-tasks', 'finance-records', 'procurement-items']) {
    const { data } = await get(owner, `/api/${name}`);
    expect(
      readCsv(files.get(`${name}.csv`) ?? '').map(({ id }) => id),
      name,
    ).toEqual(data.map(({ id }) => id));
  }
  for (const name of [
    'quotes',
    'templates',
    'agent-messages',
    'agent-feedback',
    'updates-feed',
    'outbox',
    'record-changes',
  ])
    expect(readCsv(files.get(`${name}.csv`) ?? ''), name).not.toHaveLength(0);

  expect(files.get(`files/templates/${template.id}/${MARK}.pdf`)).toBe(`%PDF-1.4\n${MARK}\n`);
  expect(files.get(`files/attachments/${attachment.id}/${MARK}.txt`)).toBe(`${MARK} plan`);

  const stranger = await signUp(server.url);
  await prove(stranger);
  const others = unzip(Buffer.from(await (await stranger.fetch('/api/export')).arrayBuffer()));
  expect([...others.keys()].filter((name) => name.startsWith('files/'))).toEqual([]);
  expect([...others.keys()].filter((name) => name.endsWith('.csv')).toSorted()).toEqual(lists.toSorted());
  for (const [name, text] of others) {
    if (name.startsWith('everything/records/')) expect(text, name).toBe('');
    if (!name.endsWith('.csv')) expect(text, name).not.toContain(MARK);
  }
  for (const [name, text] of [...others].filter(([name]) => name.endsWith('.csv'))) {
    // the mail that confirms one's own address
    const own = readCsv(text).filter(({ to }) => to === stranger.email);
    expect(text.includes(MARK) || readCsv(text).length > own.length, name).toBe(false);
  }
});

it('is for who is signed in, of lists there are', async () => {
  await expectProblem(await fetch(`${server.url}/api/export`), 401, 'not_authenticated');
  await expectProblem(await fetch(`${server.url}/api/export/clients`), 401, 'not_authenticated');
  const account = await signUp(server.url);
  await expectProblem(await account.fetch('/api/export/users'), 404, 'not_found');
  await expectProblem(await account.fetch('/api/export', { method: 'POST', json: {} }), 405, 'method_not_allowed');
});
