import { listOutbox, type OutboxItem } from '@smoko/contract';
import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { CliError } from '../exit.ts';
import { type OutputOptions, printRecord, withOutput } from '../output/output.ts';
import { pagesOf } from '../output/pages.ts';
import { lazySession, type Session } from '../session/session.ts';
import { byId } from '../tables/whole-id.ts';
import { clean } from '../term/clean.ts';
import { printDetails } from '../term/details.ts';
import { formatMoment } from '../term/format.ts';
import { fateOf, keptNote } from '../term/outbox-line.ts';
import type { GroupedCommand } from './command.ts';

const messageId = byId({ list: listOutbox, noun: 'message', see: 'smoko outbox list' });

/** The API gives messages in its list only: the latest first, so that what was just sent is found at once. */
export async function findMessage({ api }: Session, given: string): Promise<OutboxItem> {
  const whole = await messageId({ api }, given);
  for await (const { data } of pagesOf<OutboxItem>((page) => api.call(listOutbox, page), { limit: 0, all: true })) {
    const found = data.find(({ id }) => id === whole);
    if (found) return found;
  }
  throw new CliError(`There is no message with the id ${given}. See: smoko outbox list`);
}

const moment = (instant: string | null): string => (instant ? formatMoment(instant) : '');

function printMessage(item: OutboxItem, context: Context): void {
  printDetails(context, [
    ['To', item.to],
    ['By', item.channel === 'sms' ? 'SMS' : 'email'],
    ['Status', [fateOf(item), item.reason ?? keptNote(item)].filter(Boolean).join('. ')],
    ['Written', moment(item.created_at)],
    ['Not before', moment(item.not_before)],
    ['Sent', keptNote(item) ? '' : moment(item.sent_at)],
    ['Delivered', moment(item.delivered_at)],
    ['Subject', item.subject ?? ''],
    ['Id', item.id],
  ]);
  context.print(`\n${clean(item.body)}`);
}

/** `smoko outbox show ID` */
export const showMessage: GroupedCommand = {
  summary: 'show one message: to whom, what became of it, and all of its words',
  examples: ['smoko outbox show ID'],
  configure(command: Command, context: Context) {
    const session = lazySession(context);
    withOutput(command.argument('<id>', 'its id, or a part of it, as shown by: smoko outbox list')).action(
      async (given: string, options: OutputOptions) => {
        const item = await findMessage(session(), given);
        printRecord(context, options, item, () => printMessage(item, context));
      },
    );
  },
};
