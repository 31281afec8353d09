import { listProjectBudgets } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { budgetOf, type PriceSources, pricesAgreed } from '../billing/price.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProcurementRow } from '../procurement-items/schema.ts';
import { sumBy } from '../stats/sum-by.ts';
import { listHandler } from '../tables/list-handler.ts';
import type { ProjectRow } from './schema.ts';

interface Sources extends PriceSources {
  projects: Repository<ProjectRow>;
  procurementItems: Repository<ProcurementRow>;
  financeRecords: Repository<FinanceRow>;
}

/**
 * Jobs with (procurement total_price + expenses of that job) / job_budget: decision "Budget bar". Where a quote or variations
 * were accepted, the price that they make takes the place of the budget (money.md). Costs hold their GST, so a budget that was said
 * without it is told with it.
 */
export function projectBudgetsImplementation(sources: Sources): Implementation {
  const { projects, procurementItems, financeRecords } = sources;
  /** Of a whole page at once; an index leads to each job's records. */
  async function committedOf(call: Call, jobs: readonly ProjectRow[]): Promise<Map<string, number>> {
    const project_id = { $in: jobs.map(({ _id }) => _id) };
    const sums = await Promise.all([
      sumBy<ProcurementRow, Types.ObjectId>(call, procurementItems, {
        by: '$project_id',
        of: 'total_price',
        where: { project_id },
      }),
      sumBy<FinanceRow, Types.ObjectId>(call, financeRecords, {
        by: '$project_id',
        of: 'amount',
        where: { project_id, type: 'expense' },
      }),
    ]);
    const committed = new Map<string, number>();
    for (const { key, total } of sums.flat()) {
      const id = key.toHexString();
      committed.set(id, (committed.get(id) ?? 0) + total);
    }
    return committed;
  }

  const present = async (call: Call, jobs: ProjectRow[]) => {
    const [sums, prices] = await Promise.all([committedOf(call, jobs), pricesAgreed(call, sources, jobs)]);
    return jobs.map((job) => {
      const id = job._id.toHexString();
      const committed = sums.get(id) ?? 0;
      const price = prices.get(id)?.total ?? null;
      const worth = price ?? budgetOf(call, job);
      return {
        id,
        job_name: job.job_name,
        job_number: job.job_number,
        status: job.status,
        job_budget: job.job_budget,
        price: price === job.job_budget ? null : price,
        worth,
        includes_gst: call.actor.business.gstRegistered,
        committed,
        percent: worth ? Math.round((committed / worth) * 100) : null,
      };
    });
  };
  return implement(listProjectBudgets, listHandler(projects, present));
}
