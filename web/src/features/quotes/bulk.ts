import { type Quote, quotes } from '@smoko/contract';
import { type BulkKind, updating } from '../../components/lists/bulk/bulk-kind.ts';
import { mayBecome } from './may-become.ts';
import { STATUSES } from './words.ts';

const { accepted: _, ...OTHERS } = STATUSES;

export const QUOTE_BULK: BulkKind<Quote> = {
  table: quotes,
  one: 'quote',
  many: 'quotes',
  nameOf: ({ short_name, client }) => [short_name, client?.name].filter(Boolean).join(', '),
  // what was agreed to is asked of each: it makes a job and perhaps an invoice
  statuses: {
    names: OTHERS,
    of: ({ status }) => status,
    mayBecome: (quote, status) => mayBecome(quote).some((one) => one === status),
    change: updating(quotes),
  },
};
