import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, profile, signUp } from '../support/account.ts';
import { pageWords } from '../support/page-words.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let mel: Account;
beforeAll(async () => {
  server = await startServer({ now: '2026-03-04T09:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  mel = await signUp(server.url, { business_name: 'Carmody Electrical' });
});

const patch = (json: Fields) => mel.fetch('/api/settings', { method: 'PATCH', json });
const saved = async (json: Fields): Promise<Fields> => {
  const response = await patch(json);
  expect(response.status).toBe(200);
  return (await response.json()) as Fields;
};
const client = () => post(mel, '/api/clients', { name: 'Rosa Delgado', email: 'rosa@example.org' });

async function wordsOf(id: string): Promise<string> {
  const response = await mel.fetch(`/api/finance-records/${id}/pdf`);
  expect(response.status).toBe(200);
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
async function invoice(fields: Fields = {}) {
  const { id } = await client();
  return post(mel, '/api/invoices', { client_id: id, amount: 550, description: 'Switchboard', ...fields });
}
async function pageOf(id: string): Promise<string> {
  const { body } = await post(mel, `/api/finance-records/${id}/send`);
  const [link = ''] = /http\S+\/i\/[0-9a-v]{52}/.exec(String(body)) ?? [];
  return pageWords(link);
}

describe('what a business says for its papers', () => {
  it('is nothing at first, and two weeks to pay', async () => {
    expect(await get(mel, '/api/settings')).toMatchObject({
      gst_number: null,
      nzbn: null,
      bank_bsb: null,
      bank_account: null,
      bank_account_name: null,
      payid: null,
      licence_number: null,
      terms_days: 14,
      invoice_prefix: 'INV-',
      next_invoice_number: 1001,
    });
  });

  it.each([
    ['AU', { bank_bsb: '062000' }, { bank_bsb: '062-000' }],
    ['AU', { bank_account: '1234 5678' }, { bank_account: '12345678' }],
    ['AU', { payid: 'Pay@Example.org' }, { payid: 'pay@example.org' }],
    ['AU', { payid: '0491 570 156' }, { payid: '+61491570156' }],
    ['AU', { payid: '51 824 753 556' }, { payid: '51824753556' }],
    ['AU', { payid: 'Carmody.Electrical' }, { payid: 'carmody.electrical' }],
    ['AU', { licence_number: ' 123456C ' }, { licence_number: '123456C' }],
    ['AU', { terms_days: 0 }, { terms_days: 0 }],
    ['AU', { invoice_prefix: ' CE/ ' }, { invoice_prefix: 'CE/' }],
    ['AU', { next_invoice_number: 4020 }, { next_invoice_number: 4020 }],
    ['NZ', { gst_number: '49091850' }, { gst_number: '49-091-850' }],
    ['NZ', { gst_number: '136 410 132' }, { gst_number: '136-410-132' }],
    ['NZ', { nzbn: '9429 0415 35110' }, { nzbn: '9429041535110' }],
    ['NZ', { bank_account: '01 902 68389 0' }, { bank_account: '01-0902-0068389-00' }],
    ['NZ', { bank_account: '0109020068389000' }, { bank_account: '01-0902-0068389-000' }],
    // a bank that the list of banks does not know may be a new one
    ['NZ', { bank_account: '99-0902-0068389-00' }, { bank_account: '99-0902-0068389-00' }],
  ])('%s %j is kept as %j, and taken back by nothing', async (country, json, kept) => {
    await saved({ country });
    expect(await saved(json)).toMatchObject(kept);
    expect(await get(mel, '/api/settings')).toMatchObject(kept);
    const [name = ''] = Object.keys(json);
    const stays = ['terms_days', 'invoice_prefix', 'next_invoice_number'].includes(name);
    if (!stays) expect(await saved({ [name]: '' })).toMatchObject({ [name]: null });
  });

  it.each([
    ['AU', { bank_bsb: '62000' }, 'A BSB has 6 digits, like 062-000.'],
    ['AU', { bank_account: '1234' }, 'An account number has 5 to 10 digits. The BSB has a field of its own.'],
    [
      'AU',
      { bank_account: '062-000 12345678' },
      'An account number has 5 to 10 digits. The BSB has a field of its own.',
    ],
    ['AU', { payid: 'pay@' }, 'Please enter a valid email address'],
    ['AU', { payid: '51 824 753 557' }, "That ABN doesn't look right - please check it."],
    ['AU', { payid: '12' }, 'A PayID is an email address, an Australian phone number, an ABN or an organisation id.'],
    ['AU', { payid: 'Ōtara Ltd' }, 'An organisation id has plain letters, digits and signs only.'],
    ['AU', { terms_days: 91 }, 'Say how many days, from 0 to 90.'],
    ['AU', { terms_days: 1.5 }, 'Say how many days, from 0 to 90.'],
    ['AU', { invoice_prefix: 'INV-2026' }, 'End it with a letter, a hyphen or a slash: the number follows.'],
    ['AU', { invoice_prefix: '<b>' }, 'Letters, digits, hyphens, dots and slashes only.'],
    ['AU', { next_invoice_number: 0 }, 'Say a whole number, from 1 to 99,999,999.'],
    ['AU', { licence_number: 'x'.repeat(61) }, 'Keep this under 60 characters.'],
    ['NZ', { gst_number: '1234' }, 'A GST number has 8 or 9 digits, like 49-091-850.'],
    ['NZ', { gst_number: '49-091-851' }, "That GST number doesn't look right - please check it."],
    ['NZ', { nzbn: '942904153511' }, 'An NZBN has 13 digits.'],
    ['NZ', { nzbn: '9429041535111' }, "That NZBN doesn't look right - please check it."],
    [
      'NZ',
      { bank_account: '12345678' },
      'Enter the bank account as bank, branch, account and suffix, like 01-0902-0068389-00.',
    ],
    ['NZ', { bank_account: '01-0902-0068388-00' }, "That bank account doesn't look right - please check it."],
  ])('%s %j is refused at its field: %s', async (country, json, message) => {
    const before = await saved({ country });
    const { errors } = await expectProblem(await patch(json), 422, 'invalid');
    expect(errors).toEqual([{ path: Object.keys(json)[0], message }]);
    expect(await get(mel, '/api/settings')).toEqual(before);
  });

  it('tells every field that is wrong at once', async () => {
    const { errors } = await expectProblem(await patch({ bank_account: '12', payid: '12' }), 422, 'invalid');
    expect(errors?.map(({ path }) => path)).toEqual(['bank_account', 'payid']);
  });

  it('warns of what papers would lack, and of an account of the other country', async () => {
    const warned = async (json: Fields) => (await saved(json)).warnings;
    expect(await warned({ bank_account: '12345678' })).toEqual([
      'Add the BSB: invoices show your bank account only with it.',
    ]);
    expect(await warned({ bank_bsb: '062-000' })).toEqual([]);
    expect(await warned({ bank_account: null })).toEqual([
      'Add the account number: invoices show your BSB only with it.',
    ]);
    await saved({ bank_account: '12345678' });
    expect(await warned({ country: 'NZ', gst_registered: true })).toEqual([
      'Add your GST number: a tax invoice over $200 needs it.',
      'Your bank account is one of another country. Invoices do not show it: enter it again.',
    ]);
    expect(await warned({ bank_account: '01-0902-0068389-00', gst_number: '49-091-850' })).toEqual([]);
  });
});

describe('an invoice', () => {
  it('is due after the days that its business gives, where nobody says a day', async () => {
    expect(await invoice()).toMatchObject({ due_date: '2026-03-18' });
    await saved({ terms_days: 7 });
    expect(await invoice()).toMatchObject({ due_date: '2026-03-11' });
    await saved({ terms_days: 0 });
    expect(await invoice()).toMatchObject({ due_date: '2026-03-04' });
    expect(await invoice({ due_date: '2026-05-01' })).toMatchObject({ due_date: '2026-05-01' });
  });

  it('says nothing of how to pay where nothing is set', async () => {
    const { id } = await invoice();
    expect(await wordsOf(id)).not.toContain('How to pay');
    const { body } = await post(mel, `/api/finance-records/${id}/send`);
    expect(body).not.toContain('How to pay');
    expect(await pageOf(id)).not.toContain('How to pay');
  });

  it('says in Australia BSB, account and PayID with its number, on paper, page and in the email, until it is paid', async () => {
    await saved({
      bank_bsb: '062-000',
      bank_account: '12345678',
      bank_account_name: 'Carmody <Electrical>',
      payid: '0491 570 156',
      licence_number: '123456C',
      nzbn: '9429041535110',
    });
    const { id } = await invoice();
    const ways = ['Account name', 'BSB', '062-000', 'Account number', '12345678', 'PayID', '0491 570 156', 'Reference'];
    const paper = await wordsOf(id);
    for (const part of ['How to pay', ...ways, 'Carmody <Electrical>', 'Licence 123456C'])
      expect(paper).toContain(part);
    expect(paper).toContain('Reference INV-1001');
    expect(paper).not.toContain('NZBN');
    const { body } = await post(mel, `/api/finance-records/${id}/send`);
    for (const line of ['BSB: 062-000', 'Account number: 12345678', 'PayID: 0491 570 156', 'Reference: INV-1001'])
      expect(String(body).split('\n')).toContain(line);
    await saved({ preferred_channel: 'sms' });
    const mobile = await post(mel, '/api/clients', { name: 'Hemi', phone: '0491 570 157' });
    const texted = await post(mel, '/api/invoices', { client_id: mobile.id, amount: 110 });
    const { body: text } = await post(mel, `/api/finance-records/${texted.id}/send`);
    expect(text).not.toContain('How to pay');
    const page = await pageOf(id);
    for (const part of ['How to pay', ...ways, 'Carmody &lt;Electrical&gt;', 'Licence 123456C'])
      expect(page).toContain(part);

    await post(mel, `/api/finance-records/${id}/mark-paid`);
    expect(await wordsOf(id)).not.toContain('How to pay');
    expect(await pageOf(id)).not.toContain('How to pay');
  });

  it('of New Zealand says GST number and bank account, and none of Australia', async () => {
    await saved({ bank_bsb: '062-000', bank_account: '12345678', payid: 'pay@example.org' });
    await saved({ country: 'NZ', gst_registered: true, gst_number: '49-091-850', nzbn: '9429041535110' });
    const before = await wordsOf((await invoice()).id);
    for (const part of ['Tax Invoice INV-1001', 'GST number 49-091-850', 'NZBN 9429041535110'])
      expect(before).toContain(part);
    expect(before).not.toMatch(/How to pay|062-000|12345678|PayID/);
    await saved({ bank_account: '01-0902-0068389-00', bank_account_name: 'Carmody Ltd' });
    const { id } = await invoice();
    const paper = await wordsOf(id);
    for (const part of ['How to pay', 'Bank account 01-0902-0068389-00', 'Reference INV-1002'])
      expect(paper).toContain(part);
    expect(paper).not.toMatch(/BSB|PayID/);
    expect(await pageOf(id)).toContain('01-0902-0068389-00');
  });

  it('over $200 is no tax invoice of New Zealand without the GST number', async () => {
    await saved({ country: 'NZ', gst_registered: true });
    const { id } = await invoice({ amount: 200.01 });
    const without = await expectProblem(await mel.fetch(`/api/finance-records/${id}/pdf`), 422, 'invalid');
    expect(without.errors).toEqual([
      { path: 'gst_number', message: 'A tax invoice over $200 needs your GST number. Add it in Settings.' },
    ]);
    await expectProblem(await mel.fetch(`/api/finance-records/${id}/send`, { method: 'POST', json: {} }), 422);
    expect(await wordsOf((await invoice({ amount: 200 })).id)).toContain('Tax Invoice');
    await saved({ gst_number: '49091850' });
    expect(await wordsOf(id)).toContain('GST number 49-091-850');
    await saved({ gst_registered: false });
    expect(await wordsOf(id)).toContain('GST number 49-091-850');
    expect(await wordsOf((await invoice({ amount: 300 })).id)).not.toMatch(/GST/);
  });
});

describe('signing up', () => {
  it.each([
    [{}, false],
    [{ gst_registered: false }, false],
    [{ gst_registered: true }, true],
  ])('%j says whether the business is registered: %s', async (given, registered) => {
    const account = await signUp(server.url, given);
    expect(await get(account, '/api/settings')).toMatchObject({ gst_registered: registered });
  });

  it('takes no other answer', async () => {
    const response = await fetch(`${server.url}/api/auth/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...profile(), gst_registered: 'yes' }),
    });
    const { errors } = await expectProblem(response, 422, 'invalid');
    expect(errors?.map(({ path }) => path)).toEqual(['gst_registered']);
  });
});
