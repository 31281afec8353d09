import {
  type AgentMessage,
  agentFeedbackRules,
  createAgentFeedback,
  getAgentMessage,
  getUpdate,
  listAgentFeedback,
  listAgentMessages,
  listUpdates,
  notFound,
} from '@smoko/contract';
import type { Connection } from 'mongoose';
import { Types } from 'mongoose';
import { findPage } from '../../db/paging.ts';
import { createRepository, type Fields, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { messageFilter } from '../assistants/message-filter.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { FINISHED } from '../receipts/receipts.ts';
import { listHandler, splitList } from '../tables/list-handler.ts';
import { requiredText, text } from '../tables/stored-fields.ts';

const FEEDBACK = 'agent_feedback';

const feedbackSchema = ownedSchema(
  { agent_name: requiredText, rating: { type: Number, required: true }, comment: text, response_text: text },
  { rules: agentFeedbackRules },
);

export const feedbackRepository = (connection: Connection): Repository =>
  createRepository({
    table: FEEDBACK,
    noun: 'rating',
    rules: agentFeedbackRules,
    model: connection.model<StoredDoc>(FEEDBACK, feedbackSchema as never, FEEDBACK),
  });

interface Sources {
  messages: Repository;
  receipts: Repository;
  feedback: Repository;
  projects: Repository;
}

/** agent-messages and updates-feed are views of messages and receipts; agent-feedback is a small table of its own. */
export function viewImplementations({ messages, receipts, feedback, projects }: Sources): Implementation[] {
  const latestWords = async (call: Call, agent: string): Promise<string | null> => {
    const last = await messages.model
      .findOne({ ...ownerOf(call), role: 'assistant', agent })
      .sort({ created_at: -1, _id: -1 })
      .lean<StoredDoc>();
    return last ? String(last.content) : null;
  };

  const one = async (
    call: Call,
    repository: Repository,
    id: string,
    filter: Fields,
    noun: string,
  ): Promise<StoredDoc> => {
    const doc = await repository.findOne(call, { ...filter, _id: new Types.ObjectId(id) });
    if (!doc) throw notFound(noun);
    return doc;
  };

  return [
    implement(getAgentMessage, async (call, { id }) =>
      asAgentMessage(await one(call, messages, id, { role: 'assistant' }, 'message')),
    ),
    implement(getUpdate, async (call, { id }) => asUpdate(await one(call, receipts, id, FINISHED, 'update')) as never),
    implement(listAgentMessages, async (call, input) => {
      const { page, filters } = splitList(input);
      const filter = await messageFilter(call, projects, filters);
      const { docs, next } = await findPage(messages.model as never, filter, page);
      return { data: docs.map(asAgentMessage), next_cursor: next };
    }),
    implement(listUpdates, async (call, input) => {
      const { page, filters } = splitList(input);
      const filter = { ...ownerOf(call), ...filters, ...FINISHED };
      const { docs, next } = await findPage(receipts.model as never, filter, page);
      return { data: docs.map(asUpdate) as never, next_cursor: next };
    }),
    implement(
      listAgentFeedback,
      listHandler(feedback, (_, docs) => docs.map(asFeedback) as never),
    ),
    implement(createAgentFeedback, async (call, { agent_name, rating, comment }) => {
      const response_text = await latestWords(call, agent_name);
      return asFeedback(
        await feedback.insert(call, { agent_name, rating, comment: comment ?? null, response_text }),
      ) as never;
    }),
  ];
}

const ownerOf = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

function asAgentMessage(doc: Fields): AgentMessage {
  const { id, agent, content, job_id, user_id, thread_id, created_at } = toPlain(doc as StoredDoc);
  return { id, agent, content, job_id, user_id, thread_id, created_at } as AgentMessage;
}

function asUpdate(doc: Fields) {
  const { id, agent_name, summary, created_at, job_number, user_id } = toPlain(doc as StoredDoc);
  return { id, agent_name, action_taken: summary, created_at, job_number, user_id };
}

function asFeedback(doc: StoredDoc) {
  const { updated_at: _u, version: _v, ...record } = toPlain(doc);
  return record;
}
