import {
  type Client,
  type FinanceRecord,
  financeRecords,
  financeRecordView,
  type Project,
  projects,
} from '@smoko/contract';
import { byId, distinct, type Filter } from './candidates.ts';
import { compact, type FieldWords, given } from './changes.ts';
import type { Kind } from './define-change.ts';
import { fieldWords, otherArguments, otherFields } from './entity-view.ts';
import { commas, day, money, plain } from './format.ts';
import { invoiceNumber, recordsOfNumber } from './invoice-number.ts';
import { TITLES } from './matching.ts';
import { listAll, lookUp } from './paging.ts';
import { findClients } from './parties.ts';
import { howPaid } from './payments.ts';
import { clientName, jobName } from './reference-names.ts';
import { one, resolveClient } from './resolve.ts';
import { jobsFitting, resolveJob } from './resolve-job.ts';
import { searchWords } from './search-words.ts';
import type { ToolEnv } from './tool.ts';

/** Jobs or clients that records are looked for through. */
const MOST_WAYS = 20;

const forWhom = (r: FinanceRecord) => (r.client ? ` ${r.type === 'payment' ? 'from' : 'for'} ${r.client.name}` : '');
const jobWords = (job: NonNullable<FinanceRecord['project']>) => `${job.job_number} - ${job.job_name}`;
const onJob = (r: FinanceRecord) => (r.project ? `job ${jobWords(r.project)}` : null);

/** "payment", "invoice INV-1004:", "draft invoice:", "void invoice INV-1004:". */
export const financeName = (r: FinanceRecord): string => {
  const staged = r.stage && r.stage !== 'issued' ? r.stage : null;
  const name = [staged, plain(r.type), r.invoice_number].filter(Boolean).join(' ');
  return staged || r.invoice_number ? `${name}:` : name;
};
/** "$795.00 for Grace Huang, job 3111 - Backflow Test, due Tue 15 Dec 2026". */
export const financeTitle = (r: FinanceRecord): string => commas(`${money(r.amount)}${forWhom(r)}`, onJob(r));
export const financeWords = (r: FinanceRecord): string =>
  commas(financeTitle(r), r.due_date ? `due ${day(r.due_date)}` : null, wordsBeside(r), howPaid(r));
export const financeRow = (r: FinanceRecord): string =>
  commas(`${financeName(r)} ${financeWords(r)}`, stateOf(r), r.part_paid && stillDue(r), unused(r));
export const financeKind: Kind<FinanceRecord> = {
  noun: 'finance record',
  title: (r) => `${financeName(r)} ${financeTitle(r)}`,
  row: (r) => `${financeName(r)} ${financeWords(r)}`,
  view: (r) => financeView(r),
};
/** Its sum was said without GST, which was put on: a new one is meant as the old one was. */
export const gstOnTop = ({ description }: FinanceRecord): boolean => /\$[\d,.]+\d plus GST \$/.test(description ?? '');
/** How much of it is GST, for whoever asks that. */
export const gstWords = ({ gst, amount, type }: FinanceRecord): string =>
  gst
    ? `${money(gst)} of the ${money(amount)} is GST`
    : type === 'payment'
      ? 'GST is told of the invoice that it pays, not of a payment'
      : type === 'expense'
        ? 'No GST of it is claimed so far'
        : 'There is no GST in it';
/** A draft asks for nothing yet, and a void one not any more. */
const stateOf = ({ stage, status, type, paid_date }: FinanceRecord): string | null => {
  if (stage === 'void') return null;
  if (stage === 'draft') return 'not sent yet';
  // "when did dave pay the deposit"
  return type !== 'invoice' && status === 'paid' && paid_date ? `paid ${day(paid_date)}` : plain(status);
};
/** "$1,340.00 of $1,840.00 still due", "$1,840.00 still due", "paid in full". */
export const stillDue = ({ amount, amount_due }: FinanceRecord): string => dueOf(amount, amount_due ?? amount);
/** The same of sums of invoices. Dollars. */
export const dueOf = (amount: number, due: number): string =>
  due <= 0 ? 'paid in full' : `${money(due)}${due < amount ? ` of ${money(amount)}` : ''} still due`;
