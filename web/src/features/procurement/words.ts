import type { ProcurementItem } from '@smoko/contract';
import type { View } from '../../lib/kept-views.ts';

export const STATUSES: Record<ProcurementItem['status'], string> = {
  pending: 'Pending',
  ordered: 'Ordered',
  delivered: 'Delivered',
};

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
