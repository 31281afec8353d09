import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, PASSWORD, signUp, signUpOnly } from '../support/account.ts';
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
  dave = await signUp(server.url, { email: 'dave.money@example.com' });
  await dave.fetch('/api/settings', { method: 'PATCH', json: { gst_registered: true, abn: '51824753556' } });
  env = { HOME: folder, SMOKO_CONFIG_DIR: `${folder}/smoko`, SMOKO_URL: server.url, NO_COLOR: '1' };
  await runHere(['login', '--email', dave.email, '--password-stdin'], env, folder, Buffer.from(`${PASSWORD}\n`));
});
afterAll(async () => {
  await server?.stop();
  removeDir(folder);
});

/** In a terminal that breaks no line. */
const smoko = (...args: string[]): Promise<Ended> => runHere(args, env, folder, undefined, 300);
const said = async (...args: string[]): Promise<string> => saidBy(await smoko(...args));
const saidIn80 = async (...args: string[]) => saidBy(await runHere(args, env, folder, undefined, 80));
function saidBy({ code, stdout, stderr }: Ended): string {
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}
const client = (name: string) => post(dave, '/api/clients', { name, email: `${name.split(' ')[0]}@example.org` });
const invoice = (client_id: string, amount: number, more: Fields = {}) =>
  post(dave, '/api/invoices', { client_id, amount, issue: true, ...more });
const found = async (number: unknown) =>
  (await get<{ data: Fields[] }>(dave, `/api/finance-records?invoice_number=${String(number)}`)).data[0] ?? {};
const cells = (line: string | undefined): string[] => (line ?? '').split(/ {2,}/);

describe('an invoice', () => {
  it('is drafted from lines, and its lines are changed until it is issued', async () => {
    const ann = await client('Ann Lines');
    const lines = ['--line', 'Labour @ 95 x 3 h', '--line', 'Timber @ 412.50'];
    expect(await said('invoices', 'draft', '--client', ann.name as string, '--description', 'Shed', ...lines)).toMatch(
      /^Made draft invoice over \$767\.25 inc GST\.\nTo give it its number: smoko invoices issue \w{8}\n$/,
    );
    await said('invoices', 'edit', 'Shed', '--line', 'Labour @ 100 x 2 h', '--line', 'Skip @ 50');
    const shown = await said('invoices', 'show', 'Shed');
    expect(shown).toContain('Labour: 2 h at $100.00 = $200.00\n  Skip: 1 at $50.00 = $50.00');
    expect(shown).not.toContain('Link');
    await said('invoices', 'issue', 'Shed');
    expect(await said('invoices', 'show', 'Shed')).toMatch(/Link +http\S+\/i\/\S+/);
    const { code, stderr } = await smoko('invoices', 'edit', 'Shed', '--line', 'Skip @ 60');
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('was issued and stays as it is') });
    const { stderr: unknown } = await smoko(
      ...[
        'invoices',
        'edit',
        'Shed',
        '--data',
        '{"lines":[{"description":"Skip","quantity":1,"unit_price":9,"colour":"red"}]}',
      ],
    );
    expect(unknown).toMatch(/^Unknown field: colour, in lines\.0\. It takes description, quantity, unit, unit_price/);
  });

  it('is listed with what can be typed, what is due and how far it is, in 80 columns', async () => {
    const bea = await client('Bea List');
    const draft = await invoice(bea.id, 110, { issue: false, description: 'Only a draft' });
    const gone = await invoice(bea.id, 55);
    await said('invoices', 'void', gone.invoice_number as string, '--yes');
    const half = await invoice(bea.id, 1234.5);
    await said('payments', 'add', '--amount', '1000', '--invoice', half.invoice_number as string);
    const [head, ...rows] = (await saidIn80('invoices', 'list', '--client', 'Bea List')).trimEnd().split('\n');
    for (const line of [head, ...rows]) expect(line?.length).toBeLessThanOrEqual(80);
    expect(cells(head)).toEqual(['Number', 'For', 'What', 'Due', 'Amount', 'Still due', 'Status']);
    expect(rows.map((row) => cells(row).filter((_, i) => i !== 3))).toEqual([
      [half.invoice_number, 'Bea List', '-', '$1,234.50', '$234.50', 'part paid'],
      [gone.invoice_number, 'Bea List', '-', '$55.00', '$0.00', 'void'],
      [draft.id.slice(-8), 'Bea List', 'Only a draft', '$110.00', '$110.00', 'draft'],
    ]);
    expect(await said('invoices', 'issue', cells(rows[2])[0] ?? '')).toMatch(/^Issued invoice INV-\d+ over \$110\.00/);
    // made within the same second they begin alike: those that match are told apart by how they end
    expect(await smoko('invoices', 'show', draft.id.slice(0, 8))).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`Only a draft (${draft.id.slice(-8)})`),
    });
    const { stderr } = await smoko('invoices', 'show', 'ffffff');
    expect(stderr).toBe('No invoice is called ffffff. See: smoko invoices list\n');
    expect(await said('clients', 'account', 'Bea List')).toMatch(/INV-\d+ .*\$1,234\.50 +\$234\.50 +part paid/);
  });

  it('says that its paper has another day when it is due later', async () => {
    const una = await client('Una Later');
    const { invoice_number } = await invoice(una.id, 30);
    const later = (day: string) => said('invoices', 'edit', String(invoice_number), '--due', day);
    expect(await later('2026-12-23')).toMatch(/Its paper says due Wed 23 Dec 2026 from now on\.\n$/);
    await post(dave, `/api/finance-records/${String((await found(invoice_number)).id)}/send`);
    expect(await later('2026-12-24')).toContain(
      'Its paper says due Thu 24 Dec 2026 from now on. What was sent says another day: send it again.',
    );
  });
});