const unused = ({ unallocated }: FinanceRecord) => (unallocated ? `${money(unallocated)} of it kept as credit` : null);
/** An invoice without words of its own is described by its job, perhaps with how its sum came about behind it. */
function wordsBeside({ description, project }: FinanceRecord): string | null {
  if (!description || !project || !description.startsWith(project.job_name)) return description;
  const rest = description.slice(project.job_name.length);
  return rest === '' ? null : rest.startsWith(', ') ? rest.slice(2) : description;
}

/** Those that have words of their own wherever an assistant tells or takes them. */
const BY_HAND = [
  'type',
  'invoice_number',
  'stage',
  'amount',
  'status',
  'client',
  'project',
  'due_date',
  'paid_date',
  'method',
  'reference',
  'description',
] as const;

export const financeView = (r: FinanceRecord) =>
  compact({
    id: r.id,
    type: r.type,
    invoice_number: r.invoice_number,
    stage: r.stage,
    amount: r.amount,
    status: r.status,
    client: r.client?.name,
    job: r.project ? jobWords(r.project) : undefined,
    due_date: r.due_date,
    paid_date: r.paid_date,
    method: r.method,
    reference: r.reference,
    description: r.description,
    // what an invoice without payments has due is its amount
    ...(r.part_paid ? { amount_paid: r.amount_paid, amount_due: r.amount_due } : {}),
    kept_as_credit: r.unallocated || undefined,
    ...otherFields(financeRecordView, BY_HAND, r),
  });

// who it is for follows from the job, which is told
const { client: _, ...told } = fieldWords(financeRecordView, ['type', 'amount', 'status', 'project']);
const GST_ON_IT: Readonly<Record<string, string>> = { gst: 'in it', free: 'none' };
export const FINANCE_FIELDS: FieldWords = {
  ...told,
  tax: ['GST', (tax) => GST_ON_IT[String(tax)] ?? 'not said'],
  project: ['job', (job) => jobWords(job as NonNullable<FinanceRecord['project']>)],
};

export const otherOfRecord = otherArguments(financeRecordView, financeRecords, BY_HAND);

export interface WhichRecord {
  record?: string | undefined;
  invoice_number?: string | undefined;
  type?: FinanceRecord['type'] | undefined;
  client?: string | undefined;
  job?: string | undefined;
  amount_was?: number | undefined;
  invoice_kind?: FinanceRecord['kind'] | undefined;
}

/** The one record that fits everything said about it. */
export async function resolveFinance(env: ToolEnv, which: WhichRecord): Promise<FinanceRecord> {
  let found = await financeFitting(env, which, lookUp);
  // nothing on file is described in these words: an amount tells one record as well
  if (!found.length && which.record && which.amount_was !== undefined)
    found = await financeFitting(env, { ...which, record: undefined }, lookUp);
  const [only] = found;
  if (only && found.length === 1) return only;
  return oneOf(env, found, which, which.type ?? 'finance record');
}

/** Exactly one of those that were found, or a question that lists them. */
export async function oneOf(
  env: ToolEnv,
  found: FinanceRecord[],
  which: WhichRecord,
  noun: string,
): Promise<FinanceRecord> {
  const amount = which.amount_was === undefined ? null : money(which.amount_was);
  const words = which.record ?? which.invoice_number;
  const kind = which.invoice_kind;
  const said = [words, kind, await clientName(env, which.client), await jobName(env, which.job), amount];
  return one(found, said.filter(Boolean).join(', ') || 'that', noun, financeRow);
}

const { list, get } = financeRecords.operations;

