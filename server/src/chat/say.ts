import { AppError, type AssistantId, type AttachmentCard, type createThread, type DomainInput } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
import type { Filter } from '../db/row-model.ts';
import { wordStarts } from '../db/search-words.ts';
import { attachmentCards } from '../domain/attachments/on-message.ts';
import type { AttachmentRow } from '../domain/attachments/schema.ts';
import { type Call, createCall } from '../domain/call.ts';
import type { Conversation } from '../domain/conversation/conversation.ts';
import type { MessageRow, ThreadRow } from '../domain/conversation/models.ts';
import { asMessage, asThread } from '../domain/conversation/records.ts';
import type { Executor } from '../domain/executor.ts';
import type { ProjectRow } from '../domain/projects/schema.ts';
import { jobNamed, keepWithJob } from './keep-with-job.ts';
import type { Runs } from './runs.ts';
import { POSITIONS_PER_TURN } from './turn-writer.ts';

interface Said {
  /** Left out: a new conversation. */
  threadId?: string | undefined;
  /** What a new conversation is. Left out: of the message's assistant and about its job. */
  thread?: DomainInput<typeof createThread> | undefined;
  message: string;
  assistant?: AssistantId | undefined;
  jobId?: string | null | undefined;
  /** Ids of files that were uploaded before. */
  attachments?: readonly string[] | undefined;
  clientMessageId?: string | undefined;
}

/** Stores what the user says, once per client id, and sets its turn going. */
export type Say = (call: Call, said: Said) => Promise<{ run: MessageRow; thread: ThreadRow }>;

interface SayParts {
  conversation: Conversation;
  attachments: Repository<AttachmentRow>;
  projects: Repository<ProjectRow>;
  executor: Executor;
  runs: Runs;
}

const TITLE = 60;
const shorten = (text: string) => (text.length > TITLE ? `${text.slice(0, TITLE - 1).trimEnd()}…` : text);

export function createSay({ conversation, attachments, projects, executor, runs }: SayParts): Say {
  const { threads, messages } = conversation;

  const repeated = (call: Call, clientMessageId: string | undefined, threadId: Types.ObjectId) =>
    clientMessageId === undefined
      ? null
      : messages.findOne(call, { thread_id: threadId, client_message_id: clientMessageId });

  /** A new conversation, which is this run's from the first. A request that is repeated finds the one it began before. */
  const begin = (call: Call, { message, assistant = 'jerry', jobId, thread }: Said, runId: Types.ObjectId) => {
    const { assistant: owner, job_id } = thread ?? { assistant, job_id: jobId };
    return conversation.start(call, owner, job_id ?? null, {
      ...title(message),
      seq: 2,
      positions: 1,
      ...runs.claimFields(runId),
    });
  };

  return async (call, asked) => {
    // a request that is repeated with its Idempotency-Key is the same message
    const said = { ...asked, clientMessageId: asked.clientMessageId ?? call.key ?? undefined };
    const there = said.threadId === undefined ? null : await threads.get(call, said.threadId);
    const earlier = there && (await repeated(call, said.clientMessageId, there._id));
    if (there && earlier) return { run: earlier, thread: there };
    // a new conversation's own job is checked where it begins
    if (there ?? said.thread) await conversation.checkJob(call, said.jobId);
    const cards = await attachmentCards(call, attachments, said.attachments ?? []);
    const runId = new Types.ObjectId();
    const holds = ({ running }: ThreadRow) => String(running) === String(runId);
    const before = there ?? (await begin(call, said, runId));
    if (cards.length) {
      const named = await jobNamed(call, projects, said.message);
      await keepWithJob(executor, call, cards, named ?? said.jobId ?? before.job_id?.toHexString() ?? null);
    }

    const set = { ...(before.title ? {} : title(said.message)), updated_at: call.clock.now() };
    const count = (only: Pick<Filter<ThreadRow>, 'running'>, seq: number, fields: Partial<ThreadRow>) =>
      threads.model
        .findOneAndUpdate(
          { user_id: before.user_id, _id: before._id, ...only },
          { $inc: { seq, positions: 1 }, $set: { ...set, ...fields } },
          { returnDocument: 'after' },
        )
        .lean();
    // one number for the message, one for the turn that begins; claim and count in one step: the common case of a free thread
    const thread = holds(before)
      ? before
      : ((await count({ running: null }, 2, runs.claimFields(runId))) ?? (await count({}, 1, {})));
    if (!thread) throw new AppError('conflict', 'That conversation is gone.');
    const claimed = holds(thread);

    const run = await store(call, { ...said, cards }, thread, runId, claimed).catch(async (error: unknown) => {
      if (claimed) await runs.release(call.actor, { user_id: before.user_id, thread_id: before._id, run_id: runId });
      const twin = await repeated(call, said.clientMessageId, before._id);
      if (twin) return twin;
      throw error;
    });
    if (String(run.run_id) !== String(runId)) return { run, thread: before };
    conversation.tell(call, {
      type: 'message',
      thread_id: String(thread._id),
      seq: run.seq,
      message: asMessage(run),
    });
    if (claimed)
      conversation.tell(call, {
        type: 'thread',
        thread_id: String(thread._id),
        seq: thread.seq,
        thread: asThread(thread),
      });
    await runs.start(call.actor, run, Boolean(claimed));
    return { run, thread };
  };

  function store(
    call: Call,
    said: Said & { cards: readonly AttachmentCard[] },
    thread: ThreadRow,
    runId: Types.ObjectId,
    claimed: boolean,
  ): Promise<MessageRow> {
    return messages.insert(createCall(call.actor, call.clock), {
      thread_id: thread._id,
      position: thread.positions * POSITIONS_PER_TURN,
      seq: thread.seq - (claimed ? 1 : 0),
      role: 'user',
      assistant: said.assistant ?? thread.assistant,
      content: said.message,
      status: claimed ? 'running' : 'queued',
      client_message_id: said.clientMessageId ?? null,
      run_id: runId,
      job_id: said.jobId ?? thread.job_id ?? null,
      attachments: [...said.cards],
    });
  }
}

function title(message: string): { title: string; words: string[] } {
  const text = shorten(message.trim().replace(/\s+/g, ' '));
  return { title: text, words: wordStarts([text]) };
}
