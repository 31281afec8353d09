import { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Filter } from '../../db/row-model.ts';
import type { WriteCall } from '../../db/write-call.ts';
import type { Call } from '../call.ts';

/** The owner's records that are not deleted. */
export const liveOf = (call: WriteCall) => ({ user_id: new Types.ObjectId(call.actor.userId), deleted_at: null });

interface Sum<K> {
  key: K;
  count: number;
  /** Cents. */
  total: number;
}

/** Counts records and adds up one of their fields, for each value of another; by the database, in one pass. */
export async function sumBy<Row, K = null>(
  call: Call,
  { model }: Repository<Row>,
  { by, of, where }: { by: unknown; of: keyof Row & string; where?: Filter<Row> },
): Promise<Sum<K>[]> {
  const found = await model.aggregate<{ _id: K; count: number; total: number }>([
    { $match: { ...liveOf(call), ...where } },
    { $group: { _id: by, count: { $sum: 1 }, total: { $sum: `$${of}` } } },
  ]);
  return found.map(({ _id, count, total }) => ({ key: _id, count, total }));
}
