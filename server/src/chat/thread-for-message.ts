import { AppError, type AssistantId, type createThread, type DomainInput } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Filter } from '../db/row-model.ts';
import { wordStarts } from '../db/search-words.ts';
import type { Call } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { ThreadRow } from '../domain/conversation/models.ts';
import { shortened } from '../domain/shortened.ts';
import { claimOf } from './thread-claims.ts';

/** What the user says in a conversation that does not exist yet. */
interface Opening {
  message: string;
  assistant?: AssistantId | undefined;
  jobId?: string | null | undefined;
  /** What the conversation is. Left out: of the message's assistant and about its job. */
  thread?: DomainInput<typeof createThread> | undefined;
}

const TITLE = 60;

/** A conversation is called by the first thing that was said in it. */
export function titleOf(message: string): { title: string; words: string[] } {
  const title = shortened(message, TITLE);
  return { title, words: wordStarts([title]) };
}

/** A new conversation, which is this run's from the first. A request that is repeated finds the one it began before. */
export function beginThread(
  conversation: Conversation,
  call: Call,
  { message, assistant = 'jerry', jobId, thread }: Opening,
  runId: Types.ObjectId,
): Promise<ThreadRow> {
  const { assistant: owner, job_id } = thread ?? { assistant, job_id: jobId };
  return conversation.start(call, owner, job_id ?? null, {
    ...titleOf(message),
    seq: 2,
    positions: 1,
    ...claimOf(runId),
  });
}

/** Makes room for one more message, and claims the thread for its run where it is free. */
export async function countMessage(
  { threads }: Conversation,
  call: Call,
  before: ThreadRow,
  message: string,
  runId: Types.ObjectId,
): Promise<ThreadRow> {
  const set = { ...(before.title ? {} : titleOf(message)), updated_at: call.clock.now() };
  const count = (only: Pick<Filter<ThreadRow>, 'running'>, seq: number, fields: Partial<ThreadRow>) =>
    threads.model
      .findOneAndUpdate(
        { user_id: before.user_id, _id: before._id, ...only },
        { $inc: { seq, positions: 1 }, $set: { ...set, ...fields } },
        { returnDocument: 'after' },
      )
      .lean();
  // one number for the message, one for the turn that begins; claim and count in one step: the common case of a free thread
  const thread = (await count({ running: null }, 2, claimOf(runId))) ?? (await count({}, 1, {}));
  if (!thread) throw new AppError('conflict', 'That conversation is gone.');
  return thread;
}
