import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { isForScripts, type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { find } from '../tables/find.ts';
import type { CliTable, Row } from '../tables/table.ts';
import { printDetails } from '../term/details.ts';

/** `smoko jobs show 1001` */
export function configureShow<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const session = lazySession(context);
  withOutput(command.argument(`<${table.noun}>`, 'its id, number or name')).action(
    async (given: string, options: OutputOptions) => {
      const record = await find(session(), table, given);
      const beside = isForScripts(options) ? [] : ((await table.beside?.(session(), record)) ?? []);
      printRecord(context, options, record, () =>
        printDetails(context, [...table.details(record), ...beside, ['Id', record.id]]),
      );
    },
  );
}
