import { AppError, assertFirst, assertNext, type ListRules, notFound, type StatusRules } from '@smoko/contract';
import { type Connection, Types } from 'mongoose';
import { acrossOwners } from './across-owners.ts';
import { findPage, type PageRequest } from './paging.ts';
import type { AnyRow, RowBase, Written } from './row.ts';
import type { Filter, RowModel } from './row-model.ts';
import type { OwnedSchema } from './schema.ts';
import { assertDefaultOrder, searchPage } from './search.ts';
import { wordStarts } from './search-words.ts';
import { changeOf } from './stored.ts';
import type { WriteCall } from './write-call.ts';

export type Fields = Record<string, unknown>;

/** Reads and writes one owned table. Every write is announced before, recorded in the call, and increments `version`. */
export interface Repository<Row = AnyRow> {
  readonly model: RowModel<Row>;
  readonly table: string;
  page(
    call: WriteCall,
    request: PageRequest & { q?: string | undefined },
    filters: Fields,
  ): Promise<{ docs: Row[]; next: string | null }>;
  /** Throws not_found for a record that is missing, deleted or somebody else's: they look the same. */
  get(call: WriteCall, id: string): Promise<Row>;
  /** By id; deleted records are included, because others may still refer to them. */
  byIds(call: WriteCall, ids: readonly (Types.ObjectId | null | undefined)[]): Promise<Map<string, Row>>;
  findOne(call: WriteCall, filter: Filter<Row>): Promise<Row | null>;
  /** `_id` may be given, from `call.newId()`, so that a repeated insert makes the same record. */
  insert(call: WriteCall, fields: Written<Row>): Promise<Row>;
  /** Throws a conflict where `version` is given and is no longer the record's. */
  update(call: WriteCall, id: string, fields: Written<Row>, version?: number): Promise<Row>;
  /** Throws what `update` would throw for these fields, and writes nothing. */
  assertChange(call: WriteCall, before: Row, fields: Written<Row>): Promise<void>;
  remove(call: WriteCall, id: string): Promise<void>;
  /** Restores a deleted record; one that is not deleted stays as it is. Throws where its unique number was reused since. */
  restore(call: WriteCall, id: string): Promise<Row>;
}

export const DUPLICATE_KEY = 11_000;
const isDuplicate = (error: unknown): error is { keyPattern?: Fields } =>
  (error as { code?: number } | null)?.code === DUPLICATE_KEY;

/** `after` is the record as it would be stored (a new one without what the repository adds), `before` as it is stored. */
export type Check<Row = AnyRow> = (call: WriteCall, after: Written<Row>, before: Row | null) => Promise<void> | void;

export interface RepositoryOptions<Row> {
  table: string;
  noun: string;
  rules: ListRules;
  connection: Connection;
  schema: OwnedSchema<Row>;
  /** Messages for duplicates, by the last field of the unique index. */
  duplicates?: { [K in keyof Row]?: (fields: Written<Row>) => string };
  /** Which status may follow which. */
  statuses?: StatusRules | undefined;
  /** A further check before each write. Throws an AppError. */
  check?: Check<Row> | undefined;
  /** Computes fields that are stored with the record and follow from its others. */
  derive?: ((fields: Written<Row>) => Fields) | undefined;
}

/**
 * The repository of one table, with its row type. The code inside handles every table alike and looks fields up by name, so
 * the type is asserted here, once: the schema decides what can be stored.
 */
export const createRepository = <Row extends RowBase>(options: RepositoryOptions<Row>): Repository<Row> =>
  createUntypedRepository(options as unknown as RepositoryOptions<AnyRow>) as unknown as Repository<Row>;

