import { useCallback, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMinWidth } from '../../lib/use-min-width.ts';
import { Card } from '../layout/card.tsx';
import type { Bulk } from './bulk/bulk-kind.ts';
import { CardSelectBox, CHOSEN } from './bulk/select-box.tsx';
import type { Listed } from './bulk/selection.ts';
import { CardGrid } from './card-grid.tsx';
import type { Column } from './column.ts';
import { RowTable } from './row-table.tsx';

interface Props<R extends Listed> {
  label: string;
  rows: readonly R[];
  /** Must be stable: all rows render again when it changes. */
  columns: readonly Column<R>[];
  /** In a space narrower than this (px), each row is a card. */
  from: number;
  /** Rows can be chosen, to do something with many. */
  bulk?: Bulk<R>;
}

/** A table, or cards where there is too little room; decided by its own width, not the screen's. */
export function DataTable<R extends Listed>({ label, rows, columns, from, bulk }: Props<R>) {
  const frame = useRef<HTMLDivElement>(null);
  const wide = useMinWidth(frame, from);
  const card = useCallback(
    (row: R) => <RowCard row={row} columns={columns} {...(bulk ? { bulk } : {})} />,
    [columns, bulk],
  );
  return (
    <div ref={frame} className="min-w-0">
      {wide === false && (
        <CardGrid
          label={label}
          rows={rows}
          className="grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]"
          card={card}
        />
      )}
      {wide && <RowTable label={label} rows={rows} columns={columns} {...(bulk ? { bulk } : {})} />}
    </div>
  );
}

interface RowProps<R extends Listed> {
  row: R;
  columns: readonly Column<R>[];
  bulk?: Bulk<R>;
}

function RowCard<R extends Listed>({ row, columns, bulk }: RowProps<R>) {
  const at = (place: Column<R>['place']) => columns.filter((column) => column.place === place);
  const id = `card-${row.id}`;
  return (
    <Card className={cn('@container p-3', CHOSEN)}>
      <article aria-labelledby={id}>
        <div className="flex items-start justify-between gap-3">
          {bulk && <CardSelectBox bulk={bulk} record={row} />}
          {at('title').map(({ header, cell }) => (
            <h3 key={header} id={id} className="min-w-0 flex-1 break-words font-bold text-base leading-snug">
              {cell(row)}
            </h3>
          ))}
          {at('corner').map(({ header, cell }) => (
            <div key={header}>{cell(row)}</div>
          ))}
        </div>
        {/* with very large text a fact stands below what it is called */}
        {/* a menu alone stands beside the facts, more than that below them */}
        <div className="mt-1.5 flex flex-wrap items-end gap-x-2">
          <dl className="flex min-w-0 grow basis-[calc(100%-3.5rem)] flex-wrap gap-x-4 gap-y-1 text-sm">
            {at(undefined).map(({ header, cell, number }) => (
              <div key={header} className="flex min-w-0 items-start gap-x-1.5 @max-[14rem]:flex-wrap">
                <dt className="shrink-0 text-faint">{header}</dt>
                <dd className={cn('min-w-0 break-words', number && 'font-semibold tabular-nums')}>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {at('foot').map(({ header, cell, className }) => (
            <div key={header} className={cn('mt-2 grow empty:hidden', className)}>
              {cell(row)}
            </div>
          ))}
        </div>
      </article>
    </Card>
  );
}
