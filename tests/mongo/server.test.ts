import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { getHealth } from '@smoko/contract';
import { expect, it, onTestFinished } from 'vitest';
import { signUp } from '../support/account.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { run } from '../support/process.ts';
import { get, post } from '../support/samples.ts';
import { databaseAt, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

it('with MONGODB_URI the data is there and nowhere else', async () => {
  const server = await startServer({ keepData: true });
  const dave = await signUp(server.url);
  expect(await dave.client.call(getHealth, {})).toMatchObject({ database: 'mongodb' });
  const made = await post(dave, '/api/projects', { job_name: 'Deck' });
  expect(existsSync(join(server.dataDir, 'database'))).toBe(false);
  expect(await server.stop()).toBe(0);

  const again = await startServer({ dataDir: server.dataDir, keepData: false });
  const response = await fetch(`${again.url}/api/projects/${made.id}`, {
    headers: { authorization: `Bearer ${dave.token}` },
  });
  expect(await response.json()).toEqual(made);
  await again.stop();
});

it('the embedded database is not even loaded: the server runs without it', async () => {
  const dir = tempDir('smoko-without-embedded');
  onTestFinished(() => removeDir(dir));
  cpSync(join(ROOT, 'server/dist'), join(dir, 'server/dist'), { recursive: true });
  cpSync(join(ROOT, 'server/package.json'), join(dir, 'server/package.json'));
  // neither its thread's code nor the SQLite under it is there
  const embedded = readdirSync(join(dir, 'server/dist')).filter((name) => /^worker\b/.test(name));
  expect(embedded).toContain('worker.js');
  expect(embedded.length).toBeGreaterThan(1);
  for (const name of embedded) rmSync(join(dir, 'server/dist', name));
  mkdirSync(join(dir, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== 'libsql' && name !== '@libsql')
      symlinkSync(join(ROOT, 'node_modules', name), join(dir, 'node_modules', name));
  }

  const start = (env: Record<string, string>) =>
    run(process.execPath, [join(dir, 'server/dist/main.js')], {
      cwd: dir,
      env: { PORT: '0', SMOKO_DATA_DIR: join(dir, 'data'), ...env },
    });
  // the proof of the proof: without MONGODB_URI it would have been needed
  const broken = start({});
  expect(await broken.exited).toBe(1);

  const server = start({ MONGODB_URI: databaseAt(process.env.MONGODB_URI ?? '', 'without_embedded') });
  const url = await until('the server', () => /^Smoko is ready: (\S+)$/m.exec(server.output())?.[1]);
  const dave = await signUp(url);
  await post(dave, '/api/clients', { name: 'Rosa' });
  expect((await get(dave, '/api/clients')).data).toHaveLength(1);
  expect(await server.end()).toBe(0);
});

it('a MongoDB that is not there ends the start with one clear line', async () => {
  const dir = tempDir();
  const server = run(process.execPath, [join(ROOT, 'server/dist/main.js')], {
    cwd: ROOT,
    env: { PORT: '0', SMOKO_DATA_DIR: dir, MONGODB_URI: 'mongodb://127.0.0.1:1/smoko' },
  });
  expect(await server.exited).toBe(1);
  expect(server.output().trim()).toBe('MongoDB cannot be reached at MONGODB_URI. Is it running?');
  removeDir(dir);
});
