import { describe, expect, it } from 'vitest';
import { type ChatEvent, type ChatMessage, emptyChat, mergeChat, reduceChat, type Thread } from '../index.ts';

const THREAD = 'a'.repeat(24);
const message = (id: string, seq: number, content: string, position = seq): ChatMessage => ({
  id,
  thread_id: THREAD,
  position,
  seq,
  role: 'assistant',
  assistant: 'jerry',
  content,
  status: 'running',
  client_message_id: null,
  run_id: null,
  job_id: null,
  activities: [],
  attachments: [],
  receipts: [],
  approvals: [],
  drafts: [],
  error: null,
  created_at: '2026-11-20T00:00:00Z',
});
const whole = (m: ChatMessage): ChatEvent => ({ type: 'message', thread_id: THREAD, seq: m.seq, message: m });
const delta = (id: string, seq: number, offset: number, text: string): ChatEvent => ({
  type: 'delta',
  thread_id: THREAD,
  seq,
  message_id: id,
  offset,
  text,
});
const thread = (seq: number, running: boolean) => ({ seq, running }) as Thread;

describe('the chat reducer', () => {
  it('grows a message by deltas', () => {
    const state = [whole(message('m1', 1, 'Do')), delta('m1', 2, 2, 'ne')].reduce(reduceChat, emptyChat);
    expect(state.messages[0]?.content).toBe('Done');
    expect(state.stale).toBe(false);
  });

  it('ignores what it has seen', () => {
    const events = [whole(message('m1', 1, '')), delta('m1', 2, 0, 'Done')];
    const once = events.reduce(reduceChat, emptyChat);
    expect([...events, ...events].reduce(reduceChat, emptyChat)).toEqual(once);
  });

  it('is stale after a gap and right again after catching up', () => {
    const gap = [whole(message('m1', 1, '')), delta('m1', 3, 2, 'ne')].reduce(reduceChat, emptyChat);
    expect(gap.stale).toBe(true);
    const caught = mergeChat(gap, [message('m1', 3, 'Done', 1)], thread(3, true));
    expect(caught).toMatchObject({ stale: false, seq: 3, running: true });
    expect(caught.messages[0]?.content).toBe('Done');
  });

  it('remembers where a gap began, although later events move on', () => {
    const gap = [whole(message('m1', 1, '')), whole(message('m3', 3, 'c')), whole(message('m4', 4, 'd'))].reduce(
      reduceChat,
      emptyChat,
    );
    expect(gap).toMatchObject({ seq: 1, stale: true });
    expect(mergeChat(gap, [message('m2', 2, 'b')], thread(2, true))).toMatchObject({ seq: 4, stale: false });
    expect(reduceChat(gap, whole(message('m2', 2, 'b')))).toMatchObject({ seq: 4, stale: false });
  });

  it('is stale when a delta does not fit, and when its message is unknown', () => {
    expect(reduceChat(reduceChat(emptyChat, whole(message('m1', 1, 'Do'))), delta('m1', 2, 5, 'x')).stale).toBe(true);
    expect(reduceChat({ ...emptyChat, seq: 4 }, delta('m9', 5, 0, 'x')).stale).toBe(true);
  });

  it('keeps messages in their places however they arrive', () => {
    const state = [whole(message('m2', 2, 'b', 101)), whole(message('m1', 3, 'a', 100))].reduce(reduceChat, {
      ...emptyChat,
      seq: 1,
    });
    expect(state.messages.map(({ id }) => id)).toEqual(['m1', 'm2']);
  });

  it('an older copy never replaces a newer one', () => {
    const newer = reduceChat(emptyChat, whole(message('m1', 1, 'new')));
    const state = mergeChat(
      { ...newer, messages: [message('m1', 5, 'newest', 1)] },
      [message('m1', 4, 'old', 1)],
      thread(5, false),
    );
    expect(state.messages[0]?.content).toBe('newest');
  });
});
