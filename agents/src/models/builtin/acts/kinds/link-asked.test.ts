import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'marg', name: 'Margaret Hollis' },
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
];
const QUOTE: KnownRecord = {
  kind: 'quote',
  id: 'q',
  name: 'Q-1',
  client: 'Margaret Hollis',
  status: 'sent',
  lately: 'created',
};
const quote = (which: object) => [['find_quote', { ...which, link: true }]];

describe('the link of a paper', () => {
  it.each<[string, unknown[]]>([
    ['give me the link to margarets quote', quote({ client: 'marg' })],
    ["what's the link for margaret's quote?", quote({ client: 'marg' })],
    ['link to margarets quote please', quote({ client: 'marg' })],
    ['can you send me the public link for margarets quote', quote({ client: 'marg' })],
    ['i need the quote link for margaret', quote({ client: 'marg' })],
    ['whats the link to daves invoice', [['find_finance_record', { type: 'invoice', client: 'dave', link: true }]]],
    ['link for invoice 1002', [['find_finance_record', { type: 'invoice', invoice_number: '1002', link: true }]]],
    ['send margaret the link to her quote', [['send_quote', { client: 'marg' }]]],
  ])('%s', (message, call) => expect(acts(message, FILE)).toEqual(call));

  it('of the quote that was made just now', () =>
    expect(acts("what's the link", [QUOTE, ...FILE], ['quote margaret 500', 'Drafted quote Q-1'])).toEqual(
      quote({ quote: 'q' }),
    ));

  it('of nothing that is named, it is asked', () =>
    expect(acts('give me the link to his', FILE)).toEqual(['The link to what: a quote or an invoice, and whose?']));

  it.each(['link the quote to the fence job', 'send dave a payment link', 'what is the google review link'])(
    'nothing of the kind: %s',
    (message) => expect(JSON.stringify(acts(message, FILE))).not.toContain('"link":true'),
  );
});

describe('sent again', () => {
  it.each(['send it to her again', 'resend it to her', 'flick it to her once more'])('%s', (message) =>
    expect(acts(message, [QUOTE, ...FILE], ['whats margarets quote', 'Quote Q-1 for Margaret Hollis'])).toEqual([
      ['send_quote', { quote: 'q' }],
    ]),
  );
});
