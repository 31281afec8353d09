import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, signUp } from '../support/account.ts';
import { pageWords } from '../support/page-words.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { conversationOf } from '../support/talk.ts';

type Row = Fields & { id: string };

let server: TestServer;
let mel: Account;
let dave: Row;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Wilson Plumbing', abn: '51824753556' });
  await patch({ gst_registered: true });
  dave = await post(mel, '/api/clients', { name: 'Dave Nguyen', email: 'dave@example.org' });
});

const patch = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });
const send = (what: string, id: string, more: Fields = {}) =>
  post<Row & { body: string; subject: string }>(mel, `/api/${what}/${id}/send`, { channel: 'email', ...more });
const linkIn = ({ body }: { body: string }) => /http:\/\/\S+\/[iqsv]\/[0-9a-v]{52}/.exec(body)?.[0] ?? 'no link';
const invoice = (more: Fields) => post<Row>(mel, '/api/invoices', { client_id: dave.id, ...more });

async function contentOf(path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const response = await mel.fetch(path, { headers });
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
/** What stands on each page. */
async function pagesOf(path: string, headers: Record<string, string> = {}): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await contentOf(path, headers)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}
const paperOf = async (path: string) => (await pagesOf(path)).join(' ');
/** Where a press on the paper leads. */
const leadsTo = async (path: string) =>
  [...(await contentOf(path)).toString('latin1').matchAll(/\/URI \(([^)]+)\)/g)].map(([, uri]) => uri);

const LINES = [
  { description: 'Hot water system', quantity: 1, unit_price: 1_000 },
  { description: 'Labour', quantity: 2, unit: 'h', unit_price: 110 },
];

describe('a long invoice', () => {
  it('says on each page whose it is and which, what its columns are, and never leaves its total alone', async () => {
    for (const count of [13, 14, 15, 16, 17, 18, 19, 20, 60]) {
      const lines = Array.from({ length: count }, (_, i) => ({
        description: `Line ${i}.`,
        quantity: 1,
        unit_price: 10,
      }));
      const { id } = await invoice({ lines, prices_include_gst: false, issue: true });
      const pages = await pagesOf(`/api/invoices/${id}/pdf`);
      const last = pages.at(-1) ?? '';
      expect(last).toContain(`Line ${count - 1}.`);
      expect(last).toContain(`Line ${count - 2}.`);
      expect(last).toContain(`Total including GST $${(count * 11).toFixed(2)}`);
      for (const page of pages) expect(page).toContain('Description Quantity Unit price Amount (ex GST)');
      for (const [at, page] of pages.entries()) {
        if (pages.length > 1) expect(page).toContain(`Page ${at + 1} of ${pages.length}`);
        if (at > 0) expect(page).toMatch(/Wilson Plumbing Tax Invoice INV-\d+/);
      }
    }
  });

  it('has one line that is longer than a page, whole', async () => {
    const words = Array.from({ length: 160 }, (_, i) => `w${i}`);
    const { id } = await invoice({
      lines: [{ description: words.join('\n'), quantity: 1, unit_price: 10 }],
      issue: true,
    });
    const pages = await pagesOf(`/api/invoices/${id}/pdf`);
    expect(pages.length).toBeGreaterThan(1);
    const read = pages.join(' ').split(' ');
    expect(words.filter((word) => !read.includes(word))).toEqual([]);
  });
});

it('a quote that was told to an assistant has each line once on paper', async () => {
  const say = conversationOf(mel);
  await say('quote Dave Nguyen: hot water system $1000 and 2 hours labour at $110');
  const [quote] = (await get(mel, '/api/quotes')).data as unknown as (Row & { lines: { description: string }[] })[];
  const paper = await paperOf(`/api/quotes/${quote?.id}/pdf`);
  expect(quote?.lines).toHaveLength(2);
  for (const { description } of quote?.lines ?? []) expect(paper.split(description)).toHaveLength(2);
  expect(paper.match(/\$1,000\.00/g)).toHaveLength(2);
});

