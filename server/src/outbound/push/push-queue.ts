import { AppError, type PushNotice } from '@smoko/contract';
import type { Identity } from '../../domain/accounts/sessions/assurance.ts';
import type { PushDevices } from '../../domain/push/devices.ts';
import type { PushNotices } from '../../domain/push/notices.ts';
import type { PushDeviceDoc, PushNoticeDoc } from '../../domain/push/store.ts';
import { createLeasedQueue, type LeasedQueue } from '../../queue/leased-queue.ts';
import type { PushProvider, Told } from '../providers/push-provider.ts';

/** How long it is waited after each attempt in vain, in milliseconds; after the last one the notice is dropped. */
const PAUSES = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];
const AT_ONCE = 4;
const LOOK_EVERY_MS = 30_000;
/** What is not told by then is told after the next start. */
const CLOSING_MS = 3_000;

interface Parts {
  devices: PushDevices;
  notices: PushNotices;
  provider: PushProvider;
  /** Whether it is still so: what waited for a yes may have one. */
  holds(notice: PushNoticeDoc): Promise<boolean>;
  /** Told in words without anything personal. */
  warn(what: string, status: number): void;
  report(error: unknown): void;
}

/** A notice as it goes out: what is stored of it beside its words stays here. */
const wordsOf = ({ title, body, tag, path }: PushNoticeDoc): PushNotice => ({ title, body, tag, path });

export interface PushQueue extends Pick<LeasedQueue, 'wake' | 'look' | 'start' | 'close'> {
  /** Tells a device something now. Throws conflict where it is told nothing any more, unavailable in any other trouble. */
  tryOut(identity: Identity, id: string): Promise<void>;
}

/** Tells devices what waits for them: each once, later where its push service cannot take it now. */
export function createPushQueue({ devices, notices, provider, holds, warn, report }: Parts): PushQueue {
  async function tell(device: PushDeviceDoc, notice: PushNotice): Promise<Told> {
    const told = await provider(device, notice);
    if (told.outcome === 'gone') await devices.gone(device._id);
    if (told.outcome === 'refused') warn('a push service refused what it was sent', told.status);
    return told;
  }

  async function work(notice: PushNoticeDoc): Promise<void> {
    const device = (await holds(notice)) ? await devices.toTell(notice.device_id) : null;
    const told = device && (await tell(device, wordsOf(notice)));
    const pause = PAUSES[notice.attempts - 1];
    if (told?.outcome === 'later' && pause !== undefined)
      await notices.again(notice, Math.max(pause, told.seconds * 1_000));
    else await notices.done(notice);
  }

  const queue = createLeasedQueue<PushNoticeDoc>({
    next: () => notices.claim(),
    work,
    takeOver: async (alone) => {
      if (alone) await notices.recover();
    },
    atOnce: AT_ONCE,
    lookEveryMs: LOOK_EVERY_MS,
    patienceMs: CLOSING_MS,
    report,
  });

  return {
    wake: queue.wake,
    look: queue.look,
    start: queue.start,
    close: queue.close,
    async tryOut(identity, id) {
      const device = await devices.toTell((await devices.find(identity, id))._id);
      const told = device && (await tell(device, TEST));
      if (told?.outcome === 'told') return;
      if (!told || told.outcome === 'gone')
        throw new AppError('conflict', 'This browser can no longer be told. Turn it off and on again.');
      throw new AppError('unavailable', "Your browser's own service did not take it. Try again in a minute.");
    },
  };
}

const TEST: PushNotice = {
  title: 'Smoko can tell you',
  body: 'This is how answers and messages reach you here.',
  tag: 'test',
  path: '/settings/messages',
  always: true,
};
