import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { callsOf } from './acts.test-support.ts';
import { madeOf } from './people.test-support.ts';

const id = (n: number) => `6d${String(n).padStart(22, '0')}`;
const [SHARON, DAVE, GREG, MICK, GAIL] = [1, 2, 3, 4, 5].map((n) => `6c${String(n).padStart(22, '0')}`);
const [FANS, LAUNDRY, CARPORT, FENCE, KITCHEN, SWITCH, LIGHTS] = [15, 16, 18, 10, 13, 17, 19].map(id);
const [SLEEPERS, RCBO, BOWENS, Q_FANS] = ['6f', '6e', '7a', '7b'].map((start) => start.padEnd(24, '0'));
const job = (job_id: string | undefined, name: string, client: string, more: object = {}) => ({
  kind: 'job',
  id: job_id,
  name,
  client,
  number: job_id?.slice(-4),
  status: 'pending',
  ...more,
});
const FILE = [
  { kind: 'client', id: SHARON, name: 'Sharon Petrov' },
  { kind: 'client', id: DAVE, name: 'Dave Kowalski' },
  { kind: 'client', id: GREG, name: 'Greg Lawson' },
  { kind: 'client', id: MICK, name: 'Mick Hartley' },
  { kind: 'client', id: GAIL, name: 'Gail Prentice' },
  job(FANS, 'Ceiling fans', 'Sharon Petrov', { amount: 760 }),
  job(LAUNDRY, 'Laundry reno', 'Dave Kowalski'),
  job(CARPORT, 'Carport', 'Greg Lawson', { amount: 9200 }),
  job(FENCE, 'Fence repair', 'Mick Hartley', { amount: 980 }),
  job(KITCHEN, 'Kitchen extension', 'Greg Lawson', { amount: 42000, status: 'in_progress' }),
  job(SWITCH, 'Safety switch fault', 'Sharon Petrov', { status: 'completed' }),
  job(LIGHTS, 'Eight downlights', 'Gail Prentice'),
  { kind: 'item', id: SLEEPERS, name: 'Treated pine sleepers', quantity: 40, status: 'pending' },
  { kind: 'item', id: RCBO, name: 'RCBO 20A', quantity: 6, amount: 38.5, supplier: 'Rexel', status: 'ordered' },
  { kind: 'supplier', id: BOWENS, name: 'Bowens Timber' },
  { kind: 'quote', id: Q_FANS, name: 'Q-2', client: 'Sharon Petrov', status: 'sent', about: 'Ceiling fans' },
] as KnownRecord[];

type Calls = [string, Record<string, unknown>][];
const price = (of: string | undefined, budget: number): Calls => [['update_job', { job: of, budget }]];
const table: [string, Calls][] = [
  ['has the fans quote been accepted', [['list_quotes', { job: FANS, is: 'accepted' }]]],
  ['Sharon Petrov knocked back the fans', [['update_quote', { quote: Q_FANS, status: 'declined' }]]],
  ['make the safety switch invoice 350', [['update_finance_record', { type: 'invoice', job: SWITCH, amount: 350 }]]],
  ['price for the laundry is 7900', price(LAUNDRY, 7900)],
  ['fence price is 1100', price(FENCE, 1100)],
  ['the carport is going to be 9800 now', price(CARPORT, 9800)],
  ['the carport is now 9800', price(CARPORT, 9800)],
  ['change the carport to 9800', price(CARPORT, 9800)],
  [
    'order the sleepers from Bowens at 32 each',
    [['update_procurement_item', { item: SLEEPERS, status: 'ordered', new_supplier: BOWENS, unit_price: 32 }]],
  ],
  [
    'need another four of those rcbos same place same price',
    [['create_procurement_item', { item_name: 'RCBO 20A', quantity: 4, unit_price: 38.5, supplier: 'Rexel' }]],
  ],
  [
    'extra power point on the kitchen $180',
    [['add_variation', { job: KITCHEN, description: 'Power point', amount: 180 }]],
  ],
  ['issue the 203.50 invoice for mick', [['issue_invoice', { client: MICK, amount_was: 203.5 }]]],
  ['issue micks deposit invoice', [['issue_invoice', { client: MICK, invoice_kind: 'deposit' }]]],
  [
    'credit mick 88 plus gst, tap was faulty',
    [['credit_invoice', { client: MICK, amount: 88, gst: 'plus', reason: 'Tap was faulty' }]],
  ],
  [
    'tell Michelle to ring the council friday',
    [['create_task', { task_name: 'Ring the council', assigned_to: 'Michelle', due_date: '2026-11-27' }]],
  ],
];

describe('what is plainly asked', () => {
  it.each(table)('%s', (said, calls) => expect(callsOf(said, FILE)).toEqual(calls));

  it('a price of one asks how many', () =>
    expect(madeOf('quote Gail ninety five a light plus gst', FILE)).toContainEqual(
      expect.stringContaining('How many lights are there'),
    ));
  it("him is nobody's school", () => {
    const school = { kind: 'client', id: LIGHTS, name: 'Motueka Primary School', lately: 'changed' } as KnownRecord;
    const graeme = {
      kind: 'client',
      id: SLEEPERS,
      name: 'Graeme Pyle',
      lately: 'created',
      earlier: true,
    } as KnownRecord;
    const calls = callsOf('let him know its off because of the wind', [school, graeme]);
    expect(calls).not.toContainEqual(['send_message', expect.objectContaining({ to: school.id })]);
  });
  it('a number behind a sorry is no small talk', () =>
    expect(madeOf('sorry six eighty', FILE)).not.toContainEqual('No worries at all.'));
});
