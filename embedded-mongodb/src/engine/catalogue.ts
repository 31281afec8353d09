import { type Binary, UUID } from 'bson';
import { decode, encode } from '../bson/codec.ts';
import { toDouble } from '../bson/numbers.ts';
import type { Doc, NumberValue } from '../bson/types.ts';
import { badValue, ServerError } from '../errors.ts';
import type { Connection } from './connection.ts';
import type { KeyField } from './index-keys.ts';
import { keyFields } from './index-spec.ts';
import { type PartialFilter, parsePartialFilter } from './partial-filter.ts';

export interface Index {
  id: number;
  name: string;
  spec: Doc;
  fields: KeyField[];
  unique: boolean;
  sparse: boolean;
  partial: PartialFilter | undefined;
  expireAfterSeconds: number | undefined;
  /** Per field: has any document had an array there? */
  multikey: boolean[];
  /** Per field: has any document had an array in an array there? So it is for all we know of files of earlier versions. */
  nested: boolean[];
}

export interface Collection {
  id: number;
  db: string;
  name: string;
  options: Doc;
  uuid: UUID;
  indexes: Index[];
}

const SCHEMA = `
CREATE TABLE IF NOT EXISTS collections(id INTEGER PRIMARY KEY AUTOINCREMENT, db TEXT NOT NULL, name TEXT NOT NULL,
  options BLOB NOT NULL, UNIQUE(db, name));
CREATE TABLE IF NOT EXISTS indexes(id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL,
  name TEXT NOT NULL, spec BLOB NOT NULL, multikey TEXT NOT NULL, UNIQUE(collection, name));`;

/** Collections and indexes, mirrored in memory. The file is the truth: after a rollback the mirror is read again. */
export class Catalogue {
  #collections = new Map<string, Collection>();
  #changed = false;
  /** How the catalogue looked before a write under way changed it: what everyone outside still sees. */
  #committed: Map<string, Collection> | undefined;
  #inTransaction = false;
  /** A copy of what is committed, kept until the next change: what long reads see. */
  #frozen: ReadonlyMap<string, Collection> | undefined;

  constructor(
    readonly connection: Connection,
    onlyToRead = false,
  ) {
    if (!onlyToRead) connection.exec(SCHEMA);
    this.load();
  }