describe('what is done once more, or says what it did', () => {
  it('issuing and paying: what was so already, and a draft that is issued by it', async () => {
    const ivy = await client('Ivy Again');
    const { id } = await invoice(ivy.id, 110, { issue: false, description: 'Porch light' });
    expect(await said('invoices', 'mark-paid', 'Porch light')).toMatch(
      /^Paid: invoice (INV-\d+) over \$110\.00 inc GST\.\nRecorded \$110\.00 on Fri 20 Nov 2026\.\nInvoice \1 was a draft and is issued now\.\n$/,
    );
    const { invoice_number } = await get(dave, `/api/finance-records/${id}`);
    const number = String(invoice_number);
    expect(await said('invoices', 'mark-paid', number)).toBe(
      `Invoice ${number} is paid already. Nothing was recorded.\n`,
    );
    expect(await said('invoices', 'issue', number)).toBe(`Invoice ${number} was issued already, on Fri 20 Nov 2026.\n`);
    expect(await smoko('invoices', 'issue', number, '--on', '2026-01-01')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('was issued already on 20 November 2026, and its day stays.'),
    });
  });

  it('a credit says which part of it has GST, and what is left of it pays the next invoice', async () => {
    const kit = await client('Kit Both');
    const lines = [
      { description: 'Labour', quantity: 1, unit_price: 1000 },
      { description: 'Levy', quantity: 1, unit_price: 120, tax: 'free' },
    ];
    const { invoice_number } = await post(dave, '/api/invoices', { client_id: kit.id, lines, issue: true });
    const credit = (...args: string[]) =>
      said('invoices', 'credit', String(invoice_number), '--reason', 'Tap was faulty', ...args);
    expect(await credit('--amount', '122')).toMatch(
      /over \$122\.00 inc GST: \$110\.00 with GST and \$12\.00 GST free, as much of each as of the invoice\.\n$/,
    );
    expect(await credit('--line', 'Mixer tap @ 100')).toMatch(
      /^Made adjustment note CN-\d+ over \$110\.00 inc GST\.\n$/,
    );
    await said('payments', 'add', '--client', 'Kit Both', '--amount', '1020', '--allow-credit');
    const next = ['--client', 'Kit Both', '--amount', '55', '--issue'];
    expect(await said('invoices', 'draft', ...next)).toContain(
      '\n$32.00 of it is paid from credit, $23.00 is still due.\n',
    );
  });

  it('an accepted quote says that its deposit is drafted', async () => {
    const ora = await client('Ora Quote');
    const lines = [{ description: 'Deck', quantity: 1, unit_price: 1000 }];
    await post(dave, '/api/quotes', { client_id: ora.id, quote_number: 'Q-501', lines, deposit_percent: 20 });
    expect(await said('quotes', 'accept', 'Q-501')).toMatch(
      /^Accepted Q-501 over \$1,100\.00 inc GST\. Its job is \d+\.\nIts deposit invoice of \$220\.00 inc GST is drafted: smoko invoices issue \w+\n$/,
    );
  });
});

