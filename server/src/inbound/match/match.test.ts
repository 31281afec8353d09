import { clients, createInvoice, financeRecords, markPaid, projects, quotes, suppliers } from '@smoko/contract';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import { createReplyTokens } from '../../domain/inbox/reply-token.ts';
import { openTestDomain, type TestDomain } from '../../testing/domain.ts';
import type { Clues } from './clues.ts';
import { createMatcher } from './match.ts';

const OWN = { name: 'Mel Carmody', email: 'mel@carmody.example', phone: '+61491570110' };
const tokens = createReplyTokens(Buffer.alloc(32, 7));
let testDomain: TestDomain;
let me: Actor;
let match: ReturnType<typeof createMatcher>;
beforeAll(async () => {
  testDomain = await openTestDomain();
  match = createMatcher({ stores: testDomain.domain.repositories, tokens, ownContact: async () => OWN });
});
afterAll(() => testDomain.close());
beforeEach(() => {
  me = testDomain.newActor();
});

const NUMBER = '+61491579760';
const call = (actor = me) => createCall(actor, testDomain.domain.executor.clock);
const sms = (address: string, more: Partial<Clues> = {}) =>
  look({ channel: 'sms', from: { address, name: null }, auth: 'pass', ...more });
const mail = (address: string, more: Partial<Clues> = {}) =>
  look({ channel: 'email', from: { address, name: null }, ...more });
const look = (clues: Partial<Clues> & Pick<Clues, 'channel' | 'from'>, actor = me) =>
  match(call(actor), { auth: 'none', token: null, references: [], subject: null, text: '', ...clues });
const newClient = (fields: object) =>
  testDomain.call(me, clients.operations.create, { name: 'Tevita Fonua', ...fields });
const newQuote = (client_id: string, fields: object = {}) =>
  testDomain.call(me, quotes.operations.create, { client_id, status: 'sent', ...fields });
const newJob = (client_id: string, fields: object = {}) =>
  testDomain.call(me, projects.operations.create, { client_id, job_name: 'Carport', ...fields });

describe('a number or an address on file', () => {
  it('is that client, however it was typed', async () => {
    const { id } = await newClient({ phone: '0491 579 760', email: 'Tevita@Example.net' });
    const contact = { kind: 'client', id, name: 'Tevita Fonua' };
    expect(await sms(NUMBER)).toMatchObject({ contact, by: 'sender', why: 'Their number is on file', verified: true });
    expect(await mail('tevita@example.net', { auth: 'pass' })).toMatchObject({ contact, verified: true });
    expect(await mail('tevita@example.net')).toMatchObject({ contact, verified: false });
    expect(await look({ channel: 'sms', from: { address: NUMBER, name: null } }, testDomain.newActor())).toMatchObject({
      contact: { kind: 'unknown' },
    });
  });

  it("is read as the other country's where that is one person's", async () => {
    const { id } = await newClient({ phone: '022 555 0177' });
    expect(await sms('+64225550177')).toMatchObject({ contact: { id } });
    await newClient({ phone: '0225550177', name: 'Somebody else' });
    expect(await sms('+64225550177')).toMatchObject({ contact: { kind: 'unknown' } });
  });

  it('of two is nobody until the tradie says', async () => {
    const one = await newClient({ phone: '0491 579 760' });
    const two = await testDomain.call(me, suppliers.operations.create, {
      name: 'Fonua Timber',
      phone: '+61 491 579 760',
    });
    const found = await sms(NUMBER);
    expect(found).toMatchObject({ contact: { kind: 'unknown', id: null }, by: null, verified: false });
    expect(found.candidates.map(({ id }) => id)).toEqual([one.id, two.id]);
    const chosen = { client_id: null, supplier_id: two.id, project_id: null };
    expect(await sms(NUMBER, { chosen })).toMatchObject({ contact: { kind: 'supplier', id: two.id }, by: 'chosen' });
  });

  it.each([
    ['Hi its Josh. Friday at 9 suits', 'Josh Patel'],
    ['Can we do Wednesday instead?\nCheers, Mia', 'Mia Patel'],
    ['Josh here, running late', 'Josh Patel'],
    ['Can you come Friday? - Mia', 'Mia Patel'],
    ['Can you do Wednesday instead of Monday?', null],
    ['Josh is not home on Friday, ask Mia', null],
    ["It's Mia, not Josh, who books. This is Josh", null],
    ['Can you ring Josh', null],
    ['thanks Mel', null],
    ['Is it Josh or you who comes', null],
  ])('that two share is of the one who says so: %j', async (text, name) => {
    for (const one of ['Mia Patel', 'Josh Patel', 'Mel Patel']) await newClient({ name: one, phone: '0491 579 760' });
    const { contact, candidates } = await sms(NUMBER, { text });
    expect([contact.kind === 'client' ? contact.name : null, candidates.length]).toEqual([name, name ? 0 : 3]);
  });

  it('of a deleted client is nobody, and so is a name instead of a number', async () => {
    const { id } = await newClient({ phone: '0491 579 760' });
    await testDomain.call(me, clients.operations.delete, { id });
    expect(await sms(NUMBER)).toMatchObject({ contact: { kind: 'unknown' } });
    expect(await sms('JERRY-HELP', { auth: 'none' })).toMatchObject({
      contact: { kind: 'unknown', name: 'JERRY-HELP' },
    });
  });
});

