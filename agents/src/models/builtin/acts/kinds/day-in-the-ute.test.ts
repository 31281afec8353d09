import { expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { acts, FILE, lately } from './words.test-support.ts';

const SHOW = 'Which quote or invoice should I send?';

it('who came in is a person, and only what they paid is money', () =>
  expect(acts('rosa came in and paid 500 off her account by eftpos', FILE, ['email that to him please', SHOW])).toEqual(
    [['create_finance_record', { type: 'payment', amount: 500, client: 'rosa', method: 'card' }]],
  ));

it.each<[string, object[]]>([
  [
    'wall 1650 ceiling 480 door 220',
    [
      { description: 'Wall', unit_price: 1650 },
      { description: 'Ceiling', unit_price: 480 },
      { description: 'Door', unit_price: 220 },
    ],
  ],
  [
    '2 of the mitsi 5kw at 2450 each installed plus gst',
    [{ description: 'Mitsi 5kw installed', quantity: 2, unit_price: 2450 }],
  ],
  [
    '3 phase board 1200 and a 2 door robe 800',
    [
      { description: '3 phase board', unit_price: 1200 },
      { description: '2 door robe', unit_price: 800 },
    ],
  ],
])('a quote of %s', (said, lines) =>
  expect(acts(`quote for rosa, ${said}`, FILE)[0]).toEqual(['create_quote', expect.objectContaining({ lines })]),
);

it.each<[string, Record<string, unknown>]>([
  [
    'order 6 pairs of runners from boral, $38.20 a pair',
    { item_name: 'Runners (pairs)', quantity: 6, unit_price: 38.2 },
  ],
  ["I'll need the gutter from boral. Make it 24m to be safe", { item_name: 'Gutter (metres)', quantity: 24 }],
  ['order the gutter from boral, make it 24m', { item_name: 'Gutter (metres)', quantity: 24 }],
])('an order: %s', (said, args) =>
  expect(acts(said, FILE)).toEqual([['create_procurement_item', expect.objectContaining(args)]]),
);

it.each<[string, Record<string, unknown>]>([
  ['grabbed tape and 2 ball valves at the counter 64.90 chuck it on rosas job', { amount: 64.9, job: 'patio' }],
  ['grabbed ramp paint at the counter 30.50', { amount: 30.5, description: 'Ramp paint at the counter' }],
])('money spent is no note: %s', (said, args) =>
  expect(acts(said, FILE)).toEqual([['create_finance_record', expect.objectContaining({ type: 'expense', ...args })]]),
);

it('what was bought names no job', () =>
  expect(JSON.stringify(acts('grabbed ramp paint at the counter 30.50', FILE))).not.toContain('"job"'));

it('what was changed a moment ago is put back', () =>
  expect(
    acts('wait no leave dave cutler where he was', lately({ id: 'fence' }), [
      'pool fence to wednesday',
      'Updated job 202: date Wed 25 Nov 2026.',
    ]),
  ).toEqual([['undo_last', { record: 'fence' }]]));

it('today and next week are both asked for', () =>
  expect(acts('what have i got on today and next week', FILE)).toEqual([
    ['show_schedule', { from: '2026-11-20', to: '2026-11-29' }],
  ]));

it.each<[string, string]>([
  ['how much have i been billed for the patio so far', 'list_finance_records'],
  ['how much have i billed rosa so far', 'job_billing'],
])('what others charge is spent: %s', (said, tool) => expect(acts(said, FILE)).toEqual([[tool, expect.anything()]]));

it('a sum by itself is that of the invoice beside it', () =>
  expect(acts('patio done. 640 inc gst. invoice it and mark it done', FILE)).toEqual([
    ['update_job', { job: 'patio', status: 'completed' }],
    ['create_finance_record', { type: 'invoice', job: 'patio', amount: 640, gst: 'inc' }],
  ]));

const CLUB: KnownRecord[] = [
  { kind: 'client', id: 'club', name: 'Merewether Bowls Club' },
  { kind: 'job', id: 'board', name: 'Switchboard upgrade', number: '301', client: 'Merewether Bowls Club' },
];
it('a place is what everybody calls it', () =>
  expect(acts('order 3 rcbos for the bowlo', CLUB)).toEqual([
    ['create_procurement_item', expect.objectContaining({ quantity: 3, job: 'board' })],
  ]));

it.each(['rosa wants her money back from 1007, 120 bucks', 'rosa is after a refund of 120 on the patio'])(
  'money that is wanted back is no work: %s',
  (said) => expect(acts(said, FILE)).toEqual([expect.stringMatching(/^I move no money\. .*refunded Rosa Bianchi/)]),
);
