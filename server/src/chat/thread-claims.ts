import type { Types } from 'mongoose';
import type { Filter } from '../db/row-model.ts';
import type { Call } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow, ThreadRow } from '../domain/conversation/models.ts';
import { asThread } from '../domain/conversation/records.ts';

const LEASE_MS = 30_000;

/** What holds a thread for as long as its run goes on. */
export const lease = () => ({ lease_until: new Date(Date.now() + LEASE_MS) });

/** Whose a thread is. */
export type Claim = Pick<ThreadRow, 'running' | 'lease_until' | 'stop_requested'>;

export const claimOf = (runId: Types.ObjectId | null): Claim => ({ running: runId, ...lease(), stop_requested: null });
export const FREE: Claim = { running: null, lease_until: null, stop_requested: null };

/** A run in its thread. */
export interface Place {
  user_id: Types.ObjectId;
  thread_id: Types.ObjectId;
  run_id: Types.ObjectId | null;
  /** Of the user's message, where it is known. */
  position?: number;
}

/** A thread is one run's at a time, in however many processes: every change of its claim names whose it was. */
export function createThreadClaims({ threads, count, tell }: Conversation, clock: Clock) {
  const tellThread = (call: Call, thread: ThreadRow) =>
    tell(call, { type: 'thread', thread_id: String(thread._id), seq: thread.seq, thread: asThread(thread) });

  return {
    tellThread,

    /** Wins a free thread for this run. */
    async win(call: Call, run: MessageRow): Promise<boolean> {
      const won = await threads.model
        .findOneAndUpdate(
          { user_id: run.user_id, _id: run.thread_id, running: null },
          { $set: claimOf(run.run_id) },
          { returnDocument: 'after' },
        )
        .lean();
      if (won) tellThread(call, await count(call, String(run.thread_id), 1));
      return Boolean(won);
    },

    /** Holds it for longer. False where a stop was asked for in another process, or the thread is no longer this run's. */
    async hold(run: MessageRow): Promise<boolean> {
      const thread = await threads.model
        .findOneAndUpdate({ user_id: run.user_id, _id: run.thread_id, running: run.run_id }, { $set: lease() })
        .lean();
      return thread !== null && String(thread.stop_requested) !== String(run.run_id);
    },

    /** Gives it on, or free, while it is still this run's and `only` holds; null when it is not. */
    passOn: (run: Place, to: Claim, only: Pick<Filter<ThreadRow>, 'positions'> = {}) =>
      threads.model
        .findOneAndUpdate(
          { user_id: run.user_id, _id: run.thread_id, running: run.run_id, ...only },
          { $inc: { seq: 1 }, $set: { ...to, updated_at: clock.now() } },
          { returnDocument: 'after' },
        )
        .lean(),

    /** Asks the run that has it to stop, whichever process it is in. */
    requestStop: (thread: ThreadRow) =>
      threads.model.updateOne(
        { user_id: thread.user_id, _id: thread._id, running: thread.running },
        { $set: { stop_requested: thread.running } },
      ),
  };
}
