import { acrossOwners } from './across-owners.ts';
import { isDuplicateKey } from './duplicate-key.ts';
import type { KeepsChanges } from './keeps-changes.ts';
import type { OwnedTable } from './owned-table.ts';
import type { Repository } from './repository.ts';
import type { AnyRow, Written } from './row.ts';
import { changeOf } from './stored.ts';
import type { Together } from './together.ts';
import type { WriteCall } from './write-call.ts';
import { appliedKey, noLongerAsRead, type WriteRules } from './write-rules.ts';

/** Makes records of one table. Repeated with the same idempotency key it finds the one that is there. */
export function createInsert(records: OwnedTable, rules: WriteRules, together: Together): Repository['insert'] {
  const { model, table, owner } = records;

  const newRecord = (call: WriteCall, fields: Written<AnyRow>): AnyRow => {
    const at = call.clock.now();
    return {
      ...owner(call),
      ...fields,
      _id: fields._id ?? call.newId(),
      created_at: at,
      updated_at: at,
      version: 1,
      ...(records.softDeletes ? { deleted_at: null } : {}),
      ...rules.derived(fields),
      ...appliedKey(call),
    } as AnyRow;
  };

  return async (call, fields) => {
    await rules.assertNew(call, fields);
    const record = newRecord(call, fields);
    const { _id } = record;
    await call.beforeWrite(changeOf(table, 'create', _id, null, record));
    try {
      const stored = records.cast(record);
      const collection = acrossOwners(model, 'an insert has no filter: the record names its owner');
      await together(call, null, async (session) => {
        await collection.insertOne(stored, session && { session });
        return stored;
      });
      call.changes.push(changeOf(table, 'create', _id, null, stored));
      return stored;
    } catch (error) {
      const isRepeated = isDuplicateKey(error) && call.key;
      const known = isRepeated ? await model.findOne({ ...owner(call), _id }).lean() : null;
      if (!known) throw rules.explained(error, fields);
      call.changes.push(changeOf(table, 'create', _id, null, known));
      return known;
    }
  };
}

/** Changes records of one table, each from the version that was read. */
export function createUpdate(
  { model, table, noun, one }: OwnedTable,
  rules: WriteRules,
  get: Repository['get'],
  together: Together,
  keeps: KeepsChanges | undefined,
): Repository['update'] {
  return async (call, id, fields, version) => {
    const before = await get(call, id);
    const announced = call.announced(table, id);
    const isApplied = call.key && before.applied_key === call.key;
    if (announced && isApplied) {
      call.changes.push({ ...announced, after: changeOf(table, 'update', before._id, null, before).after });
      return before;
    }
    // a crash between the write and its answer: the same request again is that write, and clashes with nobody
    if (isApplied && version !== undefined && before.version === version + 1) {
      call.changes.push(changeOf(table, 'update', before._id, before, before));
      return before;
    }
    if (version !== undefined && before.version !== version) throw noLongerAsRead(noun);
    await rules.assertChange(call, before, fields);
    const set = {
      ...fields,
      updated_at: call.clock.now(),
      ...rules.derived({ ...before, ...fields }),
      ...appliedKey(call),
    };
    await call.beforeWrite(changeOf(table, 'update', before._id, before, null));
    const after = await together(call, before, async () => {
      const written = await model
        .findOneAndUpdate(
          { ...one(call, id), version: before.version },
          { $set: set, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .catch((error: unknown) => {
          throw rules.explained(error, fields);
        });
      if (!written) throw noLongerAsRead(noun);
      await keeps?.changed(call, before, written);
      return written;
    });
    call.changes.push(changeOf(table, 'update', before._id, before, after));
    return after;
  };
}
