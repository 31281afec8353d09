import {
  answerInboxItem,
  assignInboxItem,
  getInboxItem,
  getInboxTotals,
  type InboxItem,
  listInbox,
  readInboxItem,
  retryInboxItem,
} from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { usage } from '../exit.ts';
import { contacts } from '../tables/contacts.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { clean, oneLine } from '../term/clean.ts';
import { formatMoment, formatShortMoment } from '../term/format.ts';
import { outboxLine } from '../term/outbox-line.ts';

/** The argument that names a message. */
const ITEM = idArgument({ list: listInbox, noun: 'message', see: 'smoko inbox list' });

export const inboxCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what came in',
      examples: [
        'smoko inbox list --unread',
        'smoko inbox list --urgent --unread',
        'smoko inbox list --client "Dave Wilson" --all --json',
      ],
      ...listCommand<InboxItem>({
        operation: listInbox,
        empty: 'No messages yet.',
        filtered: 'No messages match.',
        naming: (session) => ({
          ...contacts(session),
          unread: { about: 'those you have not read' },
          urgent: { about: 'emergencies and complaints' },
          correspondence_id: { flag: 'correspondence', about: 'as shown by: smoko correspondence list' },
        }),
        columns: [
          { title: 'Id', value: (item) => shortId(item.id) },
          { title: 'From', value: (item) => item.contact.name, shrinkTo: 10 },
          { title: 'Received', value: (item) => formatShortMoment(item.received_at), dropOrder: 2 },
          { title: 'New', value: (item) => item.urgent ?? (item.read_at ? '' : 'new'), dropOrder: 1 },
          { title: 'Message', value: (item) => item.summary ?? item.body, shrinkTo: 20 },
        ],
      }),
    },
    show: {
      summary: 'show one message, and what came of it',
      examples: ['smoko inbox show ID'],
      ...operationCommand({
        operation: getInboxItem,
        args: [ITEM],
        print: (item, context) => {
          const dim = (line: string) => context.print(context.style('dim', oneLine(line)));
          context.print(`${context.style('bold', oneLine(item.contact.name))} (${oneLine(item.from)})`);
          dim(`${formatMoment(item.received_at)}${item.matched_why ? `, ${item.matched_why}` : ''}`);
          for (const warning of item.warnings) context.print(context.style('yellow', `! ${oneLine(warning)}`));
          if (item.subject) context.print(`\n${oneLine(item.subject)}`);
          context.print(`\n${clean(item.body)}\n`);
          for (const { label, value } of item.facts) context.print(`${oneLine(label)}: ${oneLine(value)}`);
          for (const approval of item.approvals.filter(({ status }) => status === 'pending')) {
            context.print(`Waits for your yes: ${oneLine(approval.summary)}`);
            context.print(`  smoko approvals approve ${approval.code}`);
          }
          if (item.draft?.status === 'draft') {
            context.print('A drafted answer:');
            context.print(clean(item.draft.body));
            context.print(`  smoko outbox send ${shortId(item.draft.id)}`);
          }
        },
      }),
    },
    read: {
      summary: 'mark a message as read',
      examples: ['smoko inbox read ID', 'smoko inbox read ID --unread'],
      ...operationCommand({
        operation: readInboxItem,
        args: [ITEM],
        naming: () => ({ read: { hidden: true } }),
        options: (command) => command.option('--unread', 'mark it as unread again'),
        complete: (input, { unread }) => ({ ...input, read: unread !== true }),
        print: (_, context, { read }) => context.print(read ? 'Marked as read.' : 'Marked as unread.'),
      }),
    },
    answer: {
      summary: 'answer a message',
      examples: ['smoko inbox answer ID "Thursday at 2 pm works."'],
      ...operationCommand({
        operation: answerInboxItem,
        args: [ITEM, { field: 'body', syntax: '<text...>', about: 'what you write back; - reads standard input' }],
        print: (sent, context) => context.print(outboxLine(sent)),
      }),
    },
    assign: {
      summary: 'say who a message is from',
      examples: ['smoko inbox assign ID --client "Dave Wilson"'],
      ...operationCommand({
        operation: assignInboxItem,
        args: [ITEM],
        naming: contacts,
        complete: (input) => {
          if (!input.client_id && !input.supplier_id) throw usage('Say who it is from: --client or --supplier.');
          return input;
        },
        print: ({ contact }, context) => context.print(`From ${oneLine(contact.name)} now; it is worked on again.`),
      }),
    },
    retry: {
      summary: 'work on a message again that failed',
      examples: ['smoko inbox retry ID'],
      // nothing failed where the examples are run
      exitCode: 1,
      ...operationCommand({
        operation: retryInboxItem,
        args: [ITEM],
        print: ({ contact }, context) => context.print(`What ${oneLine(contact.name)} wrote is worked on again.`),
      }),
    },
    totals: {
      summary: 'count what is unread',
      examples: ['smoko inbox totals'],
      ...operationCommand({
        operation: getInboxTotals,
        print: ({ unread }, context) => context.print(unread === 0 ? 'Nothing unread.' : `${unread} unread.`),
      }),
    },
  },
};
