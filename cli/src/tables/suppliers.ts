import { type Supplier, supplierView, suppliers as table } from '@smoko/contract';
import type { CliTable } from './table.ts';
import { fromView } from './view.ts';

export const suppliers: CliTable<Supplier> = {
  group: 'suppliers',
  noun: 'supplier',
  plural: 'suppliers',
  operations: table.operations,
  ...fromView<Supplier, keyof typeof supplierView.fields>(supplierView, {
    references: {},
    cells: {
      name: { shrinkTo: 12 },
      specialty: { shrinkTo: 10 },
      phone: { shrinkTo: 10 },
      email: { shrinkTo: 12, dropOrder: 1 },
    },
  }),
  names: (supplier) => [supplier.name],
};
