import {
  type ApiClient,
  AppError,
  type AssistantId,
  type ChatEvent,
  type ChatState,
  emptyChat,
  listMessages,
  mergeChat,
  reduceChat,
} from '@smoko/contract';
import type { Begun, TurnInput } from '../run-turn.ts';
import type { ConversationState } from './conversation-state.ts';
import { askedNext, wasDecidedElsewhere } from './questions.ts';
import { Store } from './store.ts';
import { addLines, addMessages, addNote, emptyTranscript, type Tone } from './transcript.ts';

interface Options {
  api: ApiClient;
  /** Starts a conversation with its first message. */
  begin(input: FirstMessage): Promise<Begun>;
  assistant?: AssistantId;
  /** Called with the id whenever another conversation is opened or begun. */
  onThread(id: string): Promise<void>;
}

type FirstMessage = Omit<TurnInput, 'thread_id'> & { client_message_id: string };

const HISTORY = 20;
/** Nobody reads a question and answers it in less. */
const UNREAD_MS = 700;

/** The conversation on the screen, kept up to date by events and, where some were missed, by fetching. */
export class Conversation extends Store<ConversationState> {
  readonly api: ApiClient;
  assistant?: AssistantId;
  /** Resolves when the last run's conversation is open, or there is none. */
  ready: Promise<void> = Promise.resolve();
  /** client_message_ids of messages sent from this terminal; others are marked as sent elsewhere. */
  readonly ours = new Set<string>();
  private readonly onThread: Options['onThread'];
  private readonly beginWith: Options['begin'];
  /** When something was last done in this conversation, by the real clock. */
  lastActive = 0;
  private fetching: Promise<void> | null = null;
  private replacedAt = 0;

  constructor({ api, begin, assistant, onThread }: Options) {
    super({
      threadId: null,
      chat: emptyChat,
      transcript: emptyTranscript,
      online: false,
      sending: null,
      stopping: false,
      postponed: new Set(),
      asking: null,
      filling: null,
      attached: [],
      threads: [],
      named: null,
      hint: null,
    });
    this.api = api;
    this.assistant = assistant;
    this.onThread = onThread;
    this.beginWith = begin;
  }

  get busy(): boolean {
    return this.state.chat.running || this.state.sending !== null;
  }

  patch(change: Partial<ConversationState>): void {
    if (this.busy) this.touch();
    const before = this.state;
    const next = { ...before, ...change };
    const asking = askedNext(before, next, this.ours)?.approval_id ?? null;
    if (asking && wasDecidedElsewhere(before.asking, next)) this.replacedAt = Date.now();
    this.set({ ...next, asking });
  }

  /** What was asked was decided elsewhere, and something else took its place on the screen, so shortly ago that nobody can have read it. */
  get hasUnreadQuestion(): boolean {
    return Date.now() - this.replacedAt < UNREAD_MS;
  }

  /** Notes that something is done here: changes at about this time are not reported as made elsewhere. */
  touch(): void {
    this.lastActive = Date.now();
  }

  note(tone: Tone, text: string): void {
    this.patch({ transcript: addNote(this.state.transcript, tone, text) });
  }

  show(lines: string[]): void {
    this.patch({ transcript: addLines(this.state.transcript, lines) });
  }

  /** Sets a new state of the messages, and prints those that are finished. */
  apply(chat: ChatState): void {
    // missed messages may come before these: print only after fetching them, in order
    const transcript = chat.stale
      ? this.state.transcript
      : addMessages(this.state.transcript, chat.messages, this.ours);
    this.patch({ chat, transcript, stopping: this.state.stopping && chat.running });
  }

  /** Opens a conversation. @throws AppError not_found */
  async open(id: string): Promise<void> {
    const page = await this.api.call(listMessages, { id, limit: HISTORY });
    // messages from before this run are history, and not marked as sent elsewhere
    for (const message of page.data) if (message.client_message_id) this.ours.add(message.client_message_id);
    if (page.next_cursor) this.note('plain', 'Earlier messages are in the browser.');
    this.patch({ threadId: id });
    this.apply(mergeChat(emptyChat, page.data, page.thread));
    await this.onThread(id);
  }

  /** Switches to another conversation. @throws AppError not_found */
  async goTo(id: string): Promise<void> {
    if (id === this.state.threadId) return;
    const before = this.state;
    this.leave();
    this.note('plain', 'Another conversation:');
    try {
      await this.open(id);
    } catch (error) {
      this.patch({ threadId: before.threadId, chat: before.chat });
      throw error;
    }
  }

  /** The next message starts a new conversation. */
  leave(): void {
    this.patch({ threadId: null, chat: emptyChat, stopping: false, postponed: new Set(), filling: null });
  }

  /** Begins a conversation with its first message. */
  async begin(message: FirstMessage): Promise<void> {
    const { thread_id, events } = await this.beginWith(message);
    this.patch({ threadId: thread_id });
    this.apply(events.reduce(reduceChat, emptyChat));
    await this.onThread(thread_id);
    // events from before its id was known were ignored as another conversation's
    void this.catchUp();
  }

  onEvent(event: ChatEvent): void {
    if (event.thread_id !== this.state.threadId) return;
    this.apply(reduceChat(this.state.chat, event));
    if (this.state.chat.stale) void this.catchUp();
  }

  /** Fetches what happened since the last event. Calls during a fetch wait for the same one. */
  catchUp(): Promise<void> {
    this.fetching ??= this.fetchMissed().finally(() => {
      this.fetching = null;
    });
    return this.fetching;
  }

  private async fetchMissed(): Promise<void> {
    const id = this.state.threadId;
    if (!id) return;
    try {
      for (let more = true; more; ) {
        const page = await this.api.call(listMessages, { id, after_seq: this.state.chat.seq });
        if (id !== this.state.threadId) return;
        this.apply(mergeChat(this.state.chat, page.data, page.thread));
        more = page.next_cursor !== null;
      }
    } catch (error) {
      // no connection: the next one, or the next poll, tries again
      if (!(error instanceof AppError) || error.code === 'unavailable') return;
      this.note('bad', error.message);
    }
  }
}
