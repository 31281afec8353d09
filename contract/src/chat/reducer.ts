import type { ChatEvent } from './events.ts';
import type { ChatMessage, Thread } from './message.ts';

/** One conversation as a client holds it: pure data, shared by web and CLI. */
export interface ChatState {
  messages: ChatMessage[];
  /** Everything up to this number has been applied. */
  seq: number;
  /** Numbers beyond `seq` that came all the same, ascending: something before them is missing. */
  ahead: number[];
  running: boolean;
  /** Something is missing: fetch messages with `after_seq: seq` and `mergeChat` them. */
  stale: boolean;
}

export const emptyChat: ChatState = { messages: [], seq: 0, ahead: [], running: false, stale: false };

/** Applies one live event. Old and repeated events change nothing; a gap marks the state stale. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  const next = arrived(state, event.seq);
  if (event.type === 'message') return { ...next, messages: upsert(state.messages, event.message) };
  if (event.type === 'thread') return event.seq > state.seq ? { ...next, running: event.thread.running } : next;
  const at = state.messages.findIndex((message) => message.id === event.message_id);
  const message = state.messages[at];
  // a message whose beginning is missing: it comes whole with the rest
  if (!message) return { ...state, stale: true };
  if (event.seq <= message.seq) return next;
  if (message.content.length !== event.offset) return { ...state, stale: true };
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
  const running = thread.seq >= latest(state) ? thread.running : state.running;
  return { ...settle(Math.max(state.seq, thread.seq), state.ahead), messages, running };
}

/** Takes in messages that say nothing about what is missing, such as earlier ones. */
export const includeMessages = (state: ChatState, messages: readonly ChatMessage[]): ChatState => ({
  ...state,
  messages: messages.reduce(upsert, state.messages),
});

/**
 * Takes in the server's answer to something of one's own. Its number is not taken over: events up to there are
 * still on their way, and a lost one must show as a gap.
 */
export const includeAnswer = (
  state: ChatState,
  messages: readonly ChatMessage[],
  thread: Pick<Thread, 'seq' | 'running'>,
): ChatState => ({
  ...includeMessages(state, messages),
  running: thread.seq >= latest(state) ? thread.running : state.running,
});

const latest = ({ seq, ahead }: ChatState): number => Math.max(seq, ahead.at(-1) ?? 0);

function arrived(state: ChatState, seq: number): ChatState {
  if (seq <= state.seq || state.ahead.includes(seq)) return state;
  return {
    ...state,
    ...settle(
      state.seq,
      [...state.ahead, seq].sort((a, b) => a - b),
    ),
  };
}

/** Goes on from `seq` through what follows it without a gap. */
function settle(seq: number, ahead: number[]): Pick<ChatState, 'seq' | 'ahead' | 'stale'> {
  let reached = seq;
  for (const number of ahead) if (number === reached + 1) reached = number;
  const rest = ahead.filter((number) => number > reached);
  return { seq: reached, ahead: rest, stale: rest.length > 0 };
}

/** Puts a message in its place; one that is older than what is there is ignored. */
function upsert(messages: ChatMessage[], message: ChatMessage): ChatMessage[] {
  const at = messages.findIndex((other) => other.id === message.id);
  const known = messages[at];
  if (known) return message.seq >= known.seq ? messages.with(at, message) : messages;
  const after = messages.findIndex((other) => other.position > message.position);
  return after < 0 ? [...messages, message] : messages.toSpliced(after, 0, message);
}
