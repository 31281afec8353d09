import { type ChatEvent, type ChatMessage, type ChatState, emptyChat, reduceChat } from '@smoko/contract';

/** Follows one turn of a conversation through its events. */
export class TurnFollower {
  private state: ChatState | null = null;
  private readonly clientMessageId: string;

  constructor(clientMessageId: string) {
    this.clientMessageId = clientMessageId;
  }

  threadId: string | null = null;
  /** Known at the latest when the result is there. */
  runId: string | null = null;

  take(event: ChatEvent): void {
    this.threadId = event.thread_id;
    // the stream begins in the middle of a conversation: what was before is not missing
    this.state = reduceChat(this.state ?? { ...emptyChat, seq: event.seq - 1 }, event);
  }

  /** What the assistants say in this turn. An earlier turn of the thread may still be talking; that is not it. */
  answers(): ChatMessage[] {
    const messages = this.state?.messages ?? [];
    const own = messages.find((message) => message.client_message_id === this.clientMessageId);
    const runId = this.runId ?? own?.run_id;
    return runId ? messages.filter((message) => message.role === 'assistant' && message.run_id === runId) : [];
  }
}
