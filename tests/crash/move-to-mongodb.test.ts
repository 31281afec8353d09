import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asBearer, signUp } from '../support/account.ts';
import { type DatabaseServer, startDatabase } from '../support/database.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { run } from '../support/process.ts';
import { get } from '../support/samples.ts';
import { databaseAt, startServer } from '../support/server.ts';

let database: DatabaseServer;
let dataDir: string;
let token: string;

const CLIENTS = 40;

beforeAll(async () => {
  database = await startDatabase();
  dataDir = tempDir('smoko-move');
  const server = await startServer({ dataDir, env: { MONGODB_URI: undefined } });
  const account = await signUp(server.url);
  ({ token } = account);
  for (let n = 0; n < CLIENTS; n++)
    await account.fetch('/api/clients', { method: 'POST', json: { name: `Client ${n}` } });
  await server.stop();
});
afterAll(async () => {
  await database.stop();
  removeDir(dataDir);
});

function begin(uri: string, folder = dataDir) {
  return run(process.execPath, ['scripts/start.mjs', '--move-to-mongodb', uri], {
    cwd: ROOT,
    env: { SMOKO_DATA_DIR: folder },
  });
}

async function move(uri: string) {
  const running = begin(uri);
  return { code: await running.exited, output: running.output() };
}

async function inTarget<T>(uri: string, look: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri).connect();
  try {
    return await look(client);
  } finally {
    await client.close();
  }
}

describe('moving to a MongoDB', () => {
  it('brings every record and index, and the server goes on there', async () => {
    const uri = databaseAt(database.uri, 'moved');
    const { code, output } = await move(uri);
    expect(code, output).toBe(0);
    expect(output).toContain(`clients: ${CLIENTS} records, the same on both sides`);
    expect(output).toMatch(/Moved \d+ records in \d+ collections and made \d+ indexes/);
    const indexes = await inTarget(uri, (client) => client.db().collection('clients').indexes());
    expect(indexes.length).toBeGreaterThan(1);

    const server = await startServer({ dataDir, env: { MONGODB_URI: uri } });
    const { data } = await get<{ data: unknown[] }>(asBearer(server.url, token), '/api/clients?limit=100');
    expect(data).toHaveLength(CLIENTS);
    await server.stop();
  });

  it('refuses a database that is not empty, and leaves it as it is', async () => {
    const uri = databaseAt(database.uri, 'taken');
    await inTarget(uri, (client) => client.db().collection('clients').insertOne({ mine: true }));
    const { code, output } = await move(uri);
    expect(code).toBe(1);
    expect(output).toContain('is not empty (clients)');
    expect(await inTarget(uri, (client) => client.db().collection('clients').countDocuments())).toBe(1);
  });

  it('cut off by kill -9 it can be run again', async () => {
    const uri = databaseAt(database.uri, 'cut');
    for (const ms of [900, 1_300, 1_700]) {
      const running = begin(uri);
      await new Promise((done) => setTimeout(done, ms));
      await running.end('SIGKILL');
      // it may have come to its end before: then there is nothing to run again
      if (running.output().includes('Moved')) await inTarget(uri, (client) => client.db().dropDatabase());
    }
    expect(await move(uri)).toMatchObject({ code: 0, output: expect.stringContaining(`clients: ${CLIENTS} records`) });
  });

  it('says what is wrong with an address, and a folder without data', async () => {
    expect(await move('mongodb://127.0.0.1:1/x')).toMatchObject({
      code: 1,
      output: expect.stringContaining('MongoDB'),
    });
    const empty = tempDir();
    const running = begin(databaseAt(database.uri, 'none'), join(empty, 'nothing'));
    expect(await running.exited).toBe(1);
    expect(running.output()).toContain('There is no data in');
    removeDir(empty);
  });
});
