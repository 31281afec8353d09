import { describe, expect, it } from 'vitest';
import { inWords } from './item-words.ts';

const shown = (table: string, name: string, value: unknown) => inWords(table, name, value).value;

describe('what waits for reception, in words', () => {
  it('words a status and a choice as the lists do, never as codes', () => {
    expect(inWords('projects', 'status', 'in_progress')).toMatchObject({ label: 'Status', value: 'In Progress' });
    expect(shown('finance_records', 'method', 'bank_transfer')).toBe('bank transfer');
    expect(shown('finance_records', 'category', 'vehicle_and_travel')).toBe('vehicle and travel');
  });

  it('words money, days, yes or no, and what is empty', () => {
    expect(shown('finance_records', 'amount', 1850)).toBe('$1,850.00');
    expect(shown('finance_records', 'paid_date', '2026-11-27')).toBe('27 Nov 2026');
    expect(shown('finance_records', 'confirmed', true)).toBe('Yes');
    expect(shown('clients', 'phone', null)).toBe('Nothing');
  });

  it('shows nobody an id or the shape of a value', () => {
    expect(shown('projects', 'client_id', '6650c2a0a0a0a0a0a0a0a0a0')).toBe('The one that was chosen');
    expect(shown('finance_records', 'invoice_id', '6650c2a0a0a0a0a0a0a0a0a0')).toBe('The one that was chosen');
    expect(shown('finance_records', 'allocations', [{ amount: 5 }])).toBe('As it was typed');
  });
});
