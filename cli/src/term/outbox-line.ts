import { NOT_SENT_NOTE, type OutboxItem } from '@smoko/contract';
import { oneLine } from './clean.ts';
import { formatStatus } from './format.ts';

/** The status of an outgoing message, with a note where it was only kept in the development outbox. */
export function outboxLine({ channel, to, status, reason, transport }: OutboxItem): string {
  const what = `${channel === 'sms' ? 'Text' : 'E-mail'} to ${oneLine(to)}: ${formatStatus(status)}`;
  if (reason) return `${what}. ${oneLine(reason)}`;
  return transport === 'development' && status === 'sent' ? `${what}. ${NOT_SENT_NOTE}` : what;
}
