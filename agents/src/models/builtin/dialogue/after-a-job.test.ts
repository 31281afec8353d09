import { AIMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { expect, it } from 'vitest';
import { block } from '../../../blocks.ts';
import { type KnownRecord, recordLines } from '../../../known.ts';
import { CONTEXT } from '../decide.test-support.ts';
import { plan } from '../plan.ts';
import { read } from '../reading.ts';

const id = (n: number) => String(n).repeat(24);
const LOU: KnownRecord = { kind: 'client', id: id(1), name: 'Lou Ferris', lately: 'created' };
const COLIN: KnownRecord = { kind: 'client', id: id(2), name: 'Colin Wood' };
const JOB: KnownRecord = {
  kind: 'job',
  id: id(3),
  name: 'Switchboard upgrade',
  number: '1001',
  client: 'Lou Ferris',
  amount: 2200,
  date: '2026-12-01',
  lately: 'created',
};
const METER: KnownRecord = { kind: 'item', id: id(4), name: 'New meter box', quantity: 1, job: '1001' };
const RECORDS = [LOU, JOB, COLIN, METER];
const TOOLS =
  'create_job delete_job update_job create_task create_finance_record send_quote send_message list_procurement_items list_jobs list_tasks update_task delete_finance_record update_procurement_item create_procurement_item'.split(
    ' ',
  );

/** What a message comes to after a talk: Lou's job was made unless told otherwise. */
function after(said: string, records = RECORDS, talk = ['new job for lou', 'Created job 1001 - Switchboard upgrade.']) {
  const past = talk.map((text, i) => (i % 2 ? new AIMessage(text) : new HumanMessage(text)));
  const last = new HumanMessage(`${said}\n\n${block('records', recordLines(records))}`);
  return plan(read([new SystemMessage(CONTEXT), ...past, last], TOOLS));
}

it.each([
  [
    'put another job in for lou same day, 3 gpos in the shed, 450',
    { client: id(1), job_name: '3 gpos in the shed', date: '2026-12-01', budget: 450 },
  ],
  [
    'also one for colin, new clothesline, 240, same day',
    { client: id(2), job_name: 'New clothesline', date: '2026-12-01', budget: 240 },
  ],
])('another job has its own work: %s', (said, args) =>
  expect(after(said).calls).toMatchObject([{ name: 'create_job', args }]),
);

it('a figure is the price of what is named and has none', () =>
  expect(after('the meter box is 310', [{ ...METER, lately: 'created' }, JOB]).calls).toMatchObject([
    { args: { item: id(4), unit_price: 310 } },
  ]));

it('nothing goes before its price is known', () => {
  const asked = 'How much is the invoice: the lot, which is $2,200.00 for Switchboard upgrade, or another amount?';
  expect(after('send it', RECORDS, ['bill lou for the switchboard', asked])).toEqual({ text: asked, calls: [] });
});

it.each([
  ['chase her for the rest next friday', { task_name: 'Chase Lou Ferris for the rest', due_date: '2026-11-27' }],
  [
    'book a call with the inspector for wed 10',
    { task_name: 'Book a call with the inspector', due_date: '2026-11-25', due_time: '10:00' },
  ],
  ['remind me to put the bins out tonight', { task_name: 'Put the bins out', due_date: '2026-11-20' }],
])('a day to come makes a to-do: %s', (said, args) =>
  expect(after(said).calls).toMatchObject([{ name: 'create_task', args }]),
);

it('what is still to be picked up is on order', () =>
  expect(after('what do i need to pick up').calls).toMatchObject([{ name: 'list_procurement_items' }]));

it('a note goes with the job before it', () =>
  expect(after('move the switchboard to the 8th, note that the dog bites').calls).toMatchObject([
    { args: { job: id(3), date: '2026-12-08' } },
    { args: { job: id(3), add_note: 'The dog bites' } },
  ]));

it('two jobs stay with whom they are for', () =>
  expect(
    after('two new ones. Sione Vea, carport slab, 5400. and Rhonda Peck, footpath repair, 1150', [], []).calls,
  ).toMatchObject([
    { args: { client: 'Sione Vea', job_name: 'Carport slab', budget: 5400 } },
    { args: { client: 'Rhonda Peck', job_name: 'Footpath repair', budget: 1150 } },
  ]));

it('the start of a phone number is no postcode', () =>
  expect(after('new job for bo lee, 31 pako st geelong west, 0491 570 110, new oven', [], []).calls).toMatchObject([
    { args: { address: '31 pako st geelong west', client_phone: '0491 570 110' } },
  ]));

it.each([
  ['pump came in at 185', { item: id(4), unit_price: 185 }],
  ['actually make it 5m', { item: id(5), quantity: 5 }],
])('of what was just ordered: %s', (said, args) => {
  const pump: KnownRecord = { kind: 'item', id: id(4), name: 'Condensate pump', quantity: 1, lately: 'created' };
  const pipe: KnownRecord = { kind: 'item', id: id(5), name: '19mm armaflex (m)', quantity: 3, lately: 'created' };
  const talk = ['order a pump and 3m of armaflex', 'Added order item 1 x Condensate pump.'];
  expect(after(said, [pipe, pump], talk).calls).toMatchObject([{ name: 'update_procurement_item', args }]);
});

it.each(['first ones done', 'tick off the first one'])('the first of a list that was told: %s', (said) => {
  const task = (n: number, name: string): KnownRecord => ({ kind: 'task', id: id(n), name, status: 'pending' });
  const talk = ['what tasks have i got', '2 open tasks:\n- Invoice bob, pending\n- Service the ute, pending'];
  expect(after(said, [task(7, 'Service the ute'), task(6, 'Invoice bob')], talk).calls).toMatchObject([
    { name: 'update_task', args: { task: id(6), status: 'completed' } },
  ]);
});

it('a payment is never an expense', () => {
  const spent: KnownRecord = { kind: 'finance', id: id(8), name: 'Expense', type: 'expense', lately: 'created' };
  const call = after('delete that payment', [spent, JOB], ['spent 185', 'Recorded expense $185.00.']).calls[0];
  expect(call?.args).toMatchObject({ type: 'payment' });
  expect(call?.args.record).toBeUndefined();
});

it('whoever rings tells of work', () =>
  expect(after('priya rang, her hot waters carked it, be there mon 7am', [], []).calls).toMatchObject([
    { args: { client: 'Priya', job_name: 'Hot waters carked it', date: '2026-11-23', time: '07:00' } },
  ]));

it.each(['cool, get rid of it', 'delete that one'])('what was just told is what goes: %s', (said) => {
  const talk = ["when's the switchboard booked", 'Job 1001 - Switchboard upgrade for Lou Ferris, pending.'];
  expect(after(said, [{ ...JOB, lately: undefined }], talk).calls).toMatchObject([
    { name: 'delete_job', args: { job: id(3) } },
  ]);
});

it('how the work is to be done is kept with it', () =>
  expect(after('she wants macrocarpa not pine').calls).toMatchObject([
    { name: 'update_job', args: { job: id(3), add_note: 'Wants macrocarpa not pine' } },
  ]));

it('the number of a house is none of a phone', () =>
  expect(after('new job for aroha tane 021 555 0143 12 rata st hamilton, deck rebuild', [], []).calls).toMatchObject([
    { args: { client: 'Aroha Tane', client_phone: '021 555 0143', address: '12 rata st hamilton' } },
  ]));
