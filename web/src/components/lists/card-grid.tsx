import { type ReactNode, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { memoGeneric } from '../../lib/memo-generic.ts';
import { type RowAttributes, VirtualRows } from './virtual-rows.tsx';

const GAP = 12;
/** Estimated height of a card on a phone, px. */
const CARD_HEIGHT = 160;

interface Props<R> {
  label?: string;
  rows: readonly R[];
  /** Grid classes that say how many cards are in a row. */
  className: string;
  /** Must be a stable function: cards render again when it changes. */
  card: (row: R) => ReactNode;
}

/** Records as a grid of cards; of many, only those near the screen are rendered. */
export function CardGrid<R extends { id: string }>({ label, rows, className, card }: Props<R>) {
  const frame = useRef<HTMLUListElement>(null);
  return (
    <ul ref={frame} aria-label={label} className={cn('grid gap-3', className)}>
      <VirtualRows
        frame={frame}
        rows={rows}
        gap={GAP}
        height={CARD_HEIGHT}
        spacer={(px, key) => <li key={key} aria-hidden className="col-span-full" style={{ height: px }} />}
      >
        {(row, attributes) => <Item key={row.id} row={row} card={card} of={rows.length} {...attributes} />}
      </VirtualRows>
    </ul>
  );
}

interface ItemProps<R> extends Omit<RowAttributes, 'ref'> {
  ref: RowAttributes['ref'];
  row: R;
  card: (row: R) => ReactNode;
  of: number;
}

const Item = memoGeneric(function Item<R>({ row, card, at, of, ...attributes }: ItemProps<R>) {
  return (
    <li {...attributes} aria-posinset={at + 1} aria-setsize={of} className="min-w-0">
      {card(row)}
    </li>
  );
});
