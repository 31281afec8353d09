import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { hasTransactions, NoReplicaSet } from './db/connect.ts';
import { explainStartFailure } from './start-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'smoko-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What whoever starts it gets to read. */
async function failure(environment: Record<string, string>): Promise<string> {
  const dataDir = environment.SMOKO_DATA_DIR ?? folder;
  try {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'silent', SMOKO_DATA_DIR: dataDir, ...environment });
    const app = await buildApp(config, { onCrash: () => {} });
    await app.close();
    return 'started';
  } catch (error) {
    return explainStartFailure(error, dataDir);
  }
}

it('says in one line what is wrong, and lets go of the data folder', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const port = (taken.address() as { port: number }).port;

  expect(await failure({ PORT: String(port) })).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
  );
  expect(await failure({ SMTP_IN_PORT: String(port) })).toBe(
    `Port ${port} is taken. Stop what uses it, or choose another: SMTP_IN_PORT=${port + 1} npm start`,
  );
  expect(await failure({ HOST: '8.8.8.8' })).toBe('HOST is not an address of this machine.');
  expect(await failure({ PORT: 'x' })).toBe('Check the configuration: PORT must be a number.');
  expect(await failure({ REDIS_URL: 'redis://127.0.0.1:1' })).toContain('Redis cannot be reached at REDIS_URL');
  for (const path of [file, join(file, 'sub'), '/proc/smoko']) {
    expect(await failure({ SMOKO_DATA_DIR: path })).toContain(`SMOKO_DATA_DIR ${path} is not a folder`);
  }
  expect(await failure({})).toBe('started');
  taken.close();
});

it('says that MongoDB has to be a replica set, and how one server becomes one', () => {
  expect(hasTransactions({ setName: 'rs0' })).toBe(true);
  expect(hasTransactions({ msg: 'isdbgrid' })).toBe(true);
  expect(hasTransactions({})).toBe(false);
  expect(explainStartFailure(new NoReplicaSet(), folder)).toContain('start mongod with --replSet rs0');
});

it('says that the data folder is in use', async () => {
  const app = await buildApp(readConfig({ PORT: '0', LOG_LEVEL: 'silent', SMOKO_DATA_DIR: folder }), {
    onCrash: () => {},
  });
  expect(await failure({})).toBe(
    `The data folder ${folder} is in use by another Smoko. Stop it, or set SMOKO_DATA_DIR.`,
  );
  await app.close();
});
