import type { Operation, TimelineEntry } from '@smoko/contract';
import type { CliTable } from '../tables/table.ts';
import { formatMoney, formatShortMoment } from '../term/format.ts';
import type { Column } from '../term/table.ts';
import type { GroupedCommand } from './command.ts';
import { listCommand } from './list.ts';

export const TIMELINE: readonly Column<TimelineEntry>[] = [
  { title: 'When', value: ({ at }) => formatShortMoment(at) },
  { title: 'What', value: ({ what }) => what, shrinkTo: 20 },
  { title: 'Amount', value: ({ amount }) => (amount === null ? '' : formatMoney(amount)), align: 'right' },
  { title: 'By', value: ({ by }) => by ?? '', dropOrder: 2 },
  { title: 'More', value: ({ detail }) => detail ?? '', shrinkTo: 10, dropOrder: 1 },
];

/** `smoko jobs timeline 1001`: what happened, the newest first. */
export const timelineCommand = (
  operation: Operation,
  // biome-ignore lint/suspicious/noExplicitAny: only its noun and how its records are found are used
  of: CliTable<any>,
  example: string,
): GroupedCommand => ({
  summary: `show everything that happened with a ${of.noun}, the newest first`,
  examples: [`smoko ${of.group} timeline ${example}`],
  ...listCommand<TimelineEntry>({
    operation,
    of,
    columns: TIMELINE,
  }),
});
