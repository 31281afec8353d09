/** The screen of a job. */
export const jobPath = (number: string): string => `/job-details?job=${encodeURIComponent(number)}`;

/** The screen of one finance record: an invoice, a payment, what was spent. */
export const recordPath = (id: string): string => `/finance-record?id=${id}`;
