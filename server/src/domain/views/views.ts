import {
  type AgentMessage,
  ASSISTANT_NAMES,
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
import { createRepository } from '../../db/create-repository.ts';
import { findPage } from '../../db/paging.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { toPlain } from '../../db/stored.ts';
import { oneOf, requiredNumber, text } from '../../db/stored-fields.ts';
import { messageFilter } from '../assistants/message-filter.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { MessageRow } from '../conversation/models.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { FINISHED, type ReceiptRow } from '../receipts/receipts.ts';
import { listHandler, splitList } from '../tables/list-handler.ts';

const FEEDBACK = 'agent_feedback';

const feedbackSchema = ownedSchema(
  { agent_name: oneOf(ASSISTANT_NAMES), rating: requiredNumber, comment: text, response_text: text },
  { rules: agentFeedbackRules },
);

export type FeedbackRow = RowIn<typeof feedbackSchema>;

export const feedbackRepository = (connection: Connection): Repository<FeedbackRow> =>
  createRepository({
    table: FEEDBACK,
    noun: 'rating',
    rules: agentFeedbackRules,
    connection,
    schema: feedbackSchema,
  });

interface Sources {
  messages: Repository<MessageRow>;
  receipts: Repository<ReceiptRow>;
  feedback: Repository<FeedbackRow>;
  projects: Repository<ProjectRow>;
}

/** agent-messages and updates-feed are views of messages and receipts; agent-feedback is a small table of its own. */
export function viewImplementations({ messages, receipts, feedback, projects }: Sources): Implementation[] {
  const latestWords = async (call: Call, agent: MessageRow['agent']): Promise<string | null> => {
    const last = await messages.model
      .findOne({ ...ownerOf(call), role: 'assistant', agent })
      .sort({ created_at: -1, _id: -1 })
      .lean();
    return last ? last.content : null;
  };

  return [
    implement(getAgentMessage, async (call, { id }) => {
      const message = await messages.findOne(call, { _id: new Types.ObjectId(id), role: 'assistant' });
      if (!message) throw notFound('message');
      return asAgentMessage(message);
    }),
    implement(getUpdate, async (call, { id }) => {
      const receipt = await receipts.findOne(call, { ...FINISHED, _id: new Types.ObjectId(id) });
      if (!receipt) throw notFound('update');
      return asUpdate(receipt);
    }),
    implement(listAgentMessages, async (call, input) => {
      const { page, filters } = splitList(input);
      const filter = await messageFilter(call, projects, filters);
      const { docs, next } = await findPage(messages.model, filter, page);
      return { data: docs.map(asAgentMessage), next_cursor: next };
    }),
    implement(listUpdates, async (call, input) => {
      const { page, filters } = splitList(input);
      const filter = { ...ownerOf(call), ...filters, ...FINISHED };
      const { docs, next } = await findPage(receipts.model, filter, page);
      return { data: docs.map(asUpdate), next_cursor: next };
    }),
    implement(
      listAgentFeedback,
      listHandler(feedback, (_, docs) => docs.map(asFeedback)),
    ),
    implement(createAgentFeedback, async (call, { agent_name, rating, comment }) => {
      const response_text = await latestWords(call, agent_name);
      return asFeedback(await feedback.insert(call, { agent_name, rating, comment: comment ?? null, response_text }));
    }),
  ];
}

const ownerOf = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

function asAgentMessage(row: MessageRow): AgentMessage {
  const { id, agent, content, job_id, user_id, thread_id, created_at } = toPlain(row);
  if (!agent) throw new Error(`Message ${id} names no assistant.`);
  return { id, agent, content, job_id, user_id, thread_id, created_at };
}

function asUpdate(row: ReceiptRow) {
  const { id, agent_name, summary, created_at, job_number, user_id } = toPlain(row);
  return { id, agent_name, action_taken: summary, created_at, job_number, user_id };
}

function asFeedback(doc: FeedbackRow) {
  const { updated_at: _u, version: _v, ...record } = toPlain(doc);
  return record;
}
