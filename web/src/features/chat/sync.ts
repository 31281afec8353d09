import {
  type ChatEvent,
  type ChatMessage,
  type ChatState,
  emptyChat,
  mergeChat,
  reduceChat,
  type Thread,
} from '@smoko/contract';

/** A conversation as this page holds it: the contract's state, and what is needed to know whether it is whole. */
export interface Conversation {
  chat: ChatState;
  /** Everything up to this seq is in: where catching up starts. (`chat.seq` runs ahead of a gap.) */
  base: number;
  /** First seq of the unbroken run of events that ends at `chat.seq`. */
  runStart: number;
  /** To the messages before the earliest one; null when there are none. */
  older: string | null;
  /** Fetched at least once; before that there are at most a few live events. */
  loaded: boolean;
}

interface Page {
  data: ChatMessage[];
  next_cursor: string | null;
  thread: Thread;
}

export const emptyConversation: Conversation = { chat: emptyChat, base: 0, runStart: 1, older: null, loaded: false };

/** A live event. A gap is remembered (`chat.stale`) until what was missed has been fetched. */
export function applyEvent(before: Conversation, event: ChatEvent): Conversation {
  const chat = reduceChat(before.chat, event);
  if (event.seq <= before.chat.seq) return { ...before, chat };
  const runStart = event.seq === before.chat.seq + 1 ? before.runStart : event.seq;
  return { ...before, chat, runStart, base: chat.stale ? before.base : event.seq };
}

/** The latest messages (first load), or everything changed since `base`. */
export function applyFetched(before: Conversation, page: Page): Conversation {
  const merged = mergeChat(before.chat, page.data, page.thread);
  // events that came meanwhile count only if they follow on from what was fetched
  const whole = page.thread.seq >= before.runStart - 1;
  return {
    chat: { ...merged, stale: !whole },
    base: Math.max(before.base, page.thread.seq),
    runStart: whole ? Math.min(before.runStart, page.thread.seq + 1) : before.runStart,
    older: before.loaded ? before.older : page.next_cursor,
    loaded: true,
  };
}

/** Earlier messages: they say nothing about what is going on now. */
export function applyOlder(before: Conversation, page: Page): Conversation {
  return { ...withMessages(before, page.data), older: page.next_cursor };
}

/** The server's answer to a message of ours; the live events about it may come before or after. */
export function applySent(before: Conversation, message: ChatMessage, thread: Thread): Conversation {
  const after = withMessages(before, [message]);
  const running = thread.seq >= before.chat.seq ? thread.running : before.chat.running;
  return { ...after, chat: { ...after.chat, running } };
}

/** Changes cards in place after a decision here, ahead of the event that will say the same. */
export function patchMessages(before: Conversation, patch: (message: ChatMessage) => ChatMessage): Conversation {
  return { ...before, chat: { ...before.chat, messages: before.chat.messages.map(patch) } };
}

function withMessages(before: Conversation, messages: ChatMessage[]): Conversation {
  const { seq, running, stale } = before.chat;
  return { ...before, chat: { ...mergeChat(before.chat, messages, { seq, running }), stale } };
}
