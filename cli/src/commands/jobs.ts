import {
  AppError,
  createBillingInvoice,
  type FinanceRecord,
  getJobBilling,
  getJobOverview,
  getJobTimeline,
  getNextJobNumber,
  issueInvoice,
  listProjectBudgets,
  ON_MY_WAY_MINUTES,
  sendOnMyWay,
  setBillingStages,
  type WireInput,
  type WireOutput,
} from '@smoko/contract';
import { InvalidArgumentError } from 'commander';
import type { CommandGroup, GroupedCommand } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { timelineCommand } from '../command-kinds/timeline.ts';
import { CliError, EXIT, usage } from '../exit.ts';
import { printBilling } from '../pages/billing.ts';
import { jobPage } from '../pages/job.ts';
import type { Session } from '../session/session.ts';
import { clients } from '../tables/clients.ts';
import { jobs } from '../tables/jobs.ts';
import { refersTo } from '../tables/references.ts';
import { shortId } from '../tables/short-id.ts';
import { printDetails } from '../term/details.ts';
import { formatMoney } from '../term/format.ts';
import { printSent } from '../term/print-sent.ts';
import { AMOUNT_GST, fromCredit, goOn } from './invoices.ts';

type Budget = WireOutput<typeof listProjectBudgets>['data'][number];
const withBasis = ({ worth, includes_gst }: Budget): string =>
  `${formatMoney(worth)}${worth && includes_gst ? ' inc GST' : ''}`;

type StageInput = WireInput<typeof setBillingStages>['stages'][number];

/** Parses "Deposit 20%", "Rough-in 900 by 2026-04-01". */
function readStage(text: string, before: StageInput[] = []): StageInput[] {
  const words = text.trim().split(/\s+/);
  const due_on = words.at(-2)?.toLowerCase() === 'by' ? words.splice(-2)[1] : undefined;
  const { percent, amount } = MUCH.exec(words.pop() ?? '')?.groups ?? {};
  if ((!percent && !amount) || words.length === 0)
    throw new InvalidArgumentError('Write it like: "Deposit 20%" or "Rough-in 900 by 2026-04-01".');
  const much = percent ? { percent: Number(percent) } : { amount: Number(amount?.replaceAll(',', '')) };
  return [...before, { label: words.join(' '), ...much, ...(due_on ? { due_on } : {}) }];
}
const MUCH = /^(?:(?<percent>\d+(?:\.\d+)?)%|\$?(?<amount>\d[\d,]*(?:\.\d+)?))$/;

/** @throws CliError where it may not be issued so far: it says that the draft is there. */
async function issued({ api }: Session, id: string): Promise<FinanceRecord> {
  try {
    return await api.call(issueInvoice, { id });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const go = `It is drafted: smoko invoices issue ${shortId(id)}`;
    throw new CliError(`${error.message} ${go}`, EXIT.failed, { cause: error });
  }
}

async function stageNamed(session: Session, id: string, name: string): Promise<string> {
  const { stages } = await session.api.call(getJobBilling, { id });
  const named = stages.find(({ label }) => label.toLowerCase() === name.toLowerCase());
  if (!named) throw usage(`This job has no stage ${JSON.stringify(name)}. smoko jobs billing shows them.`);
  return named.id;
}

