import { type ParsedMail, simpleParser } from 'mailparser';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../../server/src/testing/mail-server.ts';
import { drawnPng } from '../../server/src/testing/pictures.ts';
import { type Account, signUpOnly } from '../support/account.ts';
import { pageWords } from '../support/page-words.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { expectProblem } from '../support/problem.ts';
import { type Fields, fileForm, get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startTwilioStandIn, type TwilioStandIn } from '../support/twilio-stand-in.ts';
import { until } from '../support/until.ts';

type Row = { id: string } & Fields;

const ORCHESTRATOR = '/api/functions/agent-orchestrator';

let mails: MailServer;
let twilio: TwilioStandIn;
let server: TestServer;
let mel: Account;
let rosa: Row;
beforeAll(async () => {
  [mails, twilio] = await Promise.all([startMailServer(), startTwilioStandIn()]);
  const env = { ...twilio.env, SMTP_URL: mails.url };
  // 2 pm in Sydney: nothing waits for the morning
  server = await startServer({ now: '2026-03-04T03:00:00Z', env });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([mails.close(), twilio.close()]);
});
beforeEach(async () => {
  mel = await signUpOnly(server.url, { business_name: 'Carmody Electrical' });
  const { text } = await mailTo(mel.email);
  const [, token] = /token=([\w-]+)/.exec(text ?? '') ?? [];
  expect((await mel.fetch('/api/auth/verify-email', { method: 'POST', json: { token } })).status).toBe(200);
  const settings = { abn: '51824753556', gst_registered: true, bank_bsb: '062000', bank_account: '12345678' };
  await mel.fetch('/api/settings', { method: 'PATCH', json: settings });
  const email = `rosa-${mel.email}`;
  rosa = await post(mel, '/api/clients', { name: 'Rosa Delgado', email, phone: '0491 570 156' });
});

const invoice = (amount: number, description: string, more: Fields = {}) =>
  post(mel, '/api/invoices', { client_id: rosa.id, amount, description, issue: true, ...more });
const pay = (amount: number, more: Fields = {}) =>
  post(mel, '/api/finance-records', { type: 'payment', amount, client_id: rosa.id, confirm_early: true, ...more });
const send = (id: string, more: Fields = {}) => post<Row>(mel, `/api/finance-records/${id}/send`, more);
const sendStatement = (more: Fields = {}) => post<Row>(mel, `/api/clients/${rosa.id}/statement/send`, more);
const sentStatements = async () => (await get(mel, `/api/clients/${rosa.id}/sent-statements`)).data;

/** The first mail that arrived there, as a mail program reads it. */
async function mailTo(address: unknown): Promise<ParsedMail> {
  const first = async () => mails.mails.find(({ to }) => to.includes(String(address))) ?? null;
  const { raw } = await until('the mail to arrive', first);
  return simpleParser(raw);
}
/** What arrived at Rosa's, with what stands in its PDF. */
async function arrived(): Promise<{ mail: ParsedMail; pdf: { name: string; words: string } }> {
  const mail = await mailTo(rosa.email);
  const [file] = mail.attachments;
  expect([mail.attachments.length, file?.contentType]).toEqual([1, 'application/pdf']);
  const { text } = await extractText(new Uint8Array(file?.content ?? Buffer.alloc(0)), { mergePages: true });
  return { mail, pdf: { name: file?.filename ?? '', words: text.replace(/\s+/g, ' ') } };
}
const texted = () =>
  until('the text to arrive', async () => twilio.texts.find(({ body }) => body.includes('statement')) ?? null);
const linkIn = (text: unknown) => /http:\/\/\S+\/[is]\/[0-9a-v]{52}/.exec(String(text))?.[0] ?? 'no link';
function expectAll(text: string | undefined, parts: string[]) {
  for (const part of parts) expect(text).toContain(part);
}

