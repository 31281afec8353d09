import { NOT_SENT_NOTE } from '@smoko/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type Ended, runHere } from './examples/run.ts';

let server: TestServer;
let dave: Account;
let env: Record<string, string>;
const folder = tempDir();

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  dave = await signUp(server.url, { email: 'dave.told@example.com' });
  await dave.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true, abn: '51824753556' } });
  env = { HOME: folder, SMOKO_CONFIG_DIR: `${folder}/smoko`, SMOKO_URL: server.url, NO_COLOR: '1' };
  await runHere(['login', '--email', dave.email, '--password-stdin'], env, folder, Buffer.from(`${PASSWORD}\n`));
});
afterAll(async () => {
  await server?.stop();
  removeDir(folder);
});

/** In a terminal of so many columns. */
const smokoIn = (columns: number, ...args: string[]): Promise<Ended> => runHere(args, env, folder, undefined, columns);
/** In one that breaks no line. */
const smoko = (...args: string[]): Promise<Ended> => smokoIn(300, ...args);
async function said(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await smoko(...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}
const client = (name: string) => post(dave, '/api/clients', { name, email: `${name.split(' ')[0]}@example.org` });
const invoice = (client_id: string, amount: number, more: Fields = {}) =>
  post(dave, '/api/invoices', { client_id, amount, issue: true, ...more });
const cells = (line: string | undefined): string[] => (line ?? '').split(/ {2,}/);

describe('what is only kept in the development outbox', () => {
  it('says so wherever it was sent, and in the tables', async () => {
    const ann = await client('Ann Kept');
    const { invoice_number } = await invoice(ann.id, 88);
    await post(dave, '/api/quotes', { client_id: ann.id, quote_number: 'Q-601' });
    const kept = `Sent: to Ann@example.org by email. ${NOT_SENT_NOTE}\n`;
    expect(await said('invoices', 'send', String(invoice_number), '--channel', 'email')).toBe(kept);
    expect(await said('quotes', 'send', 'Q-601', '--channel', 'email')).toBe(kept);
    expect(await said('clients', 'send-statement', 'Ann Kept', '--channel', 'email')).toBe(kept);
    const { stdout, stderr } = await smoko('outbox', 'list', '--client', 'Ann Kept');
    const [head, ...rows] = stdout.trimEnd().split('\n');
    const at = cells(head).indexOf('Status');
    expect(rows.map((row) => cells(row)[at])).toEqual(['kept here', 'kept here', 'kept here']);
    expect(stderr).toBe(`${NOT_SENT_NOTE}\n`);
    expect((await smoko('outbox', 'list', '--quiet')).stderr).toBe('');
    expect((await smoko('correspondence', 'history', '--client', 'Ann Kept')).stderr).toBe(`${NOT_SENT_NOTE}\n`);
  });
});

describe('a timeline', () => {
  it('tells its times as tables do', async () => {
    await client('Tim Line');
    const [head, row] = (await said('clients', 'timeline', 'Tim Line')).split('\n');
    expect(cells(head)[0]).toBe('When');
    expect(cells(row)[0]).toMatch(/^\d\d\/\d\d\/2026 \d{1,2}:\d\d [ap]m$/);
  });
});

describe('a payment of several invoices', () => {
  const placed = async (...args: string[]) => (await said(...args)).split('\n')[1];

  it('says on which, and how much of each, by their numbers or ids', async () => {
    const bo = await client('Bo Parts');
    const [first, second] = [await invoice(bo.id, 900), await invoice(bo.id, 500)];
    const [a, b] = [String(first.invoice_number), String(second.invoice_number)];
    expect(await placed('payments', 'add', '--amount', '1000', '--on', `${a}=850`, '--on', `${second.id}=150`)).toBe(
      `$1,000.00: $850.00 on ${a} ($50.00 due), $150.00 on ${b} ($350.00 due).`,
    );
    const part = (await said('payments', 'list', '--client', 'Bo Parts', '--quiet')).trim();
    expect(await placed('payments', 'edit', part, '--on', `${a}=800`, '--on', `${b}=200`)).toBe(
      `$1,000.00: $800.00 on ${a} ($100.00 due), $200.00 on ${b} ($300.00 due).`,
    );
    const twice = await smoko('payments', 'edit', part, '--on', `${a}=800`, '--on', `${first.id}=200`);
    expect(twice).toMatchObject({ code: 2, stderr: expect.stringContaining('is named twice') });
    const both = await smoko('payments', 'add', '--amount', '5', '--on', `${a}=5`, '--invoice', a);
    expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('Say once what it pays') });
  });

  it('is placed the same way, with or without a rest that stays as credit', async () => {
    const cy = await client('Cy Placed');
    const { id } = await post(dave, '/api/finance-records', {
      ...{ type: 'payment', amount: 300, description: 'Bank 300' },
    });
    const [first, second] = [await invoice(cy.id, 120), await invoice(cy.id, 500)];
    const [a, b] = [String(first.invoice_number), String(second.invoice_number)];
    const some = ['payments', 'place', 'Bank 300', '--on', `${a}=120`, '--on', `${b}=80`];
    expect(await smoko(...some)).toMatchObject({ code: 1, stderr: expect.stringContaining('--credit') });
    expect(await said(...some, '--credit')).toBe(
      `It pays $120.00 on ${a}, $80.00 on ${b}. $100.00 is kept as credit.\n`,
    );
    expect(await said('payments', 'place', id, '--on', `${b}=100`)).toBe(`It pays $120.00 on ${a}, $180.00 on ${b}.\n`);
  });
});

