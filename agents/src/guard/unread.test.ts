import { describe, expect, it } from 'vitest';
import { dayLeftOut, dueUnread } from './day-left-out.ts';
import { namedTwice } from './named-twice.ts';
import { onlyAsks } from './only-asked.ts';
import { strayItem } from './stray-item.ts';
import { takenOut } from './taken-out.ts';
import { unreadGst } from './unread-gst.ts';
import { unreadPrice } from './unread-price.ts';
import { unreadYes } from './unread-yes.ts';

describe('GST that was said and not read', () => {
  const said = 'bill dan the deposit 500 gst whichever';
  it.each([
    ['create_finance_record', { type: 'invoice', amount: 500 }, true],
    ['create_finance_record', { type: 'invoice', amount: 500, gst: 'inc' }, false],
    ['create_finance_record', { type: 'payment', amount: 500 }, false],
    ['create_finance_record', { type: 'invoice', percent_of_budget: 20 }, true],
    ['create_quote', { lines: [{ description: 'Tap', unit_price: 500 }] }, true],
    ['create_quote', { lines: [{ description: 'Tap', unit_price: 500 }], gst: 'plus' }, false],
    ['create_job', { job_name: 'Tap', budget: 500 }, true],
    ['create_job', { job_name: 'Tap', budget: 500, description: 'plus GST' }, false],
    ['create_job', { job_name: 'Tap' }, false],
    ['add_variation', { amount: 500, add: { gst: 'inc' } }, false],
    ['create_task', { task_name: 'Ring the ATO' }, false],
  ])('%s %j: %s', (tool, args, doubted) => {
    expect(unreadGst(tool, args, said)).toHaveLength(doubted ? 1 : 0);
    expect(unreadGst(tool, args, 'bill dan the deposit 500')).toEqual([]);
  });

  it('is none where the tax itself is not spoken of', () => {
    expect(unreadGst('create_quote', { amount: 500 }, '500 for dan, his gst number is 123-456-789')).toEqual([]);
  });
});

describe('a number that was taken out', () => {
  it.each([
    ['its 9m of pipe not 6', { lines: [{ unit_price: 6 }] }, ['lines.0.unit_price']],
    ['its 9m of pipe not 6', { lines: [{ quantity: 9 }] }, []],
    ['1,850 not 1,580', { amount: 1_580 }, ['amount']],
    ['not before 7', { quantity: 7 }, []],
    ['dave paid 500', { amount: 500 }, []],
  ])('%s %j', (said, args, paths) => {
    expect(takenOut(args, said).map(({ path }) => path)).toEqual(paths);
  });
});

describe('a yes that nothing keeps', () => {
  it.each([
    ["Aalto's said yes. Book him Thursday", [{ id: '1', date: '2026-12-10' }], true],
    ["Aalto's said yes. Book him Thursday", [{ id: '1', date: '2026-12-10' }, { status: 'accepted' }], false],
    ['they gave the go ahead so start monday', [{ date: '2026-11-23' }], true],
    ['Lorraine say ok go. I start thursday', [{ date: '2026-11-26' }], true],
    ['yes book him Thursday', [{ date: '2026-12-10' }], false],
    ['she accepted the parcel, put the job on friday', [{ date: '2026-12-10' }], false],
  ])('%s %j: %s', (said, calls, doubted) => {
    expect(unreadYes(said, calls)).toHaveLength(doubted ? 1 : 0);
  });
});

describe('an order item that another one is called by too', () => {
  const calls = [{ item_name: 'Outdoor bracket 2 nos' }, { item_name: 'Pair coil' }, { item_name: 'Bracket' }];
  it.each([
    ['create_procurement_item', 'Bracket', 1],
    ['create_procurement_item', 'Pair coil', 0],
    ['create_procurement_item', 'Outdoor bracket 2 nos', 0],
    ['create_task', 'Bracket', 0],
  ])('%s %s: %i', (tool, item_name, found) => {
    expect(namedTwice(tool, { item_name }, calls)).toHaveLength(found);
  });

  it('that has its price, so that the first one lacks it', () => {
    const [first, second] = [
      { item_name: 'Weathershield 15 litre (bucket)', quantity: 4 },
      { item_name: 'Bucket', unit_price: 289 },
    ];
    const both = [first, second, { item_name: 'Roller' }];
    expect(both.map((one) => namedTwice('create_procurement_item', one, both).length)).toEqual([1, 1, 0]);
  });

  it('which ones is no thing of its own', () => {
    const item = (item_name: string) => namedTwice('create_procurement_item', { item_name }, [{ item_name }]).length;
    expect(['Long ones', 'Black one', 'Ones', 'Zones', 'Cornerstone'].map(item)).toEqual([1, 1, 1, 0, 0]);
  });
});

