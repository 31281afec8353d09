import { AUTOMATION_MODES, type Automation, type AutomationKind, updateAutomation } from '@smoko/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { requireSession } from '../session/session.ts';
import { kindArgument, printAutomation } from '../term/automation.ts';

interface Options {
  mode?: Automation['mode'];
  days?: number;
  time?: string;
}

export function configure(command: Command, context: Context): void {
  command
    .addArgument(kindArgument())
    .addOption(new Option('--mode <mode>', 'draft, ask first, or send by itself').choices(AUTOMATION_MODES))
    .option('--days <n>', 'how many days before or after', wholeNumber)
    .option('--time <hh:mm>', 'when it looks')
    .action((kind: AutomationKind, options: Options) => run(kind, options, context));
}

async function run(kind: AutomationKind, options: Options, context: Context): Promise<void> {
  if (Object.keys(options).length === 0) throw usage('Say what to set: --mode, --days or --time.');
  const session = requireSession(context.store, context.url());
  printAutomation(context, await session.api.call(updateAutomation, { kind, ...options }));
}

function wholeNumber(text: string): number {
  const days = Number(text);
  if (Number.isInteger(days)) return days;
  throw new InvalidArgumentError('It is a whole number.');
}