describe('in a narrow terminal', () => {
  it('no line of a list or a message is longer than it is wide', async () => {
    const del = await client('Delphine Featherstonehaugh');
    const { invoice_number } = await invoice(del.id, 12345.67, { due_date: '2026-11-21' });
    await said('payments', 'add', '--amount', '1000', '--invoice', String(invoice_number));
    await post(dave, '/api/finance-records', {
      ...{ type: 'expense', amount: 220, status: 'paid', paid_date: '2026-11-19', tax: 'gst' },
      ...{ supplier_invoice_number: 'SUP-90210', description: 'Timber and fixings for the big shed' },
    });
    for (const words of [
      ['invoices', 'list'],
      ['finance', 'list'],
      ['finance', 'aged'],
      ['gst-records', '--of', '1B'],
      ['clients', 'account', 'Delphine Featherstonehaugh'],
      ['statement', 'Delphine Featherstonehaugh'],
    ]) {
      for (const width of [100, 80, 60, 40]) {
        const { code, stdout } = await smokoIn(width, ...words);
        expect(code, words.join(' ')).toBe(0);
        const long = stdout.split('\n').filter((line) => line.length > width);
        expect(long, `${words.join(' ')} in ${width}`).toEqual([]);
      }
    }
    expect((await smokoIn(60, 'gst-records', '--of', '1B')).stdout).toContain('SUP-90210');
    const kept = ['invoices', 'send', String(invoice_number), '--channel', 'email'];
    expect((await smokoIn(60, ...kept)).stdout).toMatch(/Kept in the\ndevelopment outbox - nobody/);
    const sums = (await smokoIn(40, 'finance', 'aged')).stdout;
    expect(sums).toMatch(/Client +Delphine Featherstonehaugh\n/);
    expect(sums).toMatch(/Total +\$11,345\.67\n/);
  });
});

it('paying what is left of an invoice says what was recorded', async () => {
  const eli = await client('Eli Rest');
  const { invoice_number } = await invoice(eli.id, 135.36);
  const number = String(invoice_number);
  await said('payments', 'add', '--amount', '120', '--invoice', number);
  expect(await said('invoices', 'mark-paid', number, '--method', 'cash')).toBe(
    `Paid: invoice ${number} over $135.36 inc GST.\nRecorded $15.36 by cash on Fri 20 Nov 2026; $120.00 was paid or credited before.\n`,
  );
});