it('a mail that brings a paper begins with the logo, which came with it; a word in passing does not', async () => {
  const body = fileForm('logo.png', drawnPng(300, 60));
  expect((await mel.fetch('/api/settings/logo', { method: 'POST', body })).status).toBe(201);
  await send((await invoice(550, 'Hot water')).id);
  const { html, attachments } = await mailTo(rosa.email);
  expect(attachments.map(({ contentType, related }) => [contentType, related ?? false]).toSorted()).toEqual([
    ['application/pdf', false],
    ['image/png', true],
  ]);
  // the parser puts the part of the mail in place of its cid
  expect(html).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="Carmody Electrical" width="170" height="34"/);
  expect(html).not.toMatch(/<img[^>]+http/);

  const arto = await post(mel, '/api/clients', { name: 'Arto', email: `arto-${mel.email}` });
  await post(mel, '/api/outbox', { client_id: arto.id, channel: 'email', body: 'On my way' });
  expect((await mailTo(arto.email)).html).not.toContain('<img');
});

describe('a credit note', () => {
  it('arrives by email: a greeting, what it takes off, what is still due, and the PDF', async () => {
    const { id } = await invoice(550, 'Hot water', { due_date: '2026-03-20' });
    const note = await post(mel, `/api/invoices/${id}/credit-notes`, { amount: 110, reason: 'Tap was faulty' });
    const item = await send(note.id, { note: 'Sorry about that tap.' });
    expect(item).toMatchObject({ finance_record_id: note.id, client_id: rosa.id, channel: 'email' });
    const { mail, pdf } = await arrived();
    expect(mail.subject).toBe('Adjustment Note CN-1001 from Carmody Electrical');
    expectAll(mail.text, [
      'Hi Rosa,',
      'Sorry about that tap.',
      'Adjustment Note CN-1001 takes $110.00 off Tax Invoice INV-1001.',
      'What it is for: Tap was faulty',
      'Credited: $110.00 (includes GST $10.00)',
      'Still due on Tax Invoice INV-1001: $440.00, due 20 March 2026',
      'Kind regards,\nCarmody Electrical\n',
      'ABN 51 824 753 556',
    ]);
    expect(pdf.name).toBe('Adjustment Note CN-1001.pdf');
    expectAll(pdf.words, ['Adjustment Note CN-1001', 'Tap was faulty', '$110.00']);
    const link = linkIn(mail.text);
    expectAll(await pageWords(link), [
      'Adjustment Note CN-1001',
      'Less to pay of Tax Invoice INV-1001',
      'Tap was faulty',
    ]);
    expect((await pdfWords(await fetch(`${link}/pdf`))).text).toContain('Adjustment Note CN-1001');
    // a credit note is no invoice that was paid
    expect(await pageWords(link)).not.toContain('This invoice');
  });

  it('of what was paid already says what became credit', async () => {
    const { id } = await invoice(220, 'Tap');
    await pay(220);
    const note = await post(mel, `/api/invoices/${id}/credit-notes`, { amount: 55, reason: 'Less work' });
    await send(note.id);
    const { mail } = await arrived();
    expectAll(mail.text, [
      'Nothing more is due on Tax Invoice INV-1001',
      'Of what you paid, now credit on your account: $55.00',
    ]);
  });
});