describe('a part of a price', () => {
  async function accepted(): Promise<{ job: Row; deposit: Row }> {
    const job = await post<Row>(mel, '/api/projects', {
      job_name: 'Hot water replacement',
      client_id: dave.id,
      site_address: '5 Site St, Coogee NSW 2034',
      job_description: 'The gate code is 4411',
    });
    const quote = await post<Row>(mel, '/api/quotes', {
      client_id: dave.id,
      project_id: job.id,
      deposit_percent: 30,
      lines: LINES,
    });
    await mel.fetch(`/api/quotes/${quote.id}`, { method: 'PATCH', json: { status: 'accepted' } });
    const [deposit] = (await get(mel, '/api/finance-records?type=invoice')).data as unknown as Row[];
    if (!deposit) throw new Error('No deposit was drafted.');
    return { job, deposit };
  }

  it('says which job it is of, where that is and what is done, on paper and page; never what is for the tradie', async () => {
    const { job, deposit } = await accepted();
    const sent = await send('finance-records', deposit.id);
    const paper = await paperOf(`/api/invoices/${deposit.id}/pdf`);
    const page = await pageWords(linkIn(sent));
    for (const part of [
      'Job: Hot water replacement (#1001)',
      'Site: 5 Site St, Coogee NSW 2034',
      'Work: Hot water system, Labour',
    ])
      for (const text of [paper, page]) expect(text).toContain(part);
    for (const text of [paper, page, sent.body]) expect(text).not.toContain('4411');
    expect(sent.body).toContain('Job: Hot water replacement (#1001)');
    // it stays the job it was issued for
    await mel.fetch(`/api/projects/${job.id}`, { method: 'PATCH', json: { job_name: 'Something else' } });
    expect(await paperOf(`/api/invoices/${deposit.id}/pdf`)).toContain('Job: Hot water replacement (#1001)');
  });

  it('is named by the number that it got since the final invoice was drafted', async () => {
    const { job, deposit } = await accepted();
    const rest = await post<Row>(mel, `/api/projects/${job.id}/billing/invoices`, { what: 'rest' });
    const before = JSON.stringify(rest.lines);
    expect(before).toContain('Less Deposit, 30%');
    await send('finance-records', deposit.id);
    // looked at, too, where nothing goes out
    expect(await paperOf(`/api/invoices/${rest.id}/pdf?preview=true`)).toContain(
      'Less invoice INV-1001 of 4 March 2026',
    );
    expect(JSON.stringify((await get(mel, `/api/finance-records/${rest.id}`)).lines)).toBe(before);
    const issued = await post<Row>(mel, `/api/invoices/${rest.id}/issue`);
    expect(JSON.stringify(issued.lines)).toContain('Less invoice INV-1001 of 4 March 2026');
    expect(issued.amount).toBe(rest.amount);
  });
});

describe('the code on an invoice', () => {
  it('leads to its page until it is paid or void; a draft that is looked at has none', async () => {
    const { id } = await invoice({ amount: 110, description: 'Tap' });
    expect(await leadsTo(`/api/invoices/${id}/pdf?preview=true`)).toEqual([]);
    const link = linkIn(await send('finance-records', id));
    expect(await leadsTo(`/api/invoices/${id}/pdf`)).toEqual([link]);
    expect(await paperOf(`/api/invoices/${id}/pdf`)).toContain('Scan to see it online');
    await post(mel, `/api/finance-records/${id}/mark-paid`);
    expect(await leadsTo(`/api/invoices/${id}/pdf`)).toEqual([]);
    const other = await invoice({ amount: 110, description: 'Tap', issue: true });
    await post(mel, `/api/invoices/${other.id}/void`);
    expect(await leadsTo(`/api/invoices/${other.id}/pdf`)).toEqual([]);
  });
});

describe('amounts', () => {
  it('without GST say so where they stand: paper, page and mail; others do not', async () => {
    const quote = await post<Row>(mel, '/api/quotes', { client_id: dave.id, lines: LINES, prices_include_gst: false });
    const sent = await send('quotes', quote.id);
    expect(sent.body).toContain('Prices are ex GST:\n- Hot water system x 1: $1,000.00');
    expect(await paperOf(`/api/quotes/${quote.id}/pdf`)).toContain('Amount (ex GST)');
    expect(await pageWords(linkIn(sent))).toContain('ex GST');
    const whole = await post<Row>(mel, '/api/quotes', { client_id: dave.id, lines: LINES, prices_include_gst: true });
    const other = await send('quotes', whole.id);
    for (const text of [other.body, await paperOf(`/api/quotes/${whole.id}/pdf`), await pageWords(linkIn(other))])
      expect(text).not.toContain('ex GST');
  });
});

