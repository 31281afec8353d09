import type { ReactNode } from 'react';

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
