import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorReply } from '../errors.ts';
import { temporaryFolder } from '../testing/server.ts';
import { insertDocument } from './documents.ts';
import { Engine } from './engine.ts';
import { PAUSE } from './steps.ts';
import { Task } from './task.ts';

let engine: Engine;
let clean: () => void;
beforeEach(() => {
  const { folder, remove } = temporaryFolder();
  engine = new Engine(join(folder, 'data.sqlite'), {
    sync: 'NORMAL',
    limits: { beginMs: 120 },
    space: { reserveBytes: 1 << 20, free: () => 1 << 30 },
  });
  clean = remove;
});
afterEach(() => {
  engine.close();
  clean();
});

const insert = (doc: Record<string, unknown>) =>
  engine.queue.write(() =>
    insertDocument(engine.catalogue, engine.catalogue.find('t', 'c', true) ?? engine.catalogue.create('t', 'c'), doc),
  );
const count = () =>
  engine.catalogue.find('t', 'c', false) ? engine.writer.row<[number]>('SELECT count(*) FROM d1')?.[0] : 0;

describe('the write queue', () => {
  it('puts writes that arrive together into one transaction', async () => {
    let commits = 0;
    const run = engine.writer.run.bind(engine.writer);
    engine.writer.run = (sql, ...parameters) => {
      if (sql === 'COMMIT') commits++;
      return run(sql, ...parameters);
    };
    await Promise.all(Array.from({ length: 50 }, (_, n) => insert({ _id: n })));
    expect({ commits, stored: count() }).toEqual({ commits: 1, stored: 50 });
  });

  it('undoes only the write that failed, also in the catalogue', async () => {
    const results = await Promise.allSettled([
      insert({ _id: 1 }),
      engine.queue.write(() => {
        engine.catalogue.create('t', 'never');
        throw new Error('no');
      }),
      insert({ _id: 2 }),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(engine.catalogue.all(false).map(({ name }) => name)).toEqual(['c']);
    expect(count()).toBe(2);
  });

  it('tells everybody in the group when the disk is full, and goes on when there is room again', async () => {
    await insert({ _id: 0 });
    const [pages = 0] = engine.writer.row<[number]>('PRAGMA page_count') ?? [];
    engine.writer.rows(`PRAGMA max_page_count=${pages + 2}`);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => insert({ _id: n + 1, text: 'x'.repeat(5000) })),
    );
    const codes = results.map((result) => (result.status === 'rejected' ? errorReply(result.reason).code : 'written'));
    expect(codes).toContain(14031);
    const written = codes.filter((code) => code === 'written').length;
    expect(count()).toBe(written + 1);
    engine.writer.rows('PRAGMA max_page_count=1000000');
    await insert({ _id: 'later' });
    expect(count()).toBe(written + 2);
    expect(engine.writer.rows('PRAGMA integrity_check')).toEqual([['ok']]);
  });

  it('tries long work once more that frees space and met a full disk, and tells the others', async () => {
    await engine.space.putAside();
    const tries: string[] = [];
    const work = (name: string) =>
      function* () {
        tries.push(name);
        yield PAUSE;
        if (tries.length > 2) return 'done';
        engine.writer.run('ROLLBACK'); // as SQLite does then
        throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
      };
    const other = insert({ _id: 1 }).catch((error: Error) => error.message);
    const freeing = engine.queue.write(work('first'), { frees: true });
    expect(await other).toBe('full');
    await expect(freeing).rejects.toThrow('full'); // there was one reserve only
    expect({ tries, state: engine.space.state }).toEqual({ tries: ['first', 'first'], state: 'full' });
    expect(await engine.queue.write(work('later'))).toBe('done');
    await insert({ _id: 2 });
    expect(count()).toBe(1);
  });

  it('lets a transaction wait for another for a while only, and a write as long as it may take', async () => {
    await engine.queue.begin();
    const limited = engine.queue.write(() => 1, { task: new Task('test', 50) }).catch((error: unknown) => error);
    const write = insert({ _id: 1 });
    const begin = engine.queue.begin().catch((error: unknown) => error);
    expect(await begin).toMatchObject({ code: 112, extra: { errorLabels: ['TransientTransactionError'] } });
    expect(await limited).toMatchObject({ code: 50 });
    engine.queue.end(false);
    await write;
    expect(count()).toBe(1);
  });
});
