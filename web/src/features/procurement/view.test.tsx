import { formRows, inOrder, isTyped, procurementItemView, sentName } from '@smoko/contract';
import { expect, it } from 'vitest';
import { itemForm, valuesOf } from './form.ts';
import { itemColumns } from './item-columns.tsx';

const { fields } = procurementItemView;

it('the form holds every field that is typed', () => {
  const typed = inOrder(procurementItemView).filter((name) => isTyped(fields[name]));
  const names = typed.map((name) => sentName(name, fields[name])).sort();
  expect(Object.keys(itemForm.shape).sort()).toEqual(names);
  expect(Object.keys(valuesOf(null)).sort()).toEqual(names);
});

it('a field that no row of the form names has one of its own, at the end', () => {
  const wider = { ...procurementItemView, fields: { ...fields, colour: { kind: 'text', label: 'Colour' } } } as const;
  expect(formRows<keyof typeof wider.fields>(wider).at(-1)).toEqual(['colour']);
});

it('the page has its columns in their order', () => {
  const nothing = () => undefined;
  const columns = itemColumns({ onStatus: nothing, onEdit: nothing, onDelete: nothing });
  expect(columns.map(({ header }) => header)).toEqual([
    'Item',
    'Project',
    'Supplier',
    'Quantity',
    'Unit Price',
    'Total',
    'Status',
    'Delivery',
    'Actions',
  ]);
});
