import {
  AppError,
  type AssistantId,
  type ChatEvent,
  createThread,
  type DomainInput,
  getThread,
  listMessages,
  listThreads,
} from '@smoko/contract';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../db/duplicate-key.ts';
import type { Written } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { listHandler } from '../tables/list-handler.ts';
import { checkReferences } from '../tables/references.ts';
import type { ConversationRepositories, MessageRow, ThreadRow } from './models.ts';
import { asMessage, asThread } from './records.ts';

/** Reading conversations, and the few writes that every part of chat shares. */
export interface Conversation extends ConversationRepositories {
  implementations: Implementation[];
  start(call: Call, assistant: AssistantId, jobId: string | null, fields?: Written<ThreadRow>): Promise<ThreadRow>;
  /** Throws 422 for a job that is not this owner's. */
  checkJob(call: Call, jobId: string | null | undefined): Promise<void>;
  /** Counts the thread up by `by` and returns it as it then is: whoever counts owns those numbers. */
  count(call: Call, threadId: string, by: number, fields?: Written<ThreadRow>): Promise<ThreadRow>;
  tell(call: Call, event: ChatEvent): void;
  /** Tells lists of agent messages that an assistant has finished one. */
  tellWritten(call: Call, messageId: string): void;
  /** Changes a stored message under a new number and tells everybody. */
  change(call: Call, messageId: string, threadId: string, fields: Written<MessageRow>): Promise<void>;
  /**
   * Stores messages of this owner in one step, in order, until one whose filter no longer fits what is on file: gives
   * how many. One that is not on file yet is made, where `created` says with what.
   */
  storeAll(call: Call, changes: readonly MessageChange[]): Promise<number>;
  /**
   * The same by what the message holds, in one step: when somebody else changed it meanwhile, here or in another
   * process, it is looked at again. Nothing happens when there is none, or nothing to change.
   */
  amend(
    call: Call,
    filter: Filter<MessageRow>,
    change: (message: MessageRow) => Written<MessageRow> | null,
  ): Promise<void>;
}

interface MessageChange {
  filter: Filter<MessageRow> & { _id: Types.ObjectId };
  fields: Partial<MessageRow>;
  created?: Partial<MessageRow>;
}

/** The cursor of a conversation's messages is a place in it, or a number to go on from. */
function placeOf(cursor: string): number {
  if (!/^\d{1,12}$/.test(cursor)) throw new AppError('malformed', 'That cursor does not belong to this conversation.');
  return Number(cursor);
}

export function createConversation(
  { threads, messages }: ConversationRepositories,
  bus: EventBus,
  job: ProjectReference,
): Conversation {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

  const checkJob: Conversation['checkJob'] = (call, jobId) =>
    checkReferences(call, { job_id: jobId }, [{ ...job, field: 'job_id' }]);

  const start: Conversation['start'] = async (call, assistant, jobId, fields = {}) => {
    await checkJob(call, jobId);
    return threads.insert(call, { title: '', assistant, job_id: jobId, seq: 0, positions: 0, ...fields });
  };

  const count: Conversation['count'] = async (call, threadId, by, fields = {}) => {
    const thread = await threads.model
      .findOneAndUpdate(
        { ...owner(call), _id: new Types.ObjectId(threadId) },
        { $inc: { seq: by }, $set: { ...fields, updated_at: call.clock.now() } },
        { returnDocument: 'after' },
      )
      .lean();
    return thread ?? threads.get(call, threadId);
  };

  const tell: Conversation['tell'] = (call, event) => {
    bus.emit('chat', call.actor.userId, event);
  };

  const tellWritten: Conversation['tellWritten'] = (call, id) => {
    const updated_at = call.clock.now().toISOString();
    bus.emit('record', call.actor.userId, { table: 'agent_messages', op: 'INSERT', id, updated_at });
  };

  async function store(
    call: Call,
    seq: number,
    filter: Filter<MessageRow>,
    fields: Written<MessageRow>,
  ): Promise<boolean> {
    const message = await messages.model
      .findOneAndUpdate({ ...owner(call), ...filter }, { $set: { ...fields, seq } }, { returnDocument: 'after' })
      .lean();
    if (message)
      tell(call, { type: 'message', thread_id: String(message.thread_id), seq, message: asMessage(message) });
    return Boolean(message);
  }

  const storeAll: Conversation['storeAll'] = async (call, changes) => {
    const updates = changes.map(({ filter, fields, created }) => ({
      updateOne: {
        filter: { ...owner(call), ...filter },
        update: { $set: fields, ...(created ? { $setOnInsert: created } : {}) },
        // one that is there under another number clashes with its id, and all that follows stays undone
        upsert: Boolean(created),
      },
    }));
    try {
      await messages.model.bulkWrite(updates, { ordered: true });
      return changes.length;
    } catch (error) {
      const { writeErrors } = error as { writeErrors?: { index: number }[] };
      const [first] = writeErrors ?? [];
      if (!isDuplicateKey(error) || !first) throw error;
      return first.index;
    }
  };

  const change: Conversation['change'] = async (call, messageId, threadId, fields) => {
    const { seq } = await count(call, threadId, 1);
    await store(call, seq, { _id: new Types.ObjectId(messageId) }, fields);
  };

  const amend: Conversation['amend'] = async (call, filter, change) => {
    for (;;) {
      const message = await messages.findOne(call, filter);
      const fields = message && change(message);
      if (!message || !fields) return;
      const { seq } = await count(call, String(message.thread_id), 1);
      if (await store(call, seq, { _id: message._id, seq: message.seq }, fields)) return;
    }
  };

  /** The latest page backwards, or everything changed since a number. */
  async function readMessages(call: Call, { id, limit, cursor, after_seq }: DomainInput<typeof listMessages>) {
    // the thread first: what comes in between is then read twice rather than missed
    const thread = await threads.get(call, id);
    const inThread = { ...owner(call), thread_id: thread._id };
    const from = cursor === undefined ? null : placeOf(cursor);
    if (after_seq !== undefined) {
      const docs = await messages.model
        .find({ ...inThread, seq: { $gt: Math.max(after_seq, from ?? 0) } })
        .sort({ seq: 1 })
        .limit(limit + 1)
        .lean();
      const page = docs.slice(0, limit);
      const more = docs.length > limit;
      // a short page ends at its own last number, so that the next request goes on from there
      const seen = more ? (page.at(-1)?.seq ?? thread.seq) : thread.seq;
      return {
        data: page.map(asMessage),
        next_cursor: more ? String(seen) : null,
        thread: { ...asThread(thread), seq: seen },
      };
    }
    const before = cursor ? { position: { $lt: Number(cursor) } } : {};
    const docs = await messages.model
      .find({ ...inThread, ...before })
      .sort({ position: -1 })
      .limit(limit + 1)
      .lean();
    const page = docs.slice(0, limit);
    const oldest = docs.length > limit ? String(page.at(-1)?.position) : null;
    return { data: page.reverse().map(asMessage), next_cursor: oldest, thread: asThread(thread) };
  }

  return {
    threads,
    messages,
    start,
    checkJob,
    count,
    tell,
    tellWritten,
    change,
    storeAll,
    amend,
    implementations: [
      implement(
        listThreads,
        listHandler(threads, (_, docs) => docs.map(asThread)),
      ),
      implement(createThread, async (call, { assistant, job_id }) =>
        asThread(await start(call, assistant, job_id ?? null)),
      ),
      implement(getThread, async (call, { id }) => asThread(await threads.get(call, id))),
      implement(listMessages, readMessages),
    ],
  };
}
