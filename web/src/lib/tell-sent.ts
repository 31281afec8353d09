import type { OutboxItem } from '@smoko/contract';
import { formatAddress } from './format.ts';
import { notify } from './notify.ts';

/** Says what became of a message that was to be sent. */
export function tellSent({ status, to, reason, transport }: OutboxItem): void {
  if (status === 'failed') notify.error('Not Sent', reason ?? undefined);
  else if (status === 'queued') notify.success('On Its Way', reason ?? `To ${formatAddress(to)}`);
  else
    notify.success('Message Sent', transport === 'development' ? 'Kept in the development outbox.' : formatAddress(to));
}