describe('what is refused says what to do', () => {
  const refusal = async (...args: string[]) => (await smoko(...args)).stderr;

  it('with the flag, the command or the other way', async () => {
    const max = await client('Max Refused');
    const job = await post(dave, '/api/projects', { job_name: 'Fence', client_id: max.id, job_budget: 8000.01 });
    await dave.fetch(`/api/projects/${job.id}`, { method: 'PATCH', json: { budget_includes_gst: false } });
    expect(await said('jobs', 'billing', String(job.job_number))).toMatch(/Budget +\$8,800\.01 inc GST/);
    expect(
      await refusal('jobs', 'bill', String(job.job_number), '--what', 'deposit', '--percent', '5', '--amount', '9'),
    ).toContain('Give a percent of the price or an amount, not both');
    const draft = ['invoices', 'draft', '--client', 'Max Refused'];
    expect(await refusal(...draft, '--line', 'Tap @ -5')).toContain('These lines come to -$5.50');
    expect(await refusal(...draft, '--line', 'Tap @ 5', '--amount', '9')).toContain(
      'Give lines or an amount, not both',
    );
    expect(await refusal('gst-records')).toContain('Say which figure: a box of the report (Australia G1');
    expect(await refusal('statement', 'Max Refused', '--from', '2027-01-01')).toContain(
      'is still to come: a statement ends today',
    );
    expect(await refusal('payments', 'add', '--invoice', 'INV-9999', '--amount', '5')).toContain(
      'See: smoko invoices list',
    );
    const claimed = await post(dave, `/api/projects/${job.id}/billing/invoices`, { what: 'progress', amount: 500 });
    expect(await refusal('invoices', 'claim', claimed.id, '--state', 'NZ', '--work', 'Posts')).toMatch(
      /: --from, --to\n$/,
    );
    const { invoice_number } = await invoice(max.id, 30);
    await said('invoices', 'credit', String(invoice_number), '--reason', 'All of it');
    expect(await refusal('invoices', 'void', String(invoice_number), '--yes')).toContain(
      'is credited, so it asks for nothing any more.',
    );
    await dave.fetch('/api/settings', { method: 'PATCH', json: { abn: null } });
    expect(await refusal(...draft, '--amount', '9', '--issue')).toContain('Here: smoko settings edit --abn ...');
    await dave.fetch('/api/settings', { method: 'PATCH', json: { abn: '51824753556' } });
  });

  it('a payment that is placed says on which invoice', async () => {
    const nia = await client('Nia Placed');
    await said('payments', 'add', '--amount', '70', '--client', 'Nia Placed', '--description', 'Bank 70');
    const { id } = await post(dave, '/api/finance-records', { type: 'invoice', amount: 100, client_id: nia.id });
    expect(await said('payments', 'place', 'Bank 70', '--invoice', id)).toBe('It pays $70.00 on an older invoice.\n');
  });
});