describe('a receipt', () => {
  it('arrives by email: thanks, what it paid, what is still due, and the PDF', async () => {
    await invoice(330, 'Tap');
    await invoice(220, 'Downlights');
    const payment = await pay(400, { method: 'bank_transfer', paid_date: '2026-03-02' });
    await send(payment.id);
    const { mail, pdf } = await arrived();
    expect(mail.subject).toBe('Receipt for $400.00 from Carmody Electrical');
    expectAll(mail.text, [
      'Hi Rosa,',
      'Thank you, we received $400.00.',
      'Received: 2 March 2026',
      'Paid by: Bank transfer',
      '- Tax Invoice INV-1001, Tap: $330.00, paid in full',
      '- Tax Invoice INV-1002, Downlights: $70.00, still due $150.00',
    ]);
    expect(pdf.name).toBe('Receipt Rosa Delgado 2026-03-02.pdf');
    expectAll(pdf.words, ['Received with thanks $400.00']);
    const link = linkIn(mail.text);
    expectAll(await pageWords(link), ['Receipt', 'Tax Invoice INV-1002, Downlights', 'Still due $150.00', '$400.00']);
    // told as it is now, and gone with the payment
    await pay(150);
    expect(await pageWords(link)).not.toContain('Still due');
    await mel.fetch(`/api/finance-records/${payment.id}`, { method: 'DELETE' });
    expect((await fetch(link)).status).toBe(404);
  });

  it('of a refund says what went back, and what credit is left', async () => {
    await pay(80, { allow_credit: true });
    const refund = await post(mel, `/api/clients/${rosa.id}/refunds`, { amount: 30, method: 'payid' });
    await send(refund.id);
    const { mail, pdf } = await arrived();
    expect(mail.subject).toBe('Refund of $30.00 from Carmody Electrical');
    expectAll(mail.text, ['We paid $30.00 back to you.', 'Paid by: PayID', 'Credit left on your account: $50.00']);
    expect(pdf.words).toContain('Credit left on your account $50.00');
    expectAll(await pageWords(linkIn(mail.text)), ['Refund', 'Paid back', 'Credit left on your account']);
  });

  it('of money that has not come in, and an expense, do not go', async () => {
    const expected = await pay(50, { status: 'pending' });
    const expense = await post(mel, '/api/finance-records', { type: 'expense', amount: 20 });
    const problems = await Promise.all(
      [expected, expense].map(async ({ id }) =>
        expectProblem(await mel.fetch(`/api/finance-records/${id}/send`, { method: 'POST' }), 422, 'invalid'),
      ),
    );
    expect(problems.map(({ detail }) => detail)).toEqual([
      'That payment has not come in yet, so there is no receipt of it.',
      'Only an invoice, a credit note, a payment or a refund can be sent.',
    ]);
  });
});

