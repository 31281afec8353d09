import {
  AppError,
  clients,
  type DomainInput,
  type DomainOutput,
  IMPORT_TABLES,
  importRules,
  listImports,
  type Operation,
  previewImport,
  projects,
  runImport,
  suppliers,
  undoImport,
} from '@smoko/contract';
import type { Connection, Types } from 'mongoose';
import { createRepository } from '../../db/create-repository.ts';
import type { Repository } from '../../db/repository.ts';
import { field } from '../../db/row.ts';
import { ownedSchema, type RowIn } from '../../db/schema.ts';
import { toPlain } from '../../db/stored.ts';
import { moment, oneOf, requiredNumber } from '../../db/stored-fields.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import type { Executor } from '../executor.ts';
import { listHandler } from '../tables/list-handler.ts';
import { importedRecordId, importKey } from './imported-record-id.ts';
import { type ImportTables, type Sorted, sortRows, tableNamed } from './sort-rows.ts';

const TABLE = 'imports';
const ROWS_SHOWN = 200;

const schema = ownedSchema(
  {
    table: oneOf(IMPORT_TABLES),
    added: requiredNumber,
    left_out: requiredNumber,
    undone_at: moment,
    /** The lines of the file that became records: the same after a crash. */
    lines: field<number[]>({ type: [Number] }),
  },
  { rules: importRules },
);

export type ImportRow = RowIn<typeof schema>;

export const importRepository = (connection: Connection): Repository<ImportRow> =>
  createRepository({
    table: TABLE,
    noun: 'import',
    rules: importRules,
    connection,
    schema,
  });

type Input = DomainInput<typeof runImport>;
type Record = DomainOutput<typeof runImport>;

const present = (doc: ImportRow): Record => {
  const { lines: _, ...record } = toPlain(doc);
  return record;
};

const OPERATIONS = {
  clients: clients.operations,
  suppliers: suppliers.operations,
  projects: projects.operations,
} as const;

/** Lists from other programs: looked at first, added on a yes, taken back as a whole. */
export function importImplementations(
  imports: Repository<ImportRow>,
  tables: ImportTables,
  executor: Executor,
): Implementation[] {
  /** On file before its records are: an import that broke off is finished by the same request, or undone. */
  async function begin(call: Call, input: Input): Promise<{ doc: ImportRow; rows: Sorted[] }> {
    const _id = call.newId();
    const { rows } = await sortRows(call, tables, input);
    const before = await imports.findOne(call, { _id });
    if (before) {
      const { lines } = before;
      return { doc: before, rows: rows.filter(({ line }) => lines.includes(line)) };
    }
    const chosen = rows.filter(({ state }) => state === 'new' || (state === 'duplicate' && input.duplicates === 'add'));
    const doc = await imports.insert(call, {
      _id,
      table: input.table,
      added: chosen.length,
      left_out: rows.length - chosen.length,
      lines: chosen.map(({ line }) => line),
    });
    return { doc, rows: chosen };
  }

  return [
    implement(
      listImports,
      listHandler(imports, (_call, docs) => docs.map(present)),
    ),

    implement(previewImport, async (call, input) => {
      const { columns, rows } = await sortRows(call, tables, input);
      const of = (wanted: Sorted['state']) => rows.filter(({ state }) => state === wanted);
      const [wrong, duplicate, fresh] = [of('wrong'), of('duplicate'), of('new')];
      return {
        columns,
        counts: { new: fresh.length, duplicate: duplicate.length, wrong: wrong.length },
        rows: [...wrong, ...duplicate, ...fresh]
          .slice(0, ROWS_SHOWN)
          .map(({ line, name, state, notes }) => ({ line, name, state, notes })),
      };
    }),

    implement(runImport, async (call, input) => {
      const { doc, rows } = await begin(call, input);
      const create: Operation = OPERATIONS[input.table].create;
      let added = 0;
      for (const { line, fields } of rows) {
        try {
          await executor.execute(create, call.actor, fields, { key: importKey(idOf(doc), line) });
          added += 1;
        } catch (error) {
          // somebody else took the number since
          if (!(error instanceof AppError)) throw error;
        }
      }
      const left_out = doc.left_out + doc.added - added;
      return present(added === doc.added ? doc : await imports.update(call, idOf(doc), { added, left_out }));
    }),

    implement(undoImport, async (call, { id }) => {
      const doc = await imports.get(call, id);
      if (doc.undone_at) throw new AppError('conflict', 'That import was undone already.');
      const { table } = doc;
      const ids = doc.lines.map((line) => importedRecordId(call.actor.userId, idOf(doc), line));
      const there = [...(await tableNamed(tables, table).byIds(call, ids)).values()].filter(
        ({ deleted_at }) => !deleted_at,
      );
      const untouched = there.filter(({ version }) => version === 1);
      for (const one of untouched) await executor.execute(OPERATIONS[table].delete, call.actor, { id: idOf(one) });
      const undone = await imports.update(call, id, { undone_at: call.clock.now() });
      return { import: present(undone), deleted: untouched.length, kept: there.length - untouched.length };
    }),
  ];
}

const idOf = (doc: { _id: Types.ObjectId }): string => doc._id.toHexString();
