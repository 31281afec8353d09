import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { describe, expect, it } from 'vitest';
import { block } from '../../../blocks.ts';
import { type KnownRecord, recordLines } from '../../../known.ts';
import { CONTEXT } from '../decide.test-support.ts';
import { CANNOT } from '../lexicon/cannot.ts';
import { read } from '../reading.ts';
import { meaningOf } from './turn.ts';

const FILE: KnownRecord[] = [
  { kind: 'client', id: 'sol', name: 'Sol Wexler' },
  { kind: 'client', id: 'dulcie', name: 'Dulcie Pope' },
  { kind: 'supplier', id: 'stratco', name: 'Stratco Keilor' },
  { kind: 'job', id: 'slab', name: 'Carport Slab', number: '4101', client: 'Sol Wexler', date: '2026-12-08' },
  { kind: 'job', id: 'sash', name: 'Sash Cords', number: '4102', client: 'Dulcie Pope', amount: 440 },
];
const TOOLS = ['job', 'task', 'procurement_item', 'finance_record', 'quote'].map((one) => `update_${one}`);

/** What a message comes to after one exchange; `lately` is what that exchange made, or what it told of. */
function after(before: string, answer: string, message: string, known: KnownRecord[] = []) {
  const text = `${message}\n\n${block('records', recordLines([...known, ...FILE]))}`;
  return meaningOf(
    read(
      [new SystemMessage(CONTEXT), new HumanMessage(before), new AIMessage(answer), new HumanMessage(text)],
      ['hand_over', 'undo_last', 'create_job', ...TOOLS],
    ),
  );
}

const INVOICE: KnownRecord = {
  kind: 'finance',
  id: 'i1',
  name: 'Slab',
  type: 'invoice',
  amount: 2000,
  date: '2026-12-10',
  job: '4101',
  client: 'Sol Wexler',
};
const LATE: KnownRecord = { ...INVOICE, id: 'i2', amount: 900, date: '2026-11-06', status: 'overdue' };
const OWES = [
  'how much does sol owe',
  `2 unpaid invoices for Sol Wexler, $2,900.00 in all:
- invoice $2,000.00 for Sol Wexler, job 4101 - Carport Slab, due Thu 10 Dec 2026, pending
- invoice $900.00 for Sol Wexler, job 4101 - Carport Slab, due Fri 6 Nov 2026, overdue`,
] as const;
const ONE = [OWES[0], OWES[1].split('\n').slice(0, 2).join('\n')] as const;

describe('what was told in an answer is meant', () => {
  it.each([
    ['ok take 50 off that invoice, he gave me his old sander', { record: 'i1', amount_change: -50 }],
    ['knock 10% off it', { record: 'i1', amount_change_percent: -10 }],
    ['give him til the 15th of dec on that', { record: 'i1', due_date: '2026-12-15' }],
  ])('of one: %s', (message, args) => expect(after(...ONE, message, [INVOICE]).reply?.calls[0]?.args).toEqual(args));

  it.each([
    ['give em til the 30th on the late one', { record: 'i2', due_date: '2026-11-30' }],
    ['take 50 off the 900 one', { record: 'i2', amount_change: -50 }],
  ])('of two: %s', (message, args) =>
    expect(after(...OWES, message, [INVOICE, LATE]).reply?.calls[0]?.args).toEqual(args),
  );

  it('is not guessed of two', () =>
    expect(after(...OWES, 'take 50 off that invoice', [INVOICE, LATE]).reply).toBeNull());

  it.each(['which amount is on it?', 'how much is it', 'whens that due'])('is told again: %s', (message) => {
    const { reply } = after(
      'email sol his invoice',
      `Send ${ONE[1].split('- ')[1]} - this waits for your yes.`,
      message,
      [INVOICE],
    );
    expect([reply?.calls, reply?.text]).toEqual([[], expect.stringMatching(/\$2,000\.00.*10 Dec/)]);
  });
});

