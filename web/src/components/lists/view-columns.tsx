import { type EntityView, type FieldView, headingOf } from '@smoko/contract';
import type { ReactNode } from 'react';
import { formatDay, formatMoney, formatStatus } from '../../lib/format.ts';
import type { Column } from './column.ts';

/** The columns of an entity's list, from its view. `own` overrides what follows from a field's kind. */
export const viewColumns = <R, F extends string & keyof R>(
  view: EntityView<F>,
  own: Partial<Record<F, Partial<Column<R>>>>,
): Column<R>[] =>
  view.columns.map((name) => ({
    header: headingOf(view.fields[name]),
    cell: (record: R) => valueCell(view.fields[name], record[name]),
    ...LAYOUT[view.fields[name].kind],
    ...own[name],
  }));

const LAYOUT: Partial<Record<FieldView['kind'], Pick<Column<never>, 'number' | 'className'>>> = {
  money: { number: true },
  count: { number: true },
  day: { className: 'whitespace-nowrap' },
};

function valueCell({ kind }: FieldView, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : value.toLocaleString('en-AU');
  const text = String(value);
  if (kind === 'day') return formatDay(text);
  return kind === 'choice' ? formatStatus(text) : text;
}
