import type { ProcurementItem } from '@smoko/contract';

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
