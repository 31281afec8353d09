import type { messageHistory, WireOutput } from '@smoko/contract';
import { formatShortMoment, formatStatus } from '../term/format.ts';
import { fateOf } from '../term/outbox-line.ts';
import type { Column } from '../term/table.ts';

export type MessageEntry = WireOutput<typeof messageHistory>['data'][number];

const statusOf = (one: MessageEntry): string =>
  one.direction === 'out' ? fateOf(one.message) : formatStatus(one.message.status);

/** What was written to and fro, in a list. */
export const MESSAGES: readonly Column<MessageEntry>[] = [
  { title: 'When', value: ({ at }) => formatShortMoment(at), dropOrder: 1 },
  { title: 'With', value: (one) => (one.direction === 'in' ? one.message.from : one.message.to), shrinkTo: 10 },
  { title: 'Way', value: ({ direction }) => direction },
  { title: 'Status', value: statusOf, dropOrder: 2 },
  { title: 'Message', value: ({ message }) => message.subject ?? message.body, shrinkTo: 20 },
];