describe('a statement', () => {
  it('arrives by email: of which days, opening and closing balance, what is overdue, how to pay, and the PDF', async () => {
    await invoice(200, 'Old fan', { due_date: '2026-02-10' });
    await invoice(330, 'Tap', { due_date: '2026-03-20' });
    await pay(50);
    await sendStatement();
    const { mail, pdf } = await arrived();
    expect(mail.subject).toBe('Statement from Carmody Electrical');
    expectAll(mail.text, [
      'Hi Rosa,',
      'This is your statement up to 4 March 2026.',
      'Balance on 4 March 2026: $480.00',
      'Overdue: $150.00',
      'BSB: 062-000',
      'Account number: 12345678',
    ]);
    expect(mail.text).not.toContain('Opening balance');
    expect(pdf.name).toBe('Statement Rosa Delgado 2026-03-04.pdf');
    expectAll(pdf.words, ['Balance on 4 March 2026 $480.00']);
  });

  it('of a time opens with what was owed before', async () => {
    await invoice(200, 'Fan');
    await sendStatement({ from: '2026-03-05', to: '2026-03-31', note: 'Thanks for your patience.' });
    const { mail } = await arrived();
    expectAll(mail.text, [
      'Thanks for your patience.',
      'This is your statement from 5 March 2026 to 31 March 2026.',
      'Opening balance: $200.00',
      'Balance on 31 March 2026: $200.00',
    ]);
  });

  it('that ends before today says what is owed today, and asks for nothing where that is nothing', async () => {
    const old = { type: 'invoice', amount: 300, status: 'pending', issued_on: '2026-02-02', client_id: rosa.id };
    const { id } = await post(mel, '/api/finance-records', old);
    const february = { from: '2026-02-01', to: '2026-02-28' };
    await pay(100, { invoice_id: id });
    const owing = await sendStatement(february);
    expectAll(String(owing.body), ['Balance on 28 February 2026: $300.00', 'Today $200.00 is owing.', 'BSB: 062-000']);
    const link = linkIn(owing.body);
    expectAll(await pageWords(link), ['This statement goes up to 28 February 2026.', '$200.00 is owing']);
    await pay(200, { invoice_id: id });
    const statement = { client_id: rosa.id, ...february };
    const paid = await post<Fields>(mel, '/api/outbox-preview', { statement });
    expectAll(String(paid.body), ['Balance on 28 February 2026: $300.00', 'Today nothing is owing.']);
    expect(paid.body).not.toContain('How to pay');
  });

  it('goes by text, short and with its link', async () => {
    await invoice(200, 'Fan', { due_date: '2026-02-10' });
    const item = await sendStatement({ channel: 'sms' });
    expect(item).toMatchObject({ channel: 'sms', statement_id: expect.any(String) });
    expect((await texted()).body).toMatch(
      /^Hi Rosa, your statement up to 4 March 2026: \$200\.00 is owing, \$200\.00 of it overdue\. See it: http:\S+\/s\/\S{52}\nCarmody Electrical$/,
    );
  });

  it('has a page that shows it as it was sent, what is owed today, and how to pay while something is', async () => {
    const { id } = await invoice(200, 'Fan <b>', { due_date: '2026-03-20' });
    const link = linkIn((await sendStatement()).body);
    const response = await fetch(link);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    const fresh = await response.text();
    expectAll(fresh, ['Statement', 'Rosa Delgado', 'Fan &lt;b&gt;', 'Balance on 4 March 2026', '$200.00', '062-000']);
    expect(fresh).not.toMatch(/<b>Fan|<script|when it was sent/);
    await pay(80, { invoice_id: id });
    expectAll(await pageWords(link), ['how it was when it was sent', '$120.00 is owing', '$200.00', '062-000']);
    await pay(120, { invoice_id: id });
    const paid = await pageWords(link);
    expectAll(paid, ['Nothing is owing today', '$200.00']);
    expect(paid).not.toContain('How to pay');
    expect((await pdfWords(await fetch(`${link}/pdf`))).text).toContain('Balance on 4 March 2026 $200.00');
  });

  it('sent twice is one with one link; stopped, the link is dead for good and the next one is another', async () => {
    await invoice(200, 'Fan');
    const [first, again] = [await sendStatement(), await sendStatement({ channel: 'sms' })];
    expect(again.statement_id).toBe(first.statement_id);
    const link = linkIn(first.body);
    expect(await sentStatements()).toMatchObject([
      {
        id: first.statement_id,
        client_id: rosa.id,
        from: null,
        to: '2026-03-04',
        closing: 200,
        link,
        stopped_at: null,
      },
    ]);
    const stop = () => post<Row>(mel, `/api/sent-statements/${first.statement_id}/stop`, {});
    expect(await stop()).toMatchObject({ link: null, stopped_at: expect.any(String) });
    expect(await stop()).toMatchObject({ link: null });
    expect([(await fetch(link)).status, (await fetch(`${link}/pdf`)).status]).toEqual([410, 410]);
    expect(await (await fetch(link)).text()).toContain('This link is no longer valid');
    const next = linkIn((await sendStatement()).body);
    expect(next).not.toBe(link);
    expect([(await fetch(next)).status, (await fetch(link)).status]).toEqual([200, 410]);
  });

  it('its link is nobody’s to guess, and goes with its client', async () => {
    const link = linkIn((await sendStatement()).body);
    const last = link.at(-1) === '0' ? '1' : '0';
    expect((await fetch(link.slice(0, -1) + last)).status).toBe(404);
    expect((await fetch(link.replace('/s/', '/i/'))).status).toBe(404);
    await mel.fetch(`/api/clients/${rosa.id}`, { method: 'DELETE' });
    expect((await fetch(link)).status).toBe(404);
  });

  it('is looked at before, to the letter, and nothing is kept of that', async () => {
    await invoice(200, 'Fan');
    const statement = { client_id: rosa.id, to: '2026-03-04' };
    const shown = await post<Fields>(mel, '/api/outbox-preview', { statement, note: 'As promised.' });
    expect(shown).toMatchObject({ channel: 'email', to: rosa.email, link: expect.stringContaining('/s/') });
    expect([(await sentStatements()).length, (await fetch(String(shown.link))).status]).toEqual([0, 404]);
    expect((await sendStatement({ to: '2026-03-04', note: 'As promised.' })).body).toBe(shown.body);
    expect((await fetch(String(shown.link))).status).toBe(200);
  });

  it('of a client who cannot be reached, who wants no texts, or of days that are none, does not go', async () => {
    const nobody = await post(mel, '/api/clients', { name: 'Stan' });
    const refused = async (id: string, json: Fields) =>
      (await expectProblem(await mel.fetch(`/api/clients/${id}/statement/send`, { method: 'POST', json }), 422)).detail;
    expect(await refused(nobody.id, {})).toContain('Stan has no email address or phone number on file');
    const written = await post(mel, '/api/clients', { name: 'Ana', email: 'ana@example.org' });
    expect(await refused(written.id, { channel: 'sms' })).toContain(
      'Ana has no phone number on file. Add one first, or send it by email.',
    );
    expect(await refused(rosa.id, { from: '2026-03-05', to: '2026-03-01' })).toContain('ends after it begins');
    const out = await mel.fetch('/api/opt-outs', { method: 'POST', json: { channel: 'sms', address: '0491 570 156' } });
    expect(out.status).toBeLessThan(300);
    expect(await refused(rosa.id, { channel: 'sms' })).toMatch(/no more texts/);
    expect(await sentStatements()).toEqual([]);
  });
});

