import Database from 'libsql';

export type Sync = 'FULL' | 'NORMAL';
/** What may be bound. libsql stores any JavaScript number as REAL; columns declared INTEGER turn it back. */
export type Parameter = Buffer | Uint8Array | string | number | null;

interface Statement {
  run(parameters: readonly Parameter[]): { changes: number; lastInsertRowid: number | bigint };
  get(parameters: readonly Parameter[]): unknown;
  all(parameters: readonly Parameter[]): unknown[];
  raw(): Statement;
}

const MAX_STATEMENTS = 400;

export interface ConnectionOptions {
  /** Leaves the file as it is; a write-ahead log beside it is read with it. */
  onlyToRead?: boolean;
  cacheKiB?: number;
}

/** One SQLite connection with its prepared statements. Rows are arrays, blobs Buffers. */
export class Connection {
  readonly #db: InstanceType<typeof Database>;
  readonly #statements = new Map<string, Statement>();

  constructor(
    readonly file: string,
    sync: Sync,
    { onlyToRead = false, cacheKiB = 65_536 }: ConnectionOptions = {},
  ) {
    this.#db = new Database(file);
    const mode = onlyToRead ? 'query_only=1' : 'journal_mode=WAL';
    const pragmas = ['busy_timeout=5000', mode, `synchronous=${sync}`, 'fullfsync=1'];
    for (const pragma of [...pragmas, 'checkpoint_fullfsync=1', `cache_size=-${cacheKiB}`, 'temp_store=MEMORY'])
      this.#db.prepare(`PRAGMA ${pragma}`).all([]);
  }

  #statement(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= MAX_STATEMENTS) this.#statements.clear();
    const prepared = this.#db.prepare(sql) as unknown as Statement;
    if (/^\s*(select|pragma)/i.test(sql)) prepared.raw();
    this.#statements.set(sql, prepared);
    return prepared;
  }

  /** Parameters are always passed as one array: libsql takes a lone Buffer for named parameters. */
  run(sql: string, ...parameters: Parameter[]): { changes: number; id: number } {
    const { changes, lastInsertRowid } = this.#statement(sql).run(parameters);
    return { changes, id: Number(lastInsertRowid) };
  }

  row<Row extends unknown[]>(sql: string, ...parameters: Parameter[]): Row | undefined {
    return this.#statement(sql).get(parameters) as Row | undefined;
  }

  /** All rows at once: a query that may be long carries its own LIMIT, so no cursor stays open while we write. */
  rows<Row extends unknown[]>(sql: string, ...parameters: Parameter[]): Row[] {
    return this.#statement(sql).all(parameters) as Row[];
  }

  /** Bytes in use; pages that were freed inside the file do not count. */
  usedBytes(): number {
    const pages = (name: string): number => this.row<[number]>(`PRAGMA ${name}`)?.[0] ?? 0;
    return (pages('page_count') - pages('freelist_count')) * pages('page_size');
  }

  /** The file grows no further than so many bytes. */
  limit(maxBytes: number): void {
    const [pageSize = 4096] = this.row<[number]>('PRAGMA page_size') ?? [];
    this.rows(`PRAGMA max_page_count=${Math.ceil(maxBytes / pageSize)}`);
  }

  exec(sql: string): void {
    this.#db.exec(sql);
  }

  /** Statements prepared before a table was dropped must not outlive it. */
  forgetStatements(): void {
    this.#statements.clear();
  }

  close(): void {
    this.#statements.clear();
    this.#db.close();
  }
}
