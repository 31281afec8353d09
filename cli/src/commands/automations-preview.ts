import { type AutomationKind, previewAutomation } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { kindArgument } from '../term/automation.ts';
import { clean, oneLine } from '../term/clean.ts';

export function configure(command: Command, context: Context): void {
  command
    .addArgument(kindArgument())
    .option('--json', 'print JSON')
    .action((kind: AutomationKind, { json }: { json?: boolean }) => run(kind, json === true, context));
}

async function run(kind: AutomationKind, json: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const preview = await session.api.call(previewAutomation, { kind });
  if (json) return context.printJson(preview);
  if (preview.data.length === 0) return context.print('Nobody would get anything today.');
  for (const { contact, to, about, body, held } of preview.data) {
    context.print(`${context.style('bold', oneLine(contact.name))}${to ? ` (${oneLine(to)})` : ''}`);
    context.print(context.style('dim', `  ${oneLine(about)}`));
    if (held) context.print(context.style('yellow', `  Nothing goes: ${oneLine(held)}`));
    else for (const line of clean(body).split('\n')) context.print(`  ${line}`);
  }
  if (preview.more) context.print('There are more.');
}
