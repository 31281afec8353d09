import { ASSISTANT_NAMES, countAgentMessages, getAgentPerformance } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { AdminTaskRow } from '../admin-tasks/schema.ts';
import { type Implementation, implement } from '../call.ts';
import type { MessageRow } from '../conversation/models.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { messageFilter } from './message-filter.ts';

interface Sources {
  messages: Repository<MessageRow>;
  adminTasks: Repository<AdminTaskRow>;
  projects: Repository<ProjectRow>;
}

type Names = (typeof ASSISTANT_NAMES)[number];

/** Figures of the assistants, counted in indexes that begin with the owner and the assistant. */
export const performanceImplementations = ({ messages, adminTasks, projects }: Sources): Implementation[] => [
  implement(getAgentPerformance, async (call) => {
    const user_id = new Types.ObjectId(call.actor.userId);
    const one = async (agent_name: Names) => {
      const written: Filter<MessageRow> = { user_id, role: 'assistant', agent: agent_name };
      const assigned = { user_id, deleted_at: null, assigned_to: agent_name };
      const [count, [timed], total, completed] = await Promise.all([
        messages.model.countDocuments(written),
        messages.model.aggregate<{ mean: number }>([
          { $match: { ...written, response_ms: { $gte: 0 } } },
          { $group: { _id: null, mean: { $avg: '$response_ms' } } },
        ]),
        adminTasks.model.countDocuments(assigned),
        adminTasks.model.countDocuments({ ...assigned, status: 'completed' }),
      ]);
      return { agent_name, messages: count, response_ms: timed?.mean ?? null, tasks: { total, completed } };
    };
    return { data: await Promise.all(ASSISTANT_NAMES.map(one)) };
  }),
  implement(countAgentMessages, async (call, { agent, ...others }) => {
    const { user_id, role, ...rest } = await messageFilter(call, projects, others);
    const counts = await Promise.all(
      ASSISTANT_NAMES.map((name) => messages.model.countDocuments({ user_id, role, ...rest, agent: name })),
    );
    const agents = Object.fromEntries(ASSISTANT_NAMES.map((name, i) => [name, counts[i] ?? 0])) as Record<
      Names,
      number
    >;
    return {
      agents,
      shown: agent ? agents[agent] : counts.reduce((sum, count) => sum + count, 0),
      total: await messages.model.countDocuments({ user_id, role }),
    };
  }),
];
