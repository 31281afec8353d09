import { expect, it } from 'vitest';
import { message, ORDERED, SUPPLIER } from '../../testing/inbound-office.ts';
import type { Book } from '../book.ts';
import { readByCode } from '../read-by-code.ts';
import { planInbound } from './plan.ts';

const AROUND = { userName: 'Mel Carmody', businessName: 'Carmody Trades', warnings: [], namesAttachment: false };

function orderedPlan(text: string, book: Book = ORDERED) {
  const incoming = message(text, SUPPLIER, book);
  return planInbound(incoming, readByCode(incoming), { ...AROUND, mayAnswer: true });
}

it.each([
  'Hi Dave your order is delayed, ETA now Tues 1 Dec sorry',
  'Your order SO-8821 is running late, now 1 Dec',
  'The order will be there Tuesday 1 Dec',
  'The rest of the order is coming Friday',
])('%j of two that are open is asked about', (text) => {
  const plan = orderedPlan(text);
  expect([plan.changes, plan.task?.task_name]).toEqual([[], 'Ask Bunnings Trade Warrawong which item they mean']);
});

it('the whole order, or the one thing that is open, is set', () => {
  expect(orderedPlan('Your whole order is delayed to Tue 1 Dec').changes).toHaveLength(3);
  const one = { ...ORDERED, items: ORDERED.items.slice(0, 1) };
  expect(orderedPlan('Your order is delayed to Tue 1 Dec', one).changes.map(({ ask }) => ask)).toEqual([
    'Set the delivery of Treated pine posts x 8 to Tue 1 Dec 2026: Bunnings Trade Warrawong says so',
  ]);
});

it.each([
  ['4 of 8 posts sent today, others to follow', []],
  ['Half of the posts are on the truck today, the rest is on back order', []],
  [
    '4 of the 8 posts sent today, rest comes Wed 2 Dec',
    ['Set the delivery of Treated pine posts x 8 to Wed 2 Dec 2026: Bunnings Trade Warrawong says so'],
  ],
  [
    'Posts 8 of 8 sent, with you Wed 25 Nov',
    ['Set the delivery of Treated pine posts x 8 to Wed 25 Nov 2026: Bunnings Trade Warrawong says so'],
  ],
])('%j is a part of it: the day is that of the rest', (text, asks) => {
  expect(orderedPlan(text).changes.map(({ ask }) => ask)).toEqual(asks);
});

it('what comes no more is decided, not waited for', () => {
  const plan = orderedPlan('The polycarbonate sheets are discontinued. We can do a bigger one for the same price');
  expect([plan.summary, plan.changes]).toEqual([
    'Bunnings Trade Warrawong cannot supply as ordered: Polycarbonate sheets x 12',
    [],
  ]);
  expect(plan.task?.task_name).toContain('what to take instead');
});

it.each([
  'Please find your statement for November. Total owing $1,794.00.',
  'November statement attached, balance owing $1,794.00',
  'Your account is overdue $412.50 inv 8831, please pay or we stop supply',
])('%j is no bill of its own', (text) => {
  const plan = orderedPlan(text);
  expect([plan.changes, plan.task?.task_name]).toEqual([[], 'Check what you owe Bunnings Trade Warrawong']);
});

it.each([
  'Invoice 8831 for $412.50 attached, due 31 December',
  'INV 8831 is attached, $412.50 incl GST, payable by 31/12',
  'Your bill for the hire comes to $412.50, invoice 8831, due by 31/12',
])('%j is a bill', (text) => {
  expect(orderedPlan(text).changes.map(({ tool }) => tool)).toEqual(['create_finance_record']);
});

it('a price in few words is proposed, with what they ask', () => {
  const plan = orderedPlan('Posts are gone up, now 45 +gst each. Ok to go ahead?');
  expect(plan.changes.map(({ ask }) => ask)).toEqual([
    'Set the price of Treated pine posts to $45.00 each: Bunnings Trade Warrawong says so',
  ]);
  expect(plan.facts).toContainEqual({ label: 'Asks', value: 'Ok to go ahead?' });
});

it('a confirmation with the holidays below it is one all the same', () => {
  const thanks =
    'Thank you for your order SO-4410.\n\n8 x Treated pine posts\n\nWe close on 18 December until 11 January.';
  expect(orderedPlan(thanks).intent).toBe('supplier_confirms');
  expect(orderedPlan('We close on 18 December and open again 11 January.').intent).toBe('other');
});
