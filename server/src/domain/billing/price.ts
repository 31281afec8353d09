import { freeIn, gstOn, gstWithin, isTaken, type TaxedLine } from '@smoko/contract';
import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { acceptedQuoteOf } from '../quotes/accepted-quote.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { liveOf } from '../stats/sum-by.ts';
import type { VariationRow } from '../variations/schema.ts';

export interface PriceSources {
  quotes: Repository<QuoteRow>;
  variations: Repository<VariationRow>;
}

/** What a job is worth. Cents. */
export interface JobPrice {
  /** What was agreed on; one that was agreed to in words comes to nothing and is none. */
  quote: QuoteRow | null;
  base: number | null;
  base_from: 'quote' | 'budget' | null;
  variations: number;
  total: number;
  /** What of the total no GST is on, and the GST in it. */
  free: number;
  gst: number;
}

/** The quote that was accepted last, else the budget, and the variations that were accepted on top. */
export async function priceOf(
  call: Call,
  { quotes, variations }: PriceSources,
  job: Pick<ProjectRow, '_id' | 'job_budget' | 'budget_includes_gst'>,
): Promise<JobPrice> {
  const [accepted, more] = await Promise.all([
    acceptedQuoteOf(call, quotes, job._id),
    acceptedVariations(call, variations, job),
  ]);
  return addedUp(call, job, accepted, more);
}

type Budgeted = Pick<ProjectRow, '_id' | 'job_budget' | 'budget_includes_gst'>;

/** What jobs of a list are worth, by their ids: those of which more was accepted than their budget says. Two queries for all. */
export async function pricesAgreed(
  call: Call,
  { quotes, variations }: PriceSources,
  jobs: readonly Budgeted[],
): Promise<ReadonlyMap<string, JobPrice>> {
  const agreed = { ...liveOf(call), status: 'accepted', project_id: { $in: jobs.map(({ _id }) => _id) } } as const;
  const [accepted, more] = await Promise.all([
    quotes.model.find(agreed).sort({ created_at: 1 }).lean(),
    variations.model.find(agreed).sort({ created_at: 1 }).lean(),
  ]);
  return new Map(
    jobs.flatMap((job) => {
      const of = ({ project_id }: Pick<QuoteRow, 'project_id'>) => project_id?.equals(job._id);
      const [quote, own] = [accepted.findLast(of) ?? null, more.filter(of)];
      return quote || own.length ? [[job._id.toHexString(), addedUp(call, job, quote, own)] as const] : [];
    }),
  );
}

function addedUp(call: Call, job: Budgeted, accepted: QuoteRow | null, more: readonly VariationRow[]): JobPrice {
  const quote = accepted?.total ? accepted : null;
  const base = quote?.total ?? budgetOf(call, job);
  const parts = [quote ?? { total: base ?? 0, gst: 0, lines: [] }, ...more];
  const added = parts.reduce((sum, part) => sum + part.total, 0);
  return {
    quote,
    base,
    base_from: base === null ? null : quote ? 'quote' : 'budget',
    variations: added - (base ?? 0),
    total: added,
    free: parts.reduce((sum, part) => sum + freeOf(part), 0),
    gst: parts.reduce((sum, part) => sum + gstOf(call, part), 0),
  };
}

interface Part {
  lines: readonly (TaxedLine & { total: number; taken?: boolean })[];
  gst: number;
  total: number;
}

/** What no GST is on, of the lines that are taken. Cents. */
export const freeOf = ({ lines }: Pick<Part, 'lines'>): number => freeIn(lines.filter(isTaken));

/** As it was agreed on; what was agreed on before its business was registered has it inside. */
function gstOf({ actor: { business } }: Call, part: Part): number {
  if (!business.gstRegistered) return 0;
  return part.gst || gstWithin(part.total - freeOf(part), business.country);
}

/** A budget with its GST, where it was said without it and the business charges any. */
export function budgetOf(
  { actor: { business } }: Call,
  { job_budget: budget, budget_includes_gst: included }: Pick<ProjectRow, 'job_budget' | 'budget_includes_gst'>,
): number | null {
  if (budget === null || included !== false || !business.gstRegistered) return budget;
  return budget + gstOn(budget, business.country);
}

/** The variations that are a part of the price, in their order. */
export const acceptedVariations = (
  call: Call,
  { model }: Repository<VariationRow>,
  { _id }: Pick<ProjectRow, '_id'>,
): Promise<VariationRow[]> =>
  model
    .find({ ...liveOf(call), project_id: _id, status: 'accepted' })
    .sort({ created_at: 1 })
    .lean();
