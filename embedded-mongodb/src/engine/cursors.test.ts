import { describe, expect, it } from 'vitest';
import { atOnce } from '../testing/steps.ts';
import { Cursors, takeBatch } from './cursors.ts';
import { Task } from './task.ts';

const buffers = (...sizes: number[]) => sizes.map((size) => Buffer.alloc(size))[Symbol.iterator]();

describe('cursors', () => {
  it('say with the last batch that it is the last', () => {
    const cursor = new Cursors().create('a.b', buffers(1, 1, 1, 1));
    expect(
      [atOnce(takeBatch(cursor, 2)), atOnce(takeBatch(cursor, 2))].map(({ documents, done }) => [
        documents.length,
        done,
      ]),
    ).toEqual([
      [2, false],
      [2, true],
    ]);
  });

  it('give an empty first batch when asked for none', () => {
    const cursor = new Cursors().create('a.b', buffers(1));
    expect(atOnce(takeBatch(cursor, 0))).toEqual({ documents: [], done: false });
    expect(atOnce(takeBatch(cursor, 5)).documents).toHaveLength(1);
  });

  it('never put more than 16 MB into a batch, but always one document', () => {
    const cursor = new Cursors().create('a.b', buffers(10e6, 10e6, 17e6, 1));
    const sizes: number[] = [];
    for (let done = false; !done; ) {
      const batch = atOnce(takeBatch(cursor, 100));
      sizes.push(batch.documents.length);
      done = batch.done;
    }
    expect(sizes).toEqual([1, 1, 1, 1]);
  });

  it('are dropped when nobody asks for them, and when their transaction ends', () => {
    const cursors = new Cursors(1000);
    const idle = cursors.create('a.b', buffers(1));
    const inTransaction = cursors.create('a.b', buffers(1), 'session:1');
    cursors.keep(idle);
    cursors.keep(inTransaction);
    cursors.endTransaction('session:1');
    expect(() => cursors.take(inTransaction.id, 'a.b', new Task())).toThrow('not found');
    const { lastUsed } = idle;
    cursors.dropIdle(lastUsed + 900);
    expect(cursors.size).toBe(1);
    cursors.dropIdle(lastUsed + 1100);
    expect(cursors.size).toBe(0);
  });

  it('belong to one collection', () => {
    const cursors = new Cursors();
    const cursor = cursors.create('a.b', buffers(1));
    cursors.keep(cursor);
    expect(() => cursors.take(cursor.id, 'a.c', new Task())).toThrow('not found');
  });
});
