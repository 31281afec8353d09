import { listRecordChanges } from '@smoko/contract';
import { toPlain } from '../../db/stored.ts';
import { type Implementation, implement } from '../call.ts';
import type { Records } from '../records.ts';
import { listHandler } from '../tables/list-handler.ts';
import type { FieldChange, RecordChangeRow } from './store.ts';
import { TOLD, type ToldTable } from './told-fields.ts';

/** The changes that are kept, as they are: for the export, and for whoever would tell them in other words. */
export const recordChangesImplementation = ({ recordChanges }: Records['repositories']): Implementation =>
  implement(
    listRecordChanges,
    listHandler(recordChanges, (_, rows) => rows.map(present)),
  );

function present(row: RecordChangeRow) {
  const { updated_at: _u, version: _v, fields, ...change } = toPlain(row);
  return { ...change, fields: fields.map((one) => inDollars(row.entity, one)) };
}

/** What kind of value a field has only its table says: no schema can convert it. */
function inDollars(entity: ToldTable, { name, before, after }: FieldChange): FieldChange {
  const isMoney = TOLD[entity][name]?.[1] === 'money';
  const shown = (value: FieldChange['before']) => (isMoney && typeof value === 'number' ? value / 100 : value);
  return { name, before: shown(before), after: shown(after) };
}
