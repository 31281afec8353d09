import { getDashboard } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { today } from '../clock.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { liveOf, sumBy } from './sum-by.ts';

interface Sources {
  projects: Repository<ProjectRow>;
  financeRecords: Repository<FinanceRow>;
}

const unpaid = (): Filter<FinanceRow> => ({ type: 'invoice', status: { $in: ['pending', 'overdue'] } });
/** Invoices whose payments are looked up together. */
const BATCH = 1_000;

export const dashboardImplementation = ({ projects, financeRecords }: Sources): Implementation =>
  implement(getDashboard, async (call) => {
    const month = today(call.clock, call.actor.business.timeZone).slice(0, 7);
    const [inProgress, owed, covered, [revenue], active] = await Promise.all([
      projects.model.countDocuments({ ...liveOf(call), status: 'in_progress' }),
      sumBy(call, financeRecords, { by: null, of: 'amount', where: unpaid() }),
      linkedPayments(call, financeRecords),
      sumBy(call, financeRecords, {
        by: null,
        of: 'amount',
        // days are stored as text: 32 stands after the last of any month
        where: { type: 'payment', status: 'paid', paid_date: { $gte: `${month}-01`, $lt: `${month}-32` } },
      }),
      projects.model.aggregate<{ clients: number }>([
        { $match: { ...liveOf(call), status: { $in: ['pending', 'in_progress'] }, client_id: { $ne: null } } },
        { $group: { _id: '$client_id' } },
        { $count: 'clients' },
      ]),
    ]);
    return {
      jobs_in_progress: inProgress,
      pending_payments: (owed[0]?.total ?? 0) - covered,
      month_revenue: revenue?.total ?? 0,
      active_clients: active[0]?.clients ?? 0,
    };
  });

/** What was already paid towards invoices that are still open; more than an invoice comes to pays for no other. Cents. */
async function linkedPayments(call: Call, { model }: Repository<FinanceRow>): Promise<number> {
  const invoices = model
    .find({ ...liveOf(call), ...unpaid() })
    .select({ amount: 1 })
    .lean()
    .cursor({ batchSize: BATCH });
  let covered = 0;
  let batch = new Map<string, number>();
  const settle = async () => {
    const ids = [...batch.keys()];
    if (!ids.length) return;
    const paid = await model.aggregate<{ _id: Types.ObjectId; total: number }>([
      {
        $match: {
          ...liveOf(call),
          type: 'payment',
          status: 'paid',
          invoice_id: { $in: ids.map((id) => new Types.ObjectId(id)) },
        },
      },
      { $group: { _id: '$invoice_id', total: { $sum: '$amount' } } },
    ]);
    for (const { _id, total } of paid) covered += Math.min(total, batch.get(String(_id)) ?? 0);
    batch = new Map();
  };
  for await (const invoice of invoices) {
    batch.set(String(invoice._id), invoice.amount);
    if (batch.size === BATCH) await settle();
  }
  await settle();
  return covered;
}