describe('a message that only asks', () => {
  it.each(['Has the vet quote gone out?', 'and did dave pay? what does he owe?', 'how many sheets?', "What's on?"])(
    '%s',
    (said) => expect(onlyAsks(said)).toBe(true),
  );
  it.each([
    'Can you book dave in?',
    'Has dave paid? If not send him a reminder',
    'book dave in',
    'could you order 2 taps?',
    '',
  ])('is not: %s', (said) => expect(onlyAsks(said)).toBe(false));
});

describe('the day of a new task that was said and is not in it', () => {
  const today = '2026-11-20';
  it.each([
    ['ill be done there wed. remind me to bill her the lot then', {}, 1],
    ['remind me to bill her the lot then', {}, 1],
    ['remind me to bill her on wednesday', { due_date: '2026-11-25' }, 0],
    ['remind me to bill her', {}, 0],
  ])('%s %j: %i', (said, due, found) => {
    const args = { task_name: 'Bill her', ...due };
    expect(dayLeftOut('create_task', args, said, today, [args])).toHaveLength(found);
  });

  it.each([
    ['create_task', 'leave it and remind me that day', {}, 1],
    ['update_job', 'move his job to that day and note that ron needs the trailer', { description: 'Trailer' }, 1],
    ['update_job', 'move his job to that day', { date: '2026-12-07' }, 0],
    ['update_job', 'add that we were there that day', { description: 'Trailer' }, 0],
  ])('%s of "that day": %s', (tool, said, args, found) =>
    expect(dayLeftOut(tool, args, said, today, [args])).toHaveLength(found),
  );

  it('may have gone into another call', () => {
    const args = { task_name: 'Ring Bob' };
    const calls = [{ id: '1', date: '2026-11-25' }, args];
    expect(dayLeftOut('create_task', args, 'move dave to wednesday and remind me to ring bob', today, calls)).toEqual(
      [],
    );
  });
});

describe('one word at the end of an order', () => {
  const calls = [
    { item_name: '45deg bends', quantity: 4 },
    { item_name: 'Gully trap', quantity: 1 },
    { item_name: 'Mico' },
  ];
  it.each([
    ['Mico', '4 45deg bends, 1 gully trap. mico', 1],
    ['Mico', '4 45deg bends, 1 gully trap and mico', 0],
    ['Gully trap', '4 45deg bends, 1 gully trap', 0],
  ])('%s of %s: %i', (item_name, said, found) => {
    expect(strayItem('create_procurement_item', { item_name }, said, calls)).toHaveLength(found);
  });
});

describe('a price among the words of a line', () => {
  it.each([
    ['create_quote', { work: 'Laundry nine sqm at seventy five a metre', amount: 650 }],
    ['create_invoice', { lines: [{ description: 'Reline for metres at 780 a metre', unit_price: 450 }] }],
    ['add_variation', { description: 'Labour 6 at 310 each', amount: 40 }],
  ])('is doubted: %s %o', (tool, args) => expect(unreadPrice(tool, args)).toHaveLength(1));
  it.each([
    ['create_quote', { work: 'Tap at the back door', amount: 650 }],
    ['create_invoice', { lines: [{ description: 'Callout at 7 am', unit_price: 450 }] }],
    ['create_quote', { work: 'Lights at 14 Banksia St', amount: 650 }],
    ['create_task', { task_name: 'Ask for tiles at 45 a box' }],
  ])('is none: %s %o', (tool, args) => expect(unreadPrice(tool, args)).toEqual([]));
});

describe('when an invoice is due, said in words that are no date', () => {
  it.each([
    ['invoice stuart 2500, due on the day of the install', ['due on the day of the install']],
    ['bill her 400 due when the slab is poured', ['due when the slab is poured']],
    ['invoice stuart 2500 due on friday', []],
    ['invoice stuart 2500, due in 7 days', []],
    ['invoice stuart 2500, due on receipt', []],
    ['invoice stuart 2500', []],
  ])('%s', (said, found) => expect(dueUnread('create_invoice', said, '2026-11-20')).toEqual(found));

  it('of other records it is told elsewhere', () =>
    expect(dueUnread('create_task', 'remind me, due on the day of the install', '2026-11-20')).toEqual([]));
});
