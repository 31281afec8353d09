import type { ChatEvent } from './events.ts';
import type { ChatMessage, Thread } from './message.ts';

/** One conversation as a client holds it: pure data, shared by web and CLI. */
export interface ChatState {
  messages: ChatMessage[];
  /** Highest seq applied. */
  seq: number;
  running: boolean;
  /** Events were missed: fetch messages with `after_seq: seq` and `merge` them. */
  stale: boolean;
}

export const emptyChat: ChatState = { messages: [], seq: 0, running: false, stale: false };

/** Applies one live event. Old and repeated events change nothing; a gap marks the state stale. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  const next = { ...state, seq: Math.max(state.seq, event.seq), stale: state.stale || event.seq > state.seq + 1 };
  if (event.type === 'message') return { ...next, messages: upsert(state.messages, event.message) };
  if (event.type === 'thread') {
    return event.seq >= state.seq ? { ...next, running: event.thread.running } : next;
  }
  const at = state.messages.findIndex((message) => message.id === event.message_id);
  const message = state.messages[at];
  if (!message) return { ...next, stale: true };
  if (event.seq <= message.seq) return next;
  if (message.content.length !== event.offset) return { ...next, stale: true };
  const grown = { ...message, content: message.content + event.text, seq: event.seq };
  return { ...next, messages: state.messages.with(at, grown) };
}

/** Takes in messages that were fetched, with the thread they belong to as of the same moment. */
export function mergeChat(
  state: ChatState,
  fetched: ChatMessage[],
  thread: Pick<Thread, 'seq' | 'running'>,
): ChatState {
  const messages = fetched.reduce(upsert, state.messages);
  const seq = Math.max(state.seq, thread.seq);
  return { messages, seq, running: thread.seq >= state.seq ? thread.running : state.running, stale: false };
}

/** Puts a message in its place; one that is older than what is there is ignored. */
function upsert(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  const at = messages.findIndex((other) => other.id === message.id);
  const known = messages[at];
  if (known) return message.seq >= known.seq ? messages.with(at, message) : messages;
  const after = messages.findIndex((other) => other.position > message.position);
  return after < 0 ? [...messages, message] : messages.toSpliced(after, 0, message);
}
