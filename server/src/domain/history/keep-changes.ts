import { assistantName, CHANGED_ENTITIES } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import type { KeepsChanges } from '../../db/keeps-changes.ts';
import type { Repository } from '../../db/repository.ts';
import type { RowBase } from '../../db/row.ts';
import type { WriteCall } from '../../db/write-call.ts';
import { type FieldChange, type RecordChangeRow, recordChangeRepository } from './store.ts';
import { TOLD, type ToldTable } from './told-fields.ts';

/**
 * Keeps what changes in the records of a table, for their timelines. When a record was made stands on the record itself, so
 * that alone is not kept. Undefined for a table of which nothing is told.
 */
export function keepChanges(connection: Connection, table: string): KeepsChanges | undefined {
  const entity = CHANGED_ENTITIES.find((one) => one === table);
  if (!entity) return undefined;
  const changes = recordChangeRepository(connection);
  const of = (call: WriteCall, record_id: Types.ObjectId) => ({
    user_id: new Types.ObjectId(call.actor.userId),
    record_id,
  });
  return {
    changed: (call, before, after) => keepChange(changes, entity, before, after, call.clock.now(), doerOf(call)),
    async removed(call, id) {
      // by the real clock: the database's expiry index counts the days
      await changes.model.updateMany({ ...of(call, id), deleted_at: null }, { $set: { deleted_at: new Date() } });
    },
    async restored(call, id) {
      await changes.model.updateMany({ ...of(call, id), deleted_at: { $ne: null } }, { $set: { deleted_at: null } });
    },
  };
}

/** Writes one entry where anything changed that is told. */
export async function keepChange(
  { model }: Repository<RecordChangeRow>,
  entity: ToldTable,
  before: RowBase,
  after: RowBase,
  at: Date,
  by: string | null,
): Promise<void> {
  const fields = changedFields(entity, before, after);
  if (!fields.length) return;
  await model.insertMany([
    {
      _id: new Types.ObjectId(),
      user_id: after.user_id,
      created_at: at,
      updated_at: at,
      version: 1,
      deleted_at: null,
      entity,
      record_id: after._id,
      project_id: entity === 'projects' ? after._id : idIn(after, 'project_id'),
      client_id: entity === 'clients' ? after._id : idIn(after, 'client_id'),
      supplier_id: entity === 'suppliers' ? after._id : idIn(after, 'supplier_id'),
      by,
      fields,
    },
  ]);
}

const doerOf = ({ actor }: WriteCall): string | null => (actor.agent ? assistantName(actor.agent.assistant) : null);

const idIn = (row: RowBase, name: string): Types.ObjectId | null => {
  const id: unknown = Reflect.get(row, name);
  return id instanceof Types.ObjectId ? id : null;
};

function changedFields(entity: ToldTable, before: RowBase, after: RowBase): FieldChange[] {
  return Object.entries(TOLD[entity]).flatMap(([name, [, as]]) => {
    const [from, to] = [keptValue(Reflect.get(before, name)), keptValue(Reflect.get(after, name))];
    if (from === to) return [];
    // what a long text said is in the record; a change tells that there was one
    return [as === 'changed' ? { name, before: null, after: null } : { name, before: from, after: to }];
  });
}

function keptValue(value: unknown): FieldChange['before'] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return value instanceof Types.ObjectId ? value.toHexString() : null;
}
