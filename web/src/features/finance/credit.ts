import type { FinanceRecord } from '@smoko/contract';

/** What of a payment pays nothing yet, dollars. Money that came in from nobody, for no job, is nobody's credit. */
export const creditOf = ({ unallocated, client_id, project_id }: FinanceRecord): number =>
  client_id || project_id ? (unallocated ?? 0) : 0;
