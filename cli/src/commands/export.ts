import { frozen } from '@smoko/contract';
import { Argument, type Command } from 'commander';
import type { CliCommand } from '../command-kinds/command.ts';
import type { Context } from '../context.ts';
import { assertFree, copyTo, downloadNamed, saveTo } from '../session/download.ts';
import { PROOF, type ProofOptions, withIdentityCheck } from '../session/identity-check.ts';
import { requireSession } from '../session/session.ts';

/** The lists of `smoko export`. */
const LISTS = frozen([
  'jobs',
  'clients',
  'suppliers',
  'tasks',
  'finance',
  'procurement',
  'quotes',
  'variations',
  'templates',
  'files',
  'messages',
  'feedback',
  'updates',
  'changes',
  'outbox',
  'draft-examples',
]);

interface Options extends ProofOptions {
  output?: string;
  force?: boolean;
}

/** Paths of lists whose name in the API differs. */
const PATHS: Partial<Record<(typeof LISTS)[number], string>> = {
  jobs: 'projects',
  tasks: 'admin-tasks',
  finance: 'finance-records',
  procurement: 'procurement-items',
  files: 'attachments',
  messages: 'agent-messages',
  feedback: 'agent-feedback',
  updates: 'updates-feed',
  changes: 'record-changes',
};

const size = (bytes: number): string =>
  bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export const exportLists: CliCommand = {
  examples: [
    'smoko export --password-stdin --force < password.txt',
    // a confirmed password is valid for ten minutes
    ...LISTS.map((list) => `smoko export ${list} --output ${list}.csv --force`),
  ],
  configure: configureExport,
};

function configureExport(command: Command, context: Context): void {
  command
    .addArgument(new Argument('[list]', 'one list, as CSV').choices(LISTS))
    .option('-o, --output <file>', 'the file to write; - for standard output')
    .option('--force', 'write over a file that is there')
    .option(...PROOF)
    .addHelpText('after', '\nWithout a list: everything, as a zip of CSV files and every uploaded file.')
    .action((list: (typeof LISTS)[number] | undefined, options: Options) => run(list, options, context));
}

async function run(list: (typeof LISTS)[number] | undefined, options: Options, context: Context): Promise<void> {
  const { stderr } = context;
  const given = options.output ?? (list ? '-' : null);
  if (given && given !== '-') assertFree(given, options.force);
  const session = requireSession(context.store, context.url());
  const path = list ? `/api/export/${PATHS[list] ?? list}` : '/api/export';
  const { name, content } = await withIdentityCheck(context, session, options, () => downloadNamed(session, path));
  // with the day in the business's zone, which the server knows
  const output = given ?? name ?? 'smoko.zip';
  if (!given) assertFree(output, options.force);
  if (output === '-') return copyTo(context.stdout, content);
  const clear = stderr.isTTY ? '\r\u001B[K' : '';
  const bytes = await saveTo(output, content, (so) => {
    if (clear) stderr.write(`${clear}${size(so)}`);
  });
  stderr.write(clear);
  context.print(`Wrote ${output} (${size(bytes)}).`);
}
