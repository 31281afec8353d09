import { getUpdate, listUpdates, type Update } from '@smoko/contract';
import type { CommandGroup } from '../command-kinds/command.ts';
import { listCommand } from '../command-kinds/list.ts';
import { operationCommand } from '../command-kinds/operation.ts';
import { shortId } from '../tables/short-id.ts';
import { idArgument } from '../tables/whole-id.ts';
import { printDetails } from '../term/details.ts';
import { formatMoment, formatShortMoment } from '../term/format.ts';

export const updatesCommands: CommandGroup = {
  commands: {
    list: {
      summary: 'list what the assistants did',
      examples: ['smoko updates list --agent Jerry'],
      ...listCommand<Update>({
        operation: listUpdates,
        empty: 'The assistants did nothing yet.',
        filtered: 'The assistants did nothing like that.',
        naming: () => ({ agent_name: { flag: 'agent' }, job_number: { flag: 'job', about: 'the number of a job' } }),
        columns: [
          { title: 'When', value: ({ created_at }) => formatShortMoment(created_at), dropOrder: 1 },
          { title: 'Who', value: ({ agent_name }) => agent_name },
          { title: 'Job', value: ({ job_number }) => job_number ?? '-', dropOrder: 2 },
          { title: 'What', value: ({ action_taken }) => action_taken, shrinkTo: 20 },
          { title: 'Id', value: ({ id }) => shortId(id), dropOrder: 3 },
        ],
      }),
    },
    show: {
      summary: 'show one thing an assistant did',
      examples: ['smoko updates show ID'],
      ...operationCommand({
        operation: getUpdate,
        args: [idArgument({ list: listUpdates, noun: 'update', see: 'smoko updates list' })],
        print: (update, context) =>
          printDetails(context, [
            ['Who', update.agent_name],
            ['What', update.action_taken],
            ['When', formatMoment(update.created_at)],
            ['Job', update.job_number ?? ''],
            ['Id', update.id],
          ]),
      }),
    },
  },
};
