import { type AutomationKind, listAutomations } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { kindArgument, printAutomation } from '../term/automation.ts';

export function configure(command: Command, context: Context): void {
  command
    .addArgument(kindArgument())
    .option('--json', 'print JSON')
    .action((kind: AutomationKind, { json }: { json?: boolean }) => run(kind, json === true, context));
}

async function run(kind: AutomationKind, json: boolean, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  const { data } = await session.api.call(listAutomations, {});
  for (const one of data.filter((each) => each.kind === kind)) {
    if (json) context.printJson(one);
    else printAutomation(context, one);
  }
}
