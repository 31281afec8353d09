import type { AssistantId, AttachmentCard, createThread, DomainInput, OnScreen } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../db/repository.ts';
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
import { beginThread, countMessage } from './thread-for-message.ts';
import { POSITIONS_PER_TURN } from './turn-writer.ts';

interface Said {
  /** Left out: a new conversation. */
  threadId?: string | undefined;
  /** What a new conversation is. Left out: of the message's assistant and about its job. */
  thread?: DomainInput<typeof createThread> | undefined;
  message: string;
  assistant?: AssistantId | undefined;
  jobId?: string | null | undefined;
  onScreen?: OnScreen | null | undefined;
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

export function createSay({ conversation, attachments, projects, executor, runs }: SayParts): Say {
  const { threads, messages } = conversation;

  return async (call, asked) => {
    // a request that is repeated with its Idempotency-Key is the same message
    const said = { ...asked, clientMessageId: asked.clientMessageId ?? call.key ?? undefined };
    const there = said.threadId === undefined ? null : await threads.get(call, said.threadId);
    const earlier = there && (await repeated(call, said, there));
    if (there && earlier) return { run: earlier, thread: there };
    // a new conversation's own job is checked where it begins
    if (there ?? said.thread) await conversation.checkJob(call, said.jobId);
    const cards = await attachmentCards(call, attachments, said.attachments ?? []);
    const runId = new Types.ObjectId();
    const before = there ?? (await beginThread(conversation, call, said, runId));
    await keepFiles(call, cards, said, before);
    // one that this message began has counted it already
    const thread = isHeld(before, runId) ? before : await countMessage(conversation, call, before, said.message, runId);
    const run = await store(call, { ...said, cards }, thread, runId);
    // the same message was put on file by another request at this very moment
    if (String(run.run_id) !== String(runId)) return { run, thread: before };
    tell(call, run, thread);
    await runs.start(call.actor, run, isHeld(thread, runId));
    return { run, thread };
  };

  async function repeated(call: Call, { clientMessageId }: Said, { _id }: ThreadRow): Promise<MessageRow | null> {
    if (clientMessageId === undefined) return null;
    return messages.findOne(call, { thread_id: _id, client_message_id: clientMessageId });
  }

  async function keepFiles(call: Call, cards: AttachmentCard[], { message, jobId }: Said, { job_id }: ThreadRow) {
    if (!cards.length) return;
    const named = await jobNamed(call, projects, message);
    await keepWithJob(executor, call, cards, named ?? jobId ?? job_id?.toHexString() ?? null);
  }

  /** The message on file, or the one that was there before under the same client id. */
  async function store(
    call: Call,
    said: Said & { cards: readonly AttachmentCard[] },
    thread: ThreadRow,
    runId: Types.ObjectId,
  ): Promise<MessageRow> {
    const claimed = isHeld(thread, runId);
    const fields = {
      thread_id: thread._id,
      position: thread.positions * POSITIONS_PER_TURN,
      seq: thread.seq - (claimed ? 1 : 0),
      role: 'user' as const,
      assistant: said.assistant ?? thread.assistant,
      content: said.message,
      status: claimed ? ('running' as const) : ('queued' as const),
      client_message_id: said.clientMessageId ?? null,
      run_id: runId,
      job_id: said.jobId ?? thread.job_id ?? null,
      on_screen: said.onScreen ?? null,
      attachments: [...said.cards],
    };
    return messages.insert(createCall(call.actor, call.clock), fields).catch(async (error: unknown) => {
      const { user_id, _id } = thread;
      if (claimed) await runs.release(call.actor, { user_id, thread_id: _id, run_id: runId });
      const twin = await repeated(call, said, thread);
      if (twin) return twin;
      throw error;
    });
  }

  function tell(call: Call, run: MessageRow, thread: ThreadRow): void {
    const thread_id = String(thread._id);
    conversation.tell(call, { type: 'message', thread_id, seq: run.seq, message: asMessage(run) });
    if (isHeld(thread, run.run_id))
      conversation.tell(call, { type: 'thread', thread_id, seq: thread.seq, thread: asThread(thread) });
  }
}

const isHeld = ({ running }: ThreadRow, runId: Types.ObjectId | null): boolean => String(running) === String(runId);
