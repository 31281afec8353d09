import type { OutboxItem } from '@smoko/contract';
import type { Context } from '../context.ts';
import { oneLine } from './clean.ts';
import { keptNote } from './outbox-line.ts';

/** Prints the result of sending a message. */
export function printSent(item: OutboxItem, context: Context): void {
  const how = item.channel === 'sms' ? 'by SMS' : 'by email';
  const what = `${item.status === 'sent' ? 'Sent' : `Now ${item.status}`}: to ${oneLine(item.to)} ${how}.`;
  context.print([what, item.reason ? oneLine(item.reason) : keptNote(item)].filter(Boolean).join(' '));
}
