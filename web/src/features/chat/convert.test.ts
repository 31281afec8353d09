import { describe, expect, it } from 'vitest';
import { retryable, type Shown, shownMessages, toThreadMessage } from './convert.ts';
import type { Outgoing } from './outgoing.ts';
import { message } from './test-data.ts';

const stored = (fields: Parameters<typeof message>[1]): Shown => ({ kind: 'stored', message: message(1, fields) });
const going: Outgoing = { id: 'c1', place: 't', text: 'hi', assistant: 'jerry', created_at: '2026-11-21T02:00:00Z' };

describe('toThreadMessage', () => {
  it('keeps words, role and the message itself', () => {
    const shown = stored({ content: 'Done.' });
    expect(toThreadMessage(shown)).toMatchObject({
      role: 'assistant',
      content: [{ type: 'text', text: 'Done.' }],
      status: { type: 'complete' },
      metadata: { custom: { shown } },
    });
  });

  it('has no text part while there is no text', () => {
    expect(toThreadMessage(stored({ content: '', status: 'running' }))).toMatchObject({
      content: [],
      status: { type: 'running' },
    });
  });

  it.each([
    ['stopped', { type: 'incomplete', reason: 'cancelled' }],
    ['failed', { type: 'incomplete', reason: 'error', error: 'No luck.' }],
    ['interrupted', { type: 'incomplete', reason: 'error' }],
  ] as const)('shows %s as it is', (status, expected) => {
    expect(toThreadMessage(stored({ status, error: 'No luck.' })).status).toMatchObject(expected);
  });

  it('waits for a decision', () => {
    const card = {
      approval_id: 'a',
      tool: 't',
      summary: 's',
      details: [],
      expires_at: '2026-12-01T00:00:00Z',
      status: 'pending' as const,
    };
    expect(toThreadMessage(stored({ approvals: [card] })).status).toMatchObject({ type: 'requires-action' });
  });

  it('gives a message on its way and the stored one the same id', () => {
    const sent = stored({ role: 'user', assistant: null, client_message_id: 'c1' });
    expect(toThreadMessage({ kind: 'outgoing', item: going }).id).toBe(toThreadMessage(sent).id);
  });
});

describe('shownMessages', () => {
  it('shows what is on its way last, and not twice when it has arrived', () => {
    const waiting = shownMessages([message(1)], [going]);
    expect(waiting.map((shown) => shown.kind)).toEqual(['stored', 'outgoing']);
    const arrived = shownMessages([message(1, { client_message_id: 'c1' })], [going]);
    expect(arrived.map((shown) => shown.kind)).toEqual(['stored']);
  });

  it('is the same object for the same message', () => {
    const one = message(1);
    expect(shownMessages([one], [])[0]).toBe(shownMessages([one], [])[0]);
  });
});

describe('retryable', () => {
  const run = (n: number) => ({ run_id: String(n).repeat(24) });
  const asked = message(1, { role: 'user', assistant: null, ...run(1) });
  const failed = message(2, { status: 'failed', ...run(1) });

  it('is what failed in the last turn, if nothing runs', () => {
    expect(retryable([asked, failed], false)).toBe(failed);
    expect(retryable([asked, failed, message(3, run(1))], false)).toBe(failed);
    expect(retryable([{ ...asked, status: 'interrupted' }], false)).toMatchObject({ position: 1 });
  });

  it('is nothing while a turn runs, or when the last one went well', () => {
    expect(retryable([asked, failed], true)).toBeNull();
    expect(retryable([asked, failed, message(3, run(2))], false)).toBeNull();
    expect(retryable([], false)).toBeNull();
  });
});
