import type { RecordEvent } from '@smoko/contract';
import type { Conversation } from './conversation.ts';
import { describeRecord } from './record-notes.ts';

/** Events of one change come together, and those of our own turn a moment before or after its end. */
const GATHER_MS = 700;
const OURS_MS = 2_500;
const MOST = 4;

/** Says in the conversation what was changed elsewhere: in the browser, or by an assistant working for it. */
export class RecordWatch {
  private readonly conversation: Conversation;
  private readonly gathered = new Map<string, RecordEvent>();
  private timer: NodeJS.Timeout | undefined;

  constructor(conversation: Conversation) {
    this.conversation = conversation;
  }

  readonly onRecord = (event: RecordEvent): void => {
    const key = `${event.table}-${event.id}`;
    // a record that is made and then filled in at once was made
    if (this.gathered.get(key)?.op !== 'INSERT') this.gathered.set(key, event);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tell(), GATHER_MS);
  };

  close(): void {
    clearTimeout(this.timer);
  }

  private async tell(): Promise<void> {
    const events = [...this.gathered.values()];
    this.gathered.clear();
    if (this.conversation.busy || Date.now() - this.conversation.lastActive < OURS_MS) return;
    const lines = await Promise.all(events.slice(0, MOST).map((event) => describeRecord(event, this.conversation.api)));
    for (const line of lines) if (line) this.conversation.note('plain', line);
    if (events.length > MOST) this.conversation.note('plain', `${events.length - MOST} more were changed elsewhere`);
  }
}
