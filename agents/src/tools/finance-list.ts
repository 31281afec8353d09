import {
  type Client,
  FINANCE_DAYS,
  financeOverview,
  financeRecords,
  financeStatusSchema,
  financeTypeSchema,
  getClientAccount,
  type Project,
  type WireInput,
  type WireOutput,
} from '@smoko/contract';
import { z } from 'zod';
import { yesNo, yesOrNo } from './answers.ts';
import { given } from './changes.ts';
import { clientRef, date, jobRef, text } from './fields.ts';
import { balance, profitByJob } from './finance-by-job.ts';
import { gstOnSales, profit, settled } from './finance-sums.ts';
import { dueOf, financeRow, financeView } from './finance-view.ts';
import { addMoney, count, money, plain } from './format.ts';
import { boxesTold, gstOwed } from './gst-owed.ts';
import { jobTitle } from './job-view.ts';
import { resolveClient } from './resolve.ts';
import { resolveJob } from './resolve-job.ts';
import { listed, span } from './rows.ts';
import { defineTool, read, type ToolEnv, type ToolResult } from './tool.ts';

const args = z.strictObject({
  type: financeTypeSchema.optional(),
  status: financeStatusSchema.optional(),
  unpaid: z.boolean().optional().describe('true: not paid yet; invoices unless type says expense'),
  drafts: z.boolean().optional().describe('true: draft invoices, which were not sent'),
  late: z.boolean().optional().describe('true: invoices past their due day'),
  client: clientRef.optional(),
  job: jobRef.optional(),
  search: text('Words of the description: a shop, fuel', 100).optional(),
  from: date('First day').optional(),
  to: date('Last day').optional(),
  day: z.enum(FINANCE_DAYS).optional().describe('Which day counts; made = put on file, for "invoiced this month"'),
  by: z.enum(['client', 'job']).optional().describe('Sums for each, the largest first: who owes most'),
  settled: z.boolean().optional().describe('true: asked whether a client or job has paid'),
  balance: z.boolean().optional().describe('true: what is left to invoice, job by job'),
  profit: z.boolean().optional().describe('true: payments and invoices less expenses and materials'),
  gst: z.boolean().optional().describe('true: GST to pay or to get back; of a client or job, on what was invoiced'),
  gst_boxes: z
    .array(text('Box of the return as its form names it', 4))
    .max(20)
    .optional()
    .describe('With gst: the boxes asked for, such as G1, 1A, 1B; in New Zealand 5 to 15'),
  yes_no: yesNo,
});
type Asked = z.output<typeof args>;
type Overview = WireOutput<typeof financeOverview>;

/** Questions about money: what is owed, who is late, what was spent. Counted and added up by the database. */
export const listFinanceRecords = defineTool({
  name: 'list_finance_records',
  description:
    'List, count or add up invoices, payments and expenses: what is owed, who is late, what was spent, profit, GST.',
  doing: 'Looking through the books',
  args,
  either: [['profit', 'balance', 'gst', 'settled', 'drafts']],
  async run(a, env) {
    const job = a.job === undefined ? null : await resolveJob(env, a.job);
    const client = a.client ? await resolveClient(env, a.client) : null;
    const special = await summed(a, env, { job, client, from: a.from, to: a.to });
    if (special) return special;
    const asked: WireInput<typeof financeOverview> = given({
      type: a.late ? 'invoice' : (a.type ?? (a.unpaid || a.by ? 'invoice' : undefined)),
      status: a.status,
      unpaid: a.unpaid ? 'true' : undefined,
      late: a.late ? 'true' : undefined,
      client_id: client?.id,
      project_id: job?.id,
      q: a.search,
      from: a.from,
      to: a.to,
      day: a.day,
      by: a.by === 'job' ? 'project' : a.by,
    });
    const found = await env.services.read(financeOverview, asked);
    const noun = nounOf(a, asked.type);
    if (a.by) return ranked(a.by, found, noun, a);
    const shown = withDue(rows(found, noun, a, client, job), a, env, { client, job });
    return withCredit(await shown, a, env, client);
  },
});

type About = Parameters<typeof settled>[1];
/** What is asked otherwise than by adding up records; null where it is not. */
async function summed(a: Asked, env: ToolEnv, about: About): Promise<ToolResult | null> {
  const { client, job } = about;
  if (a.profit) return a.by === 'job' ? profitByJob(env, about) : profit(env, about);
  if (a.balance) return balance(env, about);
  if (a.gst && a.gst_boxes?.length) return gstOwed(env, a, boxesTold(a.gst_boxes));
  if (a.gst) return client || job ? gstOnSales(env, about) : gstOwed(env, a);
  if (a.settled) return settled(env, about);
  return a.drafts ? drafts(env, { client, job }) : null;
}

/** Draft invoices: nobody was sent them, and nobody owes them. */
async function drafts(env: ToolEnv, of: { client: Client | null; job: Project | null }): Promise<ToolResult> {
  const which = given({ client_id: of.client?.id, project_id: of.job?.id });
  const { data, next_cursor } = await env.services.read(financeRecords.operations.list, {
    type: 'invoice',
    stage: 'draft',
    limit: MOST_DRAFTS,
    ...which,
  });
  const whose = [of.client && ` for ${of.client.name}`, of.job && ` on job ${jobTitle(of.job)}`]
    .filter(Boolean)
    .join('');
  const sum = data.reduce((all, one) => addMoney(all, one.amount), 0);
  const number = next_cursor ? `more than ${count(data.length, 'draft invoice')}` : count(data.length, 'draft invoice');
  const total = data.length && !next_cursor ? `, ${money(sum)} in all` : '';
  const unsent = data.length ? ', not sent' : '';
  return listed(`${number}${whose}${unsent}${total}`, data, financeRow, financeView, 'records');
}
const MOST_DRAFTS = 50;

