import type { BILLING_STAGE_STATES } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { WriteCall } from '../../db/write-call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import type { BillingStage, ProjectRow } from '../projects/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import { isTakenBack } from './asked.ts';

export interface StageStanding {
  stage: BillingStage;
  /** What asks for it; null while nothing does. */
  invoice: FinanceRow | null;
  state: (typeof BILLING_STAGE_STATES)[number];
}

/** The stages of a job with their invoices. One that was voided, or credited as a whole, asks for nothing. */
export async function stagesOf(
  call: WriteCall,
  { model }: Repository<FinanceRow>,
  { _id, billing_stages = [] }: ProjectRow,
): Promise<StageStanding[]> {
  if (!billing_stages.length) return [];
  const ids = billing_stages.map((stage) => stage._id);
  const invoices = await model
    .find({ ...liveOf(call), project_id: _id, type: 'invoice', billing_stage_id: { $in: ids } })
    .lean();
  const asking = invoices.filter((one) => one.stage !== 'void' && !isTakenBack(one));
  return billing_stages.map((stage) => {
    const invoice = asking.find(({ billing_stage_id }) => billing_stage_id?.equals(stage._id)) ?? null;
    return { stage, invoice, state: stateOf(invoice) };
  });
}

function stateOf(invoice: FinanceRow | null): StageStanding['state'] {
  if (!invoice) return 'open';
  if (invoice.stage === 'draft') return 'draft';
  return invoice.status === 'paid' ? 'paid' : 'invoiced';
}
