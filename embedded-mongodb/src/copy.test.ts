import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { contentsOf, copyData } from './copy.ts';
import { contents, copy } from './index.ts';
import { serve } from './serve.ts';
import { COPY } from './testing/bundled.ts';
import { cleanups, folder } from './testing/cleanups.ts';
import { startTestServer } from './testing/server.ts';

describe('a copy of the data', () => {
  it('is of one moment while writes go on, and opens as a data file', async () => {
    const server = await startTestServer();
    cleanups.push(() => server.close());
    const pairs = server.client.db('x').collection('pairs');
    await pairs.createIndex({ n: 1 }, { unique: true });
    let written = 0;
    let stop = false;
    // each group is one commit: a copy has all ten or none
    const writing = (async () => {
      for (; !stop; written += 10)
        await pairs.insertMany(Array.from({ length: 10 }, (_, i) => ({ n: written + i, text: 'x'.repeat(500) })));
    })();
    await expect.poll(() => written).toBeGreaterThan(100);
    const dataDir = folder();
    const before = written;
    const made = await copy(server.folder, join(dataDir, 'data.sqlite'));
    stop = true;
    await writing;
    const [{ documents } = { documents: 0 }] = made;
    expect(documents).toBeGreaterThanOrEqual(before);
    expect(documents % 10).toBe(0);
    expect(made).toMatchObject([
      { db: 'x', name: 'pairs', indexes: 1, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(await contents(join(dataDir, 'data.sqlite'))).toEqual(made);

    const serving = await serve({ dataDir });
    cleanups.push(() => serving.close());
    const client = await new MongoClient(serving.uri).connect();
    cleanups.push(() => client.close());
    expect(await client.db('x').collection('pairs').countDocuments()).toBe(documents);
    expect(await client.db('x').command({ validate: 'pairs' })).toMatchObject({ valid: true });
  });

  it('is never written over what is there, and there is none without data', () => {
    const dataDir = folder();
    expect(() => copyData(dataDir, join(dataDir, 'copy'))).toThrow('There is no data in');
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('killed while it is made: whole or refused, and the data is as before', async () => {
    const server = await startTestServer();
    cleanups.push(() => server.close());
    const things = server.client.db('x').collection('things');
    for (let n = 0; n < 20; n++)
      await things.insertMany(Array.from({ length: 500 }, () => ({ text: 'x'.repeat(2_000) })));
    const whole = copyData(server.folder, join(folder(), 'whole'));
    const script = `import(${JSON.stringify(COPY.href)}).then(({ copyData }) => { process.stdout.write('begun'); copyData(...process.argv.slice(1)); })`;
    for (const wait of [0, 5, 15, 40, 80]) {
      const target = join(folder(), 'copy');
      const child = spawn(process.execPath, ['-e', script, server.folder, target]);
      const gone = new Promise((resolve) => child.once('exit', resolve));
      await new Promise((resolve) => child.stdout.once('data', resolve));
      await new Promise((resolve) => setTimeout(resolve, wait));
      child.kill('SIGKILL');
      await gone;
      if (!existsSync(target)) continue;
      let found: unknown;
      try {
        found = contentsOf(target);
      } catch {
        continue;
      }
      // an empty file is a database without collections: nobody takes it for a copy of this one
      expect([JSON.stringify(whole), '[]']).toContain(JSON.stringify(found));
    }
    expect(copyData(server.folder, join(folder(), 'again'))).toEqual(whole);
  });
});