  load(): void {
    this.connection.forgetStatements();
    this.#collections.clear();
    const rows = this.connection.rows<[number, string, string, Buffer]>(
      'SELECT id, db, name, options FROM collections',
    );
    for (const [id, db, name, options] of rows) {
      const { uuid, ...rest } = decode(options);
      const indexes = this.connection
        .rows<[number, Buffer, string]>('SELECT id, spec, multikey FROM indexes WHERE collection=? ORDER BY id', id)
        .map(([indexId, spec, multikey]) => toIndex(indexId, decode(spec), multikey));
      this.#collections.set(`${db}.${name}`, {
        id,
        db,
        name,
        options: rest,
        uuid: new UUID((uuid as Binary).buffer),
        indexes,
      });
    }
  }

  /** `inside`: seen from the open transaction. */
  find(db: string, name: string, inside: boolean): Collection | undefined {
    return this.#view(inside).get(`${db}.${name}`);
  }

  all(inside: boolean): Collection[] {
    return [...this.#view(inside).values()];
  }

  /** What is committed now, as it will stay whatever changes later. */
  frozen(): ReadonlyMap<string, Collection> {
    this.#frozen ??= copyOf(this.#view(false));
    return this.#frozen;
  }

  #view(inside: boolean): Map<string, Collection> {
    return inside ? this.#collections : (this.#committed ?? this.#collections);
  }

  create(db: string, name: string, options: Doc = {}): Collection {
    checkName(db, name);
    this.touch();
    const uuid = new UUID();
    const { id } = this.connection.run(
      'INSERT INTO collections(db, name, options) VALUES(?,?,?)',
      db,
      name,
      encode({ ...options, uuid }),
    );
    this.connection.exec(
      `CREATE TABLE d${id}(rid INTEGER PRIMARY KEY, k BLOB NOT NULL UNIQUE, doc BLOB NOT NULL, h INTEGER)`,
    );
    const collection: Collection = { id, db, name, options, uuid, indexes: [] };
    this.#collections.set(`${db}.${name}`, collection);
    return collection;
  }

  drop(collection: Collection): void {
    this.touch();
    for (const index of [...collection.indexes]) this.dropIndex(collection, index);
    this.connection.run('DELETE FROM collections WHERE id=?', collection.id);
    this.connection.forgetStatements();
    this.connection.exec(`DROP TABLE d${collection.id}`);
    this.#collections.delete(`${collection.db}.${collection.name}`);
  }

  rename(collection: Collection, db: string, name: string): void {
    checkName(db, name);
    this.touch();
    this.connection.run('UPDATE collections SET db=?, name=? WHERE id=?', db, name, collection.id);
    this.#collections.delete(`${collection.db}.${collection.name}`);
    this.#collections.set(`${db}.${name}`, Object.assign(collection, { db, name }));
  }

  addIndex(collection: Collection, spec: Doc): Index {
    this.touch();
    const { id } = this.connection.run(
      'INSERT INTO indexes(collection, name, spec, multikey) VALUES(?,?,?,?)',
      collection.id,
      String(spec.name),
      encode(spec),
      '',
    );
    this.connection.exec(
      `CREATE TABLE i${id}(k BLOB NOT NULL, rid INTEGER NOT NULL, PRIMARY KEY(k, rid)) WITHOUT ROWID`,
    );
    const index = toIndex(id, spec, '');
    collection.indexes = [...collection.indexes, index];
    return index;
  }

  changeIndex(index: Index, spec: Doc): void {
    this.touch();
    this.connection.run('UPDATE indexes SET spec=? WHERE id=?', encode(spec), index.id);
    Object.assign(index, toIndex(index.id, spec, ''), {
      multikey: index.multikey,
      nested: index.nested,
    });
  }

  dropIndex(collection: Collection, index: Index): void {
    this.touch();
    this.connection.run('DELETE FROM indexes WHERE id=?', index.id);
    this.connection.forgetStatements();
    this.connection.exec(`DROP TABLE i${index.id}`);
    collection.indexes = collection.indexes.filter((other) => other !== index);
  }

  /** Remembers how many arrays the fields of an index hold, one in another; the planner must know before the next query. */
  markArrays(index: Index, arrays: readonly number[]): void {
    const news = (depth: number, at: number) => (depth > 0 && !index.multikey[at]) || (depth > 1 && !index.nested[at]);
    if (!arrays.some(news)) return;
    this.touch();
    index.multikey = index.multikey.map((known, at) => known || (arrays[at] ?? 0) > 0);
    index.nested = index.nested.map((known, at) => known || (arrays[at] ?? 0) > 1);
    const bits = [index.multikey, index.nested].map((flags) => flags.map(Number).join('')).join('.');
    this.connection.run('UPDATE indexes SET multikey=? WHERE id=?', bits, index.id);
  }

  beginTransaction(): void {
    this.#inTransaction = true;
  }

  endTransaction(committed: boolean): void {
    this.#inTransaction = false;
    if (committed && this.#changed) this.#frozen = undefined;
    this.#committed = undefined;
    if (!committed) this.rolledBack();
    this.#changed = false;
  }

  rolledBack(): void {
    if (this.#changed) this.load();
  }

  /** Called before any change of the mirror. */
  touch(): void {
    this.#changed = true;
    if (this.#inTransaction) this.#committed ??= copyOf(this.#collections);
  }
}

const copyOf = (collections: Map<string, Collection>): Map<string, Collection> =>
  new Map(
    [...collections].map(([key, collection]) => [
      key,
      { ...collection, indexes: collection.indexes.map((index) => ({ ...index })) },
    ]),
  );

function toIndex(id: number, spec: Doc, multikey: string): Index {
  const fields = keyFields(spec.key as Doc);
  const ttl = spec.expireAfterSeconds;
  // earlier versions kept the first part alone
  const [arrays = '', nested = arrays] = multikey.split('.');
  return {
    id,
    name: String(spec.name),
    spec,
    fields,
    unique: Boolean(spec.unique),
    sparse: Boolean(spec.sparse),
    partial: spec.partialFilterExpression ? parsePartialFilter(spec.partialFilterExpression) : undefined,
    expireAfterSeconds: ttl === undefined ? undefined : toDouble(ttl as NumberValue),
    multikey: fields.map((_, at) => arrays[at] === '1'),
    nested: fields.map((_, at) => nested[at] === '1'),
  };
}

function checkName(db: string, name: string): void {
  if (!db || /[/\\. "$\0]/.test(db)) throw new ServerError(73, 'InvalidNamespace', `Invalid database name: '${db}'`);
  if (!name || name.includes('$') || name.includes('\0') || name.startsWith('.') || name.startsWith('system.'))
    throw new ServerError(73, 'InvalidNamespace', `Invalid collection name: '${db}.${name}'`);
  if (Buffer.byteLength(`${db}.${name}`) > 255) throw badValue('Fully qualified namespace is too long. Max: 255');
}
