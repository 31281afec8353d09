import { memo, type ReactNode, useRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useWide } from '../lib/use-wide.ts';
import { Card } from './card.tsx';

export interface Column<R> {
  header: string;
  cell: (row: R) => ReactNode;
  /** Numbers end at the same place. */
  number?: boolean;
  /** Where it stands on a card: its heading, the corner, or the foot. */
  place?: 'title' | 'corner' | 'foot';
  /** Of the table's cells. */
  className?: string;
}

interface Props<R extends { id: string }> {
  label: string;
  rows: readonly R[];
  /** Made once: a row is drawn again when it or the columns change. */
  columns: readonly Column<R>[];
  /** Narrower than this many px, each row is a card. */
  from: number;
}

/** A table where there is room for it, else a card for each row; it goes by its own width, not the screen's. */
export function DataTable<R extends { id: string }>({ label, rows, columns, from }: Props<R>) {
  const frame = useRef<HTMLDivElement>(null);
  const wide = useWide(frame, from);
  return (
    <div ref={frame} className="min-w-0">
      {wide === false && (
        <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
          {rows.map((row) => (
            <CardRow key={row.id} row={row} columns={columns as never} />
          ))}
        </ul>
      )}
      {wide && (
        <Card>
          <table aria-label={label} className="w-full border-collapse text-sm">
            <thead>
              <tr className="border-line border-b-2">
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
            <tbody>
              {rows.map((row) => (
                <TableRow key={row.id} row={row} columns={columns as never} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
    </div>
  );
}

interface RowProps {
  row: { id: string };
  columns: readonly Column<{ id: string }>[];
}

const TableRow = memo(function TableRow({ row, columns }: RowProps) {
  return (
    <tr className="border-line border-b last:border-b-0">
      {columns.map(({ header, cell, number, place, className }) => {
        const look = cn(
          'break-words px-3 py-2 align-middle',
          number && 'text-right tabular-nums',
          place === 'title' && 'text-left font-bold',
          className,
        );
        return place === 'title' ? (
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

const CardRow = memo(function CardRow({ row, columns }: RowProps) {
  const at = (place: Column<never>['place']) => columns.filter((column) => column.place === place);
  const id = `card-${row.id}`;
  return (
    // what is out of sight is not laid out: of a thousand cards a dozen are seen
    <li className="[contain-intrinsic-size:auto_15rem] [content-visibility:auto]">
      <Card className="p-4">
        <article aria-labelledby={id}>
          <div className="flex items-start justify-between gap-3">
            {at('title').map(({ header, cell }) => (
              <h3 key={header} id={id} className="min-w-0 break-words font-bold text-base leading-snug">
                {cell(row)}
              </h3>
            ))}
            {at('corner').map(({ header, cell }) => (
              <div key={header}>{cell(row)}</div>
            ))}
          </div>
          <dl className="mt-3 grid grid-cols-1 gap-1.5 text-sm">
            {at(undefined).map(({ header, cell, number }) => (
              <div key={header} className="flex items-start justify-between gap-4">
                <dt className="shrink-0 text-faint">{header}</dt>
                <dd className={cn('min-w-0 break-words text-right', number && 'font-semibold tabular-nums')}>
                  {cell(row)}
                </dd>
              </div>
            ))}
          </dl>
          {at('foot').map(({ header, cell }) => (
            <div key={header} className="mt-3 empty:hidden">
              {cell(row)}
            </div>
          ))}
        </article>
      </Card>
    </li>
  );
});
