import { AppError, createBillingInvoice, isTaken, projects, quoteName } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import { type Call, createCall } from '../call.ts';
import type { Executor } from '../executor.ts';
import type { FinanceRow } from '../finance-records/schema.ts';
import { inTurn } from '../in-turn.ts';
import { dollars, shareOf } from '../money.ts';
import { fromWire } from '../receipts/with-receipt.ts';
import { liveOf } from '../stats/sum-by.ts';
import { nameOnPaper, quoteTitle } from './quote-names.ts';
import type { QuoteRow } from './schema.ts';
import { wordsOfQuote } from './words-for-client.ts';

interface Parts {
  executor: Executor;
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
}

/** What came of an accepted quote. */
interface Followed {
  quote: QuoteRow;
  /** For whoever is told of it: "Job 1004 was made." Empty where nothing was. */
  made: string[];
}

/** Does nothing twice: a job or a deposit that is there stays the one there is. */
export type FollowAcceptance = (call: Call, quote: QuoteRow) => Promise<Followed>;

/**
 * An accepted quote becomes a job where it is for none yet, and its deposit is drafted. Both belong to the call that
 * accepts it, so that taking that back takes them back.
 */
export const createFollowAcceptance = ({ executor, quotes, financeRecords }: Parts): FollowAcceptance => {
  async function jobFor(call: Call, quote: QuoteRow): Promise<Followed> {
    if (quote.project_id || !quote.client_id) return { quote, made: [] };
    const job = await executor.run(
      projects.operations.create,
      call,
      fromWire(projects.operations.create, {
        job_name: jobNameOf(quote),
        client_id: quote.client_id.toHexString(),
        job_description: wordsOfQuote(quote) || null,
        job_budget: quote.total > 0 ? quote.total / 100 : null,
        budget_includes_gst: true,
      }),
    );
    const ofJob = await quotes.update(call, quote._id.toHexString(), { project_id: new Types.ObjectId(job.id) });
    return { quote: ofJob, made: [`Job ${job.job_number} was made from it.`] };
  }

  /** null where none is asked for, or one is there. */
  async function depositFor(call: Call, quote: QuoteRow): Promise<string | null> {
    const { deposit_percent: percent, project_id, total } = quote;
    const amount = percent ? shareOf(total, percent) : 0;
    if (!project_id || amount <= 0) return null;
    const known = { type: 'invoice', kind: 'deposit', stage: { $in: ['draft', 'issued'] }, project_id } as const;
    if (await financeRecords.model.findOne({ ...liveOf(call), ...known }).lean()) return null;
    const description = `Deposit, ${percent}% of quote ${nameOnPaper(quote)}`;
    const about = { id: project_id.toHexString(), what: 'deposit', includes_gst: true, confirm_over: false } as const;
    try {
      await executor.run(createBillingInvoice, call, { ...about, amount, description });
      return `Its deposit invoice of ${dollars(amount)} is drafted.`;
    } catch (error) {
      // what was agreed stands all the same
      if (error instanceof AppError) return `Its deposit was not drafted: ${error.message}`;
      throw error;
    }
  }

  return (call, quote) =>
    // a form that is sent twice at once: the second finds what the first made
    inTurn(`accepted ${quote._id.toHexString()}`, async () => {
      const now = await quotes.get(call, quote._id.toHexString());
      const job = await asPartOf(call, keyOf(quote, 'job'), (own) => jobFor(own, now));
      const deposit = await asPartOf(call, keyOf(quote, 'deposit'), (own) => depositFor(own, job.quote));
      return { quote: job.quote, made: deposit ? [...job.made, deposit] : job.made };
    });
};

/** Of this acceptance: done again after a crash, it makes nothing twice; taken back and accepted anew, it makes it anew. */
const keyOf = ({ _id, response, version }: QuoteRow, what: string): string =>
  `quote-accepted:${_id.toHexString()}:${response ? response.at.getTime() : version}:${what}`;

/** Work of a call with ids of its own, whose changes are the call's. */
async function asPartOf<T>(call: Call, key: string, work: (own: Call) => Promise<T>): Promise<T> {
  const { actor, clock, begun, beforeWrite, announced } = call;
  const own: Call = { ...createCall(actor, clock, { key, begun, beforeWrite }), announced };
  try {
    return await work(own);
  } finally {
    call.changes.push(...own.changes);
  }
}

const LONGEST_NAME = 80;
/** Prices and the words of a command are no name of a job. */
const FIGURES = /[$%]|\d{3}|\bgst\b/iu;

/** A line of any job: alone it says nothing of this one. */
const OF_ANY_JOB = /^(?:labou?r|base|materials?|parts|work|job|hours|time|total|call ?-?out)$/iu;

/** What the quote is for, in a few words: the first line of its details, else its lines, as many as fit. */
function jobNameOf({ content, lines, ...quote }: QuoteRow): string {
  const isName = (text: string) => text !== '' && text.length <= LONGEST_NAME && !FIGURES.test(text);
  const details = firstLine(content.details);
  if (isName(details) && !OF_ANY_JOB.test(details)) return details;
  const names = lines
    .filter(isTaken)
    .map(({ description }) => firstLine(description))
    .filter(isName);
  const joined = [...new Set(names)].reduce(
    (all, name) => (`${all}, ${name}`.length > LONGEST_NAME ? all : all ? `${all}, ${name}` : name),
    '',
  );
  if (!joined) return quoteTitle(quote);
  return OF_ANY_JOB.test(joined) ? `${joined}, quote ${quoteName(quote)}` : joined;
}

const firstLine = (text: string): string => text.trim().split('\n')[0]?.trim() ?? '';
