import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, prove, signUp } from '../support/account.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dave: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());

interface Preview {
  columns: { header: string; field: string | null }[];
  counts: Fields;
  rows: { line: number; name: string; state: string; notes: string[] }[];
}
const fresh = async () => {
  dave = await signUp(server.url);
};
const preview = (table: string, csv: string) => post<Preview>(dave, '/api/imports/preview', { table, csv });
const run = (table: string, csv: string, duplicates = 'skip') =>
  post<{ id: string } & Fields>(dave, '/api/imports', { table, csv, duplicates });
const list = async (path: string) => (await get(dave, `/api/${path}?limit=100`)).data;

describe('clients', () => {
  beforeAll(fresh);

  it('a preview adds nothing; a yes adds what is new; the same file again adds nothing', async () => {
    const csv =
      'Name,E-mail,Phone,Budget,Due Date,Favourite colour\nPriya Sharma,Priya@Example.com,0491 570 156,"$1,234.50",1/12/2026,green\n';
    expect(await preview('clients', csv)).toEqual({
      columns: [
        { header: 'Name', field: 'name' },
        { header: 'E-mail', field: 'email' },
        { header: 'Phone', field: 'phone' },
        { header: 'Budget', field: 'budget' },
        { header: 'Due Date', field: 'due_date' },
        { header: 'Favourite colour', field: null },
      ],
      counts: { new: 1, duplicate: 0, wrong: 0 },
      rows: [{ line: 2, name: 'Priya Sharma', state: 'new', notes: [] }],
    });
    expect(await list('clients')).toEqual([]);
    expect(await run('clients', csv)).toMatchObject({ table: 'clients', added: 1, left_out: 0, undone_at: null });
    expect(await list('clients')).toMatchObject([
      { name: 'Priya Sharma', phone: '0491 570 156', budget: 1234.5, due_date: '2026-12-01', version: 1 },
    ]);
    expect((await preview('clients', csv)).rows).toMatchObject([
      { state: 'duplicate', notes: ['This email is on file already.'] },
    ]);
    expect(await run('clients', csv)).toMatchObject({ added: 0, left_out: 1 });
    expect(await list('clients')).toHaveLength(1);
    expect(await run('clients', csv, 'add')).toMatchObject({ added: 1, left_out: 0 });
    expect(await list('clients')).toHaveLength(2);
  });

  it('says of each row what is wrong and what to do, and leaves it out', async () => {
    await fresh();
    const csv = 'name;email;budget;due date\nTom;tom@;12,5x;31/2/2026\n;a@b.co;;\nRosa;;50;2/3/26\nROSA;;;\n';
    const { counts, rows } = await preview('clients', csv);
    expect(counts).toEqual({ new: 1, duplicate: 1, wrong: 2 });
    expect(rows).toEqual([
      {
        line: 2,
        name: 'Tom',
        state: 'wrong',
        notes: [
          '"tom@": Please enter a valid email address',
          '"12,5x": Enter an amount in dollars. Write it like 1234.50.',
          '"31/2/2026": That date does not exist. Write it like 1/12/2026.',
        ],
      },
      { line: 3, name: '', state: 'wrong', notes: ['Name is required.'] },
      { line: 5, name: 'ROSA', state: 'duplicate', notes: ['This name is the same as in line 4.'] },
      { line: 4, name: 'Rosa', state: 'new', notes: [] },
    ]);
    expect(await run('clients', csv)).toMatchObject({ added: 1, left_out: 3 });
    expect(await list('clients')).toMatchObject([{ name: 'Rosa', budget: 50, due_date: '2026-03-02' }]);
  });

  it('knows a phone however it is written', async () => {
    await fresh();
    await post(dave, '/api/clients', { name: 'Mele Tupou', phone: '+61 491 570 156' });
    expect((await preview('clients', 'Name\tMobile\nM. Tupou\t0491570156\n')).rows).toMatchObject([
      { state: 'duplicate', notes: ['This phone is on file already.'] },
    ]);
  });

  it("reads Xero's contacts, with what Excel does to a file", async () => {
    await fresh();
    const csv =
      '\uFEFF*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAddressLine1,POCity,PORegion,POPostalCode,PhoneNumber,MobileNumber\r\n' +
      '"Wong ""Wei"" & Co",0007,wei@example.com,Wei,Wong,8 Harris St,Parramatta,NSW,2150,,0491 570 156\r\n\r\n';
    await run('clients', csv);
    expect(await list('clients')).toMatchObject([
      {
        name: 'Wong "Wei" & Co',
        email: 'wei@example.com',
        phone: '0491 570 156',
        address: '8 Harris St, Parramatta, NSW, 2150',
      },
    ]);
    await run('suppliers', 'sep=;\nFirst Name;Last Name;Home Street;Home City\nNgaire;Hōhepa;"1 A St\nUnit 2";Taupō\n');
    expect(await list('suppliers')).toMatchObject([{ name: 'Ngaire Hōhepa', address: '1 A St\nUnit 2, Taupō' }]);
  });

  it('is taken back as a whole, but for what was changed since', async () => {
    await fresh();
    const { id } = await run('clients', 'Name\nAroha\nZoe\nKaren\n');
    const zoe = (await list('clients')).find(({ name }) => name === 'Zoe');
    await dave.fetch(`/api/clients/${zoe?.id}`, { method: 'PATCH', json: { phone: '0491 570 156' } });
    expect(await post(dave, `/api/imports/${id}/undo`)).toMatchObject({ deleted: 2, kept: 1 });
    expect(await list('clients')).toMatchObject([{ name: 'Zoe' }]);
    expect((await list('imports'))[0]?.undone_at).not.toBeNull();
    await expectProblem(await dave.fetch(`/api/imports/${id}/undo`, { method: 'POST', json: {} }), 409, 'conflict');
  });

  it('sent twice with one key, it is one import', async () => {
    await fresh();
    const send = () =>
      dave.fetch('/api/imports', {
        method: 'POST',
        headers: { 'idempotency-key': 'once' },
        json: { table: 'clients', csv: 'Name\nAroha\n', duplicates: 'add' },
      });
    const [one, two] = [await (await send()).json(), await (await send()).json()];
    expect(two).toEqual(one);
    expect(await list('clients')).toHaveLength(1);
    expect(await list('imports')).toHaveLength(1);
  });
});

