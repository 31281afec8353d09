import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Actor } from '../domain/actor.ts';
import { type Call, createCall } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow, ThreadRow } from '../domain/conversation/models.ts';
import type { OpenMessage } from './open-message.ts';
import { claimOf, createThreadClaims, FREE, lease, type Place } from './thread-claims.ts';
import type { Ended, Turn } from './turn.ts';
import { POSITIONS_PER_TURN } from './turn-writer.ts';

const HEARTBEAT_MS = 10_000;

interface Running {
  abort: AbortController;
  /** How it ended, all words on file; null when nobody knows. */
  settled: Promise<Ended | null>;
}

/** A run that has ended, with what was said where that was here. */
export interface Settled {
  run: MessageRow;
  spoken: readonly OpenMessage[] | null;
}

/** Works through the turns of threads: one at a time in each, the next as soon as one has ended. */
export interface Runs {
  /** Starts this run if its thread is free (or is claimed for it already); else it waits for its turn. */
  start(actor: Actor, run: MessageRow, claimed: boolean): Promise<void>;
  stop(call: Call, threadId: string): Promise<ThreadRow>;
  /** Resolves when the run has ended, in this process or another. */
  settled(run: MessageRow): Promise<Settled>;
  /** Lets running turns finish for so long, then stops them. */
  drain(ms: number): Promise<void>;
  /** Gives a thread on, or free, that was claimed for a run which does not come about. */
  release(actor: Actor, run: Place): Promise<void>;
}

const placeOf = ({ user_id, thread_id, run_id, position }: MessageRow): Place => ({
  user_id,
  thread_id,
  run_id,
  position,
});

const POLL_MS = 50;

export function createRuns(conversation: Conversation, turn: Turn, clock: Clock, log: Logger): Runs {
  const { threads, messages } = conversation;
  const claims = createThreadClaims(conversation, clock);
  const running = new Map<string, Running>();
  /** What is being worked on, its thread's release included. */
  const works = new Set<Promise<void>>();
  let draining = false;

  async function work(actor: Actor, run: MessageRow): Promise<void> {
    const call = createCall(actor, clock);
    const abort = new AbortController();
    const heartbeat = setInterval(() => void beat(run, abort), HEARTBEAT_MS);
    const settled = turn(call, run, abort.signal, lease).finally(() => clearInterval(heartbeat));
    running.set(String(run.run_id), { abort, settled });
    const ended = await settled.finally(() => running.delete(String(run.run_id)));
    if (ended) await release(actor, placeOf(run));
  }

  /** Keeps the lease; hears of a stop that was asked for in another process, and of a thread that is no longer ours. */
  async function beat(run: MessageRow, abort: AbortController): Promise<void> {
    try {
      if (!(await claims.hold(run))) abort.abort();
    } catch {
      // the database is away for a moment; the lease is longer than a beat
    }
  }

  /** Hands the thread to the next message that waits, or sets it free; only while it is still this run's. */
  async function release(actor: Actor, run: Place): Promise<void> {
    const call = createCall(actor, clock);
    // the common case in one step: nobody has said anything since
    const last = run.position === undefined ? null : { positions: run.position / POSITIONS_PER_TURN };
    const alone = last && (await claims.passOn(run, FREE, last));
    const next = alone ? null : await nextWaiting(conversation, run);
    const thread = alone ?? (await claims.passOn(run, next ? claimOf(next.run_id) : FREE));
    if (!thread) return;
    claims.tellThread(call, thread);
    // at shutdown the next one keeps its claim: the next start goes on with it
    if (next && draining) return;
    if (next) return start(actor, next, true);
    // a message that was stored, or tried again, just before the release found the thread taken: look once more
    const late = await nextWaiting(conversation, run);
    if (late) await start(actor, late, false);
  }

  /** Wins the thread for a message that waits; null when another turn has it, or the message has had its turn. */
  async function claimWaiting(actor: Actor, waiting: MessageRow): Promise<MessageRow | null> {
    if (!(await claims.win(createCall(actor, clock), waiting))) return null;
    const fresh = await messages.model.findOne({ user_id: waiting.user_id, _id: waiting._id, status: 'queued' }).lean();
    if (!fresh) await release(actor, placeOf(waiting));
    return fresh;
  }

  const start: Runs['start'] = async (actor, waiting, claimed) => {
    const run = claimed ? waiting : await claimWaiting(actor, waiting);
    if (!run) return;
    // detached on purpose: the answer arrives over the socket, and `turn` ends in a message whatever happens;
    // a thread that could not be released is found by its lease
    const done = work(actor, run)
      .catch((err: unknown) => log.error({ err, run_id: String(run.run_id) }, 'a thread could not be released'))
      .finally(() => works.delete(done));
    works.add(done);
  };

  return {
    start,
    release,

    async stop(call, threadId) {
      const thread = await threads.get(call, threadId);
      if (!thread.running) return thread;
      running.get(String(thread.running))?.abort.abort();
      await claims.requestStop(thread);
      return threads.get(call, threadId);
    },

    async settled(run) {
      for (;;) {
        const ended = await running.get(String(run.run_id))?.settled;
        if (ended) return { run: { ...run, status: ended.status }, spoken: ended.spoken };
        const message = await messages.model.findOne({ user_id: run.user_id, _id: run._id }).lean();
        if (!message || (message.status !== 'queued' && message.status !== 'running'))
          return { run: message ?? run, spoken: null };
        // it waits for an earlier turn, or another process works on it
        if (!running.has(String(run.run_id))) await sleep(POLL_MS);
      }
    },

    async drain(ms) {
      draining = true;
      const all = () => Promise.all(works);
      await Promise.race([all(), sleep(ms, undefined, { ref: false })]);
      for (const { abort } of running.values()) abort.abort();
      await all();
    },
  };
}

const nextWaiting = ({ messages }: Conversation, { user_id, thread_id }: Place) =>
  messages.model.findOne({ user_id, thread_id, status: 'queued' }).sort({ position: 1 }).lean();
