import { getProcurementTotals, getTaskTotals, PROCUREMENT_STATUSES, TASK_STATUSES } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { AdminTaskRow } from '../admin-tasks/schema.ts';
import { type Implementation, implement } from '../call.ts';
import type { ProcurementRow } from '../procurement-items/schema.ts';
import { countBy } from './count-by.ts';
import { sumBy } from './sum-by.ts';

interface Sources {
  adminTasks: Repository<AdminTaskRow>;
  procurementItems: Repository<ProcurementRow>;
}

/** Counters of the data pages. Each count of a status is answered by its index alone. */
export function counterImplementations({ adminTasks, procurementItems }: Sources): Implementation[] {
  return [
    implement(getTaskTotals, (call) => countBy(call, adminTasks, TASK_STATUSES)),
    implement(getProcurementTotals, async (call) => {
      const [counts, [value], [blank]] = await Promise.all([
        countBy(call, procurementItems, PROCUREMENT_STATUSES),
        sumBy(call, procurementItems, { by: null, of: 'total_price' }),
        sumBy(call, procurementItems, { by: null, of: 'total_price', where: { unit_price: 0 } }),
      ]);
      return { ...counts, total_value: value?.total ?? 0, without_price: blank?.count ?? 0 };
    }),
  ];
}
