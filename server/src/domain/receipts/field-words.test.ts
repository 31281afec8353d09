import { expect, it } from 'vitest';
import { wordsOfFields } from './field-words.ts';

it('says in plain words what was changed, each once', () => {
  expect(wordsOfFields(['invoice_id', 'allocations', 'unallocated', 'refunded'])).toBe(
    'what it pays, what was paid back of it',
  );
  expect(wordsOfFields(['client_id', 'due_date'])).toBe('its client, due date');
});
