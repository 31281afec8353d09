import { type DomainOutput, getJobBilling } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { shareOf } from '../money.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { askedFor } from './asked.ts';
import { type PriceSources, priceOf } from './price.ts';
import { stagesOf } from './stages.ts';

export interface BillingSources extends PriceSources {
  projects: Repository<ProjectRow>;
  financeRecords: Repository<FinanceRow>;
}

/** Added up by the database, over the index each of these tables has on its job. */
export async function billingOf(
  call: Call,
  sources: BillingSources,
  job: ProjectRow,
): Promise<DomainOutput<typeof getJobBilling>> {
  const [price, asked, stages] = await Promise.all([
    priceOf(call, sources, job),
    askedFor(call, sources.financeRecords, { project_id: job._id }),
    stagesOf(call, sources.financeRecords, job),
  ]);
  const { quote, free: _, gst: __, ...shown } = price;
  const { ofPrice, creditedOfPrice: _credited, ...sums } = asked;
  return {
    price: { ...shown, quote_id: quote?._id.toHexString() ?? null, includes_gst: call.actor.business.gstRegistered },
    ...sums,
    left_to_invoice: price.base === null ? null : Math.max(0, price.total - ofPrice),
    stages: stages.map(({ stage, invoice, state }) => ({
      id: stage._id.toHexString(),
      label: stage.label,
      percent: stage.percent,
      amount: stage.amount ?? (price.base === null ? null : shareOf(price.total, stage.percent ?? 0)),
      due_on: stage.due_on,
      invoice_id: invoice?._id.toHexString() ?? null,
      state,
    })),
  };
}

export const jobBillingImplementation = (sources: BillingSources): Implementation =>
  implement(getJobBilling, async (call, { id }) => billingOf(call, sources, await sources.projects.get(call, id)));
