import type { OutboxItem } from '@smoko/contract';
import { formatAddress } from './format.ts';
import { notify } from './notify.ts';

/** Shows a notice after sending: sent, still queued, or not sent and why. */
export function notifySent({ status, to, reason, transport }: OutboxItem): void {
  if (status === 'failed') notify.error('Not Sent', reason ?? undefined);
  else if (status === 'queued') notify.success('Waits to Go', reason ?? `To ${formatAddress(to)}`);
  else
    notify.success('Message Sent', transport === 'development' ? 'Kept in the development outbox.' : formatAddress(to));
}
