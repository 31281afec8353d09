import type { Types } from 'mongoose';
import type { Fields, Repository } from '../../db/repository.ts';
import type { StoredDoc } from '../../db/stored.ts';
import type { Call } from '../call.ts';
import { liveOf } from '../stats/sum-by.ts';

const SIZE = 100;

/** The owner's records that match, a hundred at a time, in the order of an index. */
export async function* batches(
  call: Call,
  { model }: Repository,
  where: Fields,
  sort: Record<string, 1 | -1>,
): AsyncIterable<StoredDoc[]> {
  const found = model
    .find({ ...liveOf(call), ...where })
    .sort(sort)
    .lean<StoredDoc[]>()
    .cursor({ batchSize: SIZE });
  let batch: StoredDoc[] = [];
  for await (const doc of found) {
    batch.push(doc);
    if (batch.length < SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

/** The clients, jobs, ... that some records name under `field`, without deleted ones. */
export async function named(
  call: Call,
  repository: Repository,
  docs: readonly StoredDoc[],
  field: string,
): Promise<(doc: StoredDoc) => StoredDoc | null> {
  const known = await repository.byIds(
    call,
    docs.map((doc) => doc[field] as Types.ObjectId | null),
  );
  return (doc) => {
    const one = known.get(String(doc[field]));
    return one && !one.deleted_at ? one : null;
  };
}

/** What was paid towards each of these invoices. Cents, by id. */
export async function paidTowards(
  call: Call,
  { model }: Repository,
  invoices: readonly StoredDoc[],
): Promise<Map<string, number>> {
  const paid = await model.aggregate<{ _id: Types.ObjectId; total: number }>([
    {
      $match: {
        ...liveOf(call),
        type: 'payment',
        status: 'paid',
        invoice_id: { $in: invoices.map(({ _id }) => _id) },
      },
    },
    { $group: { _id: '$invoice_id', total: { $sum: '$amount' } } },
  ]);
  return new Map(paid.map(({ _id, total }) => [String(_id), total]));
}
