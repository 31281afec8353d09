import {
  AppError,
  clients,
  type DomainInput,
  type DomainOutput,
  type ImportTable,
  importRules,
  listImports,
  previewImport,
  projects,
  runImport,
  suppliers,
  undoImport,
} from '@smoko/contract';
import type { Connection, Types } from 'mongoose';
import { createRepository, type Repository } from '../../db/repository.ts';
import { ownedSchema } from '../../db/schema.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { type Call, firstId, type Implementation, implement } from '../call.ts';
import type { Executor } from '../executor.ts';
import { listHandler } from '../tables/list-handler.ts';
import { requiredText } from '../tables/stored-fields.ts';
import { linkClients } from './clients-by-name.ts';
import { knownRecords } from './duplicates.ts';
import { type Draft, readRows } from './rows.ts';

const TABLE = 'imports';
const ROWS_SHOWN = 200;

const schema = ownedSchema(
  {
    table: requiredText,
    added: { type: Number, required: true },
    left_out: { type: Number, required: true },
    undone_at: { type: Date, default: null },
    /** The lines of the file that became records: the same after a crash. */
    lines: [Number],
  },
  { rules: importRules },
);

export const importRepository = (connection: Connection): Repository =>
  createRepository({
    table: TABLE,
    noun: 'import',
    rules: importRules,
    model: connection.model<StoredDoc>(TABLE, schema as never, TABLE),
  });

type Input = DomainInput<typeof runImport>;
type Record = DomainOutput<typeof runImport>;

const present = (doc: StoredDoc): Record => {
  const { lines: _, applied_key: __, ...record } = toPlain(doc);
  return record as unknown as Record;
};

const OPERATIONS = {
  clients: clients.operations,
  suppliers: suppliers.operations,
  projects: projects.operations,
} as const;

type Sorted = Draft & { state: 'wrong' | 'duplicate' | 'new' };

/** Lists from other programs: looked at first, added on a yes, taken back as a whole. */
export function importImplementations(
  imports: Repository,
  tables: { [name in ImportTable]: Repository },
  executor: () => Executor,
): Implementation[] {
  async function look(call: Call, { table, csv }: Input) {
    const { columns, drafts } = readRows(table, csv);
    if (table === 'projects') await linkClients(call, drafts, tables.clients);
    const known = await knownRecords(call, table, tables[table]);
    const rows = drafts.map((draft): Sorted => {
      if (draft.notes.length > 0) return { ...draft, state: 'wrong' };
      const double = known.doubles(draft.fields, draft.line);
      return double ? { ...draft, notes: [double], state: 'duplicate' } : { ...draft, state: 'new' };
    });
    return { columns, rows };
  }

  /** On file before its records are: an import that broke off is finished by the same request, or undone. */
  async function begin(call: Call, input: Input): Promise<{ doc: StoredDoc; rows: Sorted[] }> {
    const _id = call.newId();
    const { rows } = await look(call, input);
    const before = await imports.findOne(call, { _id });
    if (before) {
      const lines = before.lines as number[];
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
      const { columns, rows } = await look(call, input);
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
      let added = 0;
      for (const { line, fields } of rows) {
        try {
          const create = OPERATIONS[input.table].create as typeof clients.operations.create;
          await executor().execute(create, call.actor, fields as never, { key: keyOf(doc, line) });
          added += 1;
        } catch (error) {
          // somebody else took the number since
          if (!(error instanceof AppError)) throw error;
        }
      }
      const left_out = Number(doc.left_out) + Number(doc.added) - added;
      return present(added === doc.added ? doc : await imports.update(call, idOf(doc), { added, left_out }));
    }),

    implement(undoImport, async (call, { id }) => {
      const doc = await imports.get(call, id);
      if (doc.undone_at) throw new AppError('conflict', 'That import was undone already.');
      const table = doc.table as ImportTable;
      const ids = (doc.lines as number[]).map((line) => recordId(call, doc, line));
      const there = [...(await tables[table].byIds(call, ids)).values()].filter(({ deleted_at }) => !deleted_at);
      const untouched = there.filter(({ version }) => version === 1);
      for (const one of untouched) await executor().execute(OPERATIONS[table].delete, call.actor, { id: idOf(one) });
      const undone = await imports.update(call, id, { undone_at: call.clock.now() });
      return { import: present(undone), deleted: untouched.length, kept: there.length - untouched.length };
    }),
  ];
}

const idOf = (doc: StoredDoc): string => doc._id.toHexString();
/** Of the call that makes the record of a line; the record's id follows from it. */
const keyOf = (doc: StoredDoc, line: number): string => `import ${idOf(doc)} ${line}`;
const recordId = (call: Call, doc: StoredDoc, line: number): Types.ObjectId =>
  firstId(call.actor.userId, keyOf(doc, line));
