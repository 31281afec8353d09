/** The screen of a job. */
export const jobPath = (number: string): string => `/job-details?job=${encodeURIComponent(number)}`;

/** The screen of one finance record: an invoice, a payment, what was spent. */
export const recordPath = (id: string): string => `/finance-record?id=${id}`;

/** The page of a client. */
export const clientPath = (id: string): string => `/client?client=${id}`;

/** The page of a supplier. */
export const supplierPath = (id: string): string => `/supplier?supplier=${id}`;

/** A quote, where it is written. */
export const quotePath = (id: string): string => `/quick-quote?quote=${id}`;

/** What was written to and fro with somebody. */
export const messagesPath = (of: { client_id: string } | { supplier_id: string }): string =>
  'client_id' in of ? `/inbox?client=${of.client_id}` : `/inbox?supplier=${of.supplier_id}`;
