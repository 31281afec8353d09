import { formatMoney } from './format.ts';

/** "2 drafts, $1,200.00, not sent": invoices that are in no sum of what is owed; null where there are none. */
export const draftsBeside = (drafts: { count: number; total: number } | undefined): string | null =>
  drafts?.count
    ? `${drafts.count} ${drafts.count === 1 ? 'draft' : 'drafts'}, ${formatMoney(drafts.total)}, not sent`
    : null;
