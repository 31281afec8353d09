import { assignInboxItem } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { requireSession } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';

interface Options {
  client?: string;
  supplier?: string;
  job?: string;
}

export function configure(command: Command, context: Context): void {
  command
    .argument('<id>', 'as shown by: smoko inbox list')
    .option('--client <id>', 'it is from this client')
    .option('--supplier <id>', 'it is from this supplier')
    .option('--job <id>', 'it is about this job')
    .action((id: string, options: Options) => run(id, options, context));
}

async function run(id: string, { client, supplier, job }: Options, context: Context): Promise<void> {
  if (!client && !supplier) throw usage('Say who it is from: --client ID or --supplier ID.');
  const session = requireSession(context.store, context.url());
  const item = await session.api.call(assignInboxItem, {
    id,
    client_id: client,
    supplier_id: supplier,
    project_id: job,
  });
  context.print(`From ${oneLine(item.contact.name)} now; it is worked on again.`);
}
