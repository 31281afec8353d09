import { quoteNamesIn } from '@smoko/contract';
import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { AnyRow } from '../../db/row.ts';
import type { Filter } from '../../db/row-model.ts';
import type { Call } from '../../domain/call.ts';
import type { FinanceRow } from '../../domain/finance-records/schema.ts';
import { ISSUED, OWED } from '../../domain/finance-records/stages.ts';
import type { ProcurementRow } from '../../domain/procurement-items/schema.ts';
import type { ProjectRow } from '../../domain/projects/schema.ts';
import type { QuoteRow } from '../../domain/quotes/schema.ts';

/** The job, quote and invoice that a message is about, as far as that can be known without understanding it. */
export interface About {
  project_id: string | null;
  quote_id: string | null;
  finance_record_id: string | null;
}
export const NOTHING: About = { project_id: null, quote_id: null, finance_record_id: null };

export interface AboutStores {
  projects: Repository<ProjectRow>;
  quotes: Repository<QuoteRow>;
  financeRecords: Repository<FinanceRow>;
  procurementItems: Repository<ProcurementRow>;
}

const idText = (id: unknown): string | null => (id ? String(id) : null);
/** A bare figure may be a price, a postcode or a street number: a job's number is named as one. */
const JOB = /(?:\bjob\s*(?:(?:no\.?|number|#)\s*)?|\bproject\s*(?:(?:no\.?|#)\s*)?|#\s*)([A-Z0-9][A-Z0-9-]{1,20})\b/gi;

/** Names of quotes and numbers of jobs that a text says. */
const numbersIn = (text: string): { quotes: string[]; jobs: string[] } => ({
  quotes: quoteNamesIn(text),
  jobs: [...text.matchAll(JOB)].map(([, number = '']) => number),
});

/** A few figures behind a Q may be anything, where nobody speaks of a quote. */
const SHORT = /^Q-?\d{1,3}$/;
const OF_QUOTES = /\bquot(?:es?|ed|ations?)\b|\bestimates?\b/i;

/** Quotes and jobs of that name or number, whosever they are. */
export async function withNumbers(call: Call, { quotes, projects }: AboutStores, text: string) {
  const said = numbersIn(text);
  const found = { ...said, quotes: said.quotes.filter((name) => !SHORT.test(name) || OF_QUOTES.test(text)) };
  const owner = { user_id: new Types.ObjectId(call.actor.userId), deleted_at: null };
  const [named, jobs] = await Promise.all([
    found.quotes.length ? quotes.model.find({ ...owner, ...calledOneOf(found.quotes) }).lean() : [],
    found.jobs.length ? projects.model.find({ ...owner, job_number: { $in: found.jobs } }).lean() : [],
  ]);
  return { quotes: named, jobs };
}

const calledOneOf = (names: string[]): Filter<QuoteRow> => ({
  $or: [{ quote_number: { $in: names } }, { short_name: { $in: names } }],
});
const isCalledOneOf = ({ short_name, quote_number }: QuoteRow, names: readonly string[]): boolean =>
  [short_name, quote_number].some((name) => name && names.includes(name.toUpperCase()));

/** Words that are in any message. */
const COMMON = new Set(
  'about again also back been could from have here hello invoice just know like more need next only over paid please price quote replacement some thank thanks that their them then there they this time want week what when will with work would your'.split(
    ' ',
  ),
);
const wordsIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .map((word) => word.replace(/s$/, ''))
      .filter((word) => !COMMON.has(word)),
  );

/** Those that a text calls by a word of their title that none of the others has. */
function calledIn<Row>(text: string, rows: readonly Row[], titleOf: (row: Row) => string): Row[] {
  const said = wordsIn(text);
  const titles = rows.map((row) => wordsIn(titleOf(row)));
  return rows.filter((_, n) =>
    [...(titles[n] ?? [])].some((word) => said.has(word) && titles.every((title, m) => m === n || !title.has(word))),
  );
}

/** "INV-1002", "inv 1002", "invoice no. 1002". */
function saysInvoice(text: string, { invoice_number }: Pick<FinanceRow, 'invoice_number'>): boolean {
  const digits = /(?<!\d)\d{1,12}$/.exec(invoice_number ?? '')?.[0];
  if (!invoice_number || !digits) return false;
  const whole = invoice_number.replace(/[^\p{L}\d]+/gu, '[^\\p{L}\\d]?');
  return new RegExp(
    `(?<![\\p{L}\\d])(?:${whole}|(?:inv|invoice)(?:\\s?(?:no\\.?|number|#))?[\\s:#-]{0,3}${digits})(?!\\d)`,
    'iu',
  ).test(text);
}

/** What its text names; else what we wrote before it; else the one thing that is open. Only of this client. */
export async function aboutClient(
  call: Call,
  stores: AboutStores,
  clientId: string,
  answered: AnyRow | null,
  text: string,
): Promise<About> {
  const owner = { user_id: new Types.ObjectId(call.actor.userId), deleted_at: null };
  const client_id = new Types.ObjectId(clientId);
  const [quotes, jobs] = await Promise.all([
    stores.quotes.model
      .find({ ...owner, client_id })
      .sort({ created_at: -1 })
      .limit(MOST)
      .lean(),
    stores.projects.model
      .find({ ...owner, client_id })
      .sort({ created_at: -1 })
      .limit(MOST)
      .lean(),
  ]);
  const issued = await stores.financeRecords.model
    .find({
      ...owner,
      ...ISSUED,
      $or: [{ client_id }, { client_id: null, project_id: { $in: jobs.map(({ _id }) => _id) } }],
    })
    .sort({ created_at: -1 })
    .limit(MOST)
    .lean();
  const invoices = issued.filter(({ status }) => OPEN.has(status));
  // one that is paid, too: what is said of it is said of no other
  const numbered = only(issued.filter((invoice) => saysInvoice(text, invoice)));
  const named = numbersIn(text);
  const jobName = (id: unknown) => jobs.find(({ _id }) => idText(_id) === idText(id))?.job_name ?? '';
  const open = quotes.filter(({ status }) => status === 'sent');
  const ahead = jobs.filter(({ status }) => status === 'pending' || status === 'in_progress');
  const called = {
    quotes: calledIn(text, open, ({ content, project_id }) => `${content.details} ${jobName(project_id)}`),
    jobs: calledIn(text, ahead, ({ job_name }) => job_name),
    invoices: calledIn(text, invoices, ({ description, project_id }) => `${description ?? ''} ${jobName(project_id)}`),
  };
  const own = (docs: AnyRow[], id: unknown) => docs.find(({ _id }) => String(_id) === String(id));
  const quote =
    quotes.find((quote) => isCalledOneOf(quote, named.quotes)) ??
    (called.quotes.length ? only(called.quotes) : (own(quotes, answered?.quote_id) ?? only(open)));
  const job =
    jobs.find(({ job_number }) => named.jobs.includes(String(job_number))) ??
    (called.jobs.length
      ? only(called.jobs)
      : (own(jobs, answered?.project_id) ??
        own(jobs, quote?.project_id) ??
        only(ahead) ??
        own(jobs, numbered?.project_id)));
  const invoice =
    numbered ??
    (called.invoices.length ? only(called.invoices) : (own(invoices, answered?.finance_record_id) ?? only(invoices)));
  return { quote_id: idText(quote?._id), project_id: idText(job?._id), finance_record_id: idText(invoice?._id) };
}
const MOST = 500;
const OPEN: ReadonlySet<string> = new Set(OWED.status.$in);
const only = (docs: AnyRow[]): AnyRow | undefined => (docs.length === 1 ? docs[0] : undefined);

/** The one job for which something is on order from this supplier. */
export async function aboutSupplier(
  call: Call,
  { procurementItems }: AboutStores,
  supplierId: string,
  answered: AnyRow | null,
): Promise<About> {
  if (answered?.project_id) return { ...NOTHING, project_id: idText(answered.project_id) };
  const user_id = new Types.ObjectId(call.actor.userId);
  const open = await procurementItems.model
    .find({ user_id, deleted_at: null, supplier_id: new Types.ObjectId(supplierId), status: 'ordered' })
    .select({ project_id: 1 })
    .lean();
  const jobs = new Set(open.map(({ project_id }) => idText(project_id)));
  const [job] = jobs;
  return { ...NOTHING, project_id: jobs.size === 1 ? (job ?? null) : null };
}
