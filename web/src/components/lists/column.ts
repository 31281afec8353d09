import type { ReactNode } from 'react';

export interface Column<R> {
  header: string;
  /** What stands in the column speaks for itself: its name is for screen readers. */
  unnamed?: boolean;
  cell: (row: R) => ReactNode;
  /** Aligns right, so that digits line up. */
  number?: boolean;
  /** Its place on a card, where the list is too narrow for a table; left out: a line in the body. */
  place?: 'title' | 'corner' | 'foot';
  /** What it adds up to, at the foot of the table. */
  total?: ReactNode;
  /** Added to the table's cells. */
  className?: string;
}