describe('asked for in talk', () => {
  /** What waits for a yes because of it, with the words of its card. */
  async function ask(message: string): Promise<{ id: string; card: string }> {
    const { approvals } = await post<{ approvals: { approval_id: string }[] }>(mel, ORCHESTRATOR, { message });
    expect(approvals).toHaveLength(1);
    const id = approvals[0]?.approval_id ?? '';
    const { details } = await get<{ details: string[] }>(mel, `/api/approvals/${id}`);
    return { id, card: details.join('\n') };
  }
  const toHer = () => mails.mails.filter(({ to }) => to.includes(String(rosa.email)));

  it('a statement waits for a yes, every word of it on the card; then it arrives with the PDF', async () => {
    await invoice(200, 'Fan');
    const { id, card } = await ask('email rosa her statement');
    expectAll(card, [String(rosa.email), 'Balance on 4 March 2026: $200.00', '/s/']);
    expect([toHer(), await sentStatements()]).toEqual([[], []]);
    const decided = await post<Row>(mel, `/api/approvals/${id}`, { decision: 'approve' });
    expect(decided).toMatchObject({ status: 'approved' });
    const { pdf } = await arrived();
    expect(pdf.name).toBe('Statement Rosa Delgado 2026-03-04.pdf');
    // a second yes sends nothing more
    await mel.fetch(`/api/approvals/${id}`, { method: 'POST', json: { decision: 'approve' } });
    expect([toHer().length, (await sentStatements()).length]).toEqual([1, 1]);
  });

  it('the receipt of the money that was just put on file, and a credit note by its number', async () => {
    const { id } = await invoice(200, 'Fan');
    await pay(80);
    const receipt = await ask('email rosa the receipt');
    expectAll(receipt.card, ['we received $80.00', 'still due $120.00']);
    await post(mel, `/api/invoices/${id}/credit-notes`, { amount: 20, reason: 'Scratch' });
    const note = await ask('send rosa credit note CN-1001');
    expectAll(note.card, ['Credited: $20.00', 'Still due', '$100.00']);
    expect(toHer()).toEqual([]);
  });
});
