import { listNewAnswers, seeNewAnswers } from '@smoko/contract';
import { formatMoney } from '../term/format.ts';
import { printTable } from '../term/print-table.ts';
import type { GroupedCommand } from './command.ts';
import { operationCommand } from './operation.ts';

/** `smoko quotes answers`: of quotes and variations. */
export const newAnswers: GroupedCommand = {
  summary: 'list what clients answered to quotes and variations by their links since anybody looked',
  examples: ['smoko quotes answers'],
  ...operationCommand({
    operation: listNewAnswers,
    print: ({ data }, context) => {
      if (!data.length) return context.print('No new answers.');
      printTable(
        context,
        [
          { title: 'Id', value: ({ id }) => id },
          { title: 'What', value: ({ title }) => title, shrinkTo: 12 },
          { title: 'Answer', value: ({ decision }) => decision },
          { title: 'By', value: ({ name }) => name, shrinkTo: 8 },
          { title: 'Total', value: ({ total }) => formatMoney(total), align: 'right' },
          { title: 'Reason', value: ({ reason }) => reason ?? '', shrinkTo: 8 },
        ],
        data,
      );
    },
  }),
};

export const answersSeen: GroupedCommand = {
  summary: 'say that answers of clients were looked at: those of these ids, or all',
  examples: ['smoko quotes answers-seen'],
  ...operationCommand({
    operation: seeNewAnswers,
    naming: () => ({ ids: { about: 'of these quotes and variations' } }),
    print: ({ seen }, context) => context.print(seen === 1 ? '1 answer is seen.' : `${seen} answers are seen.`),
  }),
};
