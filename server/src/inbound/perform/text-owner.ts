import { AppError, type Correspondent, type Urgency } from '@smoko/contract';
import type { Owners } from '../../domain/accounts/business/owners.ts';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';
import { shortened } from '../../domain/shortened.ts';
import type { ReadMessage } from '../message.ts';
import { effectsKeyOf, type Item } from './draft.ts';

type Parts = Pick<Domain, 'caps' | 'executor' | 'outbox'> & Pick<Owners, 'phoneFor'>;

interface Urgent {
  urgency: Urgency;
  message: Pick<ReadMessage, 'from' | 'text'>;
  contact: Correspondent;
}

const HOUR_MS = 3_600_000;
/** What one sender, and all of them, may set off in an hour: who writes without end rings nobody's phone without end. */
const MOST = { ofOne: 3, ofAll: 10 } as const;
const QUOTED = 160;

const SAYS: Record<Urgency, string> = {
  emergency: 'Sounds like an emergency. Ring them at once.',
  complaint: 'Sounds like a complaint.',
};

/**
 * Texts the owner's own mobile about a message that cannot wait, at any hour, where they have asked for that. Once for each
 * message, however often it is worked on.
 */
export async function textOwner(
  { caps, executor, outbox, phoneFor }: Parts,
  person: Actor,
  item: Item,
  { urgency, message: { from, text }, contact }: Urgent,
): Promise<void> {
  const to = await phoneFor(person.userId, urgency);
  if (!to || contact.kind === 'owner' || to === from.address) return;
  const counted = `urgent texts of ${person.userId}`;
  if (!(await caps.take(`${counted} because of ${from.address}`, MOST.ofOne, HOUR_MS))) return;
  if (!(await caps.take(counted, MOST.ofAll, HOUR_MS))) return;
  const name = contact.kind === 'unknown' ? (from.name ?? '') : contact.name;
  const who = [name, from.address].filter(Boolean).join(', ');
  const body = `${who} wrote: "${shortened(text, QUOTED)}" ${SAYS[urgency]}`;
  const call = createCall({ ...person, via: 'inbound' }, executor.clock, { key: `${effectsKeyOf(item)}:urgent` });
  // the same words once more, while the first are on their way, tell nothing new
  await outbox
    .put(call, { channel: 'sms', to, subject: null, body, aboutAccount: true, toOwner: true })
    .catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'duplicate')) throw error;
    });
}
