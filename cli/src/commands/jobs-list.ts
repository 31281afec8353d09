import { LIMITS, PROJECT_STATUSES, type Project, projects } from '@smoko/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { formatDay, formatMoney, formatStatus } from '../term/format.ts';
import { type Column, renderTable } from '../term/table.ts';

interface Options {
  json?: boolean;
  status?: Project['status'];
  limit: number;
  q?: string;
}

export function configure(command: Command, context: Context): void {
  command
    .option('--json', 'print JSON')
    .addOption(new Option('--status <status>', 'only these').choices(PROJECT_STATUSES))
    .option('--limit <n>', `how many, up to ${LIMITS.pageMax}`, parseLimit, LIMITS.pageDefault)
    .option('--q <text>', 'search names, numbers and addresses')
    .action((options: Options) => run(options, context));
}

async function run({ json, status, limit, q }: Options, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const page = await session.api.call(projects.operations.list, { limit, status, q });
  if (json) return context.printJson(page);
  if (page.data.length === 0) return context.print(status || q ? 'No jobs match.' : 'No jobs yet.');
  const [header = '', ...lines] = renderTable(COLUMNS, page.data, context.columns());
  context.print(context.style('bold', header));
  for (const line of lines) context.print(line);
  if (page.next_cursor)
    context.stderr.write(`There are more. Show up to ${LIMITS.pageMax} with --limit, or search with --q.\n`);
}

const COLUMNS: Column<Project>[] = [
  { title: 'Number', value: (job) => job.job_number, shrinkTo: 6 },
  { title: 'Job', value: (job) => job.job_name, shrinkTo: 12 },
  { title: 'Client', value: (job) => clientName(job), shrinkTo: 10, dropOrder: 2 },
  { title: 'Date', value: (job) => formatDay(job.job_date), dropOrder: 1 },
  { title: 'Budget', value: (job) => formatMoney(job.job_budget), align: 'right', dropOrder: 3 },
  { title: 'Status', value: (job) => formatStatus(job.status) },
];

const clientName = ({ client }: Project) => (client ? `${client.name}${client.deleted ? ' (deleted)' : ''}` : '-');

function parseLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIMITS.pageMax) return limit;
  throw new InvalidArgumentError(`It is a whole number from 1 to ${LIMITS.pageMax}.`);
}
