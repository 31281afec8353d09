import type { ChatEvent } from '@smoko/contract';
import { describe, expect, it } from 'vitest';
import { applyEvent, applyFetched, applyOlder, applySent, type Conversation, emptyConversation } from './sync.ts';
import { message, THREAD_ID, thread } from './test-data.ts';

const page = (seq: number, numbers: number[], next_cursor: string | null = null) => ({
  data: numbers.map((n) => message(n)),
  next_cursor,
  thread: thread(seq),
});
const said = (seq: number): ChatEvent => ({ type: 'message', thread_id: THREAD_ID, seq, message: message(seq) });
const ids = (state: Conversation) => state.chat.messages.map((m) => m.position);

describe('a conversation', () => {
  const loaded = applyFetched(emptyConversation, page(3, [1, 2, 3], 'older'));

  it('loads and follows live events', () => {
    expect(loaded).toMatchObject({ older: 'older', loaded: true, chat: { seq: 3 } });
    const next = applyEvent(loaded, said(4));
    expect(ids(next)).toEqual([1, 2, 3, 4]);
    expect(next).toMatchObject({ chat: { seq: 4, stale: false } });
  });

  it('remembers where a gap began, although later events move on', () => {
    const gap = applyEvent(applyEvent(loaded, said(6)), said(7));
    expect(gap).toMatchObject({ chat: { stale: true, seq: 3 } });
    const whole = applyFetched(gap, page(7, [4, 5, 6, 7]));
    expect(ids(whole)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(whole).toMatchObject({ older: 'older', chat: { seq: 7, stale: false } });
  });

  it('stays stale when what was fetched does not reach the gap', () => {
    const gap = applyEvent(loaded, said(9));
    expect(applyFetched(gap, page(5, [4, 5])).chat).toMatchObject({ seq: 5, stale: true });
  });

  it('is whole when events that came during the first load follow on from it', () => {
    const early = applyEvent(applyEvent(emptyConversation, said(4)), said(5));
    expect(early.loaded).toBe(false);
    expect(applyFetched(early, page(3, [1, 2, 3])).chat).toMatchObject({ stale: false, seq: 5 });
  });

  it('ignores events it has already', () => {
    expect(ids(applyEvent(loaded, said(2)))).toEqual([1, 2, 3]);
  });

  it('puts earlier messages first and keeps what is going on', () => {
    const older = applyOlder({ ...loaded, chat: { ...loaded.chat, running: true } }, page(3, [0]));
    expect(ids(older)).toEqual([0, 1, 2, 3]);
    expect(older).toMatchObject({ older: null, chat: { seq: 3, running: true } });
  });

  it('takes the answer to an own message without losing count of live events', () => {
    const sent = applySent(loaded, message(4, { role: 'user' }), thread(5, true));
    expect(sent.chat).toMatchObject({ seq: 3, running: true, stale: false });
    expect(applyEvent(sent, said(4)).chat.messages).toHaveLength(4);
  });
});