describe('the owner', () => {
  it('is who writes from the confirmed number or address, and proves it', async () => {
    const contact = { kind: 'owner', id: null, name: 'Mel Carmody' };
    expect(await sms(OWN.phone)).toMatchObject({ contact, by: 'owner', verified: true });
    expect(await mail(OWN.email, { auth: 'pass' })).toMatchObject({ contact, by: 'owner', verified: true });
    for (const auth of ['none', 'fail'] as const) {
      const { contact: who, verified, warnings } = await mail(OWN.email, { auth });
      expect([who.kind, verified]).toEqual(['unknown', false]);
      expect(warnings[0]).toMatch(/says that it is from you|pretending to be you/);
    }
  });
});

it('takes nothing from a sender whose domain disowns the mail', async () => {
  const { id } = await newClient({ email: 'tevita@example.net' });
  const page = await testDomain.domain.repositories.correspondence.insert(call(), pageOf(id));
  const found = await mail('tevita@example.net', { auth: 'fail', token: tokens.make(page._id.toHexString()) });
  expect(found).toMatchObject({ contact: { kind: 'unknown', id: null }, verified: false, by: null });
  expect(found.warnings).toEqual([
    'This did not come from tevita@example.net: somebody may be pretending to be Tevita Fonua.',
  ]);
  // where the tradie says who it is from, it is put there, and still proves nothing
  const chosen = { client_id: id, supplier_id: null, project_id: null };
  const said = await mail('tevita@example.net', { auth: 'fail', chosen });
  expect(said).toMatchObject({ contact: { id }, by: 'chosen', verified: false });
});

const pageOf = (client_id: string) => ({
  _id: new Types.ObjectId(client_id),
  contact: { kind: 'client' as const, id: client_id, name: 'Tevita Fonua' },
  channel: 'email' as const,
  address: 'tevita@example.net',
  client_id: new Types.ObjectId(client_id),
  last_direction: 'out' as const,
  last_at: new Date(),
});

describe('a reply token', () => {
  it('finds the client, but somebody else does not act as them', async () => {
    const { id } = await newClient({ email: 'tevita@example.net' });
    const page = await testDomain.domain.repositories.correspondence.insert(call(), pageOf(id));
    const token = tokens.make(page._id.toHexString());
    expect(await mail('tevita@example.net', { token, auth: 'pass' })).toMatchObject({ by: 'token', verified: true });
    const other = await mail('sione@example.org', { token, auth: 'pass' });
    expect(other).toMatchObject({ contact: { id }, by: 'token', verified: false });
    expect(other.warnings).toEqual(['It came from sione@example.org, which is not on file for Tevita Fonua.']);
  });

  it('of another business, or forged, names nobody', async () => {
    const { id } = await newClient({});
    const page = await testDomain.domain.repositories.correspondence.insert(call(), pageOf(id));
    const token = tokens.make(page._id.toHexString());
    const stranger = { channel: 'email' as const, from: { address: 'x@y.example', name: null } };
    expect(await look({ ...stranger, token }, testDomain.newActor())).toMatchObject({ contact: { kind: 'unknown' } });
    const forged = token.slice(0, -1) + (token.endsWith('0') ? '1' : '0');
    expect(await look({ ...stranger, token: forged })).toMatchObject({ contact: { kind: 'unknown' } });
  });
});

