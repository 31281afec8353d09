import { memo, type ReactNode, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { NearRows, type Place } from './near-rows.tsx';

const GAP = 12;
/** Of a card on a phone, px. */
const HEIGHT = 240;

interface Props<R> {
  label?: string;
  rows: readonly R[];
  /** How many stand beside each other. */
  className: string;
  /** The same function as long as the cards stay as they are. */
  card: (row: R) => ReactNode;
}

/** Records as cards, however many there are. */
export function CardGrid<R extends { id: string }>({ label, rows, className, card }: Props<R>) {
  const frame = useRef<HTMLUListElement>(null);
  return (
    <ul ref={frame} aria-label={label} className={cn('grid gap-3', className)}>
      <NearRows
        frame={frame}
        rows={rows}
        gap={GAP}
        height={HEIGHT}
        room={(px, key) => <li key={key} aria-hidden className="col-span-full" style={{ height: px }} />}
      >
        {(row, place) => <Item key={row.id} row={row} card={card as never} of={rows.length} {...place} />}
      </NearRows>
    </ul>
  );
}

interface ItemProps extends Omit<Place, 'ref'> {
  ref: Place['ref'];
  row: { id: string };
  card: (row: { id: string }) => ReactNode;
  of: number;
}

const Item = memo(function Item({ row, card, at, of, ...place }: ItemProps) {
  return (
    <li {...place} aria-posinset={at + 1} aria-setsize={of} className="min-w-0">
      {card(row)}
    </li>
  );
});
