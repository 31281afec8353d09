import { type AutomationKind, updateAutomation } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { requireSession } from '../session/session.ts';
import { kindArgument, printAutomation } from '../term/automation.ts';

export function configure(command: Command, context: Context): void {
  command.addArgument(kindArgument()).action((kind: AutomationKind) => run(kind, context));
}

async function run(kind: AutomationKind, context: Context): Promise<void> {
  const session = requireSession(context.store, context.url());
  printAutomation(context, await session.api.call(updateAutomation, { kind, enabled: true }));
}
