import { AppError } from '@smoko/contract';
import type { Deliveries } from '../../domain/deliveries/deliveries.ts';
import type { DeliveryDoc } from '../../domain/deliveries/model.ts';
import type { Logger } from '../../logging.ts';

export interface Worker {
  /** Something has come in. */
  wake(): void;
  /** Looks by itself from now on, for what other processes took in or left behind. */
  start(): void;
  /** Takes nothing more, and waits for what it works on. */
  close(): Promise<void>;
}

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

export function createWorker({ deliveries, work, gaveUp, log }: Parts): Worker {
  const active = new Set<Promise<void>>();
  let closing = false;
  let looking = false;
  let lookAgain = false;
  let timer: NodeJS.Timeout | undefined;

  async function carryOut(delivery: DeliveryDoc): Promise<void> {
    const renew = () => void deliveries.renew(delivery).catch(() => {});
    const renewing = setInterval(renew, RENEW_MS);
    try {
      await work(delivery);
      await deliveries.done(delivery);
    } catch (error) {
      const reason = error instanceof AppError ? error.message : WORDS;
      const pause = PAUSES[delivery.attempts - 1] ?? null;
      log.error({ err: error, attempt: delivery.attempts }, 'working on a message failed');
      if (pause === null) await gaveUp(delivery, reason);
      await deliveries.failed(delivery, reason, pause);
    } finally {
      clearInterval(renewing);
    }
  }

  async function look(): Promise<void> {
    lookAgain = true;
    if (looking) return;
    looking = true;
    try {
      while (lookAgain && !closing) {
        lookAgain = false;
        while (active.size < AT_ONCE && !closing) {
          const delivery = await deliveries.claim();
          if (!delivery) break;
          const working = carryOut(delivery)
            .catch((err: unknown) => log.error({ err }, 'a message could not be put back'))
            .finally(() => {
              active.delete(working);
              wake();
            });
          active.add(working);
        }
      }
    } finally {
      looking = false;
    }
  }

  const wake = () => void look().catch((err: unknown) => log.error({ err }, 'looking for messages failed'));

  return {
    wake,
    start() {
      timer = setInterval(wake, POLL_MS);
      wake();
    },
    async close() {
      closing = true;
      clearInterval(timer);
      const patience = new Promise((done) => setTimeout(done, LAST_WORK_MS).unref());
      await Promise.race([Promise.allSettled(active), patience]);
    },
  };
}