describe('jobs', () => {
  beforeAll(fresh);

  it('take their clients by name, their numbers as they are, and statuses in plain words', async () => {
    await post(dave, '/api/clients', { name: 'Priya Sharma' });
    for (const email of ['a@example.com', 'b@example.com']) await post(dave, '/api/clients', { name: 'Tom', email });
    await post(dave, '/api/projects', { job_name: 'Deck', job_number: '77' });
    const csv =
      'Job Number,Job,Client,Client Email,Start Date,Start Time,Status,Price\n' +
      '0042,Hot water,priya sharma,,5 Mar 2026,7.30am,In Progress,2400\n' +
      '77,Pergola,,,,,,\n' +
      ',Gate,Nobody,,,,,\n' +
      ',Fence,Tom,,,,,\n' +
      ',Shed,Tom,b@example.com,,,Done,\n' +
      ',Carport,,,,,Sleeping,\n';
    expect((await preview('projects', csv)).rows.map(({ name, state, notes }) => [name, state, ...notes])).toEqual([
      ['Gate', 'wrong', 'There is no client "Nobody". Import your clients first, or clear that cell.'],
      ['Fence', 'wrong', 'Two clients are called "Tom". Add a column "client email" to say which.'],
      ['Carport', 'wrong', '"Sleeping": Status is pending, in_progress, completed or cancelled.'],
      ['Pergola', 'duplicate', 'This job number is on file already.'],
      ['Hot water', 'new'],
      ['Shed', 'new'],
    ]);
    expect(await run('projects', csv, 'add')).toMatchObject({ added: 2, left_out: 4 });
    const jobs = await list('projects');
    expect(jobs.find(({ job_name }) => job_name === 'Hot water')).toMatchObject({
      job_number: '0042',
      job_date: '2026-03-05',
      job_time: '07:30',
      status: 'in_progress',
      job_budget: 2400,
      client: { name: 'Priya Sharma' },
    });
    expect(jobs.find(({ job_name }) => job_name === 'Shed')).toMatchObject({
      status: 'completed',
      client: { email: 'b@example.com' },
    });
  });

  it('say of their price whether the GST is in it', async () => {
    const csv = 'Job,Price,Inc GST\nHeat pump,2400,yes\nVeranda,1800,plus GST\nLetterbox,300,\nLean-to,90,perhaps\n';
    expect((await preview('projects', csv)).rows[0]).toMatchObject({ name: 'Lean-to', state: 'wrong' });
    await run('projects', csv, 'add');
    const jobs = await list('projects');
    const included = (name: string) => jobs.find(({ job_name }) => job_name === name)?.budget_includes_gst;
    expect(['Heat pump', 'Veranda', 'Letterbox', 'Lean-to'].map(included)).toEqual([true, false, true, undefined]);
  });
});

