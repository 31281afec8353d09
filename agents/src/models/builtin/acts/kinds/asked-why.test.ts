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
