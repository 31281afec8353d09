import { getInboxItem } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { clean, oneLine } from '../term/clean.ts';
import { formatMoment } from '../term/format.ts';

export function configure(command: Command, context: Context): void {
  command
    .argument('<id>', 'as shown by: smoko inbox list')
    .option('--json', 'print JSON')
    .action((id: string, { json }: { json?: boolean }) => run(id, json === true, context));
}

async function run(id: string, json: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const item = await session.api.call(getInboxItem, { id });
  if (json) return context.printJson(item);
  const dim = (line: string) => context.print(context.style('dim', oneLine(line)));
  context.print(`${context.style('bold', oneLine(item.contact.name))} (${oneLine(item.from)})`);
  dim(`${formatMoment(item.received_at)}${item.matched_why ? `, ${item.matched_why}` : ''}`);
  for (const warning of item.warnings) context.print(context.style('yellow', `! ${oneLine(warning)}`));
  if (item.subject) context.print(`\n${oneLine(item.subject)}`);
  context.print(`\n${clean(item.body)}\n`);
  for (const { label, value } of item.facts) context.print(`${oneLine(label)}: ${oneLine(value)}`);
  for (const approval of item.approvals.filter(({ status }) => status === 'pending')) {
    context.print(`Waits for your yes: ${oneLine(approval.summary)}`);
    context.print(`  smoko approvals approve ${approval.code}`);
  }
  if (item.draft?.status === 'draft') {
    context.print('A drafted answer:');
    context.print(clean(item.draft.body));
    context.print(`  smoko outbox send ${item.draft.id}`);
  }
}
