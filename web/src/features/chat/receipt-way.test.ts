import type { ReceiptCard } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { isSaid, wayOf } from './receipt-way.ts';

const receipt = (fields: Partial<ReceiptCard>): ReceiptCard => ({
  receipt_id: 'a'.repeat(24),
  tool: 'create_job',
  entity: 'projects',
  record_id: 'b'.repeat(24),
  summary: 'Created job 1007 - Hot water',
  undoable: true,
  undone: false,
  job_number: '1007',
  ...fields,
});

describe('the way to what an assistant did', () => {
  it.each([
    [{}, '/job-details?job=1007', 'Job 1007'],
    [{ entity: 'clients' }, `/client?client=${'b'.repeat(24)}`, 'Client'],
    [
      { entity: 'finance_records', summary: 'Recorded draft invoice: $935.00' },
      `/finance-record?id=${'b'.repeat(24)}`,
      'Invoice',
    ],
    [{ entity: 'admin_tasks' }, '/job-details?job=1007&tab=tasks', 'Task'],
    [{ entity: 'procurement_items', job_number: undefined }, '/procurement-data', 'Order'],
  ])('%j', (fields, path, name) => {
    expect(wayOf(receipt(fields as Partial<ReceiptCard>))).toEqual({ path, name });
  });

  it('ends where the record is gone', () => {
    expect(wayOf(receipt({ undone: true }))).toBeNull();
    expect(wayOf(receipt({ tool: 'delete_client', entity: 'clients' }))).toBeNull();
  });
});

it('what the reply says in the same words is not said twice', () => {
  const { summary } = receipt({});
  expect(isSaid({ summary }, 'Done.\n\nCreated **job 1007** - Hot water.')).toBe(true);
  expect(isSaid({ summary }, 'Your job is on file.')).toBe(false);
});
