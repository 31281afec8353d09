import type { Repository } from '../../db/repository.ts';
import type { RowBase } from '../../db/row.ts';
import type { Call } from '../call.ts';
import { liveOf } from './sum-by.ts';

/** How many of the owner's records have each status, and all of those together; from the status index alone. */
export async function countBy<S extends string>(
  call: Call,
  { model }: Repository<RowBase & { status: string }>,
  statuses: readonly S[],
) {
  const counts = await Promise.all(statuses.map((status) => model.countDocuments({ ...liveOf(call), status })));
  const by = Object.fromEntries(statuses.map((status, i) => [status, counts[i] ?? 0])) as Record<S, number>;
  return { ...by, total: counts.reduce((sum, count) => sum + count, 0) };
}
