import { QUOTE_STATUSES } from '@smoko/contract';
import { statusNames } from '../../lib/format.ts';
import type { View } from '../../lib/kept-views.ts';
export const STATUSES = statusNames(QUOTE_STATUSES);

export const ORDERS = { '-created_at': 'Newest first', '-total': 'Biggest first', valid_until: 'Valid until' } as const;

export const VIEWS: readonly View[] = [
  { name: 'Waiting for an answer', values: { status: 'sent', sort: 'valid_until' } },
  { name: 'Accepted', values: { status: 'accepted' } },
];