function nounOf(a: Asked, type: string | undefined): string {
  const state = a.late ? 'overdue' : a.unpaid ? 'unpaid' : a.status ? plain(a.status) : '';
  return [state, type ?? 'finance record'].filter(Boolean).join(' ');
}

/** Whoever asks what was paid wants to know what was not: "No payments from Northside Homes. $4,620.00 is still due." */
async function withDue(
  shown: ToolResult,
  { type }: Asked,
  env: ToolEnv,
  of: { client: Client | null; job: Project | null },
) {
  if (type !== 'payment' || (!of.client && !of.job)) return shown;
  const open: WireInput<typeof financeOverview> = given({
    type: 'invoice',
    unpaid: 'true',
    client_id: of.client?.id,
    project_id: of.job?.id,
  });
  const { due, count: unpaid } = await env.services.read(financeOverview, open);
  if (due <= 0) return shown;
  const still = `${money(due)} is still due on ${count(unpaid, 'invoice')}.`;
  return {
    ...shown,
    summary: `${shown.summary}${endOf(shown.summary)}${still}`,
    data: { ...shown.data, still_due: due },
  };
}

/** Whoever asks what somebody owes wants to know what is held for them, too. */
async function withCredit(shown: ToolResult, a: Asked, env: ToolEnv, client: Client | null): Promise<ToolResult> {
  if (!client || !(a.unpaid || a.late) || (a.type ?? 'invoice') !== 'invoice') return shown;
  const { credit } = await env.services.read(getClientAccount, { id: client.id });
  if (credit <= 0) return shown;
  const held = `${money(credit)} is held as credit for ${client.name}`;
  return { ...shown, summary: `${shown.summary}${endOf(shown.summary)}${held}.`, data: { ...shown.data, credit } };
}

/** What stands before another sentence. */
const endOf = (summary: string): string => (summary.includes('\n') ? '\n' : /[.?!]$/.test(summary) ? ' ' : '. ');

const dayWords = { any: '', due: ' due', paid: ' paid', made: ' put on file' };

function rows(found: Overview, noun: string, a: Asked, client: Client | null, job: Project | null): ToolResult {
  const about = [
    client && `${a.type === 'payment' ? 'from' : 'for'} ${client.name}`,
    job && `on job ${jobTitle(job)}`,
    a.search && `with "${a.search}"`,
  ];
  const days = a.from || a.to ? `${dayWords[a.day ?? 'any']}${span(a.from, a.to)}` : '';
  const owed = Boolean(a.unpaid ?? a.late) && found.due > 0 && found.due < found.total;
  const beside = found.drafts.count
    ? `. ${count(found.drafts.count, 'draft')}, ${money(found.drafts.total)}, not sent`
    : '';
  // invoices and what was paid of them come to nothing together
  const types = new Set(found.records.map(({ type }) => type));
  const all = a.type || types.size < 2 ? `${money(found.total)} in all` : 'of different kinds';
  const total = found.count ? `, ${owed ? dueOf(found.total, found.due) : all}` : '';
  const heading = `${[count(found.count, noun), ...about].filter(Boolean).join(' ')}${days}${total}${beside}`;
  const result = listed(heading, found.records, financeRow, financeView, 'records', a.yes_no, found.count);
  return {
    ...result,
    data: {
      ...result.data,
      total: found.total,
      ...(found.due ? { still_due: found.due } : {}),
      ...(found.drafts.count ? { drafts_not_sent: found.drafts } : {}),
    },
  };
}

function ranked(by: 'client' | 'job', found: Overview, noun: string, a: Asked): ToolResult {
  // what is owed is what is still due; bills to us have no such sum
  const owed = Boolean(a.unpaid ?? a.late) && a.type !== 'expense';
  const of = (sum: { total: number; due: number }) => (owed ? sum.due : sum.total);
  const groups = [...found.groups].sort((one, other) => of(other) - of(one));
  const [most] = groups;
  if (!most) return read(yesOrNo(a.yes_no, false, `No ${noun}s${span(a.from, a.to)}`), { total: 0 });
  const part = (sum: { total: number; due: number }) =>
    owed && sum.due < sum.total ? ` still due of ${money(sum.total)}` : '';
  const line = (group: Overview['groups'][number]) =>
    `${group.name ?? `no ${by} named`}: ${money(of(group))}${part(group)} on ${count(group.count, noun)}`;
  const rest = groups.slice(1, 11).map((group) => `\n- ${line(group)}`);
  const all = `${money(of(found))}${part(found)} in all on ${count(found.count, noun)}${span(a.from, a.to)}`;
  return read(`Most: ${line(most)}.${rest.length ? ` Then:${rest.join('')}\n` : ' '}${all}`, {
    groups: groups.slice(0, 11),
    total: found.total,
    ...(owed ? { still_due: found.due } : {}),
  });
}
