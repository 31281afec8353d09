import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts } from './words.test-support.ts';

const quote = (id: string, client: string, status: string, about: string): KnownRecord => ({
  kind: 'quote',
  id,
  name: `Q-${id}`,
  client,
  status,
  about,
});
const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'dave', name: 'Dave Cutler' },
  { kind: 'client', id: 'rosa', name: 'Rosalie Finch' },
  { kind: 'client', id: 'stan', name: 'Stan Kovac' },
  quote('1', 'Dave Cutler', 'accepted', 'Hot water, Hot water unit, Call out fee, Install'),
  quote('2', 'Rosalie Finch', 'sent', 'Fence, Fence, Call out fee'),
];

describe('a line of what a client has', () => {
  it.each<[string, string, number]>([
    ["make rosalie's call out fee 120", 'Callout fee', 120],
    ['change rosalies callout fee to 120', 'Callout fee', 120],
    ['bump rosalies fence up to 4500', 'Fence', 4500],
    ["ok drop rosalie's call out fee to sixty please", 'Callout fee', 60],
  ])('is changed on the quote that has it: %s', (message, line, unit_price) => {
    const file = message.includes('callout')
      ? FILE.map((one) => ({ ...one, about: one.about?.replace('Call out', 'Callout') }))
      : FILE;
    expect(acts(message, file)).toEqual([['update_quote', { quote: '2', change_line: { line, unit_price } }]]);
  });

  it('of a quote that was agreed to, it is asked', () =>
    expect(acts("make dave's call out fee 120", FILE)).toEqual([
      '"Callout fee" is on quote Q-1 for Dave Cutler, which is accepted already. Should I change that quote all the same, or is it for an invoice or a variation?',
    ]));

  it('of no quote that is known, it is looked for on the draft invoice', () =>
    expect(acts("make stan's call out fee 120", FILE)).toEqual([
      ['change_invoice_lines', { client: 'stan', change_line: { line: 'Callout fee', price: 120 } }],
    ]));

  it.each(["make stan's shed 4000", 'set my call out fee to 120', "change dave's number to 0491 570 156"])(
    'is not meant by: %s',
    (message) => expect(JSON.stringify(acts(message, FILE))).not.toMatch(/change_line|accepted already/),
  );
});
