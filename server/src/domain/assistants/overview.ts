import { getAssistantOverview } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { AdminTaskRow } from '../admin-tasks/schema.ts';
import { type Implementation, implement } from '../call.ts';
import type { MessageRow } from '../conversation/models.ts';
import type { FeedbackRow } from '../views/views.ts';

interface Sources {
  messages: Repository<MessageRow>;
  adminTasks: Repository<AdminTaskRow>;
  feedback: Repository<FeedbackRow>;
}

/** Figures of an assistant's profile: each is counted in an index that begins with the owner and the assistant. */
export function assistantOverviewImplementation({ messages, adminTasks, feedback }: Sources): Implementation {
  return implement(getAssistantOverview, async (call, { agent_name }) => {
    const user_id = new Types.ObjectId(call.actor.userId);
    const tasks = { user_id, deleted_at: null, assigned_to: agent_name };
    const [written, total, completed, [rated]] = await Promise.all([
      messages.model.countDocuments({ user_id, role: 'assistant', agent: agent_name }),
      adminTasks.model.countDocuments(tasks),
      adminTasks.model.countDocuments({ ...tasks, status: 'completed' }),
      feedback.model.aggregate<{ count: number; sum: number }>([
        { $match: { user_id, agent_name } },
        { $group: { _id: null, count: { $sum: 1 }, sum: { $sum: '$rating' } } },
      ]),
    ]);
    const count = rated?.count ?? 0;
    return {
      messages: written,
      tasks: { total, completed, pending: total - completed },
      rating: { count, average: count ? (rated?.sum ?? 0) / count : 0 },
    };
  });
}