const MADE: KnownRecord = { kind: 'item', id: 'b', name: 'Bricks', quantity: 240, lately: 'created' };
describe('more about what was just made', () => {
  const said = ['need 240 bricks', 'Added order item 240 x Bricks.'] as const;
  it.each([
    ['100mm round', { item: 'b', new_name: 'Bricks, 100mm round' }],
    ['the red ones', { item: 'b', new_name: 'Bricks, red' }],
    ['reds, for dulcies job', { item: 'b', new_name: 'Bricks, reds', new_job: 'sash' }],
    ['stratco can supply em', { item: 'b', new_supplier: 'stratco' }],
    ['from bunnings', { item: 'b', add_note: 'From Bunnings' }],
    ['for the carport', { item: 'b', new_job: 'slab' }],
    ['they turned up', { item: 'b', status: 'delivered' }],
  ])('of an order: %s', (message, args) => expect(after(...said, message, [MADE]).reply?.calls[0]?.args).toEqual(args));

  it.each(['4 sheets of ply for the carport', 'invoice sol for the carport slab', 'remind me to ring dulcie'])(
    'is another request: %s',
    (message) => expect(after(...said, message, [MADE]).requests).toEqual([message]),
  );

  const TASK: KnownRecord = { kind: 'task', id: 't', name: 'Ring sol', lately: 'created' };
  it.each([
    ['tick that off', { task: 't', status: 'completed' }],
    ['thats done', { task: 't', status: 'completed' }],
    ['and michelle can do it', { task: 't', assigned_to: 'Michelle' }],
  ])('of a task: %s', (message, args) =>
    expect(after('remind me to ring sol', 'Added task Ring sol.', message, [TASK]).reply?.calls[0]?.args).toEqual(args),
  );

  const PAID: KnownRecord = { ...INVOICE, id: 'p', type: 'payment', amount: 600, lately: 'created' };
  it.each([
    [
      "oops wrong person - that was Dulcie Pope, for the sash cords, and it's 650",
      { record: 'p', new_job: 'sash', amount: 650 },
    ],
    ["wrong job too, should've gone on the sash cords", { record: 'p', new_job: 'sash' }],
  ])('of a payment: %s', (message, args) =>
    expect(after('got 600 from sol', 'Recorded payment $600.00.', message, [PAID]).reply?.calls[0]?.args).toEqual(args),
  );

  it('one more at the same price', () => {
    const quote: KnownRecord = { kind: 'quote', id: 'q', name: 'Q-1', client: 'Dulcie Pope', lately: 'created' };
    const { reply } = after(
      'quote dulcie 3 windows at 600 each',
      'Drafted quote Q-1.',
      'throw in a fourth at the same price',
      [quote],
    );
    expect(reply?.calls[0]?.args).toEqual({ quote: 'q', add_line: { description: 'Windows, 1 more', amount: 600 } });
  });

  it('and then a second one', () => {
    const { first, requests } = after(
      'invoice sol wexler 2,000 for the carport slab due 10 dec',
      'Recorded invoice $2,000.00 for Sol Wexler.',
      'make it 1,000 instead and due 27 nov, then do a second one for the other 1,000 due 10 dec',
      [{ ...INVOICE, lately: 'created' }],
    );
    expect(first[0]?.args).toEqual({ record: 'i1', amount: 1000, due_date: '2026-11-27' });
    expect(requests).toEqual(['invoice sol wexler for the carport slab, 1,000 due 10 dec']);
  });
});

describe('what is open', () => {
  it('is given up with a reason', () =>
    expect(
      after('i need to raise an invoice', 'How much is the invoice?', "oh forget it, the wife's already done one").reply
        ?.text,
    ).toMatch(/left it/));

  it('is the lot after a yes', () =>
    expect(
      after(
        'invoice dulcie',
        'How much is the invoice: the lot, which is $440.00 for Sash Cords, or another amount?',
        'yep',
      ).requests,
    ).toEqual(['invoice dulcie, $440.00']));

  it('is nothing that was declined', () =>
    expect(after('pay my tax bill', CANNOT.cannot_pay ?? '', 'whats on tomorrow').requests).toEqual([
      'whats on tomorrow',
    ]));
});

describe('whether a variation was agreed to, before the rest of its job is invoiced', () => {
  const asked = [
    'bill the rest of the carport slab',
    'Not agreed to yet on job 4101 - Carport Slab for Sol Wexler: V1, Gate, $440.00. Nothing was recorded. With it $2,840.00 is left to invoice, without it $2,400.00. Did they agree to it?',
  ] as const;
  it.each([
    ['no', ['bill the rest of the carport slab without the variation']],
    ['without it', ['bill the rest of the carport slab without the variation']],
    ['yes', ['they agreed to the variation', 'bill the rest of the carport slab']],
  ])('%s', (message, requests) => expect(after(...asked, message).requests).toEqual(requests));
});