describe('how a business is reached, and its colour', () => {
  it('stand on what leaves, and stay on what was issued', async () => {
    expect(
      (
        await patch({
          business_phone: '0491 570 156',
          business_email: 'office@wilson.example',
          brand_colour: '#0A6B3C',
        })
      ).status,
    ).toBe(200);
    expect(await get(mel, '/api/settings')).toMatchObject({ brand_colour: '#0a6b3c', business_phone: '0491 570 156' });
    const { id } = await invoice({ amount: 110, description: 'Tap' });
    const sent = await send('finance-records', id);
    expect(sent.body).toMatch(
      /\n\nKind regards,\nWilson Plumbing\n0491 570 156\noffice@wilson\.example\nABN 51 824 753 556$/,
    );
    const record = await get(mel, `/api/finance-records/${id}`);
    expect(record).toMatchObject({
      frozen: { seller: { brand_colour: '#0a6b3c', phone: '0491 570 156', email: 'office@wilson.example' } },
    });
    const before = await contentOf(`/api/invoices/${id}/pdf`);
    const look = (content: Buffer) =>
      content
        .toString('latin1')
        .replace(/\(D:\d{14}Z\)/, '')
        .replace(/\/ID \[.*?\]/s, '');
    await patch({ business_phone: '0491 570 157', business_email: null, brand_colour: '#a3231b' });
    expect(look(await contentOf(`/api/invoices/${id}/pdf`))).toBe(look(before));
    const page = await pageWords(linkIn(sent));
    expect(page).toContain(':root{--amber:#0a6b3c;--on-amber:#ffffff}');
    expect(page).toContain('<a href="tel:0491570156">0491 570 156</a>');
    expect(page).toContain('<p class="business">Wilson Plumbing</p>');
    // what is not frozen is as it is now
    const quote = await post<Row>(mel, '/api/quotes', { client_id: dave.id, lines: LINES });
    expect(await paperOf(`/api/quotes/${quote.id}/pdf`)).toContain('0491 570 157');
  });

  it('are checked; without a colour of its own a business has Smoko’s', async () => {
    const wrong = async (json: Fields) => (await expectProblem(await patch(json), 422)).errors?.[0]?.path;
    expect(await wrong({ brand_colour: 'green' })).toBe('brand_colour');
    expect(await wrong({ business_phone: '12' })).toBe('business_phone');
    expect(await wrong({ business_email: 'office' })).toBe('business_email');
    await patch({ brand_colour: '#0a6b3c' });
    await patch({ brand_colour: null });
    const { id } = await invoice({ amount: 110, description: 'Tap', issue: true });
    const { frozen } = await get(mel, `/api/finance-records/${id}`);
    expect(JSON.stringify(frozen)).not.toContain('brand_colour');
  });
});

describe('mails', () => {
  it('greet by first name, unless the tradie’s own words do; a quote’s says what is asked for first', async () => {
    const quote = await post<Row>(mel, '/api/quotes', {
      client_id: dave.id,
      lines: LINES,
      prices_include_gst: true,
      deposit_percent: 30,
    });
    expect((await send('quotes', quote.id)).body).toMatch(
      /^Hi Dave,\n\nHere is our quote\. It comes to \$1,220\.00 including GST\.\n\nQuote \S+\n\n- Hot water system[\s\S]+\n\nDeposit of 30%, invoiced when you accept: \$366\.00\n/,
    );
    const own = await send('quotes', quote.id, { note: 'G’day Dave, as promised.' });
    expect(own.body).toMatch(/^G’day Dave, as promised\.\n\nHere is our quote\./);
    const { id } = await invoice({ amount: 110, description: 'Tap' });
    expect((await send('finance-records', id, { note: 'Cheers for the coffee.' })).body).toMatch(
      /^Hi Dave,\n\nCheers for the coffee\.\n\nHere is invoice INV-1001\. Please pay \$110\.00 by [^\n]+ 2026\.\n\nInvoice INV-1001\nTap\n\nAmount \$110\.00/,
    );
  });
});

it('a statement says how money came, and under which reference', async () => {
  await invoice({ amount: 500, description: 'Tap', issue: true });
  const paid = { type: 'payment', amount: 200, client_id: dave.id, method: 'payid', reference: 'NGUYEN 4471' };
  await post(mel, '/api/finance-records', { ...paid, confirm_early: true });
  const { entries } = (await get(mel, `/api/clients/${dave.id}/statement`)) as unknown as { entries: Fields[] };
  expect(entries.map(({ method, reference }) => [method, reference])).toEqual([
    [undefined, undefined],
    ['payid', 'NGUYEN 4471'],
  ]);
  const [paper] = await pagesOf(`/api/clients/${dave.id}/statement`, { accept: 'application/pdf' });
  expect(paper).toContain('PayID, reference NGUYEN 4471');
  const sent = await post<{ body: string }>(mel, `/api/clients/${dave.id}/statement/send`, { channel: 'email' });
  const page = await (await fetch(linkIn(sent))).text();
  expect(page).toContain('PayID, reference NGUYEN 4471');
  expect(page).toContain('<span class="whole">INV-1001</span>');
});

it('how to pay a statement never has a page to itself', async () => {
  const bank = { bank_bsb: '062-000', bank_account: '12345678', bank_account_name: 'Carmody Electrical' };
  await mel.fetch('/api/settings', { method: 'PATCH', json: bank });
  for (let entries = 1; entries <= 16; entries++) {
    await invoice({ amount: 10 * entries, description: 'Tap, washers and a long visit', issue: true });
    const pages = await pagesOf(`/api/clients/${dave.id}/statement`, { accept: 'application/pdf' });
    const last = pages.find((page) => page.includes('How to pay')) ?? '';
    expect(last, `${entries} on ${pages.length} pages`).toContain('Your open invoices');
  }
});
