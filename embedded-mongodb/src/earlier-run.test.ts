import { copyFileSync, existsSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, describe, expect, it } from 'vitest';
import { startEmbedded } from './index.ts';
import { startProcess } from './testing/process.ts';
import { temporaryFolder } from './testing/server.ts';

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

function folder(): string {
  const made = temporaryFolder();
  cleanups.push(made.remove);
  return made.folder;
}

/** A folder with one document in it, closed properly or by SIGKILL. */
async function used(end: 'closed' | 'killed'): Promise<string> {
  const dataDir = folder();
  const server = end === 'killed' ? await startProcess(dataDir) : await startEmbedded({ dataDir });
  const client = await new MongoClient(server.uri).connect();
  await client.db('x').collection('things').insertOne({ kept: true });
  await client.close(true);
  await ('kill' in server ? server.kill() : server.close());
  return dataDir;
}

const data = (dataDir: string): string => join(dataDir, 'data.sqlite');
const REFUSAL = /data\.sqlite is (missing|empty), but .* is (beside it|there)/;

describe('a data file that is gone', () => {
  const LOSSES: [string, (file: string) => void][] = [
    ['missing', (file) => rmSync(file)],
    ['empty', (file) => truncateSync(file)],
  ];
  const ENDS = ['closed', 'killed'] as const;

  it.each(ENDS.flatMap((end) => LOSSES.map(([name, lose]) => ({ end, name, lose }))))(
    '$name after the server was $end: refused, and nothing is changed',
    async ({ end, lose }) => {
      const dataDir = await used(end);
      const aside = join(dataDir, 'aside');
      copyFileSync(data(dataDir), aside);
      const log = existsSync(`${data(dataDir)}-wal`);
      lose(data(dataDir));
      for (let attempt = 0; attempt < 2; attempt++) await expect(startEmbedded({ dataDir })).rejects.toThrow(REFUSAL);
      expect(existsSync(`${data(dataDir)}-wal`)).toBe(log);
      copyFileSync(aside, data(dataDir));
      const embedded = await startEmbedded({ dataDir });
      const client = await new MongoClient(embedded.uri).connect();
      expect(await client.db('x').collection('things').countDocuments()).toBe(1);
      await client.close();
      await embedded.close();
    },
  );

  it.each(['data.sqlite-wal', 'lock', 'lock.pid', 'reserve'])(
    'refuses an empty folder with only %s in it',
    async (name) => {
      const dataDir = folder();
      writeFileSync(join(dataDir, name), 'x');
      await expect(startEmbedded({ dataDir })).rejects.toThrow(REFUSAL);
    },
  );

  it('refuses a lone empty data file', async () => {
    const dataDir = folder();
    writeFileSync(data(dataDir), '');
    await expect(startEmbedded({ dataDir })).rejects.toThrow('is empty');
  });

  it('lets a first start be tried again that was broken off', async () => {
    const dataDir = folder();
    for (const name of ['starting', 'lock', 'lock.pid', 'data.sqlite']) writeFileSync(join(dataDir, name), '');
    await (await startEmbedded({ dataDir })).close();
    expect(existsSync(join(dataDir, 'starting'))).toBe(false);
  });
});
