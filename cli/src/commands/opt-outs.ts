import { addOptOut, listConsentLog, listOptOuts, type OptOut, removeOptOut, type WireOutput } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { contacts } from '../tables/contacts.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { oneLine } from '../term/clean.ts';
import { formatShortMoment, formatStatus } from '../term/format.ts';

type Entry = WireOutput<typeof listConsentLog>['data'][number];

export const optOutsCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list who wants no more messages',
      examples: ['smoko opt-outs list'],
      ...listCommand<OptOut>({
        operation: listOptOuts,
        empty: 'Nobody asked for no more messages.',
        naming: contacts,
        columns: [
          { title: 'Id', value: (one) => shortId(one.id) },
          { title: 'Address', value: (one) => one.address, shrinkTo: 12 },
          { title: 'No more', value: (one) => (one.channel === 'sms' ? 'texts' : 'emails') },
          { title: 'Since', value: (one) => formatShortMoment(one.created_at), dropOrder: 1 },
          { title: 'Words', value: (one) => one.words ?? '', shrinkTo: 10, dropOrder: 2 },
        ],
      }),
    },
    add: {
      summary: 'note that somebody wants no more',
      examples: ['smoko opt-outs add "0491 570 158"'],
      ...operationCommand({
        operation: addOptOut,
        args: [{ field: 'address', syntax: '<address>', about: 'a mobile number or an email address' }],
        naming: () => ({ channel: { about: 'left out: told by the address' } }),
        complete: (input) => ({ channel: String(input.address).includes('@') ? 'email' : 'sms', ...input }),
        print: ({ address, channel }, context) =>
          context.print(
            `Noted: ${oneLine(address)} wants no more ${channel === 'sms' ? 'texts' : 'commercial emails'}.`,
          ),
      }),
    },
    rm: {
      summary: 'note that somebody wants messages again',
      examples: ['smoko opt-outs rm ID'],
      ...operationCommand({
        operation: removeOptOut,
        args: [idArgument({ list: listOptOuts, noun: 'opt-out', see: 'smoko opt-outs list' })],
        print: (_, context) => context.print('Noted: messages are welcome again.'),
      }),
    },
    log: {
      summary: 'list when people said stop and start',
      examples: ['smoko opt-outs log --channel sms'],
      ...listCommand<Entry>({
        operation: listConsentLog,
        empty: 'Nobody said stop or start yet.',
        filtered: 'Nobody like that said stop or start.',
        columns: [
          { title: 'When', value: ({ created_at }) => formatShortMoment(created_at) },
          { title: 'Address', value: ({ address }) => address, shrinkTo: 12 },
          { title: 'Said', value: ({ event }) => (event === 'opt_out' ? 'no more' : 'welcome again') },
          { title: 'How', value: ({ source }) => formatStatus(source), dropOrder: 1 },
          { title: 'Words', value: ({ words }) => words ?? '', shrinkTo: 10, dropOrder: 2 },
        ],
      }),
    },
  },
};
