import type { Risk } from '@smoko/contract';

/** What an assistant may not do without a yes: what leaves the business, what deletes, and anything in bulk. */
export const needsApproval = (risk: Risk, bulk = false): boolean =>
  risk === 'external' || risk === 'destructive' || (bulk && risk === 'write');
