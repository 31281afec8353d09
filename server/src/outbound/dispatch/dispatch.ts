import type { Channel } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Clock } from '../../domain/clock.ts';
import type { EventBus } from '../../domain/events.ts';
import type { OutboxRow } from '../../domain/outbox/store.ts';
import { createLeasedQueue, newLease } from '../../queue/leased-queue.ts';
import { NOBODY_KNOWS, type Outbound, type Outcome, type Providers } from '../providers/provider.ts';
import { createQueuedItems } from './queued-items.ts';

const LEASE_MS = 180_000;
const EVERY_MS = 5_000;
/** Messages of one way that are handed over side by side: one that hangs holds up nobody but its own reader. */
const AT_ONCE = 4;
/** Longer than any provider waits by itself, and shorter than a lease: a call that hangs all the same ends then. */
const CALL_MS = 60_000;
/** Pauses after an attempt that surely sent nothing, in milliseconds: a bad minute, a bad hour, a bad night. */
const PAUSES = [5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000];
const DIED = 'Smoko stopped while this was on its way. Ask them whether they got it before you send it again.';

/** Nothing more becomes of it by itself. */
const over = () => ({ lease_until: null, settled_at: new Date() });

/** What cannot go just now. `reason` is for people. */
export interface Waits {
  until: Date;
  reason: string;
}

export interface DispatchOptions {
  repository: Repository<OutboxRow>;
  providers: Providers;
  bus: EventBus;
  clock: Clock;
  /** Everything that goes with it; or, in words for people, why it must not go any more, or until when it waits, and why. */
  prepare(item: OutboxRow): Promise<Outbound | string | Waits>;
  /** The provider says that they asked it for no more texts. */
  optedOut(item: OutboxRow): Promise<void>;
  report(error: unknown): void;
  pauses?: readonly number[];
  /** How long one call may take, in milliseconds. */
  callMs?: number;
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
  const { repository, providers, bus, clock, pauses = PAUSES, callMs = CALL_MS } = options;
  const items = createQueuedItems(repository, providers, bus, clock);

  async function settle(item: OutboxRow, attempt: string, result: Outcome): Promise<void> {
    const tried = (item.attempts ?? 0) + 1;
    const pause = pauses[tried - 1];
    // an attempt that was taken for dead may still come back and tell
    const mine: Filter<OutboxRow> = { attempt, status: { $in: ['queued', 'unknown'] } };
    if (result.outcome === 'sent') {
      const provider_id = result.providerId ?? null;
      await items.set(item, mine, { status: 'sent', reason: null, sent_at: clock.now(), provider_id, ...over() });
    } else if (result.outcome === 'later' && pause !== undefined) {
      const retry_at = new Date(Date.now() + pause);
      const reason = `${result.reason} It is tried again by itself.`;
      await items.set(item, mine, {
        status: 'queued',
        attempt: null,
        attempts: tried,
        reason,
        retry_at,
        lease_until: null,
      });
    } else {
      const status = result.outcome === 'later' ? 'failed' : result.outcome;
      await items.set(item, mine, { status, reason: result.reason, ...over() });
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
    if (typeof outbound === 'object' && 'until' in outbound) {
      await items.set(item, free, { not_before: outbound.until, reason: outbound.reason });
      return;
    }
    const claimed = await items.set(item, free, { attempt, lease_until });
    if (!claimed) return;
    if (typeof outbound === 'string') return settle(claimed, attempt, { outcome: 'failed', reason: outbound });
    const sending = provider.send({ ...outbound, item: claimed });
    const result = await withinTime(sending, callMs);
    await settle(claimed, attempt, result ?? { outcome: 'unknown', reason: NOBODY_KNOWS });
    // whoever answers late is heard all the same
    if (!result) void sending.then((late) => settle(claimed, attempt, late)).catch(options.report);
  }

  /** What was on its way when its process ended: it may have arrived. */
  async function bury(channel: Channel, before: Date): Promise<void> {
    for (const item of await items.abandoned(channel, before)) {
      const { attempt } = item;
      await items.set(item, { attempt, status: 'queued' }, { status: 'unknown', reason: DIED, ...over() });
    }
  }

  /** Mails do not wait for texts, nor one message for another; two to the same address go one after the other. */
  function queueOf(channel: Channel) {
    const inHand = new Set<OutboxRow>();
    return createLeasedQueue<OutboxRow>({
      // one that cannot be worked on has no attempt yet: it is left out, the others must not wait for it
      next: (failed) => items.due(channel, [...failed, ...inHand], inHand),
      async work(item) {
        inHand.add(item);
        await send(item).finally(() => inHand.delete(item));
      },
      takeOver: (alone) => bury(channel, alone ? new Date(Date.now() + LEASE_MS) : new Date()),
      atOnce: AT_ONCE,
      lookEveryMs: EVERY_MS,
      report: options.report,
    });
  }

  const queues = items.connected.map(queueOf);
  return {
    poke() {
      for (const queue of queues) queue.wake();
    },
    async close() {
      await Promise.all(queues.map((queue) => queue.close()));
    },
    async start(alone) {
      for (const queue of queues) await queue.start(alone);
    },
  };
}

/** null where it takes longer than that. */
async function withinTime(sending: Promise<Outcome>, ms: number): Promise<Outcome | null> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<null>((end) => {
    timer = setTimeout(() => end(null), ms);
  });
  try {
    return await Promise.race([sending, over]);
  } finally {
    clearTimeout(timer);
  }
}
