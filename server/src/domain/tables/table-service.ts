import type { defineTable, ListRules, Operation } from '@smoko/contract';
import type { Fields, Repository } from '../../db/repository.ts';
import { type StoredDoc, toPlain } from '../../db/stored.ts';
import { type Call, type Handler, type Implementation, implement } from '../call.ts';
import { listHandler } from './list-handler.ts';
import { withRetry } from './with-retry.ts';

type Table = ReturnType<typeof defineTable>;

export interface TableRules {
  /** Checks references and completes what code computes. Gets what is stored, for an update. */
  prepare?: (call: Call, fields: Fields, before: StoredDoc | null) => Promise<Fields> | Fields;
  /** Adds joined records, for a whole page at once. */
  join?: (call: Call, records: Fields[], docs: StoredDoc[]) => Promise<Fields[]>;
  /** Operations of this table that are implemented elsewhere. */
  except?: (keyof Table['operations'])[];
}

/** What a table's other services need: its records as people see them. */
export interface TableService {
  implementations: Implementation[];
  /** Records with their joins. */
  present(call: Call, docs: StoredDoc[]): Promise<Fields[]>;
}

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** list, get, create, update, delete and restore of a table: the one implementation of each. */
export function tableService(
  table: {
    operations: Record<'list' | 'get' | 'create' | 'update' | 'delete' | 'restore', Operation>;
    list: ListRules;
  },
  repository: Repository,
  { prepare = (_, fields) => fields, join = async (_, records) => records, except = [] }: TableRules = {},
): TableService {
  const present: TableService['present'] = (call, docs) => join(call, docs.map(toPlain), docs);
  const one = async (call: Call, doc: StoredDoc) => (await present(call, [doc]))[0];

  const handlers = {
    list: listHandler(repository, present),
    get: async (call: Call, { id }: Fields) => one(call, await repository.get(call, String(id))),
    create: async (call: Call, input: Fields) =>
      one(call, await repository.insert(call, await prepare(call, given(input), null))),
    update: (call: Call, { id, version, ...input }: Fields) =>
      // what is worked out from the record holds for that version of it: with a later one it is worked out again
      withRetry(version === undefined, async () => {
        const before = await repository.get(call, String(id));
        const fields = given(await prepare(call, given(input), before));
        const expected = (version as number | undefined) ?? before.version;
        return one(call, await repository.update(call, String(id), fields, expected));
      }),
    delete: async (call: Call, { id }: Fields) => {
      await repository.remove(call, String(id));
      return null;
    },
    restore: async (call: Call, { id }: Fields) => one(call, await repository.restore(call, String(id))),
  };

  return {
    present,
    implementations: Object.entries(handlers)
      .filter(([name]) => !except.includes(name as never))
      .map(([name, handler]) =>
        implement(table.operations[name as keyof typeof handlers], handler as Handler<Operation>),
      ),
  };
}
