import { expect, it } from 'vitest';
import { wordsOfFields } from './field-words.ts';

it('says in plain words what was changed, each once', () => {
  expect(wordsOfFields('finance_records', ['invoice_id', 'allocations', 'unallocated', 'refunded'])).toBe(
    'what it pays, what was paid back of it',
  );
  expect(wordsOfFields('finance_records', ['client_id', 'due_date'])).toBe('its client, its due date');
});

it('calls a field as the form of its table does, and names nothing that people never see', () => {
  expect(wordsOfFields('projects', ['job_name', 'job_budget', 'budget_includes_gst', 'words', 'applied_key'])).toBe(
    'its name, its budget, whether its budget includes GST',
  );
  expect(wordsOfFields('admin_tasks', ['project_id', 'assigned_to', 'due_time'])).toBe(
    'its job, who does it, its due time',
  );
  expect(wordsOfFields('quotes', ['quote_number', 'short_name_value', 'total', 'gst'])).toBe(
    'its number, its amount, its GST',
  );
  expect(wordsOfFields('clients', ['words'])).toBe('');
});
