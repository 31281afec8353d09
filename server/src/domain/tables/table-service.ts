import type { Operation } from '@smoko/contract';
import type { z } from 'zod';
import type { Repository } from '../../db/repository.ts';
import type { RowBase, Written } from '../../db/row.ts';
import { type PlainRow, toPlain } from '../../db/stored.ts';
import { type Call, type Implementation, implement } from '../call.ts';
import { type ListInput, listHandler } from './list-handler.ts';
import { withRetry } from './with-retry.ts';

/** What a table of the contract takes and shows. */
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

/** Where a table's storage meets its contract: a field that one of them lacks does not compile here. */
export interface TableRules<Row, Created, Changed, Shown> {
  /** Checks references, completes what code computes, and stores the record. */
  create(call: Call, given: Created): Promise<Row>;
  /** The same for a change of what is stored; gives what to store. */
  change(call: Call, given: Omit<Changed, 'id' | 'version'>, before: Row): Promise<Written<Row>> | Written<Row>;
  /** Records as people see them, with those they name; a whole page at once. */
  present(call: Call, records: PlainRow<Row>[], rows: Row[]): Promise<Shown[]> | Shown[];
}

/** What a table's other services need: its records as people see them. */
export interface TableService<Row, Shown> {
  implementations: Implementation[];
  present(call: Call, rows: Row[]): Promise<Shown[]>;
  presentOne(call: Call, row: Row): Promise<Shown>;
}

/** Fields that were given as undefined were not given. */
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** list, get, create, update, delete and restore of a table: the one implementation of each. */
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
      implement(operations.create, async (call, input) => presentOne(call, await rules.create(call, given(input)))),
      implement(operations.update, (call, { id, version, ...input }) =>
        // what is worked out from the record holds for that version of it: with a later one it is worked out again
        withRetry(version === undefined, async () => {
          const before = await repository.get(call, id);
          const fields = given(await rules.change(call, given(input), before));
          return presentOne(call, await repository.update(call, id, fields, version ?? before.version));
        }),
      ),
      implement(operations.delete, async (call, { id }) => {
        await repository.remove(call, id);
        return null;
      }),
      implement(operations.restore, async (call, { id }) => presentOne(call, await repository.restore(call, id))),
    ],
  };
}
