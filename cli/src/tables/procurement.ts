import { type ProcurementItem, procurementItems } from '@smoko/contract';
import { formatDay, formatMoney } from '../term/format.ts';
import { jobs } from './jobs.ts';
import { jobTitle, nameOf, refersTo } from './references.ts';
import { suppliers } from './suppliers.ts';
import type { CliTable } from './table.ts';

export const procurement: CliTable<ProcurementItem> = {
  group: 'procurement',
  noun: 'item',
  plural: 'order items',
  operations: procurementItems.operations,
  columns: [
    { title: 'Item', value: (item) => item.item_name, shrinkTo: 14 },
    { title: 'Supplier', value: (item) => nameOf(item.supplier), shrinkTo: 10, dropOrder: 2 },
    { title: 'Job', value: (item) => jobTitle(item.project), shrinkTo: 10, dropOrder: 4 },
    { title: 'Delivery', value: (item) => formatDay(item.delivery_date), dropOrder: 3 },
    { title: 'Qty', value: (item) => String(item.quantity), align: 'right', dropOrder: 1 },
    { title: 'Total', value: (item) => formatMoney(item.total_price), align: 'right' },
    { title: 'Status', value: (item) => item.status },
  ],
  details: (item) => [
    ['Item', item.item_name],
    ['Supplier', nameOf(item.supplier)],
    ['Job', jobTitle(item.project)],
    ['Quantity', String(item.quantity)],
    ['Price each', formatMoney(item.unit_price)],
    ['Total', formatMoney(item.total_price)],
    ['Ordered', formatDay(item.order_date)],
    ['Delivery', formatDay(item.delivery_date)],
    ['Status', item.status],
    ['Notes', item.notes ?? ''],
  ],
  names: (item) => [item.item_name],
  naming: (session) => ({
    item_name: { flag: 'name' },
    unit_price: { flag: 'price', about: 'in dollars, for one' },
    total_price: { hidden: true },
    order_date: { flag: 'ordered', about: 'YYYY-MM-DD' },
    delivery_date: { flag: 'delivery', about: 'YYYY-MM-DD' },
    delivery_date_from: { flag: 'from', about: 'delivery from this day (YYYY-MM-DD)' },
    delivery_date_to: { flag: 'to', about: 'delivery until this day (YYYY-MM-DD)' },
    project_id: refersTo(session, jobs),
    supplier_id: refersTo(session, suppliers),
  }),
};
