import { notFound } from '@smoko/contract';
import { Types } from 'mongoose';
import type { KeepsChanges } from './keeps-changes.ts';
import type { OwnedTable } from './owned-table.ts';
import type { Repository } from './repository.ts';
import type { RepositoryOptions } from './repository-options.ts';
import type { AnyRow } from './row.ts';
import { changeOf } from './stored.ts';
import type { Together } from './together.ts';
import { appliedKey, noLongerAsRead, type WriteRules } from './write-rules.ts';

/** Deletes records of one table, which stay hidden for some days. */
export function createRemove(
  { model, table, owner, one }: OwnedTable,
  get: Repository['get'],
  together: Together,
  { checkRemoval, keeps }: Pick<RepositoryOptions<AnyRow>, 'checkRemoval' | 'keeps'>,
): Repository['remove'] {
  return async (call, id) => {
    if (call.key && call.announced(table, id)) {
      const gone = await model.findOne({ ...owner(call), _id: new Types.ObjectId(id), applied_key: call.key }).lean();
      if (gone) {
        call.changes.push(changeOf(table, 'delete', gone._id, gone, null));
        return;
      }
    }
    const before = await get(call, id);
    await checkRemoval?.(call, before);
    await call.beforeWrite(changeOf(table, 'delete', before._id, before, null));
    // by the real clock, not the business clock: the database's expiry index counts the 30 days
    const set = { deleted_at: new Date(), updated_at: call.clock.now(), ...appliedKey(call) };
    await together(call, before, async () => {
      await model.updateOne(one(call, id), { $set: set, $inc: { version: 1 } });
      await keeps?.removed(call, before._id);
      return null;
    });
    call.changes.push(changeOf(table, 'delete', before._id, before, null));
  };
}

/** Brings deleted records back. */
export function createRestore(
  { model, table, noun, owner }: OwnedTable,
  rules: WriteRules,
  together: Together,
  keeps: KeepsChanges | undefined,
): Repository['restore'] {
  return async (call, id) => {
    const before = await model.findOne({ ...owner(call), _id: new Types.ObjectId(id) }).lean();
    if (!before) throw notFound(noun);
    if (!before.deleted_at) {
      const isRepeated = call.key && call.announced(table, id) && before.applied_key === call.key;
      if (isRepeated) call.changes.push(changeOf(table, 'create', before._id, null, before));
      return before;
    }
    await call.beforeWrite(changeOf(table, 'create', before._id, null, before));
    const after = await together(call, null, async () => {
      const restored = await model
        .findOneAndUpdate(
          { ...owner(call), _id: before._id, version: before.version },
          { $set: { deleted_at: null, updated_at: call.clock.now(), ...appliedKey(call) }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .catch((error: unknown) => {
          throw rules.explained(error, before);
        });
      if (!restored) throw noLongerAsRead(noun);
      await keeps?.restored(call, restored._id);
      return restored;
    });
    call.changes.push(changeOf(table, 'create', after._id, null, after));
    return after;
  };
}
