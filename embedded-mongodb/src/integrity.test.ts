import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import type { Trouble } from './engine/engine.ts';
import { check, copy, startEmbedded } from './index.ts';
import { temporaryFolder } from './testing/server.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const DOCUMENTS = 3_000;

/** A folder with documents of many sizes and an index, closed. */
async function filled(): Promise<{ dataDir: string; file: string }> {
  const { folder: dataDir, remove } = temporaryFolder();
  cleanups.push(remove);
  await using(dataDir, async (client) => {
    const things = client.db('x').collection('things');
    await things.createIndex({ n: 1 });
    await things.insertMany(
      Array.from({ length: DOCUMENTS }, (_, n) => ({ n, text: `needle-${n}-`.padEnd(50 + ((n * 37) % 3_000), '.') })),
    );
  });
  return { dataDir, file: join(dataDir, 'data.sqlite') };
}

async function using(
  dataDir: string,
  work: (client: MongoClient) => Promise<void>,
  onTrouble?: (trouble: Trouble) => void,
) {
  const embedded = await startEmbedded({ dataDir, ...(onTrouble ? { onTrouble } : {}) });
  const client = await new MongoClient(embedded.uri).connect();
  try {
    await work(client);
  } finally {
    await client.close();
    await embedded.close();
  }
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
}

describe('damage', () => {
  it('says that all is well, with counts, also while a server works in the folder', async () => {
    const { dataDir } = await filled();
    const well = { collections: 1, documents: DOCUMENTS, keys: DOCUMENTS, problems: [] };
    expect(await check(dataDir)).toEqual(well);
    await using(dataDir, async (client) => {
      await client.db('x').collection('things').insertOne({ n: -1 });
      expect(await check(dataDir)).toEqual({ ...well, documents: DOCUMENTS + 1, keys: DOCUMENTS + 1 });
    });
  });

  it('one changed byte inside a document: reading it fails, the others are read, and the server tells', async () => {
    const { dataDir, file } = await filled();
    const at = readFileSync(file).indexOf('needle-1234-');
    overwrite(file, at, Buffer.from('N'));
    expect((await check(dataDir)).problems).toEqual(['x.things: the document in row 1235 is not what was written']);
    await expect(copy(dataDir, join(dataDir, 'copy'))).rejects.toThrow('row 1235');
    const troubles: Trouble[] = [];
    await using(
      dataDir,
      async (client) => {
        const things = client.db('x').collection('things');
        const reads = [
          () => things.findOne({ n: 1234 }),
          () => things.find({ text: /zzz/ }).toArray(),
          () => things.updateOne({ n: 1234 }, { $set: { text: 'new' } }),
          () => things.deleteOne({ n: 1234 }),
          () => things.aggregate([{ $sort: { text: 1 } }]).toArray(),
          () =>
            client
              .db('x')
              .aggregate([
                { $documents: [{}] },
                { $lookup: { from: 'things', localField: 'none', foreignField: 'none', as: 'joined' } },
              ])
              .toArray(),
        ];
        for (const read of reads) await expect(read()).rejects.toThrow('the document in row 1235 of d1 is damaged');
        expect(await things.findOne({ n: 1233 })).toMatchObject({ n: 1233 });
        await expect.poll(() => troubles).toMatchObject([{ disk: 'ok', damage: expect.stringContaining('row 1235') }]);
      },
      (trouble) => troubles.push(trouble),
    );
  });

  it('32 KB of random bytes anywhere: noticed at the start and by the check', async () => {
    const { dataDir, file } = await filled();
    const whole = readFileSync(file);
    const bytes = 32 * 1024;
    for (const part of [0.15, 0.3, 0.5, 0.7, 0.85]) {
      const damaged = Buffer.from(whole);
      randomBytes(bytes).copy(damaged, Math.floor(whole.length * part));
      writeFileSync(file, damaged);
      expect((await check(dataDir)).problems, String(part)).not.toEqual([]);
      await expect(startEmbedded({ dataDir }), String(part)).rejects.toThrow(/damaged|malformed/);
    }
    writeFileSync(file, whole);
    expect((await check(dataDir)).problems).toEqual([]);
    expect(statSync(file).size).toBe(whole.length);
  });

  it('an index that has other keys than the documents', async () => {
    const { dataDir, file } = await filled();
    const db = new Database(file);
    db.exec('DELETE FROM i1 WHERE rid=7');
    db.exec("INSERT INTO i1(k, rid) VALUES(x'1234', 9)");
    db.close();
    expect((await check(dataDir)).problems).toEqual([
      'x.things: index n_1 has no key for the document in row 7',
      `x.things: index n_1 has ${DOCUMENTS} keys instead of ${DOCUMENTS - 1}`,
    ]);
  });

  it('gives the documents of an earlier version their checksums when it first opens them', async () => {
    const { dataDir, file } = await filled();
    const db = new Database(file);
    db.exec('ALTER TABLE d1 DROP COLUMN h');
    db.exec('PRAGMA user_version=1');
    db.close();
    await using(dataDir, async (client) => {
      expect(
        await client
          .db('x')
          .collection('things')
          .find({ text: /needle/ })
          .toArray(),
      ).toHaveLength(DOCUMENTS);
    });
    expect((await check(dataDir)).problems).toEqual([]);
  });
});
