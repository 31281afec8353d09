import { AppError, type DomainInput, invalid, setBillingStages } from '@smoko/contract';
import { Types } from 'mongoose';
import { type Call, type Implementation, implement } from '../call.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { dollars, shareOf } from '../money.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import { isTakenBack } from './asked.ts';
import { type BillingSources, billingOf } from './billing.ts';
import { type JobPrice, priceOf } from './price.ts';
import { type StageStanding, stagesOf } from './stages.ts';

type Given = DomainInput<typeof setBillingStages>['stages'][number];
const sameLabel = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Puts a job's stages in place of those it had. Stages are known by their labels. */
export const setStagesImplementation = (sources: BillingSources): Implementation =>
  implement(setBillingStages, async (call, { id, stages, confirm_over }) => {
    const job = await sources.projects.get(call, id);
    check(stages);
    const before = await stagesOf(call, sources.financeRecords, job);
    assertInvoicedStay(before, stages);
    const price = await priceOf(call, sources, job);
    if (!confirm_over) assertWithinPrice(price, stages);
    const billing_stages = stages.map(({ label, percent = null, amount = null, due_on = null }) => ({
      _id: before.find(({ stage }) => sameLabel(stage.label, label))?.stage._id ?? new Types.ObjectId(),
      ...{ label, percent, amount, due_on },
    }));
    const after = await sources.projects.update(call, id, { billing_stages }, job.version);
    await linkDeposit(call, sources, after, price);
    return billingOf(call, sources, after);
  });

const isDeposit = ({ label }: Pick<Given, 'label'>): boolean => /\bdeposit\b/iu.test(label);

/** A deposit that was made before the stages, such as that of an accepted quote, is the stage of that name and sum. */
async function linkDeposit(
  call: Call,
  { financeRecords }: BillingSources,
  job: ProjectRow,
  price: JobPrice,
): Promise<void> {
  const open = (await stagesOf(call, financeRecords, job)).filter(({ stage, invoice }) => !invoice && isDeposit(stage));
  for (const { stage } of open) {
    const amount = stage.amount ?? shareOf(price.total, stage.percent ?? 0);
    const made = await financeRecords.model
      .find({ ...liveOf(call), type: 'invoice', kind: 'deposit', project_id: job._id, billing_stage_id: null, amount })
      .lean();
    const found = made.find((one) => one.stage !== 'void' && !isTakenBack(one));
    if (!found) continue;
    await financeRecords.update(call, found._id.toHexString(), { billing_stage_id: stage._id }, found.version);
  }
}

/** A share of the price is rounded to the cent, so all of it may be over by as many cents as there are shares. */
function assertWithinPrice({ base, total: price }: JobPrice, stages: readonly Given[]): void {
  const sum = stages.reduce((all, { amount, percent = 0 }) => all + (amount ?? shareOf(price, percent)), 0);
  const shares = stages.filter(({ amount }) => amount === undefined).length;
  if (base === null || sum <= price + shares) return;
  const message = `The stages come to ${dollars(sum)}, and the job to ${dollars(price)}. Make them less, add a variation for extra work, or confirm that it is meant.`;
  throw new AppError('over_price', message, { errors: [{ path: 'stages', message }] });
}

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
