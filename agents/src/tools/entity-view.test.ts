import { financeRecords, financeRecordView, keysOf, optionalText } from '@smoko/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { otherArguments } from './entity-view.ts';

const byHand = keysOf(financeRecordView.fields);

it('a field that no tool words by hand is an argument, and may be emptied where the record may hold nothing', () => {
  const fields = { ...financeRecordView.fields, reference: { kind: 'text', label: 'Reference' } } as const;
  const record = financeRecords.record.extend({ reference: z.string().nullable() });
  const update = { ...financeRecords.update, reference: optionalText(40) };
  const others = otherArguments({ ...financeRecordView, fields }, { record, update }, byHand);
  const args = z.strictObject({ ...others.args, ...others.clearing });
  expect(args.parse({ reference: 'PO 77', clear: ['reference'] })).toEqual({
    reference: 'PO 77',
    clear: ['reference'],
  });
  expect(args.safeParse({ clear: ['amount'] }).success).toBe(false);
  expect(others.changed({ reference: 'PO 77', amount: 3 })).toEqual({ reference: 'PO 77' });
  expect(others.changed({ clear: ['reference'] })).toEqual({ reference: null });
  expect(() => others.changed({ reference: 'PO 77', clear: ['reference'] })).toThrow('not both');
});

it('without such a field there is nothing to empty', () => {
  expect(otherArguments(financeRecordView, financeRecords, byHand)).toMatchObject({
    args: {},
    cleared: {},
    clearing: {},
  });
});