describe('what it is about', () => {
  it('is the one thing that is open', async () => {
    const { id } = await newClient({ phone: '0491 579 760' });
    const quote = await newQuote(id);
    const job = await newJob(id);
    await newJob(id, { job_name: 'Old', status: 'completed' });
    const invoice = await testDomain.call(me, financeRecords.operations.create, {
      type: 'invoice',
      amount: 795,
      project_id: job.id,
    });
    expect(await sms(NUMBER)).toMatchObject({ quote_id: quote.id, project_id: job.id, finance_record_id: invoice.id });
    await newQuote(id);
    await newJob(id);
    expect(await sms(NUMBER)).toMatchObject({ quote_id: null, project_id: null });
  });

  it('is what its text names, of their own', async () => {
    const { id } = await newClient({ phone: '0491 579 760' });
    const other = await newClient({ name: 'Noel Tranter' });
    await newQuote(id);
    const second = await newQuote(id, { quote_number: 'Q-1763400000010' });
    const job = await newJob(id, { job_number: '3144' });
    await newJob(id);
    await newQuote(other.id, { quote_number: 'Q-1763400000099' });
    const text = 'go ahead with q-1763400000010, is that job 3144?';
    expect(await sms(NUMBER, { text })).toMatchObject({ quote_id: second.id, project_id: job.id });
    expect(await sms(NUMBER, { text: 'about Q-1763400000099, unit 3144, $3144' })).toMatchObject({
      quote_id: null,
      project_id: null,
    });
  });

  it('is the invoice of theirs whose number it says, paid or not, and its job where none is ahead', async () => {
    const { id: client_id } = await newClient({ phone: '0491 579 760' });
    const job = await newJob(client_id, { job_name: 'Hot water', status: 'completed' });
    const invoice = (fields: { client_id: string } | { project_id: string }) =>
      testDomain.call(me, createInvoice, { amount: 680, issue: true, ...fields });
    const paid = await invoice({ project_id: job.id });
    await testDomain.call(me, markPaid, { id: paid.id });
    const [first, second] = [await invoice({ client_id }), await invoice({ client_id })];
    const digits = ({ invoice_number }: { invoice_number: string | null }) => invoice_number?.replace(/\D+/, '') ?? '';
    const about = async (text: string) => {
      const { finance_record_id, project_id } = await sms(NUMBER, { text });
      return [finance_record_id, project_id];
    };
    expect(await about(`paid inv ${digits(first)} today`)).toEqual([first.id, null]);
    expect(await about(`Re: Invoice ${paid.invoice_number}, it leaks again`)).toEqual([paid.id, job.id]);
    expect(await about(`invoice number ${digits(second)} is paid`)).toEqual([second.id, null]);
    expect(await about(`${first.invoice_number} and ${second.invoice_number} are paid`)).toEqual([null, null]);
    expect(await about(`paid ${digits(first)} dollars, INV-${digits(first)}9`)).toEqual([null, null]);
  });

  it('is the quote of theirs that its text calls by its name, and no quarter', async () => {
    const own = testDomain.newActor();
    const { id } = await testDomain.call(own, clients.operations.create, { name: 'Tevita', phone: '0491 579 760' });
    const make = () => testDomain.call(own, quotes.operations.create, { client_id: id });
    const [first, second] = [await make(), await make()];
    const about = async (text: string) =>
      (await look({ channel: 'sms', from: { address: NUMBER, name: null }, text }, own)).quote_id;
    expect(await about('Happy with q2, go ahead')).toBe(second.id);
    expect(await about('quote number 1 please')).toBe(first.id);
    expect(await about('go ahead, but not in Q2')).toBeNull();
  });

  it('is what its text calls by a word of its title, before what was written last and what is open alone', async () => {
    const own = testDomain.newActor();
    const add = testDomain.call;
    const { id: client_id } = await add(own, clients.operations.create, { name: 'Tevita', phone: '0491 579 760' });
    const quote = (details: string) =>
      add(own, quotes.operations.create, { client_id, status: 'sent', content: { details } });
    const invoice = (description: string) =>
      add(own, financeRecords.operations.create, { type: 'invoice', client_id, amount: 680, description });
    const [roof, deck] = [await quote('New roof'), await quote('New deck')];
    const [drain, tap] = [await invoice('Blocked drain'), await invoice('Leaking tap in the laundry')];
    const last = {
      channel: 'sms',
      to: NUMBER,
      subject: null,
      body: 'Your quote',
      links: { client_id, quote_id: roof.id },
    } as const;
    await testDomain.domain.outbox.put(call(own), last);
    const about = async (text: string) => look({ channel: 'sms', from: { address: NUMBER, name: null }, text }, own);
    expect(await about('Deck: we accept')).toMatchObject({ quote_id: deck.id, finance_record_id: null });
    expect(await about('Will pay for the drains on Friday')).toMatchObject({ finance_record_id: drain.id });
    expect(await about('Paid the laundry one')).toMatchObject({ finance_record_id: tap.id });
    // both, or neither: nothing is taken for one of them but by what was written last
    expect(await about('Yes to the roof, no to the deck')).toMatchObject({ quote_id: null });
    expect(await about('Yes to the new one please')).toMatchObject({ quote_id: roof.id, finance_record_id: null });
  });

  it('gives a stranger nothing but somebody to ask about', async () => {
    const { id, name } = await newClient({});
    await newQuote(id, { quote_number: 'Q-1763400000010' });
    expect(await sms('+61491570006', { text: 'Accept Q-1763400000010' })).toMatchObject({
      contact: { kind: 'unknown' },
      by: null,
      quote_id: null,
      candidates: [{ kind: 'client', id, name }],
      why: 'Names quote Q1, but is not from an address on file',
    });
  });
});

it("asks about a supplier's own domain, and about a name on file", async () => {
  const tiles = await testDomain.call(me, suppliers.operations.create, {
    name: 'National Tiles',
    email: 'accounts@nationaltiles.example.org',
  });
  const contact = { kind: 'unknown' };
  expect(await mail('bev@nationaltiles.example.org')).toMatchObject({ contact, candidates: [{ id: tiles.id }] });
  const named = { channel: 'email' as const, from: { address: 'x@y.example', name: 'national tiles' } };
  expect(await look(named)).toMatchObject({ contact, candidates: [{ id: tiles.id }], verified: false });
});
