import { createBillingInvoice, type DomainInput, freeIn, gstWithin, invalid } from '@smoko/contract';
import type { Types } from 'mongoose';
import type { Written } from '../../db/row.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { draftOf } from '../finance-records/draft.ts';
import { insertOnce } from '../finance-records/insert-once.ts';
import { asFarAs, type InvoiceSum, inProportion, ofLines, withAndWithout } from '../finance-records/invoice-sums.ts';
import type { FinanceRecords, FinanceRow } from '../finance-records/schema.ts';
import { dollars, shareOf } from '../money.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { nameOnPaper } from '../quotes/quote-names.ts';
import { liveOf } from '../stats/sum-by.ts';
import { type Asked, askedFor, claimable, isTakenBack, leftOf } from './asked.ts';
import type { BillingSources } from './billing.ts';
import { invoicedBefore } from './invoiced-before.ts';
import { assertWithin } from './over-price.ts';
import { acceptedVariations, freeOf, type JobPrice, priceOf } from './price.ts';
import { stagesOf } from './stages.ts';

type Input = DomainInput<typeof createBillingInvoice>;

interface Bill {
  kind: 'deposit' | 'progress' | 'final';
  description: string;
  sum: InvoiceSum;
  billing_stage_id?: Types.ObjectId;
}

/** What a job is worth, and what of that no invoice asks for yet. Cents. */
interface OpenPrice extends JobPrice {
  left: number;
}

/** Drafts what a job is invoiced for next. Sums follow from the price and from what was invoiced before, never from words. */
export function billImplementation(sources: BillingSources, service: FinanceRecords): Implementation {
  const { projects, financeRecords } = sources;

  return implement(createBillingInvoice, async (call, input) => {
    const prepared = async (): Promise<Written<FinanceRow>> => {
      const job = await projects.get(call, input.id);
      if (!job.client_id) throw invalid('id', 'This job has no client yet. Say whose it is, then invoice it.');
      const price = await priceOf(call, sources, job);
      const asked = await askedFor(call, financeRecords, { project_id: job._id });
      const { kind, description, sum, billing_stage_id = null } = await billOf(call, sources, job, price, asked, input);
      if (price.base !== null) assertWithin(price.total, asked, sum.total, input.confirm_over);
      const { _id: project_id, client_id } = job;
      const { _id: quote_id = null, customer_reference = null } = price.quote ?? {};
      const about = { kind, project_id, client_id, quote_id, billing_stage_id, description, customer_reference };
      return draftOf(call, about, sum, input.due_date);
    };
    const made = await insertOnce(call, financeRecords, prepared);
    const deducted = input.what === 'rest' ? await draftsBefore(call, sources, made) : [];
    const drafts_deducted = deducted.map(({ _id, description, amount }) => ({
      id: _id.toHexString(),
      description,
      amount,
    }));
    return { ...(await service.presentOne(call, made)), drafts_deducted };
  });
}

/** Drafts of the job that the rest takes off, so that whoever asked for it can say that one of them is not meant. */
const draftsBefore = (
  call: Call,
  { financeRecords: { model } }: BillingSources,
  { _id, project_id, created_at }: FinanceRow,
): Promise<FinanceRow[]> =>
  model
    .find({
      ...liveOf(call),
      type: 'invoice',
      stage: 'draft',
      project_id,
      _id: { $ne: _id },
      created_at: { $lte: created_at },
    })
    .sort({ created_at: 1 })
    .lean();

function billOf(
  call: Call,
  sources: BillingSources,
  job: ProjectRow,
  price: JobPrice,
  asked: Asked,
  input: Input,
): Promise<Bill> | Bill {
  if (input.what === 'rest') return restOf(call, sources, job, price, asked, input);
  const open = { ...price, left: claimable(price.total, asked) };
  if (input.what === 'stage') return stageOf(call, sources, job, open, input);
  return partOf(call, job, open, input, input.what);
}

/** A deposit or a progress claim: a share of the price, or a sum. */
function partOf(call: Call, job: ProjectRow, price: OpenPrice, input: Input, kind: 'deposit' | 'progress'): Bill {
  const name = kind === 'deposit' ? 'Deposit' : 'Progress claim';
  const { percent, amount, includes_gst } = input;
  if (percent !== undefined && amount !== undefined)
    throw invalid('percent', 'Give a percent of the price or an amount, not both.');
  if (percent === undefined && amount === undefined)
    throw invalid('percent', `Say how much the ${name.toLowerCase()} is: a percent of the price, or an amount.`);
  if (percent === undefined) {
    const description = input.description ?? `${name} for ${job.job_name}`;
    return { kind, description, sum: asPart(call, price, description, amount ?? 0, includes_gst) };
  }
  const description = input.description ?? `${name}, ${percent}% of ${job.job_name}`;
  return { kind, description, sum: asPart(call, price, description, shareOf(worth(price), percent)) };
}

