import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts, FILE, lately } from './words.test-support.ts';

const QUOTE: KnownRecord = {
  kind: 'quote',
  id: 'q1',
  name: 'Q-1',
  number: 'Q-1',
  client: 'Rosa Bianchi',
  amount: 2024,
};
const INVOICE: KnownRecord = {
  kind: 'finance',
  id: 'i1',
  name: 'Tap',
  type: 'invoice',
  client: 'Dave Cutler',
  amount: 330,
  status: 'pending',
};

describe('how a sum adds up', () => {
  it.each([
    'why is it 330',
    'why 330?'.replace('why', 'why is that'),
    'how come it comes to 330',
    'why so much',
    'why that number',
    'how did you get that',
    "how'd you work that out?",
    'how is that worked out',
    'where does the 330 come from?',
    'where did that figure come from',
    'can you break that down for me',
    'whats the breakdown',
  ])('of the invoice made last: %s', (message) =>
    expect(acts(message, [{ ...INVOICE, lately: 'created' }, ...FILE])).toEqual([
      ['explain_total', { of: 'invoice', record: 'i1' }],
    ]),
  );

  it.each<[string, Record<string, unknown>]>([
    ['how did you get that on invoice INV-1002?', { of: 'invoice', invoice_number: '1002' }],
    ['why is the quote 2024?', { of: 'quote', quote: 'q1' }],
    ['how did you come up with the price on rosas quote', { of: 'quote', quote: 'q1' }],
  ])('of what is named: %s', (message, args) =>
    expect(acts(message, [{ ...QUOTE, lately: 'created' }, ...FILE])).toEqual([['explain_total', args]]),
  );

  it('of the job that is talked about, where no paper is', () =>
    expect(acts('where does that number come from', lately({ id: 'patio' }))).toEqual([
      ['explain_total', { of: 'job', job: 'patio' }],
    ]));

  const GST = 'Renea: $349.09 GST to pay from Wed 1 Jul 2026 to Wed 30 Sep 2026: $349.09 on sales less $0.00';
  it.each([
    'why is it that?',
    'why that much',
    'how come its 349',
    'where does that figure come from',
    'where does the $349.09 come from',
    'how did you work that out?',
    'why',
    'why?',
    'how come?',
    'explain that',
    'why do i owe 349',
    'whats that made up of',
    'why is my gst so high',
    'show me the workings',
  ])('of the GST that was told last, of its time: %s', (message) =>
    expect(acts(message, [{ ...INVOICE, lately: 'created' }, ...FILE], ['gst for the september quarter', GST])).toEqual(
      [['explain_total', { of: 'gst', from: '2026-07-01', to: '2026-09-30' }]],
    ),
  );

  it('of GST that is named, of the time that is said', () => {
    expect(acts('why is the gst for the june quarter so high')).toEqual([
      ['explain_total', { of: 'gst', from: '2026-04-01', to: '2026-06-30' }],
    ]);
    expect(acts('why is my bas 349')).toEqual([['explain_total', { of: 'gst' }]]);
  });

  it.each(['why does she owe that much', 'why is it that', 'how come?', 'why so much', 'where does that come from'])(
    'of what somebody owes: %s',
    (message) =>
      expect(
        acts(message, FILE, ['what does rosa owe', 'Rosa Bianchi owes $1,746.05 on 2 invoices, the oldest from Mon']),
      ).toEqual([['client_account', { client: 'rosa', statement: true }]]),
  );

  it('of what is left to bill', () =>
    expect(
      acts('why that much', FILE, ['whats left to bill', '$886.05 left to invoice on job 201 - Patio roof, of $3,960']),
    ).toEqual([['explain_total', { of: 'job', job: 'patio' }]]));

  it('of a figure that it knows nothing of it says so', () =>
    expect(JSON.stringify(acts('why is it that?', FILE, ['whats the timber worth', 'About $40 a length.']))).toContain(
      "I can't explain that one.",
    ));

  it('a bare why is of no figure where none was told', () =>
    expect(JSON.stringify(acts('why?', FILE, ['move rosa to friday', 'Moved it.']))).not.toMatch(/explain|account/));

  it('of nothing that is known it asks which', () =>
    expect(acts('why is it so much')).toEqual(['Which total do you mean: of which invoice, quote or job?']));

  it.each([
    'why is the pool fence so late',
    'where does the water come from',
    'how did you go with the gate',
    'why is dave texting me',
    'how do you get to the site',
    'what did the timber come to',
  ])('nothing of a sum: %s', (message) => expect(JSON.stringify(acts(message))).not.toContain('explain_total'));
});
