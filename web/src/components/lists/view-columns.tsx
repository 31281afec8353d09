import { type EntityView, type FieldView, headingOf, timeOf } from '@smoko/contract';
import { formatChoice, formatDay, formatMoney, formatStatus, formatTime } from '../../lib/format.ts';
import type { Column } from './column.ts';

/** The columns of an entity's list, from its view. `own` overrides what follows from a field's kind. */
export const viewColumns = <R, F extends string & keyof R>(
  view: EntityView<F>,
  own: Partial<Record<F, Partial<Column<R>>>>,
): Column<R>[] =>
  view.columns.map((name) => ({
    header: headingOf(view.fields[name]),
    cell: (record: R) => {
      const time = timeOf(view, name);
      const day = valueText(view.fields[name], record[name]);
      return time && record[name] && record[time] ? `${day}, ${valueText(view.fields[time], record[time])}` : day;
    },
    ...LAYOUT[view.fields[name].kind],
    ...own[name],
  }));

const LAYOUT: Partial<Record<FieldView['kind'], Pick<Column<never>, 'number' | 'className'>>> = {
  money: { number: true },
  count: { number: true },
  day: { className: 'whitespace-nowrap' },
};

/** A value as people read it: `in_progress` as `In Progress`, a day, money; '-' where there is none. */
export function valueText({ kind }: FieldView, value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (typeof value === 'number') return kind === 'money' ? formatMoney(value) : value.toLocaleString('en-AU');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const text = String(value);
  if (kind === 'day') return formatDay(text);
  if (kind === 'time') return formatTime(text);
  if (kind === 'status') return formatStatus(text);
  return kind === 'choice' ? formatChoice(text) : text;
}
