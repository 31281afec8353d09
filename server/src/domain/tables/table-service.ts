import type { Operation } from '@smoko/contract';
import type { z } from 'zod';
import type { Repository } from '../../db/repository.ts';
import type { RowBase, Written } from '../../db/row.ts';
import { type PlainRow, toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { type ListInput, listHandler } from './list-handler.ts';
import { withRetry } from './with-retry.ts';

/** The operations that every table of the contract has. */
interface Table<Created, Changed, Shown> {
  operations: {
    list: Operation<z.ZodType<ListInput>, z.ZodType<{ data: Shown[]; next_cursor: string | null }>>;
    get: Operation<z.ZodType<{ id: string }>, z.ZodType<Shown>>;
    create: Operation<z.ZodType<Created>, z.ZodType<Shown>>;
    update: Operation<z.ZodType<Changed>, z.ZodType<Shown>>;
    delete: Operation<z.ZodType<{ id: string }>, z.ZodType<null>>;
    restore: Operation<z.ZodType<{ id: string }>, z.ZodType<Shown>>;
  };
}

interface Change {
  id: string;
  version?: number | undefined;
}

/** Maps between a table's contract and its stored rows; a field that one side lacks does not compile. */
export interface TableRules<Row, Created, Changed, Shown> {
  /** Checks references, computes derived fields, and stores the record. */
  create(call: Call, given: Created): Promise<Row>;
  /** Checks references and computes derived fields of an update. Returns the fields to store. */
  change(call: Call, given: Omit<Changed, 'id' | 'version'>, before: Row): Promise<Written<Row>> | Written<Row>;
  /** What else follows from an update; returns the record as it is then. */
  changed?(call: Call, given: Omit<Changed, 'id' | 'version'>, after: Row): Promise<Row>;
  /** Records as the API shows them, with joined references. Takes a whole page, so that each join is one query. */
  present(call: Call, records: PlainRow<Row>[], rows: Row[]): Promise<Shown[]> | Shown[];
}

/** The table's operations, and its records as the API shows them for services that return some. */
export interface TableService<Row, Shown> {
  implementations: Implementation[];
  present(call: Call, rows: Row[]): Promise<Shown[]>;
  presentOne(call: Call, row: Row): Promise<Shown>;
}

const withoutUndefined = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** The one implementation of list, get, create, update, delete and restore, for every table. */
export function tableService<Row extends RowBase, Created extends object, Changed extends Change, Shown>(
  { operations }: Table<Created, Changed, Shown>,
  repository: Repository<Row>,
  rules: TableRules<Row, Created, Changed, Shown>,
): TableService<Row, Shown> {
  const present = async (call: Call, rows: Row[]) => rules.present(call, rows.map(toPlain), rows);
  async function presentOne(call: Call, row: Row): Promise<Shown> {
    const [shown] = await present(call, [row]);
    if (!shown) throw new Error('A record was presented as nothing.');
    return shown;
  }

  return {
    present,
    presentOne,
    implementations: [
      implement(operations.list, listHandler(repository, present)),
      implement(operations.get, async (call, { id }) => presentOne(call, await repository.get(call, id))),
      implement(operations.create, async (call, input) =>
        presentOne(call, await rules.create(call, withoutUndefined(input))),
      ),
      implement(operations.update, async (call, { id, version, ...input }) => {
        const given = withoutUndefined(input);
        // rules.change computes from one version of the record: if that is overtaken, compute again from the new one
        const after = await withRetry(version === undefined, async () => {
          const before = await repository.get(call, id);
          const fields = withoutUndefined(await rules.change(call, given, before));
          return repository.update(call, id, fields, version ?? before.version);
        });
        return presentOne(call, (await rules.changed?.(call, given, after)) ?? after);
      }),
      implement(operations.delete, async (call, { id }) => {
        await repository.remove(call, id);
        return null;
      }),
      implement(operations.restore, async (call, { id }) => presentOne(call, await repository.restore(call, id))),
    ],
  };
}
