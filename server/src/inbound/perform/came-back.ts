import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import { markBounced } from '../../domain/outbox/bounced.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { Delivery, ReadMessage } from '../message.ts';
import { bouncedFrom, bounceReason, messageIdsIn } from '../read/automatic.ts';

/** A mail of ours did not arrive: told by code, and on the mail itself where it is known. */
export async function cameBack(
  call: Call,
  outbox: Repository<OutboxRow>,
  { text, quoted }: ReadMessage,
  { raw }: Delivery,
) {
  const report = `${text}\n${quoted ?? ''}`;
  const reason = bounceReason(report);
  const ours = await markBounced(call, outbox, raw ? messageIdsIn(raw) : [], reason);
  const to = ours ? String(ours.to) : bouncedFrom(report);
  const what = `${ours ? 'Your message' : 'A message of yours'}${to ? ` to ${to}` : ''} came back.`;
  return { intent: 'other', summary: `${what} ${reason}`, warnings: [] };
}
