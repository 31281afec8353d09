import type { ReactNode } from 'react';

/** Words of a row: two lines, with the whole in its record. */
export const RowTitle = ({ children }: { children: ReactNode }) => (
  <span className="line-clamp-2 wrap-anywhere row:leading-4.5">{children}</span>
);

/** What stands below them, in small type. */
export const RowNote = ({ children }: { children: ReactNode }) => (
  <span className="line-clamp-2 wrap-anywhere font-normal text-soft text-sm row:block row:truncate row:text-xs/4">
    {children}
  </span>
);
