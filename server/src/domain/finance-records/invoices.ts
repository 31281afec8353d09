import { createInvoice, type DomainInput, invalid, isTaken } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Written } from '../../db/row.ts';
import { assertWithinAgreed, leftOfAgreed } from '../billing/agreed.ts';
import type { BillingSources } from '../billing/billing.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import { dollars } from '../money.ts';
import type { ProjectReference } from '../projects/projects.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { acceptedQuoteOf } from '../quotes/accepted-quote.ts';
import { nameOnPaper } from '../quotes/quote-names.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { checkReferences } from '../tables/references.ts';
import { draftOf } from './draft.ts';
import { insertOnce } from './insert-once.ts';
import {
  asFarAs,
  assertOneSum,
  type InvoiceSum,
  inProportion,
  type Mix,
  mixOf,
  ofAmount,
  ofLines,
} from './invoice-sums.ts';
import type { Issuing } from './issue.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';
import { assertTheirs } from './whose.ts';

interface Parts {
  sources: BillingSources;
  service: FinanceRecords;
  project: ProjectReference;
  client: ClientReference;
  issuing: Issuing;
}

type Input = DomainInput<typeof createInvoice>;

/** An invoice from an accepted quote, a job, or an amount: a draft, unless it is to be issued at once. */
export function invoiceImplementation({ sources, service, project, client, issuing }: Parts): Implementation {
  const { quotes, financeRecords: repository } = sources;

  /** The quote it is from: the one named, else the latest that was accepted for the job. */
  async function quoteFor(call: Call, quoteId: string | null, jobId: string | null): Promise<QuoteRow | null> {
    if (quoteId) {
      const quote = await quotes.findOne(call, { _id: new Types.ObjectId(quoteId) });
      if (!quote) throw invalid('quote_id', 'That quote is not on file.');
      if (quote.status !== 'accepted') throw invalid('quote_id', 'That quote is not accepted yet.');
      return quote;
    }
    return jobId ? acceptedQuoteOf(call, quotes, jobId) : null;
  }

  /** Whose invoice it is, and for what: as it is said, else of the quote, else of the job. */
  async function subjectOf(call: Call, input: Input) {
    const quote = await quoteFor(call, input.quote_id ?? null, input.project_id ?? null);
    const jobId = input.project_id ?? quote?.project_id?.toHexString() ?? null;
    const job = jobId ? await project.repository.findOne(call, { _id: new Types.ObjectId(jobId) }) : null;
    const stores = { clients: client.repository, projects: project.repository };
    await assertTheirs(call, { job, quote: input.quote_id ? quote : null }, input, stores);
    const client_id = input.client_id ?? quote?.client_id ?? job?.client_id ?? null;
    if (!client_id) throw invalid('client_id', 'Say whose invoice it is: a client, or a job or quote with one.');
    return { quote, jobId, job, client_id };
  }

  return implement(createInvoice, async (call, input) => {
    assertOneSum(input);
    await checkReferences(call, input, [project, client]);
    const subject = await subjectOf(call, input);
    const { quote, jobId, job, client_id } = subject;
    const description = input.description ?? titleOf(quote, job);
    const sum = sumOf(call, input, description ?? 'Work', subject, await shareOf(call, sources, input, subject));
    const prepared = async () => {
      // an agreed price is not invoiced twice
      if (!input.confirm_over) await assertWithinAgreed(call, sources, subject, sum.total);
      const customer_reference = input.customer_reference ?? quote?.customer_reference ?? null;
      const of = { project_id: jobId, client_id, quote_id: quote?._id ?? null };
      const about = { kind: input.kind, ...of, description, customer_reference };
      return draftOf(call, about, sum, input.due_date);
    };
    const store = (fields: Written<FinanceRow>) =>
      input.issue ? issuing.insert(call, fields) : repository.insert(call, fields);
    return service.presentOne(call, await insertOnce(call, repository, prepared, store));
  });
}

/** null where its lines are all that says what it is for. */
const titleOf = (quote: QuoteRow | null, job: ProjectRow | null): string | null =>
  quote ? `Quote ${nameOnPaper(quote)}` : (job?.job_name ?? null);

interface Subject {
  quote: QuoteRow | null;
  job: ProjectRow | null;
}

/** What an amount is a part of: what was agreed on, as far as it goes, as the amount is said, with GST or without. */
async function shareOf(
  call: Call,
  sources: BillingSources,
  { amount = 0, includes_gst }: Input,
  { quote, job }: Subject,
): Promise<Mix> {
  if (!quote) return mixOf([], 0);
  const mix = mixOf(quote.lines.filter(isTaken), quote.total);
  if (!amount || !mix.free) return mix;
  const left = await leftOfAgreed(call, sources, { quote, job });
  if (includes_gst) return asFarAs(mix, amount, left);
  const without = quote.total - quote.gst;
  return asFarAs({ ...mix, total: without }, amount, Math.round((left * without) / quote.total));
}

/** What it comes to: by its lines, else its amount, else the quote, else the job's budget. Throws invalid for nothing. */
function sumOf(call: Call, input: Input, description: string, { quote, job }: Subject, mix: Mix): InvoiceSum {
  const { lines, amount, prices_include_gst, includes_gst } = input;
  // a part of what was agreed on has GST on as much of it
  const said = amount && !includes_gst ? inProportion(description, amount, mix) : undefined;
  const sum =
    (lines && ofLines(call, lines, prices_include_gst)) ??
    (said && ofLines(call, said, false)) ??
    ofAmount(call, description, amount, mix) ??
    ofQuote(quote) ??
    ofBudget(call, description, job);
  if (lines && sum && sum.total <= 0) throw invalid('lines', notAbove(sum.total));
  if (!sum || sum.total <= 0) throw invalid('amount', 'Say how much it is: an amount or lines.');
  return sum;
}

const notAbove = (total: number): string =>
  `These lines come to ${dollars(total)}, and an invoice comes to more than nothing. To ask for less, credit the invoice that is wrong.`;

/** What was agreed to, to the cent. */
function ofQuote(quote: QuoteRow | null): InvoiceSum | null {
  if (!quote?.total) return null;
  const { prices_include_gst, gst, total } = quote;
  const lines = quote.lines.filter(isTaken).map(({ optional: _, choice: __, taken: ___, ...line }) => line);
  return { lines, prices_include_gst: Boolean(prices_include_gst), gst, total };
}

function ofBudget(call: Call, description: string, job: ProjectRow | null): InvoiceSum | null {
  const { job_budget: budget, budget_includes_gst: included } = job ?? {};
  if (!budget || included !== false) return ofAmount(call, description, budget);
  return ofLines(call, [{ description, quantity: 1, unit: null, unit_price: budget }], false);
}
