import type { OutboxItem } from '@smoko/contract';
import type { Context } from '../context.ts';
import { oneLine } from './clean.ts';

/** Prints the result of sending a message. */
export function printSent(item: OutboxItem, context: Context): void {
  const how = item.channel === 'sms' ? 'by SMS' : 'by e-mail';
  const why = item.reason ? ` ${oneLine(item.reason)}` : '';
  context.print(`${item.status === 'sent' ? 'Sent' : `Now ${item.status}`}: to ${oneLine(item.to)} ${how}.${why}`);
}
