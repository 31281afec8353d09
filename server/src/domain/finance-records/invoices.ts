import { createInvoice, type DomainInput, gstWithin, INVOICE_DAYS, invalid } from '@smoko/contract';
import { addDays, formatISO, parseISO } from 'date-fns';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { PricedLine } from '../../db/stored-fields.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { ClientReference } from '../clients/clients.ts';
import type { ProjectReference } from '../projects/projects.ts';
import type { ProjectRow } from '../projects/schema.ts';
import { addUp } from '../quotes/quotes.ts';
import type { QuoteRow } from '../quotes/schema.ts';
import { checkReferences } from '../tables/references.ts';
import { insertNumbered } from './insert-numbered.ts';
import { statusByDueDate } from './overdue.ts';
import type { FinanceRecords, FinanceRow } from './schema.ts';

interface Parts {
  repository: Repository<FinanceRow>;
  service: FinanceRecords;
  quotes: Repository<QuoteRow>;
  project: ProjectReference;
  client: ClientReference;
}

type Input = DomainInput<typeof createInvoice>;

interface Sum {
  lines: PricedLine[];
  prices_include_gst: boolean;
  gst: number;
  total: number;
}

/** An invoice with a number of its own: from an accepted quote, a job, or an amount. */
export function invoiceImplementation({ repository, service, quotes, project, client }: Parts): Implementation {
  const owner = (call: Call) => ({ user_id: new Types.ObjectId(call.actor.userId) });

  /** The quote it is from: the one named, else the latest that was accepted for the job. */
  async function quoteFor(call: Call, quoteId: string | null, jobId: string | null): Promise<QuoteRow | null> {
    if (quoteId) {
      const quote = await quotes.findOne(call, { _id: new Types.ObjectId(quoteId) });
      if (!quote) throw invalid('quote_id', 'That quote is not on file.');
      if (quote.status !== 'accepted') throw invalid('quote_id', 'That quote is not accepted yet.');
      return quote;
    }
    if (!jobId) return null;
    const [accepted] = await quotes.model
      .find({ ...owner(call), deleted_at: null, project_id: new Types.ObjectId(jobId), status: 'accepted' })
      .sort({ created_at: -1 })
      .limit(1)
      .lean();
    return accepted ?? null;
  }

  /** Whose invoice it is, and for what: as it is said, else of the quote, else of the job. */
  async function subjectOf(call: Call, input: Input) {
    const quote = await quoteFor(call, input.quote_id ?? null, input.project_id ?? null);
    const jobId = input.project_id ?? quote?.project_id?.toHexString() ?? null;
    const job = jobId ? await project.repository.findOne(call, { _id: new Types.ObjectId(jobId) }) : null;
    const client_id = input.client_id ?? quote?.client_id ?? job?.client_id ?? null;
    if (!client_id) throw invalid('client_id', 'Say whose invoice it is: a client, or a job or quote with one.');
    return { quote, jobId, job, client_id };
  }

  return implement(createInvoice, async (call, input) => {
    await checkReferences(call, input, [project, client]);
    const { quote, jobId, job, client_id } = await subjectOf(call, input);
    const description = input.description ?? titleOf(quote, job);
    const { lines, prices_include_gst, gst, total } = sumOf(call, input, description, quote, job);
    const { termsDays = INVOICE_DAYS } = call.actor.business;
    const day = call.today();
    const due_date = input.due_date ?? formatISO(addDays(parseISO(day), termsDays), { representation: 'date' });
    const doc = await insertNumbered(call, repository, 'invoice', async () => ({
      type: 'invoice',
      amount: total,
      gst,
      lines,
      prices_include_gst,
      status: statusByDueDate('pending', due_date, day, false),
      project_id: jobId,
      client_id,
      quote_id: quote?._id ?? null,
      due_date,
      issued_on: day,
      description,
    }));
    return service.presentOne(call, doc);
  });
}

const titleOf = (quote: QuoteRow | null, job: ProjectRow | null): string =>
  quote ? `Quote ${quote.quote_number}` : (job?.job_name ?? 'Work');

/** What it comes to: by its lines, else its amount, else the quote, else the job's budget. Throws invalid for nothing. */
function sumOf(call: Call, input: Input, description: string, quote: QuoteRow | null, job: ProjectRow | null): Sum {
  const { lines, amount, prices_include_gst } = input;
  const sum =
    (lines && ofLines(call, lines, prices_include_gst)) ??
    ofAmount(call, description, amount) ??
    ofQuote(quote) ??
    ofBudget(call, description, job);
  if (!sum || sum.total <= 0) throw invalid('amount', 'Say how much it is: an amount or lines.');
  return sum;
}

function ofLines(call: Call, lines: Parameters<typeof addUp>[1], included: boolean): Sum {
  return { ...addUp(call, lines, included), prices_include_gst: included };
}

/** One line, GST inside. */
export function ofAmount(call: Call, description: string, cents: number | null | undefined): Sum | null {
  if (!cents) return null;
  const { gstRegistered, country } = call.actor.business;
  return {
    lines: [{ description, quantity: 1, unit: null, unit_price: cents, total: cents }],
    prices_include_gst: true,
    gst: gstRegistered ? gstWithin(cents, country) : 0,
    total: cents,
  };
}

/** What was agreed to, to the cent. */
function ofQuote(quote: QuoteRow | null): Sum | null {
  if (!quote?.total) return null;
  const { lines, prices_include_gst, gst, total } = quote;
  return { lines, prices_include_gst: Boolean(prices_include_gst), gst, total };
}

const ofBudget = (call: Call, description: string, job: ProjectRow | null): Sum | null =>
  ofAmount(call, description, job?.job_budget);