function createUntypedRepository({
  table,
  noun,
  rules,
  connection,
  schema,
  duplicates = {},
  statuses,
  check,
  derive,
}: RepositoryOptions<AnyRow>): Repository<AnyRow> {
  const mongooseModel = connection.model<AnyRow>(table, schema, table);
  // narrows Mongoose's types to the names and types of the table's fields
  const model = mongooseModel as unknown as RowModel<AnyRow>;
  const owner = (call: WriteCall) => ({ user_id: new Types.ObjectId(call.actor.userId) });
  const softDeletes = Boolean(model.schema.path('deleted_at'));
  const live = (call: WriteCall) => ({ ...owner(call), ...(softDeletes ? { deleted_at: null } : {}) });
  const one = (call: WriteCall, id: string) => ({ ...live(call), _id: new Types.ObjectId(id) });
  const derived = (fields: Fields) => ({
    ...(rules.search.length ? { words: wordStarts(rules.search.map((name) => fields[name])) } : {}),
    ...derive?.(fields),
  });

  function explain(error: unknown, fields: Fields): unknown {
    if (!isDuplicate(error)) return error;
    const name = Object.keys(error.keyPattern ?? {}).at(-1) ?? '';
    const message = duplicates[name]?.(fields) ?? `Another ${noun} already has that ${name.replaceAll('_', ' ')}.`;
    return new AppError('duplicate', message, { errors: [{ path: name, message }], cause: error });
  }

  async function assertNew(call: WriteCall, fields: Fields): Promise<void> {
    if (statuses) assertFirst(statuses, String(fields.status));
    await check?.(call, fields, null);
  }
  async function assertChange(call: WriteCall, before: AnyRow, fields: Fields): Promise<void> {
    if (statuses && fields.status !== undefined) assertNext(statuses, String(before.status), String(fields.status));
    await check?.(call, { ...before, ...fields }, before);
  }

  async function get(call: WriteCall, id: string): Promise<AnyRow> {
    const doc = await model.findOne(one(call, id)).lean();
    if (!doc) throw notFound(noun);
    return doc;
  }

  return {
    model,
    table,
    get,
    assertChange,

    page(call, { q, ...request }, filters) {
      const { days, others } = splitDateRanges(filters, rules.ranges ?? []);
      const ids = [...Object.entries(others).map(([name, value]) => [name, asStored(model, name, value)]), ...days];
      if (q === undefined || q.trim() === '')
        return findPage(model, { ...live(call), ...Object.fromEntries(ids) }, request);
      assertDefaultOrder(request.sort, rules.defaultSort);
      return searchPage(model, live(call), Object.fromEntries(ids), q, request);
    },

    async byIds(call, ids) {
      const wanted = ids.filter((id): id is Types.ObjectId => Boolean(id));
      if (!wanted.length) return new Map();
      const docs = await model.find({ ...owner(call), _id: { $in: wanted } }).lean();
      return new Map(docs.map((doc) => [doc._id.toHexString(), doc]));
    },

    findOne: (call, filter) =>
      model
        .findOne({ ...live(call), ...filter })
        .lean()
        .exec(),

    async insert(call, fields) {
      await assertNew(call, fields);
      const at = call.clock.now();
      const doc = {
        ...owner(call),
        ...fields,
        _id: fields._id ?? call.newId(),
        created_at: at,
        updated_at: at,
        version: 1,
        ...(softDeletes ? { deleted_at: null } : {}),
        ...derived(fields),
        ...(call.key ? { applied_key: call.key } : {}),
      } as AnyRow;
      const change = changeOf(table, 'create', doc._id, null, doc);
      await call.beforeWrite(change);
      try {
        // the schema casts and fills in defaults; its validation is skipped, because the contract has validated the input
        const stored = new mongooseModel(doc).toObject() as AnyRow;
        await acrossOwners(model, 'an insert has no filter: the record names its owner').insertOne(stored);
        call.changes.push(changeOf(table, 'create', doc._id, null, stored));
        return stored;
      } catch (error) {
        const again =
          isDuplicate(error) && call.key ? await model.findOne({ ...owner(call), _id: doc._id }).lean() : null;
        if (!again) throw explain(error, fields);
        call.changes.push(changeOf(table, 'create', doc._id, null, again));
        return again;
      }
    },

    async update(call, id, fields, version) {
      const before = await get(call, id);
      const announced = call.announced(table, id);
      if (announced && call.key && before.applied_key === call.key) {
        call.changes.push({ ...announced, after: changeOf(table, 'update', before._id, null, before).after });
        return before;
      }
      if (version !== undefined && before.version !== version) throw changedMeanwhile(noun);
      await assertChange(call, before, fields);
      const set = {
        ...fields,
        updated_at: call.clock.now(),
        ...derived({ ...before, ...fields }),
        ...(call.key ? { applied_key: call.key } : {}),
      };
      await call.beforeWrite(changeOf(table, 'update', before._id, before, null));
      const after = await model
        .findOneAndUpdate(
          { ...one(call, id), version: before.version },
          { $set: set, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .catch((error: unknown) => {
          throw explain(error, fields);
        });
      if (!after) throw changedMeanwhile(noun);
      call.changes.push(changeOf(table, 'update', before._id, before, after));
      return after;
    },

    async remove(call, id) {
      if (call.key && call.announced(table, id)) {
        const gone = await model.findOne({ ...owner(call), _id: new Types.ObjectId(id), applied_key: call.key }).lean();
        if (gone) {
          call.changes.push(changeOf(table, 'delete', gone._id, gone, null));
          return;
        }
      }
      const before = await get(call, id);
      await call.beforeWrite(changeOf(table, 'delete', before._id, before, null));
      const at = call.clock.now();
      const key = call.key ? { applied_key: call.key } : {};
      // by the real clock, not the business clock: the database's expiry index counts the 30 days
      await model.updateOne(one(call, id), {
        $set: { deleted_at: new Date(), updated_at: at, ...key },
        $inc: { version: 1 },
      });
      call.changes.push(changeOf(table, 'delete', before._id, before, null));
    },

    async restore(call, id) {
      const before = await model.findOne({ ...owner(call), _id: new Types.ObjectId(id) }).lean();
      if (!before) throw notFound(noun);
      if (!before.deleted_at) {
        const mine = call.key && call.announced(table, id) && before.applied_key === call.key;
        if (mine) call.changes.push(changeOf(table, 'create', before._id, null, before));
        return before;
      }
      await call.beforeWrite(changeOf(table, 'create', before._id, null, before));
      const key = call.key ? { applied_key: call.key } : {};
      const after = await model
        .findOneAndUpdate(
          { ...owner(call), _id: before._id, version: before.version },
          { $set: { deleted_at: null, updated_at: call.clock.now(), ...key }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        )
        .lean()
        .catch((error: unknown) => {
          throw explain(error, before);
        });
      if (!after) throw changedMeanwhile(noun);
      call.changes.push(changeOf(table, 'create', after._id, null, after));
      return after;
    },
  };
}

const changedMeanwhile = (noun: string) =>
  new AppError('conflict', `That ${noun} was changed meanwhile. Have a look at it as it is now, then try again.`);

/** Turns `due_date_from` and `due_date_to` into one condition on `due_date`, which records without a date never meet. */
function splitDateRanges(filters: Fields, ranges: readonly string[]): { days: [string, Fields][]; others: Fields } {
  const ends = ranges.flatMap((name) => [`${name}_from`, `${name}_to`]);
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !ends.includes(name)));
  const days = ranges.flatMap((name): [string, Fields][] => {
    const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]];
    if (from === undefined && to === undefined) return [];
    const equal = others[name] === undefined ? {} : { $eq: others[name] };
    return [[name, { ...equal, $gte: from ?? '', ...(to === undefined ? {} : { $lte: to }) }]];
  });
  return { days, others };
}

function asStored(model: RowModel<AnyRow>, name: string, value: unknown): unknown {
  const isId = model.schema.path(name)?.instance === 'ObjectId';
  return isId && typeof value === 'string' ? new Types.ObjectId(value) : value;
}
