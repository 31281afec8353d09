import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../records/status-badge.tsx';

interface Props {
  title: string;
  /** Where the record is shown. */
  to?: string | undefined;
  /** Further details; empty ones are left out. */
  about: readonly (string | null | undefined | false | '')[];
  amount?: string;
  /** null where a status would say nothing. */
  status: string | null;
  upper?: boolean;
  /** What can be done with it. */
  acts?: ReactNode;
}

/** A record as one line of a compact list. */
export const RowLine = ({ title, to, about, amount, status, upper = false, acts }: Props) => {
  const rest = about.filter(Boolean).join(' - ');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-semibold">
          {to ? (
            <Link to={to} className="-my-1.5 wrap-anywhere inline-block py-1.5 text-link underline underline-offset-2">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {rest && <p className="break-words text-soft text-sm">{rest}</p>}
      </div>
      <div className="flex items-center gap-3">
        {amount && <span className="font-bold tabular-nums">{amount}</span>}
        {status !== null && <StatusBadge status={status} upper={upper} />}
        {acts}
      </div>
    </li>
  );
};
