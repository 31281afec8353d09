import type { RecordEvent } from '@smoko/contract';
import type { Conversation } from './conversation.ts';
import { describeRecord } from './record-notes.ts';

/** Collects events for this long, because one change may cause several. */
const GATHER_MS = 700;
/** Changes this soon after an action here are taken to be its result. */
const OWN_CHANGES_MS = 2_500;
const MAX_NOTES = 4;

/** Notes in the conversation which records were changed elsewhere, such as in the browser. */
export class RecordWatch {
  private readonly conversation: Conversation;
  private readonly gathered = new Map<string, RecordEvent>();
  private timer: NodeJS.Timeout | undefined;

  constructor(conversation: Conversation) {
    this.conversation = conversation;
  }

  readonly onRecord = (event: RecordEvent): void => {
    const key = `${event.table}-${event.id}`;
    // a record that is created and changed at once counts as created
    if (this.gathered.get(key)?.op !== 'INSERT') this.gathered.set(key, event);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.report(), GATHER_MS);
  };

  close(): void {
    clearTimeout(this.timer);
  }

  private async report(): Promise<void> {
    const events = [...this.gathered.values()];
    this.gathered.clear();
    if (this.conversation.busy || Date.now() - this.conversation.lastActive < OWN_CHANGES_MS) return;
    const lines = await Promise.all(
      events.slice(0, MAX_NOTES).map((event) => describeRecord(event, this.conversation.api)),
    );
    for (const line of lines) if (line) this.conversation.note('plain', line);
    if (events.length > MAX_NOTES)
      this.conversation.note('plain', `${events.length - MAX_NOTES} more were changed elsewhere`);
  }
}
