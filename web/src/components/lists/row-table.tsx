import { type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { memoGeneric } from '../../lib/memo-generic.ts';
import { Card } from '../layout/card.tsx';
import type { Bulk } from './bulk/bulk-kind.ts';
import { CHOSEN, SelectAllBox, SelectBox } from './bulk/select-box.tsx';
import type { Listed } from './bulk/selection.ts';
import type { Column } from './column.ts';
import { type RowAttributes, VirtualRows } from './virtual-rows.tsx';

/** Estimated height of a row, px. */
const ROW_HEIGHT = 45;
const HEAD =
  'eyebrow sticky top-0 z-10 whitespace-nowrap border-line border-b-2 bg-surface text-soft first:rounded-tl-lg last:rounded-tr-lg';
/** With more rows than this, not all are rendered: columns are fixed, or their width would change on scrolling. */
const FIX_WIDTHS_ABOVE = 60;

/** The column of what is chosen: as narrow as its boxes. */
const CHOICE = 'w-px py-0 pr-0 pl-1.5';

interface Props<R extends Listed> {
  label: string;
  rows: readonly R[];
  columns: readonly Column<R>[];
  bulk?: Bulk<R>;
}

export function RowTable<R extends Listed>({ label, rows, columns, bulk }: Props<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const head = useRef<HTMLTableRowElement>(null);
  useFixedWidths(head, rows.length > FIX_WIDTHS_ABOVE);
  const totals = columns.some(({ total }) => total !== undefined);
  return (
    <Card>
      <table
        aria-label={label}
        aria-rowcount={rows.length + (totals ? 2 : 1)}
        className="rows w-full border-separate border-spacing-0 text-sm/5"
      >
        <thead>
          <tr ref={head} aria-rowindex={1}>
            {bulk && (
              <td className={cn(HEAD, CHOICE)}>
                <SelectAllBox bulk={bulk} rows={rows.length} />
              </td>
            )}
            {columns.map(({ header, number, unnamed }) => (
              <th
                key={header}
                scope="col"
                className={cn(HEAD, 'px-2 py-2 first:pl-4 last:pr-4', number ? 'text-right' : 'text-left')}
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
            height={ROW_HEIGHT}
            spacer={(px, key) => (
              <tr key={key} aria-hidden>
                <td colSpan={columns.length + (bulk ? 1 : 0)} style={{ height: px }} />
              </tr>
            )}
          >
            {(row, attributes) => (
              <Row key={row.id} row={row} columns={columns} {...(bulk ? { bulk } : {})} {...attributes} />
            )}
          </VirtualRows>
        </tbody>
        {totals && <Totals columns={columns} at={rows.length + 2} chosen={bulk !== undefined} />}
      </table>
    </Card>
  );
}

/** What the columns add up to; it stays in sight while the rows scroll. */
const Totals = <R,>({ columns, at, chosen }: { columns: readonly Column<R>[]; at: number; chosen: boolean }) => (
  <tfoot>
    <tr aria-rowindex={at}>
      {chosen && <td className="sticky bottom-0 z-10 rounded-bl-lg border-line border-t-2 bg-surface" />}
      {columns.map(({ header, total, number }) => (
        <td
          key={header}
          className={cn(
            'sticky bottom-0 z-10 whitespace-nowrap border-line border-t-2 bg-surface px-2 py-2 font-bold first:rounded-bl-lg first:pl-4 last:pr-4 last:rounded-br-lg',
            number && 'text-right tabular-nums',
          )}
        >
          {total}
        </td>
      ))}
    </tr>
  </tfoot>
);

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

interface RowProps<R extends Listed> extends RowAttributes {
  row: R;
  columns: readonly Column<R>[];
  bulk?: Bulk<R>;
}

const Row = memoGeneric(function Row<R extends Listed>({ row, columns, bulk, at, ...attributes }: RowProps<R>) {
  return (
    <tr {...attributes} aria-rowindex={at + 2} className={cn('group/row', CHOSEN)}>
      {bulk && (
        <td className={cn(CHOICE, 'border-line border-b align-middle group-last/row:border-b-0')}>
          <SelectBox bulk={bulk} record={row} />
        </td>
      )}
      {columns.map(({ header, cell, number, place: where, className }) => {
        const look = cn(
          'break-words border-line border-b px-2 py-1 align-middle first:pl-4 last:pr-2 group-last/row:border-b-0',
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
