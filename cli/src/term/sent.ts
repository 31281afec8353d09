import type { OutboxItem } from '@smoko/contract';
import type { Context } from '../context.ts';
import { oneLine } from './clean.ts';

/** What became of a message that was to go out. */
export function sent(item: OutboxItem, context: Context): void {
  const how = item.channel === 'sms' ? 'by SMS' : 'by e-mail';
  context.print(`${item.status === 'sent' ? 'Sent' : `Now ${item.status}`}: to ${oneLine(item.to)} ${how}.`);
}
