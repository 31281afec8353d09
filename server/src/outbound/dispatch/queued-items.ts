import { CHANNELS, type Channel, WAITS_FOR_EMAIL } from '@smoko/contract';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Clock } from '../../domain/clock.ts';
import type { EventBus } from '../../domain/events.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import type { Providers } from '../providers/provider.ts';

/** The outbox of everybody, as whoever hands it over sees it. */
export function createQueuedItems(
  repository: Repository<OutboxRow>,
  providers: Providers,
  bus: EventBus,
  clock: Clock,
) {
  const connected = CHANNELS.filter((channel) => providers[channel]);
  const everybodys = () => acrossOwners(repository.model, 'one dispatcher sends for all; every change names the owner');

  return {
    /** By which ways anything can be handed over here. */
    connected,

    /** The oldest of one way that may go now, without those to skip, and to nobody whom another one is on its way to. */
    due: (channel: Channel, skip: readonly OutboxRow[], busy: Iterable<OutboxRow>): Promise<OutboxRow | null> =>
      everybodys().findOne(
        {
          status: 'queued',
          channel,
          attempt: null,
          reason: { $ne: WAITS_FOR_EMAIL },
          $and: [
            { $or: [{ not_before: null }, { not_before: { $lte: clock.now() } }] },
            { $or: [{ retry_at: null }, { retry_at: { $lte: new Date() } }] },
          ],
          _id: { $nin: skip.map(({ _id }) => _id) },
          to: { $nin: [...busy].map(({ to }) => to) },
        },
        { sort: { created_at: 1 } },
      ),

    /** Those of one way that were on it when their process ended, by a lease that is over by then. */
    abandoned: (channel: Channel, before: Date): Promise<OutboxRow[]> =>
      everybodys()
        .find({ status: 'queued', channel, attempt: { $type: 'string' }, lease_until: { $lte: before } })
        .toArray(),

    /** Changes one where it is as `filter` says, and tells its owner; null where it is not. */
    async set(item: OutboxRow, filter: Filter<OutboxRow>, fields: Written<OutboxRow>): Promise<OutboxRow | null> {
      const updated_at = clock.now();
      const after = await repository.model
        .findOneAndUpdate(
          { user_id: item.user_id, _id: item._id, ...filter },
          { $set: { ...fields, updated_at }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (after) {
        const { table } = repository;
        const change = { table, op: 'UPDATE' as const, id: String(after._id), updated_at: updated_at.toISOString() };
        bus.emit('record', String(after.user_id), change);
      }
      return after;
    },
  };
}
