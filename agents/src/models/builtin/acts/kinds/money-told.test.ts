import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';

const FILE: readonly KnownRecord[] = [
  { kind: 'client', id: 'june', name: 'June Tamihere' },
  { kind: 'client', id: 'vic', name: 'Vic Sloane' },
  { kind: 'job', id: 'lock', name: 'Back door lock', number: '41', client: 'June Tamihere', status: 'completed' },
  { kind: 'job', id: 'deck', name: 'Spotted gum deck', number: '42', client: 'Vic Sloane', status: 'pending' },
  {
    kind: 'finance',
    id: 'f1',
    name: 'Back door lock',
    type: 'invoice',
    client: 'June Tamihere',
    job: '41',
    amount: 460,
  },
  { kind: 'finance', id: 'f2', name: 'Glue', type: 'expense', client: 'Vic Sloane', job: '42', amount: 86.4 },
  { kind: 'finance', id: 'f3', name: '', type: 'payment', client: 'Vic Sloane', job: '42', amount: 1500 },
];
const only = (said: string) => {
  const [[name, args] = ['', {}], ...more] = callsOf(said, FILE);
  return more.length ? [name, 'and more'] : [name, args];
};

describe('what was spent', () => {
  it.each([
    [
      'put 212 inc on the card at bunnings, drill bits and screws for the Sloane job',
      212,
      'Bunnings, drill bits and screws',
    ],
    ['I buy glue in bunnings 37.95, put on Vic deck', 37.95, 'Glue in bunnings'],
    ['put 88 fuel on the deck', 88, 'Fuel'],
    ['chuck the 45 buck tip fee on vics job', 45, 'Tip fee'],
    ['112 for timber at bowens, vics deck, on the card', 112, 'Timber at bowens'],
    ['log 33.20 parking against the deck', 33.2, 'Parking'],
    ['I buy paint 210 dollar for Vic, put in expense', 210, 'Paint'],
    ['we spent 64 on sandpaper for vic', 64, 'Sandpaper'],
  ])('%s', (said, amount, description) => {
    expect(only(said)).toEqual([
      'create_finance_record',
      expect.objectContaining({ type: 'expense', amount, job: 'deck', description }),
    ]);
  });

  it.each([
    ['i spent 45 at bunnings on screws', { description: 'Bunnings, screws' }],
    ['i spent 45 at Western Tile on glue', { supplier: 'Western Tile & Stone', description: 'glue' }],
    ['bought 40 bucks of glue from western tile', { supplier: 'Western Tile & Stone', description: 'glue' }],
    ['i spent 220 on tiles', { description: 'Tiles' }],
    ['spent 120 on rego, no gst', { description: 'Rego', gst_in_it: 0 }],
    ['bought 88 of glue at reece, gst was 8', { description: 'Glue at reece', gst_in_it: 8 }],
  ])('where it was bought, and what of it was GST: %s', (said, args) => {
    const file = [...FILE, { kind: 'supplier', id: 'wt', name: 'Western Tile & Stone' } as const];
    const [[, { type, amount, ...others }] = ['', {}]] = callsOf(said, file);
    expect([type, typeof amount]).toEqual(['expense', 'number']);
    expect(others).toEqual(args);
  });

  it.each([
    'put 12 posts on the deck',
    'book vic in for a blocked drain $220',
    'put vic in for a blocked drain $220',
    'put 500 on the deck budget',
    'put 300 on vics invoice',
    'chuck 4 traps on the deck order',
  ])('nothing was: %s', (said) => {
    expect(callsOf(said, FILE).filter(([name]) => name === 'create_finance_record')).toEqual([]);
  });
});

describe('what came in', () => {
  it.each([
    ['Whaea June has paid her 460', { type: 'payment', amount: 460, client: 'june' }],
    ['vic gave us another 1200', { type: 'payment', amount: 1200, client: 'vic' }],
    ['part payment from vic, 800 off the 2000', { type: 'payment', amount: 800, client: 'vic' }],
    ['got 1150 off vic', { type: 'payment', amount: 1150, client: 'vic' }],
  ])('%s', (said, args) => {
    expect(only(said)).toEqual(['create_finance_record', args]);
  });

  it.each(['june has settled up in cash', 'june has pay invoice'])('all of it: %s', (said) => {
    expect(only(said)).toEqual([
      'mark_invoice_paid',
      { client: 'june', ...(said.includes('cash') ? { issued: true, method: 'cash' } : {}) },
    ]);
  });

  it.each(['vic gave us a box of biscuits', 'vic hasnt paid', 'has june paid her 460'])('none: %s', (said) => {
    expect(callsOf(said, FILE).filter(([name]) => /finance|paid/.test(name))).toEqual([]);
  });
});

describe('another amount, another job', () => {
  it.each([
    ['the toll expense I put wrong, is 91 not 19', { type: 'expense', amount_was: 19, amount: 91 }],
    ['the glue on the deck should be 68.40 not 86.40', { type: 'expense', amount_was: 86.4, amount: 68.4 }],
    ['the expense 310 I put wrong, is 130', { type: 'expense', amount_was: 310, amount: 130 }],
    ['that 1500 payment is wrong, it was 1550', { type: 'payment', amount_was: 1500, amount: 1550 }],
    ['the 1500 from vic was for the back door lock', { type: 'payment', amount_was: 1500, new_job: 'lock' }],
  ])('%s', (said, args) => {
    expect(only(said)).toEqual(['update_finance_record', args]);
  });
});

describe('a share of a sum, and what is left of one', () => {
  it.each([
    ['claim 40% of the deck, its 5280 all up', { amount: 2112, description: '40% of $5,280.00' }],
    ['bill vic 3900 less the 1500 he paid', { amount: 2400, description: '$3,900.00 less $1,500.00 paid' }],
    ['invoice vic half up front, 2640', { amount: 2640, description: 'Half up front' }],
    [
      "claim 60% of the deck, it's 18,400 plus GST all up, less the 2,000 deposit he paid",
      { amount: 11040, gst: 'plus', description: '60% of $18,400.00, the $2,000.00 deposit is not taken off' },
    ],
  ])('%s', (said, args) => {
    expect(only(said)).toEqual(['create_finance_record', { type: 'invoice', job: 'deck', ...args }]);
  });
});
