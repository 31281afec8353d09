import type { Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';
import { sumBy } from '../stats/sum-by.ts';
import type { FinanceRow } from './schema.ts';
import { DRAFTS } from './stages.ts';

/** How many invoices are drafts, and what they come to. Cents. */
export async function draftsBeside(
  call: Call,
  records: Repository<FinanceRow>,
): Promise<{ count: number; total: number }> {
  const [drafts] = await sumBy(call, records, { by: null, of: 'amount', where: DRAFTS });
  return { count: drafts?.count ?? 0, total: drafts?.total ?? 0 };
}
