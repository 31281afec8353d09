import type { AssistantId } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import type { KnownRecord } from '../../../../known.ts';
import { onlyCall } from '../../decide.test-support.ts';

const RECORDS: KnownRecord[] = [
  { kind: 'client', id: 'c1', name: 'Luca Bianchi' },
  { kind: 'client', id: 'c2', name: 'Raj Patel' },
  { kind: 'client', id: 'c3', name: 'Declan Murphy' },
  { kind: 'client', id: 'c4', name: 'Aoife Murphy' },
  { kind: 'supplier', id: 's1', name: 'Reece Unanderra' },
  { kind: 'job', id: 'j1', name: 'Bathroom Reno', number: '3201', client: 'Luca Bianchi', status: 'in_progress' },
  { kind: 'job', id: 'j2', name: 'Merbau Deck', number: '3202', client: 'Raj Patel', status: 'pending' },
  { kind: 'item', id: 'i1', name: 'Freestanding bath', job: '3201', status: 'ordered' },
  { kind: 'item', id: 'i2', name: 'Merbau decking 90x19', job: '3202', status: 'pending' },
  { kind: 'task', id: 't1', name: 'Renew ute rego', status: 'pending' },
];
/** Of the records only those that a message names are told. */
const told = (message: string) =>
  RECORDS.filter(({ name, client }) =>
    `${name} ${client ?? ''}`
      .toLowerCase()
      .split(' ')
      .some((word) => message.toLowerCase().includes(word.slice(0, 4))),
  );

type Row = [message: string, tool: string, args: Record<string, unknown>];
const table = (assistant: AssistantId, rows: Row[]) =>
  it.each(rows)('%s', (message, tool, args) =>
    expect(onlyCall(assistant, message, told(message))).toEqual([tool, args]),
  );

describe('jobs and people are asked about', () => {
  table('jerry', [
    ['how many jobs are underway', 'list_jobs', { status: 'in_progress' }],
    ['what jobs have we got going', 'list_jobs', { status: 'in_progress' }],
    ['hows the patels job going', 'list_jobs', { client: 'c2' }],
    ["which jobs haven't we started", 'list_jobs', { status: 'pending' }],
    ['any jobs on in Dapto', 'list_jobs', { search: 'Dapto', yes_no: true }],
    ["what's our biggest job", 'list_jobs', { rank: 'biggest' }],
    ['what have we done for the patels', 'list_jobs', { client: 'c2' }],
    ['is the bathroom finished yet', 'find_job', { job: 'j1', is: 'completed' }],
    ['whats the budget on the bathroom reno', 'find_job', { job: 'j1', wants: 'budget' }],
    ["what's luca's number", 'find_client', { client: 'c1', wants: 'phone' }],
    ['what does luca want done at his place', 'list_jobs', { client: 'c1' }],
    ["what's murphy's email", 'find_client', { client: "murphy's", wants: 'email' }],
    ['is Trevor Pascoe a client of ours?', 'find_client', { client: 'Trevor Pascoe', yes_no: true }],
    ['how many clients do I have', 'list_clients', {}],
  ]);
});

describe('money is asked about', () => {
  table('renea', [
    ['who owes me money', 'list_finance_records', { unpaid: true }],
    ['who owes us the most', 'list_finance_records', { unpaid: true, by: 'client' }],
    ['how much does luca owe', 'list_finance_records', { client: 'c1', unpaid: true }],
    ['how much do the Hendersons owe me', 'list_finance_records', { client: 'Hendersons', unpaid: true }],
    ['anything overdue?', 'list_finance_records', { late: true, yes_no: true }],
    ['has Luca paid yet', 'list_finance_records', { client: 'c1', settled: true }],
    ['total up my expenses', 'list_finance_records', { type: 'expense' }],
    ['how much have I spent on diesel', 'list_finance_records', { type: 'expense', search: 'diesel' }],
    ['what did I spend last month', 'list_finance_records', { type: 'expense', from: '2026-10-01', to: '2026-10-31' }],
    ["what's the profit on the bathroom", 'list_finance_records', { job: 'j1', profit: true }],
    ['how much gst this quarter', 'list_finance_records', { gst: true, from: '2026-10-01', to: '2026-12-31' }],
    ['how much do I owe Reece', 'list_finance_records', { type: 'expense', unpaid: true, search: 'Reece' }],
    ['what did I quote Luca', 'list_quotes', { client: 'c1' }],
    ['what did I quote the hendersons for their stairs', 'list_quotes', { client: 'Hendersons', quote: 'stairs' }],
    ['has Luca accepted the quote', 'list_quotes', { client: 'c1', is: 'accepted' }],
    ['which quotes are still out', 'list_quotes', { open: true }],
  ]);
});

describe('orders are asked about', () => {
  table('sarah', [
    ["what hasn't turned up yet", 'list_procurement_items', { outstanding: true }],
    ['when is the freestanding bath coming', 'find_procurement_item', { item: 'i1', wants: 'delivery day' }],
    ['has the freestanding bath arrived', 'find_procurement_item', { item: 'i1', is: ['delivered'] }],
    ["what's coming from Reece", 'list_procurement_items', { supplier: 's1', outstanding: true }],
    ["what's on order for the deck", 'list_procurement_items', { job: 'j2', status: 'ordered' }],
    ['when are the skylights coming', 'find_procurement_item', { item: 'skylights', wants: 'delivery day' }],
    ['who supplies our timber', 'list_suppliers', { search: 'timber' }],
    ['how many suppliers do we use', 'list_suppliers', {}],
  ]);
});

describe('days are asked about', () => {
  table('michelle', [
    ['am I free thurs arvo', 'show_schedule', { from: '2026-11-26', to: '2026-11-26', part: 'afternoon', free: true }],
    ["what's on this weekend", 'show_schedule', { from: '2026-11-21', to: '2026-11-22' }],
    ["what's next", 'show_schedule', { next: true }],
    ['any overdue tasks', 'list_tasks', { open: true, late: true, yes_no: true }],
    ['what does Michelle have to do', 'list_tasks', { open: true, assigned_to: 'Michelle' }],
    ['have I renewed the rego', 'find_task', { task: 't1', is: 'completed' }],
  ]);
});
