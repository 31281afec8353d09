import { type Supplier, suppliers as table } from '@smoko/contract';
import type { CliTable } from './table.ts';

export const suppliers: CliTable<Supplier> = {
  group: 'suppliers',
  noun: 'supplier',
  plural: 'suppliers',
  operations: table.operations,
  columns: [
    { title: 'Name', value: (supplier) => supplier.name, shrinkTo: 12 },
    { title: 'Specialty', value: (supplier) => supplier.specialty ?? '-', shrinkTo: 10 },
    { title: 'Phone', value: (supplier) => supplier.phone ?? '-', shrinkTo: 10 },
    { title: 'E-mail', value: (supplier) => supplier.email ?? '-', shrinkTo: 12, dropOrder: 1 },
  ],
  details: (supplier) => [
    ['Name', supplier.name],
    ['Specialty', supplier.specialty ?? ''],
    ['Phone', supplier.phone ?? ''],
    ['E-mail', supplier.email ?? ''],
    ['Address', supplier.address ?? ''],
  ],
  names: (supplier) => [supplier.name],
};