/** What fits all that is given. Without words, client or job these are all there are: `look` says how many are read. */
export async function financeFitting(
  env: ToolEnv,
  which: WhichRecord,
  look: typeof lookUp = listAll,
): Promise<FinanceRecord[]> {
  // a bare number of a record is an invoice's: it must never lead to what belongs to the job of that number
  const number = numberOf(which);
  if (number) {
    const whose = which.client ? await resolveClient(env, which.client) : null;
    const found = await recordsOfNumber(env, number, which.type, whose);
    return onlyTheirs(env, found, which);
  }
  const known = which.record ? await byId<FinanceRecord>(env, get, which.record) : null;
  const client = which.client ? await resolveClient(env, which.client) : null;
  const job = which.job ? await resolveJob(env, which.job) : null;
  const [ways, words] = await Promise.all([
    client ? waysTo(env, client) : null,
    which.record && !known ? named(env, which.record) : null,
  ]);
  const filters: Filter[] = job ? [{ project_id: job.id }] : (ways?.filters ?? words?.filters ?? [{}]);
  const type = given({ type: which.type });
  // what an id stands for has to be what else was said of it, too
  const rows = known
    ? [[known].filter((r) => !which.type || r.type === which.type)]
    : await Promise.all(filters.map((way) => look<FinanceRecord>(env, list, { ...type, ...way })));
  return distinct(rows.flat())
    .filter((r) => !client || r.client_id === client.id || (r.client_id === null && ways?.jobs.has(r.project_id ?? '')))
    .filter((r) => !job || r.project_id === job.id)
    .filter((r) => which.amount_was === undefined || r.amount === which.amount_was)
    .filter((r) => which.invoice_kind === undefined || isOfKind(r, which.invoice_kind))
    .filter((r) => !words || words.jobs.has(r.project_id ?? '') || includes(r, which.record ?? ''));
}

/** The number of an invoice that was said as one, or in place of words; an expense has none. */
function numberOf({ record, invoice_number, type }: WhichRecord): string | null {
  if (invoice_number !== undefined) return invoiceNumber(invoice_number) ?? invoice_number;
  return record !== undefined && type !== 'expense' ? invoiceNumber(record) : null;
}

/** What else was said of it has to fit, too. */
async function onlyTheirs(env: ToolEnv, found: FinanceRecord[], which: WhichRecord): Promise<FinanceRecord[]> {
  const client = which.client ? await resolveClient(env, which.client) : null;
  return found
    .filter(({ client_id }) => !client || !client_id || client_id === client.id)
    .filter(({ amount }) => which.amount_was === undefined || amount === which.amount_was);
}

/** Records of a client, or of a job of theirs. */
async function waysTo(env: ToolEnv, client: Client) {
  const jobs = (await lookUp<Project>(env, projects.operations.list, { client_id: client.id })).map(({ id }) => id);
  const filters = [{ client_id: client.id }, ...jobs.slice(0, MOST_WAYS).map((id) => ({ project_id: id }))];
  return { filters, jobs: new Set(jobs) };
}

/** Records with words in their description, or of the jobs or clients the words fit. */
async function named(env: ToolEnv, words: string) {
  const [jobs, people] = await Promise.all([jobsFitting(env, words), findClients(env, words)]);
  const q = searchWords(words, TITLES).join(' ');
  const filters = [
    ...(q ? [{ q }] : []),
    ...jobs.slice(0, MOST_WAYS).map(({ id }) => ({ project_id: id })),
    ...people.found.slice(0, MOST_WAYS).map(({ id }) => ({ client_id: id })),
  ];
  return { filters, jobs: new Set(jobs.map(({ id }) => id)) };
}

/** A deposit is called one in older books, too, which know no kinds of invoices. */
const isOfKind = ({ kind, description }: FinanceRecord, wanted: FinanceRecord['kind']): boolean =>
  kind === wanted ||
  ((kind ?? 'standard') === 'standard' && new RegExp(`\\b${wanted}\\b`, 'iu').test(description ?? ''));

const includes = (r: FinanceRecord, words: string) =>
  `${r.description ?? ''} ${r.client?.name ?? ''}`.toLowerCase().includes(words.toLowerCase());