async function stageOf(
  call: Call,
  sources: BillingSources,
  job: ProjectRow,
  price: OpenPrice,
  input: Input,
): Promise<Bill> {
  const stages = await stagesOf(call, sources.financeRecords, job);
  const found = stages.find(({ stage }) => stage._id.toHexString() === input.stage_id);
  if (!found) throw invalid('stage_id', 'Say which stage of this job to invoice.');
  const { stage, invoice } = found;
  if (invoice) throw invalid('stage_id', `${stage.label} is invoiced already.`);
  const description = input.description ?? `${stage.label}, ${job.job_name}`;
  const sum = asPart(call, price, description, stage.amount ?? shareOf(worth(price), stage.percent ?? 0));
  return { kind: 'progress', description, sum, billing_stage_id: stage._id };
}

/** The final invoice: the price and its variations, less each invoice that went before or is drafted. */
async function restOf(
  call: Call,
  sources: BillingSources,
  job: ProjectRow,
  price: JobPrice,
  asked: Asked,
  input: Input,
): Promise<Bill> {
  const total = worth(price);
  const left = leftOf(total, asked);
  const done = asked.drafts.count ? 'invoiced or drafted' : 'invoiced';
  if (left <= 0) throw invalid('what', `All ${dollars(total)} of this job is ${done}. ${nothingLeft(asked)}`);
  const [variations, before] = await Promise.all([
    acceptedVariations(call, sources.variations, job),
    sources.financeRecords.model
      .find({ ...liveOf(call), type: 'invoice', stage: { $in: ['draft', 'issued'] }, project_id: job._id })
      .sort({ created_at: 1 })
      .lean(),
  ]);
  const asQuoted = price.quote ? `${job.job_name}, quote ${nameOnPaper(price.quote)}` : job.job_name;
  const earlier = before.filter((one) => !isTakenBack(one));
  const lines = [
    ...withAndWithout(asQuoted, price.base ?? 0, price.quote ? freeOf(price.quote) : 0),
    ...variations.flatMap((one) =>
      withAndWithout(`Variation ${one.variation_number}: ${one.description}`, one.total, freeOf(one)),
    ),
    ...earlier.flatMap((one) => withAndWithout(`Less ${invoicedBefore(one)}`, -one.amount, -freeIn(one.lines ?? []))),
  ];
  const description = input.description ?? (before.length ? `Final invoice for ${job.job_name}` : job.job_name);
  return { kind: 'final', description, sum: withRest(call, ofLines(call, lines, true), price, earlier) };
}

/** What was credited is less to pay unless somebody says how much of it to ask for again. */
const nothingLeft = ({ creditedOfPrice: credited }: Asked): string =>
  credited
    ? `${dollars(credited)} of it was credited: to ask for that again, claim it as an amount.`
    : 'Nothing is left.';

/** All invoices of a price have its GST between them, to the cent: the last takes what rounding left. */
function withRest(call: Call, sum: InvoiceSum, { gst }: JobPrice, earlier: readonly FinanceRow[]): InvoiceSum {
  const { country, gstRegistered } = call.actor.business;
  const before = earlier.map((one) => one.gst ?? gstWithin(one.amount, country));
  const rest = gst - before.reduce((total, one) => total + one, 0);
  // more than that is no rounding: what went before was taxed otherwise than what was agreed on
  return gstRegistered && Math.abs(rest - sum.gst) <= sum.lines.length ? { ...sum, gst: rest } : sum;
}

/** A part of the price, with GST on as much of it as of the price. */
function asPart(call: Call, price: OpenPrice, description: string, cents: number, included = true): InvoiceSum {
  const total = included ? price.total : price.total - price.gst;
  const left = included || !price.total ? price.left : Math.round((price.left * total) / price.total);
  const mix = asFarAs({ free: price.free, total }, cents, left);
  const sum = ofLines(call, inProportion(description, cents, mix), included);
  if (sum.total <= 0) throw invalid('amount', 'Say how much it is: more than nothing.');
  return sum;
}

function worth({ base, total }: JobPrice): number {
  if (base !== null) return total;
  throw invalid('percent', 'Nobody said what this job is worth. Give it a budget or accept a quote, or say an amount.');
}
