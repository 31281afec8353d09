import type { Repository } from '../../db/repository.ts';
import type { Call } from '../../domain/call.ts';
import type { InboxRow } from '../../domain/inbox/store.ts';
import { spokenPhone } from '../../domain/phone.ts';

const FLOOD = 10;
const FLOOD_MS = 600_000;

/** Warns of somebody who writes without end, or of a machine that answers itself. */
export async function floodFrom(call: Call, inbox: Repository<InboxRow>, address: string): Promise<string[]> {
  const since = new Date(call.clock.now().getTime() - FLOOD_MS);
  const user_id = call.actor.userId;
  const many = await inbox.model.countDocuments({ user_id, received_at: { $gt: since }, from: address });
  const from = address.startsWith('+') ? spokenPhone(address, call.actor.business.country) : address;
  return many > FLOOD ? [`${many} messages from ${from} within ten minutes.`] : [];
}