it.each([
  ['', 'That file has no rows below its headings.'],
  ['Name\n', 'That file has no rows below its headings.'],
  ['Name\n"Dave\n', 'That is not a CSV file that can be read: look at the quotes'],
  [`Name${',x'.repeat(100_000)}\nDave\n`, 'At most 200 columns. Delete those that are not needed and try again.'],
  ['sep="\nName"Phone\nA"B\n', 'That is not a CSV file that can be read: look at the quotes'],
  [`Name\n${'x\n'.repeat(2_001)}`, 'At most 2,000 rows at once. Split the file and import the parts.'],
])('%j is no file to import', async (csv, message) => {
  dave ??= await signUp(server.url);
  const response = await dave.fetch('/api/imports/preview', { method: 'POST', json: { table: 'clients', csv } });
  const problem = await expectProblem(response, 422, 'invalid');
  expect(problem.detail).toContain(message);
});

it('whatever stands in a file, it is looked at or refused in words', async () => {
  await fresh();
  const bit = fc.oneof(
    fc.constantFrom('Name', 'Budget', 'Due Date', 'Client', 'sep=;', '__proto__', '$where', '"', '""', ',', ';', '\t'),
    fc.constantFrom(
      '\r',
      '\n',
      '\r\n',
      '"a\r\nb"',
      '\0',
      '\uFEFF',
      '\uFFFD',
      '\ud800',
      'N\0a\0m\0e\0',
      '31/02/2026',
      '1e400',
    ),
    fc.string({ unit: 'binary', maxLength: 8 }),
  );
  const file = fc.array(bit, { maxLength: 40 }).map((bits) => bits.join(''));
  for (const csv of fc.sample(file, 150)) {
    for (const table of ['clients', 'suppliers', 'projects']) {
      const response = await dave.fetch('/api/imports/preview', { method: 'POST', json: { table, csv } });
      expect([200, 422], `${JSON.stringify(csv)}: ${await response.clone().text()}`).toContain(response.status);
      if (response.status === 422) await expectProblem(response, 422, 'invalid');
    }
  }
  const json = { table: 'clients', csv: `Name\n${'x,'.repeat(13_000_000)}` };
  for (const path of ['/api/imports/preview', '/api/imports'])
    await expectProblem(await dave.fetch(path, { method: 'POST', json }), 413, 'too_large');
  expect(await list('imports')).toEqual([]);
  for (const table of ['clients', 'suppliers', 'projects']) expect(await list(table)).toEqual([]);
});

it('what was exported is imported as it was, whatever it holds', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'=+-@\'",;\n\tāé0 a'), maxLength: 12 }).map((s) => s.trim());
  const client = fc.record({
    name: text.filter(Boolean),
    job_notes: text.map((s) => s || null),
    budget: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100)),
    due_date: fc.option(fc.constantFrom('2026-01-31', '2028-02-29')),
  });
  const [clients = []] = fc.sample(fc.array(client, { minLength: 30, maxLength: 40 }), 1);
  await fresh();
  for (const one of clients) await post(dave, '/api/clients', one);
  const shown = async () =>
    (await list('clients'))
      .map(({ name, job_notes, budget, due_date }) => ({ name, job_notes, budget, due_date }))
      .map((one) => JSON.stringify(one))
      .sort();
  const before = await shown();
  await prove(dave);
  const csv = await (await dave.fetch('/api/export/clients')).text();
  await fresh();
  expect(await run('clients', csv, 'add')).toMatchObject({ added: clients.length, left_out: 0 });
  expect(await shown()).toEqual(before);
});

it('reads what another program writes', async () => {
  await fresh();
  const rows = [{ Name: 'O"Neill; Sons, Ltd', Phone: '0491570156' }];
  await run('suppliers', stringify(rows, { header: true, delimiter: ';', quoted: true, bom: true }));
  expect(await list('suppliers')).toMatchObject([{ name: 'O"Neill; Sons, Ltd', phone: '0491570156' }]);
});
