import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, MongoClient, MongoServerError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { DiskSpace, type DiskState } from './disk-space.ts';
import type { Trouble } from './engine/engine.ts';
import { type Serving, serve } from './serve.ts';
import { cleanups, folder } from './testing/cleanups.ts';

const MEGABYTE = 1 << 20;
const LIMITS = { maxBytes: 8 * MEGABYTE, space: { reserveBytes: 2 * MEGABYTE } };

interface Small {
  serving: Serving;
  client: MongoClient;
  things: Collection;
  troubles: Trouble[];
  close: () => Promise<void>;
}

/** A server whose disk holds 8 MB. */
async function small(dataDir: string, limits: object = LIMITS): Promise<Small> {
  const troubles: Trouble[] = [];
  const serving = await serve({ dataDir, ...limits, onTrouble: (trouble) => troubles.push(trouble) });
  const client = await new MongoClient(serving.uri).connect();
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= client.close().then(() => serving.close()));
  cleanups.push(close);
  return { serving, client, things: client.db('x').collection('things'), troubles, close };
}

const blocks = (count: number) => Array.from({ length: count }, (_, n) => ({ n, bytes: Buffer.alloc(50_000, n) }));

/** Writes until there is no room, and gives what was said of it. */
async function fill(things: Collection): Promise<MongoServerError> {
  for (;;) {
    const error = await things.insertMany(blocks(4)).catch((thrown: unknown) => thrown);
    if (error instanceof MongoServerError) return error;
  }
}

describe('a full disk', () => {
  it('is an error of its own; reads go on, deletions make room, and then writes go on too', async () => {
    const { things, troubles } = await small(folder());
    expect(await fill(things)).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
    expect(troubles.at(-1)).toEqual({ disk: 'full', damage: null });
    const stored = await things.countDocuments();
    expect(await things.find().toArray()).toHaveLength(stored);
    // what grows is refused, however often it is tried
    for (let attempt = 0; attempt < 3; attempt++)
      await expect(things.insertMany(blocks(20))).rejects.toThrow('disk is full');
    await expect(things.updateMany({}, { $set: { more: Buffer.alloc(200_000) } })).rejects.toThrow('disk is full');
    expect((await things.deleteMany({ n: { $lt: 3 } })).deletedCount).toBeGreaterThan(0);
    expect(await things.findOneAndDelete({ n: 3 })).not.toBeNull();
    await things.deleteMany({});
    await expect.poll(() => troubles.at(-1)?.disk).not.toBe('full');
    await things.insertMany(blocks(4));
  });

  it('starts again after it, without a word of a backup, and deletes', async () => {
    const dataDir = folder();
    const first = await small(dataDir);
    await fill(first.things);
    await first.close();
    const { things, troubles } = await small(dataDir);
    expect(troubles.at(-1)?.disk).toBe('full');
    expect(await things.countDocuments()).toBeGreaterThan(0);
    await things.deleteMany({});
    expect(await things.countDocuments()).toBe(0);
  });

  it('stops a transaction whole', async () => {
    const { client, things } = await small(folder(), { maxBytes: 4 * MEGABYTE, space: { reserveBytes: 0 } });
    await things.insertOne({ n: 0 });
    const big = client.withSession((session) =>
      session.withTransaction(async () => {
        await things.insertOne({ n: 1 }, { session });
        await things.insertMany(blocks(120), { session });
      }),
    );
    await expect(big).rejects.toMatchObject({ code: 14031 });
    expect(await things.find().toArray()).toMatchObject([{ n: 0 }]);
    await things.insertOne({ n: 2 });
  });

  it('the reserve is given up when others fill the disk, and put aside again when there is room', async () => {
    const dataDir = folder();
    const disk = { free: 100 * MEGABYTE };
    const states: DiskState[] = [];
    const space = new DiskSpace(dataDir, { reserveBytes: 2 * MEGABYTE, free: () => disk.free }, (state) =>
      states.push(state),
    );
    const reserve = join(dataDir, 'reserve');
    await space.putAside();
    expect(existsSync(reserve)).toBe(true);
    disk.free = 0;
    space.measure();
    expect({ states, kept: existsSync(reserve), exhausted: space.exhausted }).toEqual({
      states: ['full'],
      kept: false,
      exhausted: true,
    });
    disk.free = 2 * MEGABYTE;
    space.measure();
    expect({ state: space.state, exhausted: space.exhausted }).toEqual({ state: 'full', exhausted: false });
    await space.putAside();
    expect(existsSync(reserve)).toBe(false);
    disk.free = 300 * MEGABYTE;
    space.measure();
    await space.putAside();
    expect({ states, kept: existsSync(reserve) }).toEqual({ states: ['full', 'ok'], kept: true });
  });
});
