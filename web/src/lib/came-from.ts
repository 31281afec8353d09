import { screensSeen } from './screens-seen.ts';

/** The lists that records are opened from, as the menu calls them. */
const LISTS: Readonly<Record<string, string>> = {
  '/jobs': 'Jobs',
  '/calendar': 'Calendar',
  '/approvals': 'Approvals',
  '/admin-data': 'Admin',
  '/procurement-data': 'Procurement',
  '/quotes': 'Quotes',
  '/finance-data': 'Finance',
  '/who-owes-you': 'Who Owes You',
  '/payments-to-place': 'Payments to Place',
  '/client-directory': 'Clients',
  '/supplier-directory': 'Suppliers',
  '/inbox': 'Inbox',
};
/** Pages of one record: from one to the next, the list stays the one where one began. */
const RECORDS = new Set(['/job-details', '/client', '/client-account', '/supplier', '/finance-record', '/quick-quote']);

/** The list one came from to a record, filtered as it was; null where it was another screen, or nobody knows. */
export function cameFrom(): { to: string; label: string } | null {
  const to = screensSeen.findLast((seen) => !RECORDS.has(pathOf(seen)));
  const label = to && LISTS[pathOf(to)];
  return label ? { to, label } : null;
}

const pathOf = (address: string): string => address.split('?')[0] ?? '';
