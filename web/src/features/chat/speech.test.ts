import { expect, it } from 'vitest';
import { speechOf } from './speech.ts';

it('reads words, not markdown', () => {
  const content = '**Done.** See [job 1001](https://x.example):\n\n- hot water\n- `copper`';
  expect(speechOf({ content, approvals: [], error: null })).toBe('Done. See job 1001: - hot water - copper');
  const told = 'Rosa accepted it.\n\n[Open job 1](/job-details?job=1) · [Open it](/quick-quote?quote=2)';
  expect(speechOf({ content: told, approvals: [], error: null })).toBe('Rosa accepted it.');
});

it('says what waits for a decision, and what went wrong', () => {
  const card = {
    approval_id: 'a',
    tool: 'send',
    summary: 'Send quote Q-1',
    details: [],
    expires_at: '2026-12-01T00:00:00Z',
  };
  const approvals = [
    { ...card, status: 'pending' as const },
    { ...card, approval_id: 'b', status: 'approved' as const },
  ];
  expect(speechOf({ content: 'Ready.', approvals, error: 'It broke.' })).toBe(
    'Ready. Needs your approval: Send quote Q-1 It broke.',
  );
});
