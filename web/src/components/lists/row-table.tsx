import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { Card } from '../layout/card.tsx';
import type { Column } from './column.ts';
import { NearRows, type Place } from './near-rows.tsx';

/** Of a row, px. */
const HEIGHT = 66;
/** From here on columns stay as wide as they are: which rows are drawn changes as one scrolls. */
const MANY = 60;

interface Props<R> {
  label: string;
  rows: readonly R[];
  columns: readonly Column<R>[];
}

export function RowTable<R extends { id: string }>({ label, rows, columns }: Props<R>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const head = useRef<HTMLTableRowElement>(null);
  useHeldWidths(head, rows.length > MANY);
  return (
    <Card>
      <table aria-label={label} aria-rowcount={rows.length + 1} className="w-full border-collapse text-sm">
        <thead>
          <tr ref={head} aria-rowindex={1} className="border-line border-b-2">
            {columns.map(({ header, number }) => (
              <th
                key={header}
                scope="col"
                className={cn('eyebrow px-3 py-3 text-soft', number ? 'text-right' : 'text-left')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <NearRows
            frame={body}
            rows={rows}
            gap={0}
            height={HEIGHT}
            room={(px, key) => (
              <tr key={key} aria-hidden>
                <td colSpan={columns.length} style={{ height: px }} />
              </tr>
            )}
          >
            {(row, place) => <Row key={row.id} row={row} columns={columns as never} {...place} />}
          </NearRows>
        </tbody>
      </table>
    </Card>
  );
}

/** Holds the columns as wide as they are by themselves, in shares of the whole. */
function useHeldWidths(head: RefObject<HTMLTableRowElement | null>, held: boolean): void {
  useLayoutEffect(() => {
    const row = head.current;
    const table = row?.closest('table');
    if (!held || !row || !table) return;
    const cells = [...row.cells];
    const shares = cells.map(({ offsetWidth }) => `${(100 * offsetWidth) / row.offsetWidth}%`);
    for (const [i, cell] of cells.entries()) cell.style.width = shares[i] ?? '';
    table.style.tableLayout = 'fixed';
    return () => {
      for (const cell of cells) cell.style.width = '';
      table.style.tableLayout = '';
    };
  }, [head, held]);
}

interface RowProps extends Place {
  row: { id: string };
  columns: readonly Column<{ id: string }>[];
}

const Row = memo(function Row({ row, columns, at, ...place }: RowProps) {
  return (
    <tr {...place} aria-rowindex={at + 2} className="border-line border-b last:border-b-0">
      {columns.map(({ header, cell, number, place: where, className }) => {
        const look = cn(
          'break-words px-3 py-2 align-middle',
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
