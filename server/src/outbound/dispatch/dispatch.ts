import { CHANNELS, WAITS_FOR_EMAIL } from '@smoko/contract';
import type { Types } from 'mongoose';
import { acrossOwners } from '../../db/across-owners.ts';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Clock } from '../../domain/clock.ts';
import type { EventBus } from '../../domain/events.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import { createLeasedQueue, newLease } from '../../queue/leased-queue.ts';
import type { Outbound, Outcome, Providers } from '../providers/provider.ts';

const LEASE_MS = 180_000;
const EVERY_MS = 5_000;
/** Pauses after an attempt that surely sent nothing, in milliseconds: a bad minute, a bad hour, a bad night. */
const PAUSES = [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000];
const DIED = 'Smoko stopped while this was on its way. Ask them whether they got it before you send it again.';

/** Nothing more becomes of it by itself. */
const over = () => ({ lease_until: null, settled_at: new Date() });

export interface DispatchOptions {
  repository: Repository<OutboxRow>;
  providers: Providers;
  bus: EventBus;
  clock: Clock;
  /** Everything that goes with it; or, in words for people, why it must not go any more. */
  prepare(item: OutboxRow): Promise<Outbound | string>;
  /** The provider says that they asked it for no more texts. */
  optedOut(item: OutboxRow): Promise<void>;
  report(error: unknown): void;
  pauses?: readonly number[];
}

export interface Dispatch {
  /** There may be something to send. */
  poke(): void;
  /** Looks regularly from now on. `alone`: nobody else works on this database, so that what was on its way died with its process. */
  start(alone: boolean): Promise<void>;
  /** Lets what is on its way arrive. */
  close(): Promise<void>;
}

/**
 * Hands over what is queued. The attempt is on file before the provider is asked, and an item with an attempt is never
 * claimed again: whatever dies in between, in however many processes, nothing goes out twice by itself.
 */
export function createDispatch(options: DispatchOptions): Dispatch {
  const { repository, providers, bus, clock, pauses = PAUSES } = options;
  const connected = CHANNELS.filter((channel) => providers[channel]);
  async function set(item: OutboxRow, filter: Filter<OutboxRow>, fields: Written<OutboxRow>) {
    const after = await repository.model
      .findOneAndUpdate(
        { user_id: item.user_id, _id: item._id, ...filter },
        { $set: { ...fields, updated_at: clock.now() }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      )
      .lean();
    if (after) {
      const event = {
        table: repository.table,
        op: 'UPDATE' as const,
        id: String(after._id),
        updated_at: clock.now().toISOString(),
      };
      bus.emit('record', String(after.user_id), event);
    }
    return after;
  }

  const everybodys = () => acrossOwners(repository.model, 'one dispatcher sends for all; every change names the owner');

  const due = (skip: readonly Types.ObjectId[]) =>
    everybodys().findOne(
      {
        status: 'queued',
        channel: { $in: connected },
        attempt: null,
        reason: { $ne: WAITS_FOR_EMAIL },
        $and: [
          { $or: [{ not_before: null }, { not_before: { $lte: clock.now() } }] },
          { $or: [{ retry_at: null }, { retry_at: { $lte: new Date() } }] },
        ],
        ...(skip.length ? { _id: { $nin: [...skip] } } : {}),
      },
      { sort: { created_at: 1 } },
    );

  async function settle(item: OutboxRow, attempt: string, result: Outcome): Promise<void> {
    const tried = (item.attempts ?? 0) + 1;
    const pause = pauses[tried - 1];
    // an attempt that was taken for dead may still come back and tell
    const mine: Filter<OutboxRow> = { attempt, status: { $in: ['queued', 'unknown'] } };
    if (result.outcome === 'sent') {
      const provider_id = result.providerId ?? null;
      await set(item, mine, { status: 'sent', reason: null, sent_at: clock.now(), provider_id, ...over() });
    } else if (result.outcome === 'later' && pause !== undefined) {
      const retry_at = new Date(Date.now() + pause);
      const reason = `${result.reason} It is tried again by itself.`;
      await set(item, mine, { status: 'queued', attempt: null, attempts: tried, reason, retry_at, lease_until: null });
    } else {
      const status = result.outcome === 'later' ? 'failed' : result.outcome;
      await set(item, mine, { status, reason: result.reason, ...over() });
      if (result.outcome === 'failed' && result.optedOut) await options.optedOut(item);
    }
  }

  async function send(item: OutboxRow): Promise<void> {
    const provider = providers[item.channel];
    if (!provider) return;
    const outbound = await options.prepare(item);
    const { worker: attempt, lease_until } = newLease(LEASE_MS);
    // one of however many processes
    const free: Filter<OutboxRow> = { status: 'queued', attempt: null, version: item.version };
    const claimed = await set(item, free, { attempt, lease_until });
    if (!claimed) return;
    const result: Outcome =
      typeof outbound === 'string'
        ? { outcome: 'failed', reason: outbound }
        : await provider.send({ ...outbound, item: claimed });
    await settle(claimed, attempt, result);
  }

  /** What was on its way when its process ended: it may have arrived. */
  async function bury(before: Date): Promise<void> {
    const dead = await everybodys()
      .find({ status: 'queued', attempt: { $type: 'string' }, lease_until: { $lte: before } })
      .toArray();
    for (const item of dead) {
      const { attempt } = item;
      await set(item, { attempt, status: 'queued' }, { status: 'unknown', reason: DIED, ...over() });
    }
  }

  const queue = createLeasedQueue<OutboxRow>({
    // one that cannot be worked on has no attempt yet: it is left out, the others must not wait for it
    next: (failed) => due(failed.map(({ _id }) => _id)),
    work: send,
    takeOver: (alone) => bury(alone ? new Date(Date.now() + LEASE_MS) : new Date()),
    atOnce: 1,
    lookEveryMs: EVERY_MS,
    report: options.report,
  });
  return {
    poke: queue.wake,
    close: queue.close,
    async start(alone) {
      if (connected.length) await queue.start(alone);
    },
  };
}
