import { type ChatEvent, type ChatMessage, type ChatState, emptyChat, reduceChat } from '@smoko/contract';

/** Collects the events of one turn into messages. */
export class TurnFollower {
  private state: ChatState | null = null;
  private readonly clientMessageId: string;

  constructor(clientMessageId: string) {
    this.clientMessageId = clientMessageId;
  }

  threadId: string | null = null;
  /** Known when the result arrives, if not before. */
  runId: string | null = null;

  take(event: ChatEvent): void {
    this.threadId = event.thread_id;
    // the stream begins within a conversation: earlier events count as seen, not as missed
    this.state = reduceChat(this.state ?? { ...emptyChat, seq: event.seq - 1 }, event);
  }

  /** The assistants' messages of this turn. An earlier turn of the conversation may still be running; its are left out. */
  answers(): ChatMessage[] {
    const messages = this.state?.messages ?? [];
    const own = messages.find((message) => message.client_message_id === this.clientMessageId);
    const runId = this.runId ?? own?.run_id;
    return runId ? messages.filter((message) => message.role === 'assistant' && message.run_id === runId) : [];
  }
}