/** What a job is worth, and how it is invoiced. */
const jobBillingVerbs: Record<string, GroupedCommand> = {
  'on-my-way': {
    summary: 'tell the client of a job that you are on your way',
    examples: ['smoko jobs on-my-way 1001 --minutes 20'],
    ...operationCommand({
      operation: sendOnMyWay,
      of: jobs,
      naming: () => ({
        minutes: { about: `until you are there: ${ON_MY_WAY_MINUTES.join(', ')}` },
        channel: { about: 'left out: a text, where they take texts' },
      }),
      print: printSent,
    }),
  },
  billing: {
    summary: 'show what a job is worth, and what of it is invoiced, paid and left',
    examples: ['smoko jobs billing 1001'],
    ...operationCommand({ operation: getJobBilling, of: jobs, print: printBilling }),
  },
  stages: {
    summary: 'say in which stages a job is invoiced, in place of those it had',
    examples: ['smoko jobs stages 1001 --stage "Deposit 20%" --stage "Rough-in 900 by 2026-12-04"'],
    ...operationCommand({
      operation: setBillingStages,
      of: jobs,
      naming: () => ({
        stages: { hidden: true },
        confirm_over: { about: 'although they come to more than the job is worth', not: false },
      }),
      options: (command) =>
        command.option(
          '--stage <stage>',
          'a stage, as often as there are: "Deposit 20%", "Rough-in 900 by 2026-12-04"; none: no stages',
          readStage,
        ),
      complete: (input, { stage = [] }) => ({ ...input, stages: stage }),
      print: printBilling,
    }),
  },
  bill: {
    summary: 'draft the invoice for a deposit, a progress claim, a stage or the rest of a job',
    examples: ['smoko jobs bill 1001 --what deposit --percent 10', 'smoko jobs bill Pergola --what rest --issue'],
    ...operationCommand({
      operation: createBillingInvoice,
      of: jobs,
      naming: () => ({
        percent: { about: 'of the price with its variations' },
        amount: { about: 'in dollars, with GST' },
        ...AMOUNT_GST,
        confirm_over: { about: 'although it comes to more than the job is worth', not: false },
        due_date: {
          flag: 'due',
          about: 'a day like fri, 3/12 or 2026-12-03; left out: your days to pay after it is issued',
        },
        stage_id: { hidden: true },
      }),
      options: (command) =>
        command
          .option('--stage <name>', 'which stage, with --what stage')
          .option('--issue', 'issue it at once: it gets its number'),
      async call(session, input, { stage, issue }) {
        const stage_id = stage === undefined ? undefined : await stageNamed(session, input.id, String(stage));
        const drafted = await session.api.call(createBillingInvoice, { ...input, ...(stage_id ? { stage_id } : {}) });
        const { drafts_deducted } = drafted;
        return issue ? { ...(await issued(session, drafted.id)), drafts_deducted } : drafted;
      },
      telling: async () => (made) => ({ lines: [...fromCredit(made), goOn(made)] }),
      print: ({ description, amount, gst, stage, invoice_number, drafts_deducted }, context) => {
        const done = stage === 'draft' ? 'Drafted' : `Issued ${invoice_number}`;
        context.print(`${done}: ${description}, ${formatMoney(amount)}${gst ? ` inc GST ${formatMoney(gst)}` : ''}.`);
        for (const draft of drafts_deducted)
          context.print(
            `Taken off, though only drafted: ${draft.description ?? 'an invoice'}, ${formatMoney(draft.amount)}.`,
          );
      },
    }),
  },
};

export const jobsCommands: CommandGroup = {
  commands: {
    ...tableCommands(jobs, {
      one: '1001',
      list: '--status pending --sort job_date',
      add: '--name "Hot water" --client "Dave Wilson" --budget 1850',
      edit: '--date "next tuesday" --time 13:30',
      status: 'in_progress',
    }),
    overview: {
      summary: 'count what belongs to a job',
      examples: ['smoko jobs overview 1001'],
      ...operationCommand({
        operation: getJobOverview,
        of: jobs,
        print: (counts, context) =>
          printDetails(context, [
            ['Tasks', String(counts.admin_tasks)],
            ['Invoices, payments and expenses', String(counts.finance_records)],
            ['Ordered items', String(counts.procurement_items)],
            ['Files', String(counts.attachments)],
          ]),
      }),
    },
    page: jobPage,
    timeline: timelineCommand(getJobTimeline, jobs, '1001'),
    ...jobBillingVerbs,
    'next-number': {
      summary: 'show the number the next job would get',
      examples: ['smoko jobs next-number'],
      ...operationCommand({
        operation: getNextJobNumber,
        print: ({ job_number }, context) => context.print(job_number),
      }),
    },
    budgets: {
      summary: 'show how much of the budgets is committed',
      examples: ['smoko jobs budgets --status in_progress'],
      ...listCommand<Budget>({
        operation: listProjectBudgets,
        plural: 'jobs',
        columns: [
          { title: 'Number', value: (job) => job.job_number },
          { title: 'Job', value: (job) => job.job_name, shrinkTo: 12 },
          { title: 'Budget', value: withBasis, align: 'right' },
          { title: 'Committed', value: (job) => formatMoney(job.committed), align: 'right' },
          { title: '%', value: (job) => (job.percent === null ? '-' : String(job.percent)), align: 'right' },
        ],
        naming: (session) => ({ ...jobs.naming?.(session), client_id: refersTo(session, clients) }),
      }),
    },
  },
};
