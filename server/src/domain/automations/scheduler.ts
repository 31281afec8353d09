import type { Model } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { createLeasedQueue, type LeasedQueue, lapsed, longerLease, newLease } from '../../queue/leased-queue.ts';
import type { Actor } from '../actor.ts';
import { type Call, createCall } from '../call.ts';
import type { Clock } from '../clock.ts';
import { KINDS } from './rules.ts';
import type { AutomationRunRow, ScheduleDoc } from './store.ts';
import { dueDay, nextRun } from './times.ts';

export interface SchedulerOptions {
  schedules: Model<ScheduleDoc>;
  runs: Repository<AutomationRunRow>;
  clock: Clock;
  /** null when the account is gone. */
  actorOf(userId: string): Promise<Actor | null>;
  /** Writes what is due on that day. */
  work(call: Call, schedule: ScheduleDoc, day: string): Promise<{ written: number; held: number }>;
  report(error: unknown): void;
}

export type Scheduler = LeasedQueue;

const EVERY_MS = 15_000;
const LEASE_MS = 60_000;
const RENEW_MS = 20_000;

/**
 * Each business's automations at their own time of day. One process claims a run by compare-and-set and holds it by a
 * lease; whoever takes over from a dead one writes nothing a second time. What was missed is not made up for, but
 * today's run: it looks at what is due today.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { schedules, runs, clock, actorOf, work, report } = options;
  const free = () => ({ enabled: true, next_run_at: { $lte: clock.now() }, ...lapsed() });

  async function claim(): Promise<ScheduleDoc | null> {
    return schedules
      .findOneAndUpdate(free(), { $set: newLease(LEASE_MS) }, { sort: { next_run_at: 1 }, returnDocument: 'after' })
      .lean<ScheduleDoc>();
  }

  async function carryOut(schedule: ScheduleDoc): Promise<void> {
    const { _id, kind, worker, user_id, time } = schedule;
    const mine = { _id, worker };
    const actor = await actorOf(String(user_id));
    if (!actor) {
      await schedules.deleteOne({ _id });
      return;
    }
    const { weekday } = KINDS[kind];
    const { timeZone } = actor.business;
    const day = dueDay(clock.now(), { time, timeZone, weekday });
    const call = createCall({ ...actor, via: 'automation' }, clock, { key: `automation-run:${kind}:${day}` });
    const before = day === null ? null : await runs.findOne(call, { kind, day });
    if (day !== null && !before) await runs.insert(call, { kind, day, ...(await work(call, schedule, day)) });
    // whoever ran it may have died before it could say so here
    const ran = day === null ? {} : { last_run_at: before?.created_at ?? clock.now() };
    // set anew meanwhile: its owner's time counts
    const now = (await schedules.findOne({ _id }).lean<ScheduleDoc>()) ?? schedule;
    await schedules.updateOne(mine, {
      $set: {
        next_run_at: now.enabled ? nextRun(clock.now(), { time: now.time, timeZone, weekday }) : null,
        lease_until: new Date(0),
        ...ran,
      },
    });
  }

  return createLeasedQueue({
    next: claim,
    // what fails is tried again once its lease is over
    work: carryOut,
    hold: {
      renew: ({ _id, worker }) => schedules.updateOne({ _id, worker }, { $set: longerLease(LEASE_MS) }),
      everyMs: RENEW_MS,
    },
    async takeOver(alone) {
      if (alone) await schedules.updateMany({ worker: { $ne: null } }, { $set: { lease_until: new Date(0) } });
    },
    atOnce: 1,
    lookEveryMs: EVERY_MS,
    report,
  });
}
