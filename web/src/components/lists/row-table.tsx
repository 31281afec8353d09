import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { memoGeneric } from '../../lib/memo-generic.ts';
import { Card } from '../layout/card.tsx';
import type { Column } from './column.ts';
import { type RowAttributes, VirtualRows } from './virtual-rows.tsx';

/** Estimated height of a row, px. */
const ROW_HEIGHT = 66;
const DENSE_ROW_HEIGHT = 45;
/** With more rows than this, not all are rendered: columns are fixed, or their width would change on scrolling. */
const FIX_WIDTHS_ABOVE = 60;

interface Props<R> {
  label: string;
  rows: readonly R[];
  columns: readonly Column<R>[];
  /** Close rows, of one line each. */
  dense: boolean;
}

export function RowTable<R extends { id: string }>({ label, rows, columns, dense }: Props<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const head = useRef<HTMLTableRowElement>(null);
  useFixedWidths(head, rows.length > FIX_WIDTHS_ABOVE);
  return (
    <Card>
      <table aria-label={label} aria-rowcount={rows.length + 1} className="w-full border-collapse text-sm">
        <thead>
          <tr ref={head} aria-rowindex={1} className="border-line border-b-2">
            {columns.map(({ header, number, unnamed }) => (
              <th
                key={header}
                scope="col"
                className={cn('eyebrow px-3 text-soft', dense ? 'py-2' : 'py-3', number ? 'text-right' : 'text-left')}
              >
                {unnamed ? <span className="sr-only">{header}</span> : header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <VirtualRows
            frame={body}
            rows={rows}
            gap={0}
            height={dense ? DENSE_ROW_HEIGHT : ROW_HEIGHT}
            spacer={(px, key) => (
              <tr key={key} aria-hidden>
                <td colSpan={columns.length} style={{ height: px }} />
              </tr>
            )}
          >
            {(row, attributes) => <Row key={row.id} row={row} columns={columns} dense={dense} {...attributes} />}
          </VirtualRows>
        </tbody>
      </table>
    </Card>
  );
}

/** Fixes the columns at the widths they have now, in percent, so that they still follow the table's width. */
function useFixedWidths(head: RefObject<HTMLTableRowElement | null>, fixed: boolean): void {
  useLayoutEffect(() => {
    const row = head.current;
    const table = row?.closest('table');
    if (!fixed || !row || !table) return;
    const cells = [...row.cells];
    const shares = cells.map(({ offsetWidth }) => `${(100 * offsetWidth) / row.offsetWidth}%`);
    for (const [i, cell] of cells.entries()) cell.style.width = shares[i] ?? '';
    table.style.tableLayout = 'fixed';
    return () => {
      for (const cell of cells) cell.style.width = '';
      table.style.tableLayout = '';
    };
  }, [head, fixed]);
}

interface RowProps<R> extends RowAttributes {
  row: R;
  columns: readonly Column<R>[];
  dense: boolean;
}

const Row = memoGeneric(function Row<R>({ row, columns, dense, at, ...attributes }: RowProps<R>) {
  return (
    <tr
      {...attributes}
      aria-rowindex={at + 2}
      className={cn('border-line border-b last:border-b-0', dense && 'hover:bg-sunken')}
    >
      {columns.map(({ header, cell, number, place: where, className }) => {
        const look = cn(
          'break-words px-3 align-middle',
          dense ? 'py-0.5' : 'py-2',
          number && 'text-right tabular-nums',
          where === 'title' && 'text-left font-bold',
          className,
        );
        return where === 'title' ? (
          <th key={header} scope="row" className={look}>
            {cell(row)}
          </th>
        ) : (
          <td key={header} className={look}>
            {cell(row)}
          </td>
        );
      })}
    </tr>
  );
});
