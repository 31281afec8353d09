import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from './schema.ts';

/**
 * What a call that is repeated with its key after a crash made the first time, deleted since or not. Nothing is worked out
 * again then: what that record paid or credited has changed what there is to pay or to credit.
 */
const madeBefore = async (
  call: Call,
  repository: Repository<FinanceRow>,
  _id: Types.ObjectId,
): Promise<FinanceRow | undefined> =>
  call.key ? (await repository.byIds(call, [_id])).get(_id.toHexString()) : undefined;

/** Stores what `prepare` works out, once for each key; `store` where a first write is more than an insert. */
export async function insertOnce(
  call: Call,
  repository: Repository<FinanceRow>,
  prepare: () => Promise<Written<FinanceRow>>,
  store: (fields: Written<FinanceRow>) => Promise<FinanceRow> = (fields) => repository.insert(call, fields),
): Promise<FinanceRow> {
  const _id = call.newId();
  const known = await madeBefore(call, repository, _id);
  return known ? repository.insert(call, known) : store({ ...(await prepare()), _id });
}
