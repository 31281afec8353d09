import { isTaken } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Written } from '../../db/row.ts';
import { basisOf } from '../billing/basis.ts';
import type { BillingSources } from '../billing/billing.ts';
import { invoicedBefore } from '../billing/invoiced-before.ts';
import { acceptedVariations } from '../billing/price.ts';
import type { Call } from '../call.ts';
import { liveOf } from '../stats/sum-by.ts';
import { type About, jobOnPaper } from './freeze.ts';
import type { FinanceRow } from './schema.ts';

const MOST_WORK = 200;

/**
 * Which job an invoice is of; and of a part of a price, which its lines name in a word, what is done for it and how it came
 * about.
 */
export async function aboutOf(call: Call, sources: BillingSources, invoice: Written<FinanceRow>): Promise<About> {
  const { project_id, quote_id, kind = 'standard' } = invoice;
  const [job] = (await sources.projects.byIds(call, idsOf(project_id))).values();
  const of = job ? { job: jobOnPaper(job) } : {};
  if (kind === 'standard') return of;
  const [quote] = (await sources.quotes.byIds(call, idsOf(quote_id))).values();
  const variations = job && quote ? await acceptedVariations(call, sources.variations, job) : [];
  const work = listed([
    ...(quote?.lines ?? []).filter(isTaken).map(({ description }) => description),
    ...variations.map(({ variation_number, description }) => `variation ${variation_number}: ${description}`),
  ]);
  const basis = job && kind !== 'final' ? await basisOf(call, sources, job, invoice) : null;
  return { ...of, ...(work ? { work } : {}), ...(basis ? { basis } : {}) };
}

const idsOf = (id: Types.ObjectId | string | null | undefined): Types.ObjectId[] =>
  id ? [new Types.ObjectId(id)] : [];

/** "New tank, Labour and 3 more": no longer than can be read at a glance. */
function listed(names: readonly string[]): string {
  let words = '';
  for (const [at, name] of names.entries()) {
    const longer = [words, name.replace(/\s+/g, ' ').trim()].filter(Boolean).join(', ');
    if (longer.length > MOST_WORK)
      return words ? `${words} and ${names.length - at} more` : `${longer.slice(0, MOST_WORK)}...`;
    words = longer;
  }
  return words;
}

/**
 * A final invoice as it goes out: what it takes off is named by the numbers that have been given since it was drafted. A line
 * whose words its tradie changed stays theirs.
 */
export async function withNumbersGiven<Invoice extends Written<FinanceRow>>(
  call: Call,
  { financeRecords }: Pick<BillingSources, 'financeRecords'>,
  invoice: Invoice,
): Promise<Invoice> {
  const { kind, project_id, lines = [] } = invoice;
  if (kind !== 'final' || !project_id || !lines.some(({ total }) => total < 0)) return invoice;
  const numbered = await financeRecords.model
    .find({ ...liveOf(call), project_id, type: 'invoice', stage: 'issued', invoice_number: { $ne: null } })
    .lean();
  const names = new Map(
    numbered.map((one) => [`Less ${invoicedBefore({ ...one, invoice_number: null })}`, `Less ${invoicedBefore(one)}`]),
  );
  const nameOf = ({ description, total }: (typeof lines)[number]) =>
    (total < 0 && names.get(description)) || description;
  if (lines.every((line) => nameOf(line) === line.description)) return invoice;
  return { ...invoice, lines: lines.map((line) => ({ ...line, description: nameOf(line) })) };
}
