import { type FinanceRecord, financeRecords, type Project, projects } from '@smoko/contract';
import { compact, type FieldWords, show } from './changes.ts';
import { commas, day, money, plain } from './format.ts';
import { listAll, matchJobs, one, resolveClient, resolveJob } from './resolve.ts';
import type { ToolEnv } from './tool.ts';

const forWhom = (r: FinanceRecord) => (r.client ? ` ${r.type === 'payment' ? 'from' : 'for'} ${r.client.name}` : '');
const onJob = (r: FinanceRecord) => (r.project ? `job ${r.project.job_number} - ${r.project.job_name}` : null);

/** "$795.00 for Grace Huang, job 3111 - Backflow Test, due Tue 15 Dec 2026". */
export const financeTitle = (r: FinanceRecord): string => commas(`${money(r.amount)}${forWhom(r)}`, onJob(r));
export const financeWords = (r: FinanceRecord): string =>
  commas(financeTitle(r), r.due_date ? `due ${day(r.due_date)}` : null, r.description);
export const financeRow = (r: FinanceRecord): string => commas(`${plain(r.type)} ${financeWords(r)}`, plain(r.status));

export const financeView = (r: FinanceRecord) =>
  compact({
    id: r.id,
    type: r.type,
    amount: r.amount,
    status: r.status,
    client: r.client?.name,
    job: r.project ? `${r.project.job_number} - ${r.project.job_name}` : undefined,
    due_date: r.due_date,
    paid_date: r.paid_date,
    description: r.description,
  });

export const FINANCE_FIELDS: FieldWords = {
  type: ['type', show.plain],
  amount: ['amount', show.money],
  status: ['status', show.plain],
  due_date: ['due date', show.day],
  paid_date: ['paid date', show.day],
  description: ['description', show.text],
};

/** Owed and past its day; an invoice that is due today is not late. */
export const isLate = (r: FinanceRecord, today: string): boolean =>
  r.type === 'invoice' &&
  (r.status === 'overdue' || (r.status === 'pending' && r.due_date !== null && r.due_date < today));

export interface WhichRecord {
  record?: string | undefined;
  type?: FinanceRecord['type'] | undefined;
  client?: string | undefined;
  job?: string | undefined;
  amount_was?: number | undefined;
}

/** The one record that fits everything said about it. */
export async function resolveFinance(env: ToolEnv, which: WhichRecord): Promise<FinanceRecord> {
  const found = await financeFitting(env, which);
  const said = [which.record, which.client, which.job, which.amount_was === undefined ? null : money(which.amount_was)];
  return one(found, said.filter(Boolean).join(', ') || 'that', which.type ?? 'finance record', financeRow);
}

export async function financeFitting(env: ToolEnv, which: WhichRecord): Promise<FinanceRecord[]> {
  const all = await listAll<FinanceRecord>(env, financeRecords.operations.list, which.type ? { type: which.type } : {});
  const byId = all.filter((r) => r.id === which.record);
  if (byId.length) return byId;
  const client = which.client ? await resolveClient(env, which.client) : null;
  const job = which.job ? await resolveJob(env, which.job) : null;
  const jobs = client || which.record ? await listAll<Project>(env, projects.operations.list) : [];
  const clientsJobs = new Set(jobs.filter((j) => client && j.client_id === client.id).map((j) => j.id));
  const words = which.record;
  const wordsJobs = words ? new Set(matchJobs(words, jobs).map((j) => j.id)) : null;
  return all
    .filter(
      (r) => !client || r.client_id === client.id || (r.client_id === null && clientsJobs.has(r.project_id ?? '')),
    )
    .filter((r) => !job || r.project_id === job.id)
    .filter((r) => which.amount_was === undefined || r.amount === which.amount_was)
    .filter((r) => !words || wordsJobs?.has(r.project_id ?? '') || includes(r, words));
}

const includes = (r: FinanceRecord, words: string) =>
  `${r.description ?? ''} ${r.client?.name ?? ''}`.toLowerCase().includes(words.toLowerCase());
