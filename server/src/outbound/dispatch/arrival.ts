import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Clock } from '../../domain/clock.ts';
import type { EventBus } from '../../domain/events.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import { deliveryOf } from '../providers/sms-provider.ts';

interface Parts {
  repository: Repository<OutboxRow>;
  bus: EventBus;
  clock: Clock;
  optedOut(item: OutboxRow): Promise<void>;
}

/** What Twilio says became of a text it took: by its own name of it, with its own words for it. */
interface TextStatus {
  sid: string;
  status: string;
  errorCode: number | null;
}
/** Said twice it is noted once. */
export type NoteArrival = (told: TextStatus) => Promise<void>;

export function createArrival({ repository, bus, clock, optedOut }: Parts): NoteArrival {
  return async ({ sid, status, errorCode }) => {
    const delivery = deliveryOf(status, errorCode);
    if (!sid || !delivery) return;
    const item = await acrossOwners(repository.model, 'a provider knows no owners').findOne({ provider_id: sid });
    if (!item) return;
    const at = clock.now();
    const fields: Written<OutboxRow> =
      delivery === 'delivered'
        ? { status: 'delivered', delivered_at: at, reason: null }
        : { status: 'failed', reason: delivery.reason };
    const { modifiedCount } = await repository.model.updateOne(
      { user_id: item.user_id, _id: item._id, provider_id: sid, status: 'sent' },
      { $set: { ...fields, updated_at: at }, $inc: { version: 1 } },
    );
    if (!modifiedCount) return;
    const event = {
      table: repository.table,
      op: 'UPDATE' as const,
      id: String(item._id),
      updated_at: at.toISOString(),
    };
    bus.emit('record', String(item.user_id), event);
    if (delivery !== 'delivered' && delivery.optedOut) await optedOut(item);
  };
}
