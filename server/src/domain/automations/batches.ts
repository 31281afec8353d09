import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { RowBase } from '../../db/row.ts';
import type { Filter, Order } from '../../db/row-model.ts';
import type { Call } from '../call.ts';
import { liveOf } from '../stats/sum-by.ts';

const SIZE = 100;

/** The owner's records that match, a hundred at a time, in the order of an index. */
export async function* batches<Row extends RowBase>(
  call: Call,
  { model }: Repository<Row>,
  where: Filter<Row>,
  sort: Order<Row>,
): AsyncIterable<Row[]> {
  const found = model
    .find({ ...liveOf(call), ...where })
    .sort(sort)
    .lean()
    .cursor({ batchSize: SIZE });
  let batch: Row[] = [];
  for await (const doc of found) {
    batch.push(doc);
    if (batch.length < SIZE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length) yield batch;
}

/** The clients, jobs, ... that some records name under `field`, without deleted ones. */
export async function named<Row extends RowBase, Field extends string>(
  call: Call,
  repository: Repository<Row>,
  docs: readonly { readonly [F in Field]: Types.ObjectId | null }[],
  field: Field,
): Promise<(doc: { readonly [F in Field]: Types.ObjectId | null }) => Row | null> {
  const known = await repository.byIds(
    call,
    docs.map((doc) => doc[field]),
  );
  return (doc) => {
    const one = known.get(String(doc[field]));
    return one && !one.deleted_at ? one : null;
  };
}
