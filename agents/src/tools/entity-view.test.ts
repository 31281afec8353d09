import { financeRecords, financeRecordView, keysOf, optionalText } from '@smoko/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { otherArguments } from './entity-view.ts';

const byHand = keysOf(financeRecordView.fields);

it('a field that no tool words by hand is an argument, and may be emptied where the record may hold nothing', () => {
  const fields = { ...financeRecordView.fields, order_reference: { kind: 'text', label: 'Order Reference' } } as const;
  const record = financeRecords.record.extend({ order_reference: z.string().nullable() });
  const update = { ...financeRecords.update, order_reference: optionalText(40) };
  const others = otherArguments({ ...financeRecordView, fields }, { record, update }, byHand);
  const args = z.strictObject({ ...others.args, ...others.clearing });
  expect(args.parse({ order_reference: 'PO 77', clear: ['order_reference'] })).toEqual({
    order_reference: 'PO 77',
    clear: ['order_reference'],
  });
  expect(args.safeParse({ clear: ['amount'] }).success).toBe(false);
  expect(others.changed({ order_reference: 'PO 77', amount: 3 })).toEqual({ order_reference: 'PO 77' });
  expect(others.changed({ clear: ['order_reference'] })).toEqual({ order_reference: null });
  expect(() => others.changed({ order_reference: 'PO 77', clear: ['order_reference'] })).toThrow('not both');
});

it('without such a field there is nothing to empty', () => {
  expect(otherArguments(financeRecordView, financeRecords, byHand)).toMatchObject({
    args: {},
    cleared: {},
    clearing: {},
  });
});
