import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSettings } from '../config.ts';
import { checkDatabase } from '../db/embedded-data.ts';
import type { Health } from '../health.ts';
import type { Logger } from '../logging.ts';
import { backupPath, backupsIn, removeLeftOvers, rotate } from './backup-folder.ts';
import { writeBackup } from './write-backup.ts';

interface NightlyOptions {
  dataDir: string;
  settings: BackupSettings;
  filesInBucket: boolean;
  version: string;
  workerUrl?: URL | undefined;
  health: Health;
  log: Logger;
  /** The real clock, for tests. */
  now?: () => Date;
}

export interface Nightly {
  start(): void;
  close(): void;
  /** What is due is done; resolves when it is. Only one at a time. */
  look(): Promise<void>;
}

const LOOK_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A night may be missed by a while: the machine was asleep. */
const LATE_MS = 36 * HOUR_MS;

/** The last time the clock showed `HH:MM`. */
function lastSlot(now: Date, at: string): Date {
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const slot = new Date(now);
  slot.setHours(hours, minutes, 0, 0);
  return slot > now ? new Date(slot.getTime() - DAY_MS) : slot;
}

/**
 * Each night: the whole database is looked through, in a thread of its own, and when it is whole a backup is made and the
 * oldest ones go. A machine that slept does it when it wakes. A damaged database is not backed up, so that it never
 * pushes out a backup that is whole.
 */
export function createNightly(options: NightlyOptions): Nightly {
  const { dataDir, settings, health, log, workerUrl, now = () => new Date() } = options;
  let timer: NodeJS.Timeout | undefined;
  let tried = Number.NEGATIVE_INFINITY;
  let checked = 0;
  let running: Promise<void> | null = null;
  const firstDay = bornAt(dataDir) ?? now();

  const newest = (): Date | undefined => backupsIn(settings.folder)[0]?.at;
  const since = (last: Date | undefined): Date => (last && last > firstDay ? last : firstDay);

  async function check(): Promise<boolean> {
    const { problems } = await checkDatabase(dataDir, workerUrl);
    checked = now().getTime();
    if (problems.length === 0) return true;
    log.error({ problems: problems.length }, 'the database is damaged');
    health.report('database', { state: 'damaged', detail: damaged(newest() !== undefined) });
    return false;
  }

  async function backUp(): Promise<void> {
    removeLeftOvers(settings.folder);
    const target = backupPath(settings.folder, now());
    await writeBackup({ ...options, target });
    rotate(settings.folder, settings.keep);
    health.report('backup', null);
  }

  async function work(): Promise<void> {
    const moment = now();
    const slot = lastSlot(moment, settings.at).getTime();
    const again = moment.getTime() - tried > HOUR_MS;
    const last = settings.keep > 0 ? since(newest()).getTime() : Math.max(checked, firstDay.getTime());
    if (last < slot && again) {
      tried = moment.getTime();
      try {
        if ((await check()) && settings.keep > 0) await backUp();
      } catch (err) {
        log.error({ err }, 'the nightly backup failed');
        health.report('backup', { state: 'failing', detail: `The nightly backup failed: ${wordsOf(err)}` });
      }
    }
    const late = settings.keep > 0 && now().getTime() - since(newest()).getTime() > LATE_MS;
    if (late && !health.degraded().some(({ part }) => part === 'backup'))
      health.report('backup', { state: 'late', detail: 'The last backup is more than a day and a half old.' });
  }

  const look = (): Promise<void> => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    look,
    start() {
      const quietly = () => void look().catch((err: unknown) => log.error({ err }, 'nightly work failed'));
      timer = setInterval(quietly, LOOK_MS);
      timer.unref();
    },
    close: () => clearInterval(timer),
  };
}

/** What anybody may read: no paths. */
const wordsOf = (error: unknown): string =>
  (error as Error).name === 'KeepingError' && /needs/.test((error as Error).message)
    ? 'there is not enough room for it.'
    : 'the log says why.';

export const damaged = (hasBackup: boolean): string =>
  `What is on the disk is not what was written there. Stop the server, look with npm start -- --check, and ${
    hasBackup ? 'restore the newest backup' : 'restore a backup'
  } with npm start -- --restore FILE --replace.`;

/** When the data folder was first used, by its key. */
function bornAt(dataDir: string): Date | undefined {
  try {
    return statSync(join(dataDir, 'secret-key')).mtime;
  } catch {
    return undefined;
  }
}
