import { PROCUREMENT_STATUSES } from '@smoko/contract';
import { statusNames } from '../../lib/format.ts';
import type { View } from '../../lib/kept-views.ts';

export const STATUSES = statusNames(PROCUREMENT_STATUSES);

export const ORDERS = {
  '-created_at': 'Newest first',
  delivery_date: 'Delivery soonest',
  '-total_price': 'Biggest total',
  item_name: 'Item name',
};

export const VIEWS: readonly View[] = [
  { name: 'To order', values: { status: 'pending' } },
  { name: 'On the way', values: { status: 'ordered', sort: 'delivery_date' } },
];
