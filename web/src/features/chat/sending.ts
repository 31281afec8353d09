import { drop, keep, keptUnder } from '../../lib/kept.ts';
import type { Outgoing } from '../../lib/queue/items.ts';

const PREFIX = 'smoko-sending/';

interface Sending {
  userId: string;
  item: Outgoing;
}

/**
 * Keeps a message on this device from before it is sent until the server or the queue has it: the page may be left in between.
 * What is written here is there at once, which the queue's own store does not promise. One entry a message, so that tabs do
 * not write over each other.
 */
export const holdOn = (sending: Sending): void => keep(PREFIX + sending.item.id, JSON.stringify(sending));

export const letGo = (id: string): void => drop(PREFIX + id);

/** Held while a page sends it: released with the page, whatever becomes of that. Without a secure connection there are none. */
export const lockOf = (id: string): string => PREFIX + id;

/** The messages that pages of this person have sent and not let go of, in their order. */
export const heldOf = (userId: string): Outgoing[] =>
  Object.values(keptUnder(PREFIX))
    .map((sending): Sending => JSON.parse(sending))
    .filter((sending) => sending.userId === userId)
    .map(({ item }) => item)
    .sort((a, b) => (a.created_at < b.created_at ? -1 : 1));
