import {
  discardDraft,
  listOutbox,
  type OutboxItem,
  previewMessage,
  sendDraft,
  sendMessage,
  updateDraft,
} from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { findMessage, showMessage } from '../command-kinds/show-message.ts';
import { usage } from '../exit.ts';
import { contacts } from '../tables/contacts.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { clean, oneLine } from '../term/clean.ts';
import { formatMoney, formatShortMoment } from '../term/format.ts';
import { fateOf, keptNote, outboxLine } from '../term/outbox-line.ts';

/** The argument that names a message. */
const ITEM = idArgument({ list: listOutbox, noun: 'message', see: 'smoko outbox list' });

/** The fields and flags that `add` and `preview` share. */
const MESSAGE_INPUT = {
  args: [{ field: 'body', syntax: '<text...>', about: 'what it says; - reads standard input' }],
  naming: (session: Parameters<typeof contacts>[0]) => ({
    ...contacts(session),
    channel: { about: 'left out: as they can be reached, in the way you like best' },
    to: { about: 'a mobile number or an email address' },
  }),
  complete: (input: Record<string, unknown>) => {
    if (!input.client_id && !input.supplier_id && !input.to)
      throw usage('Say who it goes to: --client, --supplier or --to.');
    return input;
  },
} as const;

export const outboxCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what goes out',
      examples: ['smoko outbox list --status sent'],
      ...listCommand<OutboxItem>({
        operation: listOutbox,
        empty: 'No messages.',
        naming: contacts,
        beneath: keptNote,
        columns: [
          { title: 'Id', value: (item) => shortId(item.id) },
          { title: 'To', value: (item) => item.to, shrinkTo: 10 },
          { title: 'Written', value: (item) => formatShortMoment(item.created_at), dropOrder: 1 },
          { title: 'Status', value: fateOf },
          { title: 'Message', value: (item) => item.subject ?? item.body, shrinkTo: 20 },
        ],
      }),
    },
    show: showMessage,
    add: {
      summary: 'send a message to a client, a supplier or an address',
      examples: [
        'smoko outbox add "See you on Thursday." --client "Dave Wilson" --job 1001',
        'echo "Your quote is ready." | smoko outbox add - --to dave.wilson@example.org --subject "Your quote"',
      ],
      ...operationCommand({
        ...MESSAGE_INPUT,
        operation: sendMessage,
        print: (sent, context) => context.print(outboxLine(sent)),
      }),
    },
    preview: {
      summary: 'show how a message would read, and what it costs',
      examples: ['smoko outbox preview "See you on Thursday." --client "Dave Wilson" --channel sms'],
      ...operationCommand({
        ...MESSAGE_INPUT,
        operation: previewMessage,
        print: ({ channel, to, body, encoding, parts, cost, warnings }, context) => {
          context.print(`${context.style('bold', channel === 'sms' ? 'Text' : 'Email')} to ${oneLine(to)}`);
          if (parts !== null)
            context.print(
              context.style('dim', `${parts} ${parts === 1 ? 'part' : 'parts'} (${encoding}), ${formatMoney(cost)}`),
            );
          context.print(`\n${clean(body)}`);
          for (const warning of warnings) context.print(context.style('yellow', `! ${oneLine(warning)}`));
        },
      }),
    },
    send: {
      summary: 'send a drafted message',
      examples: ['smoko outbox send ID'],
      ...operationCommand({
        operation: sendDraft,
        args: [ITEM],
        print: (sent, context) => context.print(outboxLine(sent)),
      }),
    },
    edit: {
      summary: 'change a drafted message',
      examples: ['smoko outbox edit ID "See you on Thursday."'],
      ...operationCommand({
        operation: updateDraft,
        args: [
          ITEM,
          {
            field: 'body',
            syntax: '[text...]',
            about: 'what it says from now on; - reads standard input',
            before: async (session, { id }) => (await findMessage(session, String(id))).body,
          },
        ],
        complete: (input) => {
          if (Object.keys(input).length === 1) throw usage('Say what it is to say, or give a --subject.');
          return input;
        },
        print: (draft, context) => context.print(outboxLine(draft)),
      }),
    },
    rm: {
      summary: 'throw a drafted message away',
      examples: ['smoko outbox rm ID'],
      ...operationCommand({
        operation: discardDraft,
        args: [ITEM],
        print: (_, context) => context.print('Thrown away.'),
      }),
    },
  },
};
