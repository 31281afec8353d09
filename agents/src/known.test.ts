import { describe, expect, it } from 'vitest';
import { type KnownRecord, readRecordLines, recordLines, standingLines } from './known.ts';

const invoice: KnownRecord = {
  kind: 'finance',
  id: 'f1',
  name: 'Deck rebuild',
  type: 'invoice',
  invoice: '1004',
  job: '1001',
  client: 'Bob',
  date: '2026-12-04',
  amount: 1850,
  due: 1350,
  lately: 'created',
  changed_since: true,
};

describe('the lines of records', () => {
  it('show an invoice as one: the name and number of its job are no name and number of its own', () => {
    expect(JSON.parse(recordLines([invoice]))).toEqual({
      kind: 'invoice',
      id: 'f1',
      what_for: 'Deck rebuild',
      invoice_number: '1004',
      on_job: '1001',
      client: 'Bob',
      due_date: '2026-12-04',
      amount: 1850,
      amount_due: 1350,
      lately: 'created',
      changed_since: true,
    });
  });

  it('are read back as the records they were', () => {
    const all: KnownRecord[] = [
      invoice,
      { kind: 'client', id: 'c1', name: 'Bob', address: '1 High St' },
      { kind: 'job', id: 'j1', name: 'Deck', number: '1001', amount: 5, date: '2026-12-01' },
      { kind: 'task', id: 't1', name: 'Ring Bob', date: '2026-12-01', job: '1001' },
      { kind: 'item', id: 'i1', name: 'Posts', job: '1001', quantity: 4, amount: 12.5, date: '2026-12-01' },
      { kind: 'quote', id: 'q1', name: 'Q-1', amount: 7, job: '1001', about: 'Deck' },
      { kind: 'finance', id: 'f2', name: 'Fuel', type: 'expense', amount: 80 },
      { kind: 'supplier', id: 's1', name: 'Reece' },
    ];
    expect(readRecordLines(recordLines(all))).toEqual(all);
  });

  it('of where a conversation stands are no records', () => {
    const lines = standingLines({
      beside: [invoice],
      waiting: [{ summary: 'Send quote Q-1 to Bob', details: ['To: Bob'] }],
      drafts: [{ summary: 'New job: Deck', check: ['$5: You did not say this.'], missing: [] }],
      gone: ['Deleted task "Ring Bob"'],
    });
    expect(lines.split('\n').slice(1)).toEqual([
      '{"waits_for_yes":"Send quote Q-1 to Bob","details":["To: Bob"]}',
      '{"draft":"New job: Deck","check":["$5: You did not say this."]}',
      '{"done_here":"Deleted task \\"Ring Bob\\""}',
    ]);
    expect(readRecordLines(lines)).toEqual([invoice]);
  });
});
