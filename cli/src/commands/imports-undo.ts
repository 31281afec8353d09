import { undoImport } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { requireSession } from '../session/session.ts';

export function configure(command: Command, context: Context): void {
  withOutput(command.argument('<id>', 'as imports list shows it')).action(
    async (id: string, options: OutputOptions) => {
      const session = requireSession(context.store, context.url());
      const answer = await session.api.call(undoImport, { id });
      const kept = answer.kept > 0 ? ` Kept ${answer.kept} that were changed since.` : '';
      printRecord(context, options, { id, ...answer }, () => context.print(`Deleted ${answer.deleted}.${kept}`));
    },
  );
}
