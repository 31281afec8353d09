import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { usage } from '../exit.ts';
import { idOf } from '../output/output.ts';
import { lazySession } from '../session/session.ts';
import { find, ID } from '../tables/find.ts';
import { shortId } from '../tables/short-id.ts';
import { type CliTable, type Row, titleOf } from '../tables/table.ts';
import { readAll } from '../term/stdin.ts';

interface Options {
  quiet?: boolean;
}

/** `smoko jobs rm 1001`: deletes one record after the other; the first failure ends the command. */
export function configureRemove<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const session = lazySession(context);
  command
    .argument(`<${table.noun}...>`, 'id, number or whole name; - reads them from standard input, one a line')
    .option('-q, --quiet', 'print ids only')
    .action(async (given: string[], { quiet }: Options) => {
      for (const one of await readGiven(given, context)) {
        const record = await find(session(), table, one, { exact: true });
        await session().api.call(table.operations.delete, { id: record.id });
        const back = context.style('dim', `(back within 30 days: smoko ${table.group} restore ${shortId(record.id)})`);
        context.print(quiet ? idOf(record) : `Deleted ${titleOf(table, record)}. ${back}`);
      }
    });
}

/** `smoko jobs restore 1001`: those that are deleted are found as others are by `show`. */
export function configureRestore<R extends Row>(table: CliTable<R>, command: Command, context: Context): void {
  const session = lazySession(context);
  command
    .argument(`<${table.noun}...>`, 'id, number or whole name of a deleted one; - reads them from standard input')
    .option('-q, --quiet', 'print ids only')
    .action(async (given: string[], { quiet }: Options) => {
      for (const one of await readGiven(given, context)) {
        const id = ID.test(one) ? one : (await find(session(), table, one, { exact: true, deleted: true })).id;
        const record = (await session().api.call(table.operations.restore, { id })) as R;
        context.print(quiet ? idOf(record) : `Brought back ${titleOf(table, record)}.`);
      }
    });
}

async function readGiven(given: string[], context: Context): Promise<string[]> {
  if (given.join() !== '-') return given;
  const lines = (await readAll(context.stdin)).split('\n').map((line) => line.trim());
  const some = lines.filter((line) => line !== '');
  if (some.length === 0) throw usage('Nothing came in on standard input.');
  return some;
}
