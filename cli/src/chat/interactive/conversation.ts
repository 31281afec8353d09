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
  type Thread,
} from '@smoko/contract';
import type { Begun, TurnInput } from '../run-turn.ts';
import { Store } from './store.ts';
import { addLines, addNote, emptyTranscript, follow, type Tone, type Transcript } from './transcript.ts';

export interface ConversationState {
  /** Null until the first message of a new conversation is sent. */
  threadId: string | null;
  chat: ChatState;
  transcript: Transcript;
  /** Events come in as they happen. */
  online: boolean;
  /** Text on its way to the server. */
  sending: string | null;
  stopping: boolean;
  /** Approvals the person wants to answer later. */
  putAside: ReadonlySet<string>;
  /** Files that go with the next message. */
  attached: readonly Attached[];
  /** Conversations that can be gone to, latest first. */
  threads: readonly Thread[];
  /** One line below the prompt, gone at the next key. */
  hint: string | null;
}

interface Attached {
  id: string;
  name: string;
}

interface Options {
  api: ApiClient;
  /** Starts a conversation with its first message. */
  begin(input: FirstMessage): Promise<Begun>;
  assistant?: AssistantId;
  /** Told whenever the conversation becomes another one. */
  onThread(id: string): Promise<void>;
}

type FirstMessage = Omit<TurnInput, 'thread_id'> & { client_message_id: string };

const HISTORY = 20;

/** One conversation on the screen, kept equal to the server's by events and, after gaps, by fetching. */
export class Conversation extends Store<ConversationState> {
  readonly api: ApiClient;
  assistant?: AssistantId;
  /** The conversation of the last run is open, or there is none. */
  ready: Promise<void> = Promise.resolve();
  /** client_message_ids of what was said here; anything else a user said was said elsewhere. */
  readonly ours = new Set<string>();
  private readonly onThread: Options['onThread'];
  private readonly beginWith: Options['begin'];
  /** Real time of the last thing done in this conversation. */
  lastActive = 0;
  private fetching: Promise<void> | null = null;

  constructor({ api, begin, assistant, onThread }: Options) {
    super({
      threadId: null,
      chat: emptyChat,
      transcript: emptyTranscript,
      online: false,
      sending: null,
      stopping: false,
      putAside: new Set(),
      attached: [],
      threads: [],
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
    this.set({ ...this.state, ...change });
  }

  /** Something is done here: what changes about now is no news from elsewhere. */
  touch(): void {
    this.lastActive = Date.now();
  }

  note(tone: Tone, text: string): void {
    this.patch({ transcript: addNote(this.state.transcript, tone, text) });
  }

  show(lines: string[]): void {
    this.patch({ transcript: addLines(this.state.transcript, lines) });
  }

  /** Takes a new state of the messages and prints what is finished. */
  apply(chat: ChatState): void {
    // what was missed may belong in front of what is here: it is printed in order once it has been fetched
    const transcript = chat.stale ? this.state.transcript : follow(this.state.transcript, chat.messages, this.ours);
    this.patch({ chat, transcript, stopping: this.state.stopping && chat.running });
  }

  /** Goes on with a conversation. @throws AppError not_found */
  async open(id: string): Promise<void> {
    const page = await this.api.call(listMessages, { id, limit: HISTORY });
    // what was said before this terminal was opened is history, not news from elsewhere
    for (const message of page.data) if (message.client_message_id) this.ours.add(message.client_message_id);
    if (page.next_cursor) this.note('plain', 'Earlier messages are in the browser.');
    this.patch({ threadId: id });
    this.apply(mergeChat(emptyChat, page.data, page.thread));
    await this.onThread(id);
  }

  /** Leaves this conversation for another one. @throws AppError not_found */
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
    this.patch({ threadId: null, chat: emptyChat, stopping: false, putAside: new Set() });
  }

  /** Starts the conversation that is on the screen, which has none yet. */
  async begin(message: FirstMessage): Promise<void> {
    const { thread_id, events } = await this.beginWith(message);
    this.patch({ threadId: thread_id });
    this.apply(events.reduce(reduceChat, emptyChat));
    await this.onThread(thread_id);
    // what happened before its id was known here was taken for another conversation's
    void this.catchUp();
  }

  onEvent(event: ChatEvent): void {
    if (event.thread_id !== this.state.threadId) return;
    this.apply(reduceChat(this.state.chat, event));
    if (this.state.chat.stale) void this.catchUp();
  }

  /** Fetches what happened since the last event; once at a time. */
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
      // the line is down: the next connection or the next poll tries again
      if (!(error instanceof AppError) || error.code === 'unavailable') return;
      this.note('bad', error.message);
    }
  }
}
