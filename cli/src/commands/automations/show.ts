import { AUTOMATIONS, type AutomationKind, listAutomations } from '@smoko/contract';
import { Argument, type Command } from 'commander';
import type { Context } from '../../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../../output/output.ts';
import { lazySession } from '../../session/session.ts';
import { printAutomation } from '../../term/automation.ts';

export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.addArgument(new Argument('<name>', 'which one').choices(AUTOMATIONS))).action(
    async (kind: AutomationKind, options: OutputOptions) => {
      const { data } = await session().api.call(listAutomations, {});
      for (const one of data.filter((each) => each.kind === kind))
        printRecord(context, options, one, () => printAutomation(context, one));
    },
  );
}
