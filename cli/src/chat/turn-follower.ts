import { type ChatEvent, type ChatMessage, type ChatState, emptyChat, reduceChat } from '@smoko/contract';

/** Follows one turn of a conversation through its events. */
export class TurnFollower {
  private state: ChatState | null = null;
  private readonly clientMessageId: string;

  constructor(clientMessageId: string) {
    this.clientMessageId = clientMessageId;
  }

  threadId: string | null = null;

  take(event: ChatEvent): void {
    this.threadId = event.thread_id;
    // the stream begins in the middle of a conversation: what was before is not missing
    this.state = reduceChat(this.state ?? { ...emptyChat, seq: event.seq - 1 }, event);
  }

  /** What the assistants say in this turn. An earlier turn of the thread may still be talking; that is not it. */
  answers(): ChatMessage[] {
    const messages = this.state?.messages ?? [];
    const own = messages.find((message) => message.client_message_id === this.clientMessageId);
    return messages.filter((message) => message.role === 'assistant' && belongsTo(message, own));
  }
}

function belongsTo(message: ChatMessage, own: ChatMessage | undefined): boolean {
  if (!own) return true;
  if (own.status === 'queued') return false;
  if (own.run_id && message.run_id) return message.run_id === own.run_id;
  return message.position > own.position;
}
