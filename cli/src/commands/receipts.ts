import { assistantName, listReceipts, type Receipt, undoReceipt } from '@smoko/contract';
import type { Command } from 'commander';
import type { CliCommand, CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { pagesOf } from '../output/pages.ts';
import { lazySession, type Session } from '../session/session.ts';
import { shortId } from '../tables/short-id.ts';
import { threadId } from '../tables/thread-id.ts';
import { byId } from '../tables/whole-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatMoment, formatShortMoment, formatStatus } from '../term/format.ts';
import { requireYes } from '../term/require-yes.ts';

interface Options extends OutputOptions {
  yes?: boolean;
}

export const receiptsCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what the assistants did, with before and after in --json',
      examples: ['smoko receipts list --assistant jerry'],
      ...listCommand<Receipt>({
        operation: listReceipts,
        empty: 'The assistants did nothing yet.',
        filtered: 'The assistants did nothing like that.',
        naming: (session) => ({
          entity: { about: 'the kind of record' },
          thread_id: {
            flag: 'thread',
            about: 'as shown by: smoko threads list',
            resolve: (given) => threadId(session(), given),
          },
          record_id: { flag: 'record', about: 'the id of what was touched' },
          run_id: { flag: 'run' },
        }),
        columns: [
          { title: 'Id', value: ({ id }) => shortId(id) },
          { title: 'When', value: ({ created_at }) => formatShortMoment(created_at), dropOrder: 2 },
          { title: 'Who', value: ({ assistant }) => assistantName(assistant), dropOrder: 1 },
          { title: 'What', value: ({ summary }) => summary, shrinkTo: 20 },
          { title: 'Status', value: (receipt) => formatStatus(receipt.status) },
        ],
      }),
    },
    undo: {
      summary: 'take back what an assistant did',
      examples: ['smoko receipts undo ID'],
      configure: configureReceiptsUndo,
    },
  },
};

export const undo: CliCommand = {
  examples: ['smoko undo --yes', 'smoko undo ID'],
  configure: configureReceiptsUndo,
};

const receiptId = byId({ list: listReceipts, noun: 'receipt', see: 'smoko receipts list' });

/** `smoko undo [ID]` */
function configureReceiptsUndo(command: Command, context: Context): void {
  const session = lazySession(context);
  command
    .argument('[id]', 'as shown by the chat and by: smoko receipts list; left out, the last one')
    .option('-y, --yes', 'do not ask, where no id is given');
  withOutput(command).action(async (given: string | undefined, options: Options) => {
    const id = given ? await receiptId(session(), given) : await lastOf(session(), context, options);
    const receipt = await session().api.call(undoReceipt, { id });
    printRecord(context, options, receipt, () => context.print(`Undone: ${oneLine(receipt.summary)}`));
  });
}

async function lastOf(session: Session, context: Context, options: Options): Promise<string> {
  const fetchPage = (page: object) => session.api.call(listReceipts, page);
  for await (const { data } of pagesOf<Receipt>(fetchPage, { limit: 0, all: true })) {
    const last = data.find(({ status, undoable }) => status === 'done' && undoable);
    if (!last) continue;
    await requireYes(context, `Take back "${oneLine(last.summary)}" of ${formatMoment(last.created_at)}?`, options);
    return last.id;
  }
  throw new CliError('There is nothing that can be taken back.');
}
