import { getProcurementTotals, getTaskTotals, PROCUREMENT_STATUSES, TASK_STATUSES } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { liveOf, sumBy } from './sum-by.ts';

interface Sources {
  adminTasks: Repository;
  procurementItems: Repository;
}

/** Counters of the data pages. Each count is answered by the status index alone. */
export function counterImplementations({ adminTasks, procurementItems }: Sources): Implementation[] {
  return [
    implement(getTaskTotals, (call) => countBy(call, adminTasks, TASK_STATUSES)),
    implement(getProcurementTotals, async (call) => {
      const [counts, [value]] = await Promise.all([
        countBy(call, procurementItems, PROCUREMENT_STATUSES),
        sumBy(call, procurementItems, { by: null, of: 'total_price' }),
      ]);
      return { ...counts, total_value: value?.total ?? 0 };
    }),
  ];
}

async function countBy<S extends string>(call: Call, { model }: Repository, statuses: readonly S[]) {
  const counts = await Promise.all(statuses.map((status) => model.countDocuments({ ...liveOf(call), status })));
  const by = Object.fromEntries(statuses.map((status, i) => [status, counts[i] ?? 0])) as Record<S, number>;
  return { ...by, total: counts.reduce((sum, count) => sum + count, 0) };
}
