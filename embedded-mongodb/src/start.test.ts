import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
// under this name it is what everybody gets but unit tests: vitest.config.ts
import { WORKER as SOURCE } from '../src/worker-file.ts';
import { DataFolderLocked, startEmbedded } from './index.ts';
import { cleanups, folder } from './testing/cleanups.ts';
import { startProcess } from './testing/process.ts';

async function ping(uri: string): Promise<number> {
  const client = await new MongoClient(uri).connect();
  try {
    return (await client.db('x').command({ ping: 1 })).ok;
  } finally {
    await client.close();
  }
}

describe('startEmbedded', () => {
  it('runs from source in a worker, on a private socket in the folder', async () => {
    const dataDir = folder();
    expect(SOURCE.href).toBe(new URL('./worker.ts', import.meta.url).href);
    const embedded = await startEmbedded({ dataDir, workerUrl: SOURCE });
    cleanups.push(embedded.close);
    expect(await ping(embedded.uri)).toBe(1);
    expect(embedded.uri).toContain(encodeURIComponent(join(dataDir, 'mongodb.sock')));
    expect(statSync(join(dataDir, 'mongodb.sock')).mode & 0o777).toBe(0o600);
  });

  it('uses a short private folder when the path is too long for a socket', async () => {
    const dataDir = join(folder(), 'long'.repeat(30));
    const embedded = await startEmbedded({ dataDir });
    const path = decodeURIComponent(new URL(embedded.uri).hostname);
    expect(Buffer.byteLength(path)).toBeLessThan(100);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    expect(await ping(embedded.uri)).toBe(1);
    await embedded.close();
    expect(() => statSync(join(path, '..'))).toThrow('ENOENT');
  });

  it('listens on a port of this machine when asked to', async () => {
    const embedded = await startEmbedded({ dataDir: folder(), listen: { port: 0 } });
    cleanups.push(embedded.close);
    expect(embedded.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\//);
    expect(await ping(embedded.uri)).toBe(1);
  });

  it('keeps the data between runs', async () => {
    const dataDir = folder();
    for (const expected of [0, 1, 2]) {
      const embedded = await startEmbedded({ dataDir });
      const client = await new MongoClient(embedded.uri).connect();
      const things = client.db('x').collection('things');
      expect(await things.countDocuments()).toBe(expected);
      await things.insertOne({});
      await client.close();
      await embedded.close();
    }
  });

  it('runs from a bundle, beside it or where it is told', async () => {
    const outdir = folder();
    const entries = { index: join(import.meta.dirname, 'index.ts'), worker: join(import.meta.dirname, 'worker.ts') };
    await build({
      entryPoints: entries,
      outdir,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
    writeFileSync(join(outdir, 'package.json'), '{"type":"module"}');
    const moved = join(outdir, 'elsewhere');
    mkdirSync(moved);
    await build({
      entryPoints: { main: entries.index },
      outdir: moved,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
    const modules = join(import.meta.dirname, '../../node_modules');
    const run = (main: string, extra: string) =>
      new Promise<string>((resolve) => {
        const code = `const { startEmbedded } = await import(${JSON.stringify(main)}); const e = await startEmbedded({ dataDir: ${JSON.stringify(folder())}${extra} }); await e.close(); console.log('worked');`;
        const child = spawn(process.execPath, ['--input-type=module', '-e', code], { cwd: outdir });
        let output = '';
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
        child.on('close', () => resolve(output.trim()));
      });
    symlinkSync(modules, join(outdir, 'node_modules'));
    expect(await run(join(outdir, 'index.js'), '')).toBe('worked');
    expect(
      await run(
        join(moved, 'main.js'),
        `, workerUrl: new URL(${JSON.stringify(`file://${join(outdir, 'worker.js')}`)})`,
      ),
    ).toBe('worked');
  });

  it('refuses a folder in use by this or another process, and takes over from a killed one', async () => {
    const dataDir = folder();
    const child = await startProcess(dataDir);
    const refused = await startEmbedded({ dataDir }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DataFolderLocked);
    expect((refused as Error).message).toBe(
      `The data folder ${dataDir} is in use by process ${child.pid}: stop that one first, or use another folder.`,
    );
    await child.kill();
    const embedded = await startEmbedded({ dataDir });
    await expect(startEmbedded({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`);
    await embedded.close();
    await (await startEmbedded({ dataDir })).close();
  });

  it('is not fooled by a pid file of a living process', async () => {
    const dataDir = folder();
    await (await startEmbedded({ dataDir })).close();
    writeFileSync(join(dataDir, 'lock.pid'), `${process.ppid}\n`);
    await (await startEmbedded({ dataDir })).close();
  });

  it('says clearly that a file is not a database, is cut off or is damaged', async () => {
    const garbage = folder();
    writeFileSync(join(garbage, 'data.sqlite'), 'this is not a database at all'.repeat(10));
    await expect(startEmbedded({ dataDir: garbage })).rejects.toThrow(
      /data\.sqlite cannot be opened: it is not a database, or only part of one/,
    );

    const torn = folder();
    const file = join(torn, 'data.sqlite');
    const embedded = await startEmbedded({ dataDir: torn });
    const client = await new MongoClient(embedded.uri).connect();
    await client
      .db('x')
      .collection('things')
      .insertMany(Array.from({ length: 500 }, (_, n) => ({ n, text: 'x'.repeat(300) })));
    await client.close();
    await embedded.close();
    const whole = readFileSync(file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    writeFileSync(file, whole.subarray(0, whole.length / 2));
    await expect(startEmbedded({ dataDir: torn })).rejects.toThrow(/data\.sqlite cannot be opened: it is cut off/);

    const damaged = Buffer.from(whole);
    damaged.fill(0xee, 8192, whole.length - 4096);
    writeFileSync(file, damaged);
    await expect(startEmbedded({ dataDir: torn })).rejects.toThrow(
      /data\.sqlite cannot be opened: .*(damaged|malformed)/,
    );
    writeFileSync(file, whole);
    await (await startEmbedded({ dataDir: torn })).close();
  });

  it('answers what was begun before it closes', async () => {
    const embedded = await startEmbedded({ dataDir: folder() });
    const client = await new MongoClient(embedded.uri).connect();
    const things = client.db('x').collection('things');
    await things.insertOne({});
    const session = client.startSession();
    session.startTransaction();
    await things.insertOne({ never: true }, { session });
    const waiting = things.insertOne({ waited: true });
    await new Promise((resolve) => setTimeout(resolve, 30));
    await embedded.close();
    expect((await waiting).acknowledged).toBe(true);
    await client.close(true);
  });

  it('stops whatever runs: as a process at SIGTERM, in a worker at close, and leaves a clean folder', async () => {
    const dataDir = folder();
    const endless = [
      {
        $lookup: {
          from: 'things',
          let: { n: '$n' },
          pipeline: [{ $match: { $expr: { $eq: ['$n', '$$n'] } } }],
          as: 'x',
        },
      },
    ];
    const busy = async (uri: string): Promise<{ client: MongoClient; ended: Promise<string[]> }> => {
      const impatient = { retryReads: false, serverSelectionTimeoutMS: 500 };
      const client = await new MongoClient(uri, impatient).connect();
      const things = client.db('x').collection('things');
      if (!(await things.findOne())) await things.insertMany(Array.from({ length: 5000 }, (_, n) => ({ n })));
      const session = client.startSession();
      session.startTransaction();
      await things.insertOne({ n: -1 }, { session });
      const work = [
        things.aggregate(endless).toArray(),
        things.aggregate(endless, { session }).toArray(),
        things.updateOne({ n: 1 }, { $set: { waited: true } }), // waits for the transaction
      ];
      const ended = Promise.allSettled(work).then((all) => all.map(({ status }) => status));
      await expect
        .poll(async () => (await client.db('admin').command({ currentOp: 1 })).inprog.length, { timeout: 10_000 })
        .toBe(2);
      return { client, ended };
    };
    const server = await startProcess(dataDir);
    const first = await busy(server.uri);
    expect(await server.stop()).toBe(0);
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(false);
    expect((await first.ended).slice(0, 2)).toEqual(['rejected', 'rejected']);
    await first.client.close(true);

    const embedded = await startEmbedded({ dataDir });
    const second = await busy(embedded.uri);
    await embedded.close();
    expect(existsSync(join(dataDir, 'lock.pid'))).toBe(false);
    expect((await second.ended).slice(0, 2)).toEqual(['rejected', 'rejected']);
    await second.client.close(true);

    const again = await startEmbedded({ dataDir });
    cleanups.push(again.close);
    const client = await new MongoClient(again.uri).connect();
    expect(await client.db('x').collection('things').countDocuments()).toBe(5000);
    expect(await client.db('x').command({ validate: 'things' })).toMatchObject({ valid: true });
    await client.close();
  }, 60_000);

  it('reports a crash once, and close still resolves', async () => {
    const outdir = folder();
    const crashing = join(outdir, 'worker.mjs');
    writeFileSync(
      crashing,
      `import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ kind: 'ready', uri: 'x' }); setTimeout(() => { throw new Error('boom'); }, 20);`,
    );
    const reported: Error[] = [];
    const embedded = await startEmbedded({
      dataDir: outdir,
      workerUrl: new URL(`file://${crashing}`),
      onCrash: (error) => reported.push(error),
    });
    await expect.poll(() => reported.map(({ message }) => message)).toEqual(['boom']);
    await embedded.close();
    expect(reported).toHaveLength(1);
  });
});
