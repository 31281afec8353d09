import type { Channel } from '@smoko/contract';
import type { Actor } from '../../domain/actor.ts';
import { createCall } from '../../domain/call.ts';
import type { Domain } from '../../domain/domain.ts';
import type { Match, ReadMessage } from '../message.ts';

/** The inbox item of a message. */
export interface Item {
  id: string;
  channel: Channel;
  /** How often the tradie said whom it is from. */
  round: number;
}

/** What follows from a message is done once, and anew when it turns out to be from somebody else. */
export const effectsKeyOf = ({ id, round }: Pick<Item, 'id' | 'round'>): string =>
  round === 0 ? `inbound:${id}` : `inbound:${id}:${round}`;

/** Puts the answer where the tradie can change and send it; nothing goes by itself, and only to who wrote. */
export async function keepDraft(
  { executor, outbox }: Pick<Domain, 'executor' | 'outbox'>,
  person: Actor,
  item: Item,
  { from, subject }: ReadMessage,
  { contact, project_id }: Match,
  words: string | null,
): Promise<string | null> {
  if (!words || !reachable(item.channel, from.address)) return null;
  const call = createCall({ ...person, via: 'inbound' }, executor.clock, { key: `${effectsKeyOf(item)}:draft` });
  const kept = await outbox.put(call, {
    channel: item.channel,
    to: from.address,
    subject: item.channel === 'email' ? answerTo(subject) : null,
    body: words,
    draft: 'draft',
    inbox_id: item.id,
    links: {
      client_id: contact.kind === 'client' ? contact.id : null,
      supplier_id: contact.kind === 'supplier' ? contact.id : null,
      project_id,
    },
  });
  return kept.id;
}

/** A name instead of a number cannot be answered. */
const reachable = (channel: Channel, address: string): boolean => channel === 'email' || /^\+\d{8,15}$/.test(address);

const LONGEST = 200;
const answerTo = (subject: string | null): string =>
  (/^re:/i.test(subject ?? '') ? (subject ?? '') : `Re: ${subject ?? 'your message'}`).slice(0, LONGEST);
