import { listReceipts, type Receipt, undoReceipt } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../../context.ts';
import { CliError } from '../../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../../output/output.ts';
import { pagesOf } from '../../output/pages.ts';
import { lazySession, type Session } from '../../session/session.ts';
import { agree } from '../../term/agree.ts';
import { oneLine } from '../../term/clean.ts';
import { formatMoment } from '../../term/format.ts';

interface Options extends OutputOptions {
  yes?: boolean;
}

/** `smoko undo [ID]` */
export function configure(command: Command, context: Context): void {
  const session = lazySession(context);
  command
    .argument('[id]', 'as shown by the chat and by: smoko receipts list; left out, the last one')
    .option('-y, --yes', 'do not ask, where no id is given');
  withOutput(command).action(async (given: string | undefined, options: Options) => {
    const id = given ?? (await lastOf(session(), context, options));
    const receipt = await session().api.call(undoReceipt, { id });
    printRecord(context, options, receipt, () => context.print(`Undone: ${oneLine(receipt.summary)}`));
  });
}

async function lastOf(session: Session, context: Context, options: Options): Promise<string> {
  const fetchPage = (page: object) => session.api.call(listReceipts, page);
  for await (const { data } of pagesOf<Receipt>(fetchPage, { limit: 0, all: true })) {
    const last = data.find(({ status, undoable }) => status === 'done' && undoable);
    if (!last) continue;
    await agree(context, `Take back "${oneLine(last.summary)}" of ${formatMoment(last.created_at)}?`, options);
    return last.id;
  }
  throw new CliError('There is nothing that can be taken back.');
}
