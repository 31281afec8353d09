import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Leads from one tab of a page to another, in a sentence. */
export const TabLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="-my-2 inline-block py-2 text-link underline underline-offset-2">
    {children}
  </Link>
);
