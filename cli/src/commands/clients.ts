import { type Attachment, createRefund, getClientAccount, getClientTimeline, listClientFiles } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { sentStatementCommands } from '../command-kinds/sent-statements.ts';
import { tableCommands } from '../command-kinds/table.ts';
import { timelineCommand } from '../command-kinds/timeline.ts';
import { printAccount } from '../pages/account.ts';
import { clientPage } from '../pages/client.ts';
import { clients } from '../tables/clients.ts';
import { files } from '../tables/files.ts';
import { oneLine } from '../term/clean.ts';
import { formatMoney } from '../term/format.ts';
import { statementCommand } from './statement.ts';

export const clientsCommands: CommandGroup = {
  commands: {
    ...tableCommands(clients, {
      one: '"Priya Sharma"',
      list: '--q sharma',
      add: '--name "Priya Sharma" --phone "0491 570 157" --address "8 Harris St, Parramatta NSW 2150"',
      edit: '--email priya@example.org --notes "Dog in the yard"',
    }),
    page: clientPage,
    timeline: timelineCommand(getClientTimeline, clients, '"Dave Wilson"'),
    files: {
      summary: "list the files of a client's jobs",
      examples: ['smoko clients files "Dave Wilson"'],
      ...listCommand<Attachment>({
        operation: listClientFiles,
        of: clients,
        plural: files.plural,
        columns: files.columns,
      }),
    },
    account: {
      summary: 'show what a client owes, paid and has as credit',
      examples: ['smoko clients account "Dave Wilson"'],
      ...operationCommand({
        operation: getClientAccount,
        of: clients,
        print: printAccount,
      }),
    },
    refund: {
      summary: "record a refund out of a client's credit; Smoko moves no money",
      examples: ['smoko clients refund "Dave Wilson" --amount 20'],
      ...operationCommand({
        operation: createRefund,
        of: clients,
        naming: () => ({
          amount: { about: 'in dollars' },
          paid_date: { flag: 'paid', about: 'a day like fri, 3/12 or 2026-12-03; today where none is said' },
        }),
        print: ({ amount, client }, context) =>
          context.print(`Recorded a refund of ${formatMoney(amount)}${client ? ` to ${oneLine(client.name)}` : ''}.`),
      }),
    },
    statement: statementCommand(
      'smoko clients statement "Dave Wilson" --from 2026-07-01',
      'smoko clients statement "Dave Wilson" --pdf dave.pdf',
    ),
    ...sentStatementCommands,
  },
};
