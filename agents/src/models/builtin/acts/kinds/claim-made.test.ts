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

  it('one that is still to be drafted is drafted first', () =>
    expect(said('claim 50% of the deck as a payment claim')).toEqual([
      expect.stringMatching(/^I draft the invoice first/),
    ]));

  it('asked about it is no order', () =>
    expect(said('what is a payment claim?')).not.toContainEqual(['set_payment_claim', expect.anything()]));
});
