import { listSentStatements, type SentStatement, sendStatement, stopStatementLink } from '@smoko/contract';
import { clients } from '../tables/clients.ts';
import { formatDay, formatMoney } from '../term/format.ts';
import { printSent } from '../term/print-sent.ts';
import { printTable } from '../term/print-table.ts';
import type { GroupedCommand } from './command.ts';
import { operationCommand } from './operation.ts';

const daysOf = ({ from, to }: SentStatement): string =>
  from ? `${formatDay(from)} to ${formatDay(to)}` : `up to ${formatDay(to)}`;

/** `smoko clients send-statement` and what there is of those that were sent. */
export const sentStatementCommands: Record<string, GroupedCommand> = {
  'send-statement': {
    summary: 'send a client their statement: the PDF and a link by email, the link by text',
    examples: [
      'smoko clients send-statement "Dave Wilson" --channel email',
      'smoko clients send-statement "Dave Wilson" --from 2026-07-01 --channel sms',
    ],
    ...operationCommand({
      operation: sendStatement,
      of: clients,
      naming: () => ({
        from: { about: 'from this day' },
        to: { about: 'until this day; today where none is said' },
        note: { about: 'your words in front' },
      }),
      print: printSent,
    }),
  },
  'sent-statements': {
    summary: 'list the statements that went to a client, with their links',
    examples: ['smoko clients sent-statements "Dave Wilson"'],
    ...operationCommand({
      operation: listSentStatements,
      of: clients,
      print: ({ data }, context) =>
        printTable(
          context,
          [
            { title: 'Id', value: ({ id }) => id },
            { title: 'Days', value: daysOf },
            { title: 'Balance', value: ({ closing }) => formatMoney(closing), align: 'right' },
            { title: 'Link', value: ({ link }) => link ?? 'stopped', shrinkTo: 10 },
          ],
          data,
        ),
    }),
  },
  'stop-statement': {
    summary: 'stop the link of a statement that was sent',
    examples: ['smoko clients stop-statement ID'],
    ...operationCommand({
      operation: stopStatementLink,
      args: [{ field: 'id', syntax: '<statement>', about: 'its id, which `smoko clients sent-statements` lists' }],
      print: (statement, context) => context.print(`Its link is stopped: the statement ${daysOf(statement)}.`),
    }),
  },
};
