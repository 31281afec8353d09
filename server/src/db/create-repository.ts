import { createRemove, createRestore } from './delete-records.ts';
import { createOwnedTable } from './owned-table.ts';
import { createReads } from './read-records.ts';
import type { Repository } from './repository.ts';
import type { RepositoryOptions } from './repository-options.ts';
import type { AnyRow, RowBase } from './row.ts';
import { createTogether } from './together.ts';
import { createInsert, createUpdate } from './write-records.ts';
import { createWriteRules } from './write-rules.ts';

/**
 * The repository of one table, with its row type. The code inside handles every table alike and looks fields up by name, so
 * the type is asserted here, once: the schema decides what can be stored.
 */
export const createRepository = <Row extends RowBase>(options: RepositoryOptions<Row>): Repository<Row> =>
  createUntypedRepository(options as unknown as RepositoryOptions<AnyRow>) as unknown as Repository<Row>;

function createUntypedRepository(options: RepositoryOptions<AnyRow>): Repository<AnyRow> {
  const records = createOwnedTable(options.connection, options);
  const reads = createReads(records, options.rules);
  const writeRules = createWriteRules(options);
  const together = createTogether(options.connection, options.follow);
  const update = createUpdate(records, writeRules, reads.get, together, options.keeps);
  const remove = createRemove(records, reads.get, together, options);
  return {
    model: records.model,
    table: records.table,
    ...reads,
    insert: createInsert(records, writeRules, together),
    update,
    assertChange: writeRules.assertChange,
    remove,
    async retract(call, id) {
      const instead = options.retracted?.(await reads.get(call, id));
      await (instead ? update(call, id, instead) : remove(call, id));
    },
    restore: createRestore(records, writeRules, together, options.keeps),
  };
}
