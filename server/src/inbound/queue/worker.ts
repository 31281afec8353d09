import { AppError } from '@smoko/contract';
import type { Deliveries } from '../../domain/deliveries/deliveries.ts';
import type { DeliveryDoc } from '../../domain/deliveries/model.ts';
import type { Logger } from '../../logging.ts';
import { createLeasedQueue, type LeasedQueue } from '../../queue/leased-queue.ts';

interface Parts {
  deliveries: Deliveries;
  /** May be called again for the same delivery. */
  work(delivery: DeliveryDoc): Promise<void>;
  /** It is given up, until somebody says otherwise. */
  gaveUp(delivery: DeliveryDoc, reason: string): Promise<void>;
  log: Logger;
}

const AT_ONCE = 4;
const POLL_MS = 2_000;
const RENEW_MS = 10_000;
const LAST_WORK_MS = 10_000;
/** Milliseconds before each further attempt. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
const WORDS = 'Something went wrong while this was being read. Try again.';

/** Four messages at a time, of one person one after the other; what fails is tried again with growing pauses. */
export function createWorker({ deliveries, work, gaveUp, log }: Parts): LeasedQueue {
  async function workOrPutBack(delivery: DeliveryDoc): Promise<void> {
    try {
      await work(delivery);
      await deliveries.done(delivery);
    } catch (error) {
      const reason = error instanceof AppError ? error.message : WORDS;
      const pause = PAUSES[delivery.attempts - 1] ?? null;
      log.error({ err: error, attempt: delivery.attempts }, 'working on a message failed');
      if (pause === null) await gaveUp(delivery, reason);
      await deliveries.failed(delivery, reason, pause);
    }
  }

  return createLeasedQueue({
    next: deliveries.claim,
    work: workOrPutBack,
    hold: { renew: deliveries.renew, everyMs: RENEW_MS },
    async takeOver(alone) {
      if (alone) await deliveries.recover();
    },
    atOnce: AT_ONCE,
    lookEveryMs: POLL_MS,
    patienceMs: LAST_WORK_MS,
    report: (err) => log.error({ err }, 'a message could not be taken from the queue, or not put back'),
  });
}
