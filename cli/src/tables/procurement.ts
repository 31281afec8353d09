import { type ProcurementItem, procurementItems, procurementItemView } from '@smoko/contract';
import { formatMoney } from '../term/format.ts';
import { jobs } from './jobs.ts';
import { jobTitle, nameOf } from './references.ts';
import { suppliers } from './suppliers.ts';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

/** One whose price was left blank is on file with 0, and is never told as free. */
const price = (dollars: number): string => (dollars === 0 ? 'no price yet' : formatMoney(dollars));

export const procurement: CliTable<ProcurementItem> = {
  group: 'procurement',
  noun: 'item',
  plural: 'order items',
  operations: procurementItems.operations,
  ...fromView<ProcurementItem, keyof typeof procurementItemView.fields>(procurementItemView, {
    references: {
      project: { table: jobs, title: (item) => jobTitle(item.project) },
      supplier: { table: suppliers, title: (item) => nameOf(item.supplier) },
    },
    cells: {
      item_name: { shrinkTo: 14 },
      supplier: { shrinkTo: 10, dropOrder: 2 },
      project: { shrinkTo: 10, dropOrder: 4 },
      delivery_date: { dropOrder: 3 },
      quantity: { dropOrder: 1 },
      total_price: { value: ({ total_price }) => price(total_price) },
    },
    details: {
      unit_price: ({ unit_price }) => price(unit_price),
      total_price: ({ total_price }) => price(total_price),
    },
    range: 'delivery_date',
  }),
  names: (item) => [item.item_name],
};
