import { Link } from 'react-router-dom';
import { formatMoney } from '../../lib/format.ts';

/** "2 drafts, $1,200.00, not sent", and the way to them: invoices that are in no sum of what is owed; null where there are none. */
export const draftsBeside = (drafts: { count: number; total: number } | undefined) =>
  drafts?.count ? (
    <Link
      to="/finance-data?type=invoice&stage=draft"
      className="-my-1 inline-block py-1 text-link underline underline-offset-2"
    >
      {drafts.count} {drafts.count === 1 ? 'draft' : 'drafts'}, {formatMoney(drafts.total)}, not sent
    </Link>
  ) : null;
