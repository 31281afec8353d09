import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '../../lib/record-path.ts';

/** Leads to a finance record. */
export const RecordLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Link
    to={recordPath(id)}
    className="-my-1.5 inline-block py-1.5 text-link underline underline-offset-2 row:my-0 row:block row:truncate row:py-0"
  >
    {children}
  </Link>
);
