import { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Actor } from '../domain/actor.ts';
import { type Call, createCall } from '../domain/call.ts';
import type { Clock } from '../domain/clock.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import { agentName, asMessage, asThread } from '../domain/conversation/records.ts';
import type { Domain } from '../domain/domain.ts';
import type { Answered, EventBus } from '../domain/events.ts';
import { inTurn } from '../domain/in-turn.ts';
import { dollars } from '../domain/money.ts';
import { titleOf } from './thread-for-message.ts';
import { POSITIONS_PER_TURN } from './turn-writer.ts';

interface Parts {
  conversation: Conversation;
  repositories: Pick<Domain['repositories'], 'projects' | 'clients' | 'receipts'>;
  bus: EventBus;
  clock: Clock;
  actorOf(userId: string): Promise<Actor | null>;
  log: Logger;
}

const TELLER = 'renea';

/**
 * What a client answered by the link of a quote or variation is told by Renea where it was talked about: in the
 * conversation that made it, else in the job's, else in one of its own. An answer tells once. Nothing that the client
 * typed is repeated: it would be read as if it were the tradie's.
 */
export function tellAnswers({ conversation, repositories, bus, clock, actorOf, log }: Parts): () => void {
  const { threads, messages } = conversation;
  const { projects, clients, receipts } = repositories;

  async function tell(userId: string, answered: Answered): Promise<void> {
    const owner = await actorOf(userId);
    if (!owner) return;
    const call = createCall({ ...owner, via: 'automation' }, clock, { key: `told:${answered.key}` });
    const _id = call.newId();
    if (await messages.findOne(call, { _id })) return;
    const { headline, content, jobId } = await wordsFor(call, answered);
    const thread = await roomFor(call, headline, answered.record_id, jobId);
    const message = await messages.insert(call, {
      _id,
      thread_id: thread._id,
      position: thread.positions * POSITIONS_PER_TURN,
      seq: thread.seq,
      role: 'assistant',
      assistant: TELLER,
      agent: agentName(TELLER),
      content,
      status: 'done',
      job_id: jobId,
    });
    const thread_id = thread._id.toHexString();
    conversation.tell(call, { type: 'message', thread_id, seq: thread.seq, message: asMessage(message) });
    conversation.tell(call, { type: 'thread', thread_id, seq: thread.seq, thread: asThread(thread) });
    conversation.tellWritten(call, _id.toHexString());
  }

  /** By what is on file: the client's name and the job as the tradie has them. */
  async function wordsFor(call: Call, { title, decision, total, gst, path, made, project_id, client_id }: Answered) {
    const job = project_id ? await projects.findOne(call, { _id: project_id }) : null;
    const who = client_id ?? job?.client_id ?? null;
    const client = who ? await clients.findOne(call, { _id: who }) : null;
    const headline = `${client?.name ?? 'The client'} ${decision} ${title}`;
    const sum = `${dollars(total)}${gst > 0 ? ' including GST' : ''}`;
    const links = [
      job && `[Open job ${job.job_number}](/job-details?job=${encodeURIComponent(job.job_number)})`,
      `[Open it](${path})`,
    ];
    const next = decision === 'declined' ? ['Any reason they gave is in your to-dos.'] : made;
    const content = [[`${headline}, ${sum}.`, ...next].join(' '), links.filter(Boolean).join(' · ')].join('\n\n');
    return { headline, content, jobId: job?._id ?? null };
  }

  /** A place at the end of the conversation in which it was talked about. */
  async function roomFor(call: Call, headline: string, record: string, jobId: Types.ObjectId | null) {
    const user_id = new Types.ObjectId(call.actor.userId);
    const receipt = await receipts.model
      .findOne({ user_id, record_id: new Types.ObjectId(record), thread_id: { $ne: null } })
      .sort({ created_at: -1 })
      .lean();
    const found =
      (receipt?.thread_id && (await threads.findOne(call, { _id: receipt.thread_id }))) ||
      (jobId && (await threads.model.findOne({ user_id, job_id: jobId }).sort({ updated_at: -1 }).lean()));
    const counted =
      found &&
      (await threads.model
        .findOneAndUpdate(
          { user_id, _id: found._id },
          { $inc: { seq: 1, positions: 1 }, $set: { updated_at: call.clock.now() } },
          { returnDocument: 'after' },
        )
        .lean());
    return (
      counted ||
      conversation.start(call, TELLER, jobId?.toHexString() ?? null, { ...titleOf(headline), seq: 1, positions: 1 })
    );
  }

  const onAnswered = (userId: string, answered: Answered): void => {
    // a form that is sent twice at once: the second finds that it was told
    inTurn(`told ${answered.key}`, () => tell(userId, answered)).catch((err: unknown) =>
      log.error({ err }, 'an answer could not be told in the conversation'),
    );
  };
  bus.on('answered', onAnswered);
  return () => {
    bus.off('answered', onAnswered);
  };
}