describe('a payment', () => {
  it('says where it went, what is left, and which draft was issued by it', async () => {
    const cal = await client('Cal Spread');
    const [first, second] = [await invoice(cal.id, 185.95), await invoice(cal.id, 2352.38)];
    expect(await said('payments', 'add', '--amount', '1000', '--client', 'Cal Spread')).toContain(
      `\n$1,000.00: $185.95 on ${first.invoice_number} (paid), $814.05 on ${second.invoice_number} ($1,538.33 due).\n`,
    );
    const over = ['payments', 'add', '--amount', '2000', '--client', 'Cal Spread'];
    const refused = await smoko(...over);
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/credit\. All the same: --allow-credit\n$/),
    });
    expect(await said(...over, '--allow-credit')).toContain(', $461.67 on account.\n');
    const third = await invoice(cal.id, 600);
    const day = ['--paid', '2026-11-01'];
    const early = await smoko('payments', 'add', '--amount', '5', '--invoice', String(third.invoice_number), ...day);
    expect(early.stderr).toMatch(/as a deposit does\. All the same: --confirm-early\n$/);
    const draft = await invoice(cal.id, 50, { issue: false, description: 'Gate' });
    const told = await said('payments', 'add', '--amount', '20', '--invoice', 'Gate');
    const { invoice_number } = await get(dave, `/api/finance-records/${draft.id}`);
    expect(told).toContain(`${invoice_number} was a draft and is issued now.`);
  });

  it('is listed and shown with its day, how it came and the numbers that it pays', async () => {
    const eve = await client('Eve Paid');
    const { invoice_number } = await invoice(eve.id, 80);
    await said('payments', 'add', '--amount', '80', '--client', 'Eve Paid', '--method', 'cash');
    const [head, row] = (await said('payments', 'list', '--client', 'Eve Paid')).split('\n');
    expect(cells(head)).toEqual(['Id', 'Paid', 'From', 'Amount', 'Pays', 'Method']);
    expect(cells(row).slice(1)).toEqual(['20/11/2026', 'Eve Paid', '$80.00', invoice_number, 'cash']);
    expect(await said('payments', 'show', cells(row)[0] ?? '')).toMatch(
      new RegExp(`Pays +\\$80\\.00 on ${invoice_number}\n`),
    );
    expect((await smoko('payments', 'add', '--help')).stdout).not.toMatch(/--(supplier|category|paid-for|gst|tax)\b/);
  });

  it('of nothing is refused', async () => {
    const { code, stderr } = await smoko('payments', 'add', '--amount', '0', '--client', 'Eve Paid');
    expect(code).toBe(1);
    expect(stderr).toBe('Enter how much came in. Where nothing did, there is nothing to record.\n');
  });
});

it('a credit note has its own number and that of its invoice, and is nothing that somebody paid', async () => {
  const flo = await client('Flo Credit');
  const { invoice_number } = await invoice(flo.id, 300);
  const [, number = ''] =
    /adjustment note (CN-\d+)/.exec(
      await said('invoices', 'credit', String(invoice_number), '--amount', '20', '--reason', 'Tap'),
    ) ?? [];
  const shown = await said('finance', 'show', number);
  expect(shown).toMatch(new RegExp(`Credits +${invoice_number}\n`));
  expect(shown).not.toMatch(/\n(Paid|Status) /);
  const row = (await said('finance', 'list', '--type', 'credit_note')).split('\n')[1];
  expect(cells(row)).toEqual([number, 'credit note', 'Flo Credit', '20/11/2026', '$20.00', '-', '-']);
  const more = await smoko('invoices', 'credit', String(invoice_number), '--amount', '281', '--reason', 'Tap');
  expect(more.stderr).toBe('Only $280.00 of that invoice is left to credit. Credit that or less.\n');
  const sums = await said('finance', 'overview', '--client', 'Flo Credit');
  expect(sums).toContain('1 credit note, $20.00\n1 invoice, $300.00, $280.00 still due\n');
  expect((await smoko('finance', 'overview', '--by', 'client')).code).toBe(2);
});

it('settings are broken between words, with the ABN as it is written and the day in the zone of the business', async () => {
  const shown = await saidIn80('settings', 'show');
  for (const line of shown.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  expect(shown).toContain('51 824 753 556');
  expect(shown).toMatch(/GST +registered, rounded/);
  const { trial_ends_at, time_zone } = await get(dave, '/api/settings');
  const day = new Intl.DateTimeFormat('en-AU', { day: 'numeric', timeZone: String(time_zone) });
  const hour = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', timeZone: String(time_zone) });
  const ends = new Date(String(trial_ends_at));
  expect(shown.replace(/\s+/g, ' ')).toMatch(
    new RegExp(`on trial until \\w+ ${day.format(ends)} \\w+ \\d{4}, ${hour.format(ends).split(/\s/)[0]}:`),
  );
});

it('what waits for the email address to be confirmed says so when it is sent', async () => {
  const stranger = await signUpOnly(server.url, { email: 'new.money@example.com' });
  const { id } = await post(stranger, '/api/clients', { name: 'Gus', email: 'gus@example.org' });
  await post(stranger, '/api/invoices', { client_id: id, amount: 20, description: 'Fence', issue: true });
  const own = { ...env, SMOKO_CONFIG_DIR: `${folder}/other` };
  const login = ['login', '--email', stranger.email, '--password-stdin'];
  await runHere(login, own, folder, Buffer.from(`${PASSWORD}\n`));
  const { stdout } = await runHere(['invoices', 'send', 'Fence'], own, folder);
  expect(stdout).toBe('Now queued: to gus@example.org by email. Waits until you have confirmed your email address.\n');
});
