import { describe, expect, it } from 'vitest';
import type { Outgoing } from '../../lib/queue/items.ts';
import { lastTurn, readTurns, type Shown, shownMessages, toThreadMessage } from './convert.ts';
import { message } from './test-data.ts';

const stored = (fields: Parameters<typeof message>[1]): Shown => ({ kind: 'stored', message: message(1, fields) });
const going: Outgoing = {
  id: 'c1',
  place: 't',
  text: 'hi',
  assistant: 'jerry',
  owner: 'jerry',
  attachments: [],
  jobId: null,
  shown: null,
  created_at: '2026-11-21T02:00:00Z',
};

describe('toThreadMessage', () => {
  it('keeps words and role', () => {
    const shown = stored({ content: 'Done.' });
    expect(toThreadMessage(shown)).toMatchObject({
      role: 'assistant',
      content: [{ type: 'text', text: 'Done.' }],
      status: { type: 'complete' },
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

describe('lastTurn', () => {
  const asked = stored({ role: 'user', assistant: null });
  const said = stored({});

  it('begins with the last question', () => {
    expect(lastTurn([asked, said, asked, said, said])).toEqual([asked, said, said]);
    expect(lastTurn([asked, said, { kind: 'outgoing', item: going }])).toEqual([{ kind: 'outgoing', item: going }]);
  });

  it('is everything where nothing was asked', () => {
    expect(lastTurn([said, said])).toEqual([said, said]);
    expect(lastTurn([])).toEqual([]);
  });
});

describe('readTurns', () => {
  const run = (n: number) => ({ run_id: String(n).repeat(24) });
  const question = (n: number, status: 'failed' | 'interrupted' | 'done', r: number) =>
    message(n, { role: 'user', assistant: null, status, ...run(r) });
  const failed = message(2, { status: 'failed', ...run(1) });

  it('offers another try where the trouble is told', () => {
    expect(readTurns([question(1, 'failed', 1), failed], false).retry).toBe(failed.id);
    expect(readTurns([question(1, 'failed', 1), failed, message(3, run(1))], false).retry).toBe(failed.id);
  });

  it('offers it at the question when nobody answered', () => {
    const asked = question(1, 'interrupted', 1);
    expect(readTurns([asked], false)).toEqual({ retry: asked.id, answered: new Set() });
  });

  it('offers none while a turn runs, or when the last one went well', () => {
    expect(readTurns([question(1, 'failed', 1), failed], true).retry).toBeNull();
    expect(readTurns([question(1, 'failed', 1), failed, question(3, 'done', 2)], false).retry).toBeNull();
    expect(readTurns([], false).retry).toBeNull();
  });
});
