import { describe, expect, it } from 'vitest';
import { namedTwice } from './named-twice.ts';
import { takenOut } from './taken-out.ts';
import { unreadGst } from './unread-gst.ts';
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
});
