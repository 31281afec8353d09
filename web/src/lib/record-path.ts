type JobTab = 'tasks' | 'money' | 'finance' | 'procurement' | 'files' | 'timeline';
type ClientTab = 'jobs' | 'quotes' | 'money' | 'messages' | 'files' | 'history';

const withTab = (path: string, tab: string | undefined): string => (tab ? `${path}&tab=${tab}` : path);

/** The screen of a job, with one of its tabs open. */
export const jobPath = (number: string, tab?: JobTab): string =>
  withTab(`/job-details?job=${encodeURIComponent(number)}`, tab);

/** The screen of one finance record: an invoice, a payment, what was spent. */
export const recordPath = (id: string): string => `/finance-record?id=${id}`;

/** The page of a client, with one of its tabs open. */
export const clientPath = (id: string, tab?: ClientTab): string => withTab(`/client?client=${id}`, tab);

/** What a client owes, paid and has as credit. */
export const accountPath = (client: string): string => `/client-account?client=${client}`;

/** The page of a supplier. */
export const supplierPath = (id: string): string => `/supplier?supplier=${id}`;

/** A quote, where it is written. */
export const quotePath = (id: string): string => `/quick-quote?quote=${id}`;

/** A new quote: for a client, or for the job with that number. */
export const newQuotePath = (of: { client: string } | { job: string }): string =>
  `/quick-quote?${'client' in of ? `client=${of.client}` : `job=${encodeURIComponent(of.job)}`}`;

/** What was written to and fro with somebody; the last of them is nobody who is on file. */
export function messagesPath(
  of: { client_id: string } | { supplier_id: string } | { correspondence_id: string },
): string {
  if ('client_id' in of) return `/inbox?client=${of.client_id}`;
  if ('supplier_id' in of) return `/inbox?supplier=${of.supplier_id}`;
  return `/inbox?with=${of.correspondence_id}`;
}

/** One message that came in, among those of whoever wrote it. */
export const inboxPath = (id: string): string => `/inbox?item=${id}`;

/**
 * The page that shows a record; of a variation that of its job's money. Null where its table has no page, and of a job and a
 * variation where the job's number is not known.
 */
export function pageOf(entity: string, id: string, job: string | null | undefined): string | null {
  switch (entity) {
    case 'projects':
      return job ? jobPath(job) : null;
    case 'variations':
      return job ? jobPath(job, 'money') : null;
    case 'clients':
      return clientPath(id);
    case 'suppliers':
      return supplierPath(id);
    case 'quotes':
      return quotePath(id);
    case 'finance_records':
      return recordPath(id);
    default:
      return null;
  }
}
