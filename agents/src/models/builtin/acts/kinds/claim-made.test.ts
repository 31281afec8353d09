import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'marg', name: 'Margaret Ellison' },
  { kind: 'job', id: 'deck', name: 'Deck', number: '1001', client: 'Dave Cutler', status: 'in_progress' },
];
const DRAFT: KnownRecord = {
  kind: 'finance',
  id: 'inv',
  name: 'Progress claim, 50% of Deck',
  type: 'invoice',
  client: 'Dave Cutler',
  status: 'pending',
  lately: 'created',
};
const TALK = ['claim 50% of the deck', 'Recorded draft invoice: $11,000.00 for Dave Cutler, job 1001 - Deck'];
const said = (message: string, ...talk: string[]) => acts(message, [DRAFT, ...FILE], talk.length ? talk : TALK);

describe('an invoice is made a payment claim', () => {
  it.each<[string, Record<string, unknown>]>([
    ['make it a payment claim', { record: 'inv' }],
    ['that should be a payment claim under the act', { record: 'inv' }],
    ['turn it into a payment claim for the frame and roof', { record: 'inv', work: 'frame and roof' }],
    ["make it a payment claim, they don't live there", { record: 'inv', home_owner: false }],
    ['make it a payment claim, dave is a home owner', { client: 'dave', home_owner: true }],
    ['make daves progress claim a payment claim', { client: 'dave', invoice_kind: 'progress' }],
    ['make the deck invoice a payment claim', { job: 'deck' }],
    ['make invoice 1002 a payment claim', { invoice_number: '1002' }],
    ["that's not a payment claim", { record: 'inv', plain: true }],
    ['take the payment claim off', { record: 'inv', plain: true }],
  ])('%s', (message, args) => expect(said(message)).toEqual([['set_payment_claim', args]]));

  it.each<[string, boolean]>([
    ['no', false],
    ["nah they don't live there", false],
    ['yes', true],
    ['yep she lives there', true],
  ])('the answer to who lives there: %s', (message, home_owner) => {
    const asked = 'make it a payment claim for the frame';
    const question =
      'For the invoice of $11,000.00 for Dave Cutler: Is the client the owner of the place, and do they live there or are going to? Say yes or no.';
    expect(acts(message, FILE, [asked, question])).toEqual([
      ['set_payment_claim', { amount_was: 11_000, client: 'dave', work: 'frame', home_owner }],
    ]);
  });

  it.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['claim 50% of the deck as a payment claim', { percent_of_budget: 50 }, { invoice_kind: 'progress' }],
    ['payment claim for 40% on daves deck', { percent_of_budget: 40 }, { invoice_kind: 'progress' }],
    ['do a payment claim for 40% of the deck', { percent_of_budget: 40 }, { invoice_kind: 'progress' }],
    ['make a payment claim for half of the deck', { percent_of_budget: 50 }, { invoice_kind: 'progress' }],
    ['I need a payment claim on the deck, 25%', { percent_of_budget: 25 }, { invoice_kind: 'progress' }],
    ['payment claim for the rest of the deck', { balance: true }, {}],
    ['40% payment claim on the deck', { percent_of_budget: 40 }, { invoice_kind: 'progress' }],
    [
      'payment claim for 40% on the deck for work from 1 november to 15 november',
      { percent_of_budget: 40 },
      { invoice_kind: 'progress', from: '2026-11-01', to: '2026-11-15' },
    ],
    [
      "payment claim for 40% on the deck, they don't live there",
      { percent_of_budget: 40 },
      { invoice_kind: 'progress', home_owner: false },
    ],
  ])('that is no invoice yet it is drafted with it: %s', (message, share, claim) =>
    expect(acts(message, FILE)).toEqual([
      ['create_finance_record', expect.objectContaining({ type: 'invoice', job: 'deck', ...share })],
      ['set_payment_claim', { job: 'deck', ...claim }],
    ]),
  );

  const DAYS =
    'For the invoice of $11,000.00 for Dave Cutler: Say from which day the work is that it asks payment for. Say until which day the work is that it asks payment for.';
  it.each<[string, string, string]>([
    ['from 9 november to 15 november', '2026-11-09', '2026-11-15'],
    ['9 to 15 november', '2026-11-09', '2026-11-15'],
    ['9th of november till the 15th of november', '2026-11-09', '2026-11-15'],
    ['the 9th to the 15th of november', '2026-11-09', '2026-11-15'],
    ['it was from 28 october to 11 november', '2026-10-28', '2026-11-11'],
    ['from 9 november to 27 november', '2026-11-09', '2026-11-27'],
    ['october', '2026-10-01', '2026-10-31'],
    ['all of october', '2026-10-01', '2026-10-31'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['october and november', '2026-10-01', '2026-11-30'],
  ])('the answer to when the work was done: %s', (message, from, to) =>
    expect(acts(message, FILE, ['make it a payment claim', DAYS])).toEqual([
      ['set_payment_claim', { amount_was: 11_000, client: 'dave', from, to }],
    ]),
  );

  it.each(['move the deck to friday', 'who is dave', 'from where'])('no answer to it: %s', (message) =>
    expect(JSON.stringify(acts(message, FILE, ['make it a payment claim', DAYS]))).not.toContain('set_payment_claim'),
  );

  it('the words of it are the work, never the order', () => {
    expect(said('make it a payment claim for work from 1 november to 15 november')).toEqual([
      ['set_payment_claim', { record: 'inv', from: '2026-11-01', to: '2026-11-15' }],
    ]);
    expect(said('make it a payment claim for the frame from 1 november to 15 november')).toEqual([
      ['set_payment_claim', { record: 'inv', work: 'frame', from: '2026-11-01', to: '2026-11-15' }],
    ]);
    expect(said('make it a payment claim for work on the roof framing')).toEqual([
      ['set_payment_claim', { record: 'inv', work: 'the roof framing' }],
    ]);
  });

  it('asked about it is no order', () =>
    expect(said('what is a payment claim?')).not.toContainEqual(['set_payment_claim', expect.anything()]));
});
