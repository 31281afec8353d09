import { CHANGED_ENTITIES, DELETED_KEPT_DAYS, recordChangeRules } from '@smoko/contract';
import type { Connection } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { link, listOf, oneOf, requiredLink, text } from '../../db/stored-fields.ts';

/** What a field was and became, in stored units (cents). Of long texts and links only that they changed. */
export interface FieldChange {
  name: string;
  before: string | number | boolean | null;
  after: string | number | boolean | null;
}

const schema = ownedSchema(
  {
    entity: oneOf(CHANGED_ENTITIES),
    record_id: requiredLink,
    /** Whose it was at that time. Of a job, a client or a supplier its own id as well. */
    project_id: link,
    client_id: link,
    supplier_id: link,
    /** An assistant, or the client who answered by a link; null: the tradie, or nobody in particular. */
    by: text,
    fields: listOf<FieldChange>(),
  },
  // goes with its record, and comes back with it
  { rules: recordChangeRules, keepDeletedDays: DELETED_KEPT_DAYS },
);

export type RecordChangeRow = RowIn<typeof schema>;

const made = new WeakMap<Connection, Repository<RecordChangeRow>>();

/** One for a connection: every table's repository writes to it. */
export function recordChangeRepository(connection: Connection): Repository<RecordChangeRow> {
  const known = made.get(connection);
  if (known) return known;
  const repository: Repository<RecordChangeRow> = createRepository({
    table: 'record_changes',
    noun: 'change',
    rules: recordChangeRules,
    connection,
    schema,
  });
  made.set(connection, repository);
  return repository;
}
