import { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import { createCall } from '../../domain/call.ts';
import type { Clock } from '../../domain/clock.ts';
import type { Consent } from '../../domain/consent/consent.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { OutgoingOptions } from '../outgoing-options.ts';

interface Parts {
  repository: Repository<OutboxRow>;
  consent: Pick<Consent, 'optOut'>;
  clock: Clock;
  outgoing: Pick<OutgoingOptions, 'senderOf'>;
}

/** Opt-outs that come to us about a message of ours, not as a message. */
export interface Stop {
  /** Whoever got that mail wants no more of its kind. Gives the address, or null where there is no such mail. */
  unsubscribe(itemId: string): Promise<{ to: string; from: string } | null>;
  /** The provider says that they asked it for no more texts. */
  optedOut(item: OutboxRow): Promise<void>;
}

export function createStop({ repository, consent, clock, outgoing }: Parts): Stop {
  async function optOut(item: OutboxRow, channel: OutboxRow['channel'], source: 'word' | 'link') {
    const owner = await outgoing.senderOf(String(item.user_id));
    if (!owner) return null;
    const call = createCall({ ...owner.actor, via: 'automation' }, clock);
    await consent.optOut(call, channel, item.to, { source });
    return { to: item.to, from: owner.actor.business.name };
  }

  return {
    async optedOut(item) {
      await optOut(item, item.channel, 'word');
    },
    async unsubscribe(itemId) {
      const item = await acrossOwners(repository.model, "whoever unsubscribes is nobody's user").findOne({
        _id: new Types.ObjectId(itemId),
      });
      return item && optOut(item, 'email', 'link');
    },
  };
}
