import { type AssistantId, type ChatEvent, createThread, getThread, listMessages, listThreads } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Written } from '../../db/row.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { EventBus } from '../events.ts';
import type { ProjectReference } from '../projects/projects.ts';
import { listHandler } from '../tables/list-handler.ts';
import { checkReferences } from '../tables/references.ts';
import { createMessageChanges, type MessageChanges } from './message-changes.ts';
import type { ConversationRepositories, ThreadRow } from './models.ts';
import { readMessages } from './read-messages.ts';
import { asThread } from './records.ts';

/** Reading conversations, and the few writes that every part of chat shares. */
export interface Conversation extends ConversationRepositories, MessageChanges {
  implementations: Implementation[];
  start(call: Call, assistant: AssistantId, jobId: string | null, fields?: Written<ThreadRow>): Promise<ThreadRow>;
  /** Throws 422 for a job that is not this owner's. */
  checkJob(call: Call, jobId: string | null | undefined): Promise<void>;
  /** Counts the thread up by `by` and returns it as it then is: whoever counts owns those numbers. */
  count(call: Call, threadId: string, by: number, fields?: Written<ThreadRow>): Promise<ThreadRow>;
  tell(call: Call, event: ChatEvent): void;
  /** Tells lists of agent messages that an assistant has finished one. */
  tellWritten(call: Call, messageId: string): void;
}

export function createConversation(
  repositories: ConversationRepositories,
  bus: EventBus,
  job: ProjectReference,
): Conversation {
  const { threads, messages } = repositories;
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

  return {
    threads,
    messages,
    start,
    checkJob,
    count,
    tell,
    tellWritten,
    ...createMessageChanges({ messages, count, tell }),
    implementations: [
      implement(
        listThreads,
        listHandler(threads, (_, docs) => docs.map(asThread)),
      ),
      implement(createThread, async (call, { assistant, job_id }) =>
        asThread(await start(call, assistant, job_id ?? null)),
      ),
      implement(getThread, async (call, { id }) => asThread(await threads.get(call, id))),
      implement(listMessages, (call, input) => readMessages(repositories, call, input)),
    ],
  };
}
