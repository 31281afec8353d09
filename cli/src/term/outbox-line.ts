import { NOT_SENT_NOTE, type OutboxItem } from '@smoko/contract';
import { oneLine } from './clean.ts';
import { formatStatus } from './format.ts';

type Fate = Pick<OutboxItem, 'status' | 'transport'>;

/** The API says "sent" of it, as nothing is left to do; nobody outside has it all the same. */
const isKept = ({ status, transport }: Fate): boolean => transport === 'development' && status === 'sent';

/** What the chat says of a message that was only kept in the development outbox; null of any other. */
export const keptNote = (item: Fate): string | null => (isKept(item) ? NOT_SENT_NOTE : null);

/** The status as tables show it: what nobody outside has is not plainly "sent". */
export const fateOf = (item: Fate): string => (isKept(item) ? 'kept here' : formatStatus(item.status));

/** The status of an outgoing message, with a note where it was only kept in the development outbox. */
export function outboxLine(item: OutboxItem): string {
  const { channel, to, status, reason } = item;
  const what = `${channel === 'sms' ? 'Text' : 'Email'} to ${oneLine(to)}: ${formatStatus(status)}`;
  const more = reason ? oneLine(reason) : keptNote(item);
  return more ? `${what}. ${more}` : what;
}
