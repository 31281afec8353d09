import {
  type ChatEvent,
  type ChatMessage,
  type ChatState,
  emptyChat,
  includeAnswer,
  includeMessages,
  mergeChat,
  reduceChat,
  type Thread,
} from '@smoko/contract';

/** A conversation as this page holds it. `chat.stale` says that something is missing, `chat.seq` where to catch up from. */
export interface Conversation {
  chat: ChatState;
  /** To the messages before the earliest one; null when there are none. */
  older: string | null;
  /** Fetched at least once; before that there are at most a few live events. */
  loaded: boolean;
  /** When it was last asked for, by Date.now(): what was said later is known from live events alone. */
  asked: number;
}

interface Page {
  data: ChatMessage[];
  next_cursor: string | null;
  thread: Thread;
}

export const emptyConversation: Conversation = { chat: emptyChat, older: null, loaded: false, asked: 0 };

/** A live event. A gap is remembered until what was missed has been fetched. */
export const applyEvent = (before: Conversation, event: ChatEvent): Conversation => ({
  ...before,
  chat: reduceChat(before.chat, event),
});

/** The latest messages (first load), or everything changed since `chat.seq`. */
export const applyFetched = (before: Conversation, page: Page): Conversation => ({
  ...before,
  chat: mergeChat(before.chat, page.data, page.thread),
  older: before.loaded ? before.older : page.next_cursor,
  loaded: true,
});

/** Earlier messages: they say nothing about what is going on now. */
export function applyOlder(before: Conversation, page: Page): Conversation {
  return { ...before, chat: includeMessages(before.chat, page.data), older: page.next_cursor };
}

/** The server's answer to a message of ours; the live events about it may come before or after. */
export const applySent = (before: Conversation, message: ChatMessage, thread: Thread): Conversation => ({
  ...before,
  chat: includeAnswer(before.chat, [message], thread),
});

/** Changes cards in place after a decision here, ahead of the event that will say the same. */
export function patchMessages(before: Conversation, patch: (message: ChatMessage) => ChatMessage): Conversation {
  return { ...before, chat: { ...before.chat, messages: before.chat.messages.map(patch) } };
}
