import type { Intent } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { OutboxRow } from '../outbox/store.ts';
import type { InboxRow } from './store.ts';
import { saidWhat } from './written-since.ts';

const DAY_MS = 86_400_000;
/** Days in which a complaint keeps what wants to sell something from its client, answered or not. */
const COMPLAINED = 90;
/** Days that somebody is taken to wait for an answer. */
const WAITING = 30;
/** Nobody waits for an answer to these. */
const ASKS_NOTHING: readonly Intent[] = [
  'thanks',
  'says_paid',
  'confirms_appointment',
  'accepts_quote',
  'opt_in',
  'opt_out',
  'out_of_office',
  'spam',
];
/** Of so many clients at once so many messages, the newest first. */
const MOST = 500;

/**
 * Of which clients nothing is wanted just now, by their ids: who complained lately, and whose words nobody has answered.
 * Gives why, with their words; null where there is nothing.
 */
export async function waitsForAnswer(
  call: Call,
  { inbox, outbox }: { inbox: Repository<InboxRow>; outbox: Repository<OutboxRow> },
  clients: readonly (Types.ObjectId | null)[],
): Promise<(client: Types.ObjectId) => string | null> {
  const ids = [...new Set(clients.flatMap((id) => (id ? [id.toHexString()] : [])))].map((id) => new Types.ObjectId(id));
  if (ids.length === 0) return () => null;
  const user_id = new Types.ObjectId(call.actor.userId);
  const ago = (days: number) => new Date(call.clock.now().getTime() - days * DAY_MS);
  const [said, answers] = await Promise.all([
    inbox.model
      .find({ user_id, client_id: { $in: ids }, received_at: { $gt: ago(COMPLAINED) }, intent: { $nin: ASKS_NOTHING } })
      .sort({ received_at: -1 })
      .limit(MOST)
      .lean(),
    // what a person wrote: a reminder answers nothing
    outbox.model
      .find({
        user_id,
        client_id: { $in: ids },
        created_at: { $gt: ago(WAITING) },
        automation: null,
        status: { $in: ['queued', 'sent', 'delivered'] },
      })
      .sort({ created_at: -1 })
      .limit(MOST)
      .lean(),
  ]);
  return (client) => {
    const theirs = said.filter(({ client_id }) => client_id?.equals(client));
    const answered = answers.find(({ client_id }) => client_id?.equals(client))?.created_at ?? ago(WAITING);
    const why =
      theirs.find(({ intent }) => intent === 'complaint') ??
      theirs.find(({ received_at }) => received_at > answered && received_at > ago(WAITING));
    return why ? saidWhat(why, call.actor.business.timeZone) : null;
  };
}
