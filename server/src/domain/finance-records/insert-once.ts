import type { Types } from 'mongoose';
import type { Repository } from '../../db/repository.ts';
import type { Written } from '../../db/row.ts';
import type { Call } from '../call.ts';
import type { FinanceRow } from './schema.ts';

/**
 * What a call that is repeated with its key after a crash made the first time, deleted since or not. Nothing is worked out
 * again then: what that record paid or credited has changed what there is to pay or to credit.
 */
export const madeBefore = async (
  call: Call,
  repository: Repository<FinanceRow>,
  _id: Types.ObjectId,
): Promise<FinanceRow | undefined> =>
  call.key ? (await repository.byIds(call, [_id])).get(_id.toHexString()) : undefined;

/** Stores what `prepare` works out, once for each key. */
export async function insertOnce(
  call: Call,
  repository: Repository<FinanceRow>,
  prepare: () => Promise<Written<FinanceRow>>,
): Promise<FinanceRow> {
  const _id = call.newId();
  const known = await madeBefore(call, repository, _id);
  return repository.insert(call, known ?? { ...(await prepare()), _id });
}
