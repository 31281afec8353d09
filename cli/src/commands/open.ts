import { Argument, type Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { requireSession } from '../session/session.ts';
import { clients } from '../tables/clients.ts';
import { find } from '../tables/find.ts';
import { jobs } from '../tables/jobs.ts';
import { suppliers } from '../tables/suppliers.ts';
import { openInBrowser } from '../term/browser.ts';

/** The web page for each command group; `open.test.ts` has those that none leads to. */
export const PAGES: Readonly<Record<string, string>> = {
  dashboard: '/dashboard',
  chat: '/dashboard',
  jobs: '/jobs',
  clients: '/client-directory',
  suppliers: '/supplier-directory',
  tasks: '/admin-data?tab=tasks',
  finance: '/finance-data',
  owed: '/who-owes-you',
  bas: '/gst',
  gst: '/gst',
  'payments-to-place': '/payments-to-place',
  tpar: '/tpar',
  procurement: '/procurement-data',
  quotes: '/quotes',
  templates: '/upload-templates',
  approvals: '/approvals',
  inbox: '/inbox',
  outbox: '/inbox',
  automations: '/automations',
  calendar: '/calendar',
  agents: '/agent-performance',
  stats: '/agent-performance',
  import: '/import',
  export: '/import',
  settings: '/settings',
  security: '/settings/security',
  messages: '/settings/messages',
  model: '/settings/model',
};

export const open: CliCommand = {
  examples: ['smoko open inbox --print', 'smoko open jobs 1001 --print', 'smoko open clients "Dave Wilson" --print'],
  configure: configureOpen,
};

function configureOpen(command: Command, context: Context): void {
  command
    .addArgument(new Argument('[page]', 'a page').choices(Object.keys(PAGES)).default('dashboard'))
    .argument('[which]', 'one job, client or supplier: its number or name; an assistant; a message of the inbox')
    .option('--print', 'print the address instead')
    .action((page: string, which: string | undefined, options: { print?: boolean }) =>
      run(page, which, options, context),
    );
}

async function run(page: string, which: string | undefined, options: { print?: boolean }, context: Context) {
  const url = `${context.url()}${which === undefined ? PAGES[page] : await addressOf(page, which, context)}`;
  if (!options.print && (await openInBrowser(url, context.env))) return context.print(`Opened ${url}`);
  context.print(url);
}

async function addressOf(page: string, which: string, context: Context): Promise<string> {
  const name = encodeURIComponent(which);
  if (page === 'agents') return `/agent/${name.toLowerCase()}`;
  if (page === 'inbox') return `/inbox?item=${name}`;
  if (page === 'chat') return `/dashboard?thread=${name}`;
  const session = () => requireSession(context.store, context.url());
  if (page === 'clients') return `/client?client=${(await find(session(), clients, which)).id}`;
  if (page === 'suppliers') return `/supplier?supplier=${(await find(session(), suppliers, which)).id}`;
  if (page !== 'jobs')
    throw usage(
      `Only a job, a client, a supplier, an assistant, a conversation or a message has a page of its own. Try: smoko open ${page}`,
    );
  const job = await find(session(), jobs, which);
  return `/job-details?job=${encodeURIComponent(job.job_number)}`;
}
