import { type DomainInput, invalid, setBillingStages } from '@smoko/contract';
import { Types } from 'mongoose';
import { type Implementation, implement } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { type BillingSources, billingOf } from './billing.ts';
import { type StageStanding, stagesOf } from './stages.ts';

type Given = DomainInput<typeof setBillingStages>['stages'][number];
const sameLabel = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Puts a job's stages in place of those it had. Stages are known by their labels. */
export const setStagesImplementation = (sources: BillingSources): Implementation =>
  implement(setBillingStages, async (call, { id, stages }) => {
    const job = await sources.projects.get(call, id);
    check(stages);
    const before = await stagesOf(call, sources.financeRecords, job);
    assertInvoicedStay(before, stages);
    const billing_stages = stages.map(({ label, percent = null, amount = null, due_on = null }) => ({
      _id: before.find(({ stage }) => sameLabel(stage.label, label))?.stage._id ?? new Types.ObjectId(),
      ...{ label, percent, amount, due_on },
    }));
    return billingOf(call, sources, await sources.projects.update(call, id, { billing_stages }, job.version));
  });

function check(stages: readonly Given[]): void {
  let percent = 0;
  for (const [at, stage] of stages.entries()) {
    if ((stage.percent === undefined) === (stage.amount === undefined))
      throw invalid(`stages.${at}.percent`, 'Say what the stage comes to: a percent of the price or an amount.');
    if (stage.amount === 0) throw invalid(`stages.${at}.amount`, 'Amount is more than 0.');
    if (stages.findIndex(({ label }) => sameLabel(label, stage.label)) !== at)
      throw invalid(`stages.${at}.label`, 'Another stage is called that. Give each a name of its own.');
    percent += stage.percent ?? 0;
  }
  if (percent > 100 + 1e-9)
    throw invalid('stages', `The stages come to ${percent}% of the price. Make them 100% or less.`);
}

function assertInvoicedStay(before: readonly StageStanding[], stages: readonly Given[]): void {
  for (const { stage, invoice } of before) {
    if (!invoice) continue;
    const now = stages.find(({ label }) => sameLabel(label, stage.label));
    if (now && (now.percent ?? null) === stage.percent && (now.amount ?? null) === stage.amount) continue;
    throw invalid('stages', `${stage.label} has ${aName(invoice)}, so it stays as it is. Keep it in the list.`);
  }
}

const aName = ({ invoice_number }: FinanceRow): string =>
  invoice_number ? `invoice ${invoice_number}` : 'a draft invoice';