describe('what is made says how to go on', () => {
  it('with the number of a quote or an invoice, or a part of the id of a draft', async () => {
    const fay = await client('Fay Next');
    const job = await post(dave, '/api/projects', { job_name: 'Pergola', client_id: fay.id, job_budget: 1100 });
    const number = String(job.job_number);
    expect(await said('quotes', 'add', '--number', 'Q-701', '--client', 'Fay Next', '--line', 'Deck @ 100')).toBe(
      'Added quote Q-701.\nTo send it: smoko quotes send Q-701\n',
    );
    const drafted = await said('jobs', 'bill', number, '--what', 'deposit', '--percent', '10');
    const [, part = ''] = /To give it its number: smoko invoices issue (\w{8})\n/.exec(drafted) ?? [];
    expect(await said('invoices', 'issue', part)).toMatch(/^Issued invoice INV-\d+ over \$121\.00/);
    expect(await said('jobs', 'bill', number, '--what', 'progress', '--amount', '200', '--issue')).toMatch(
      /^Issued (INV-\d+): .+, \$200\.00 inc GST \$18\.18\.\nTo send it: smoko invoices send \1\n$/,
    );
    expect(await said('invoices', 'draft', '--client', 'Fay Next', '--amount', '55', '--issue')).toMatch(
      /^Made invoice (INV-\d+) over .+\nTo send it: smoko invoices send \1\n$/,
    );
  });

  it('a draft that may not be issued so far stays one, and that is said', async () => {
    await dave.fetch('/api/settings', { method: 'PATCH', json: { abn: null } });
    const gil = await client('Gil Draft');
    const job = await post(dave, '/api/projects', { job_name: 'Awning', client_id: gil.id, job_budget: 1100 });
    const { code, stderr } = await smoko('jobs', 'bill', String(job.job_number), '--what', 'rest', '--issue');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/It is drafted: smoko invoices issue \w{8}\n$/),
    });
    await dave.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556' } });
  });
});

it('voiding an invoice asks first', async () => {
  const hal = await client('Hal Void');
  const { id, invoice_number } = await invoice(hal.id, 44);
  const number = String(invoice_number);
  expect(await smoko('invoices', 'void', number)).toMatchObject({ code: 2, stderr: expect.stringContaining('--yes') });
  expect((await get(dave, `/api/finance-records/${id}`)).stage).toBe('issued');
  expect(await said('invoices', 'void', number, '--yes')).toMatch(/^Voided invoice INV-/);
});

describe('a variation', () => {
  it('is deleted by the word of every other table, and by the one it had', async () => {
    const job = await post(dave, '/api/projects', { job_name: 'Stairs' });
    const one = ['variations', 'add', '--job', String(job.job_number), '--line', 'Rail @ 90', '--description'];
    await said(...one, 'Handrail');
    await said(...one, 'Skylight');
    expect(await said('variations', 'rm', 'Handrail')).toMatch(/^Deleted variation /);
    expect(await said('variations', 'delete', 'Skylight')).toMatch(/^Deleted variation /);
    const { code, stderr } = await smoko('variations', 'add', '--line', 'Rail @ 90', '--description', 'Rail');
    expect({ code, stderr }).toEqual({ code: 2, stderr: 'Say --job too: a job: id, number or name.\n' });
  });
});

it('a statement has how money came, and names its own flag where the file is there', async () => {
  const ian = await client('Ian Paid');
  const { invoice_number } = await invoice(ian.id, 90);
  const paid = [
    '--invoice',
    String(invoice_number),
    '--amount',
    '40',
    '--method',
    'bank_transfer',
    '--reference',
    'RENT 7',
  ];
  expect(cells((await said('statement', 'Ian Paid')).split('\n')[1])).not.toContain('How');
  await said('payments', 'add', ...paid);
  const [, head, ...rows] = (await said('statement', 'Ian Paid')).split('\n');
  expect(cells(head)).toContain('How');
  expect(rows.join('\n')).toContain('bank transfer, RENT 7');
  await said('statement', 'Ian Paid', '--pdf', 'ian.pdf');
  expect(await smoko('statement', 'Ian Paid', '--pdf', 'ian.pdf')).toMatchObject({
    code: 2,
    stderr: 'ian.pdf is there already. Choose another --pdf, or say --force.\n',
  });
});
