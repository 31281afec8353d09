import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import { budgetOf, type PriceSources } from './price.ts';

interface Sources extends PriceSources {
  projects: Repository<ProjectRow>;
}
interface Agreed {
  _id: Types.ObjectId;
  total: number;
}

/**
 * What all jobs are worth, in cents: what the rows of the budgets come to. A quote that was accepted takes the place of the
 * budget, the accepted variations come on top; all with the GST that the business charges.
 */
export async function worthOfAll(call: Call, { projects, quotes, variations }: Sources): Promise<number> {
  const agreed = { ...liveOf(call), status: 'accepted', project_id: { $ne: null } };
  const [jobs, accepted, more] = await Promise.all([
    projects.model.find(liveOf(call)).select({ job_budget: 1, budget_includes_gst: 1 }).lean(),
    quotes.model.aggregate<Agreed>([
      { $match: agreed },
      { $sort: { created_at: 1 } },
      { $group: { _id: '$project_id', total: { $last: '$total' } } },
    ]),
    variations.model.aggregate<Agreed>([
      { $match: agreed },
      { $group: { _id: '$project_id', total: { $sum: '$total' } } },
    ]),
  ]);
  const totals = (found: readonly Agreed[]) => new Map(found.map(({ _id, total }) => [_id.toHexString(), total]));
  const [quoted, varied] = [totals(accepted), totals(more)];
  return jobs.reduce((sum, job) => {
    const id = job._id.toHexString();
    return sum + (quoted.get(id) || budgetOf(call, job) || 0) + (varied.get(id) ?? 0);
  }, 0);
}
