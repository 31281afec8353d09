import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, asBearer, signUp } from '../support/account.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { type Running, run } from '../support/process.ts';
import { get } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { rounds, seeded } from './random.ts';

const MAIN = join(ROOT, 'server/dist/main.js');

let dataDir: string;
let outside: string;
let backup: string;
let account: Account;

const start = (folder = dataDir): Promise<TestServer> =>
  startServer({ dataDir: folder, env: { MONGODB_URI: undefined, LOG_LEVEL: 'error' } });

const command = (args: string[], folder = dataDir): Running =>
  run(process.execPath, [MAIN, ...args], { cwd: ROOT, env: { SMOKO_DATA_DIR: folder } });

async function outcome(args: string[], folder = dataDir): Promise<{ code: number | null; output: string }> {
  const running = command(args, folder);
  return { code: await running.exited, output: running.output() };
}

const at = (server: TestServer) => asBearer(server.url, account.token);
const names = async (server: TestServer): Promise<string[]> =>
  (await get<{ data: { name: string }[] }>(at(server), '/api/clients?limit=100')).data.map(({ name }) => name).sort();

async function addClient(server: TestServer, name: string): Promise<void> {
  expect((await at(server).fetch('/api/clients', { method: 'POST', json: { name } })).status).toBe(201);
}

async function upload(server: TestServer, name: string, content: string): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([content]), name);
  expect((await at(server).fetch('/api/attachments', { method: 'POST', body: form })).status).toBe(201);
}

/** Names and contents of all uploaded files. */
async function uploads(server: TestServer): Promise<Record<string, string>> {
  const { data } = await get<{ data: { id: string; name: string }[] }>(at(server), '/api/attachments?limit=100');
  const contents = data.map(async ({ id, name }) => {
    const file = await at(server).fetch(`/api/attachments/${id}/file`);
    return [name, await file.text()] as const;
  });
  return Object.fromEntries(await Promise.all(contents));
}

const BIG = 'plan '.repeat(400_000);
const OLD = { names: ['Before'], uploads: { 'plan.txt': BIG } };
const NEW = { names: ['After', 'Before'], uploads: { 'later.txt': 'later', 'plan.txt': BIG } };
const state = async (server: TestServer) => ({ names: await names(server), uploads: await uploads(server) });

describe('keeping data', () => {
  let made: string;
  // a folder with the new state, and a backup of the old one
  beforeAll(async () => {
    outside = tempDir('smoko-keeping');
    made = tempDir('smoko-made');
    dataDir = made;
    backup = join(outside, 'old.zip');
    const server = await start();
    account = await signUp(server.url);
    await addClient(server, 'Before');
    await upload(server, 'plan.txt', BIG);
    const kept = await outcome(['--backup', backup]);
    expect(kept, kept.output).toMatchObject({ code: 0 });
    expect(kept.output).toContain('1 uploaded files, the secret key');
    await addClient(server, 'After');
    await upload(server, 'later.txt', 'later');
    await server.stop();
  });
  afterAll(() => {
    removeDir(outside);
    removeDir(made);
  });
  // a copy for each test
  beforeEach(() => {
    dataDir = tempDir('smoko-kept');
    cpSync(made, dataDir, { recursive: true });
  });
  afterEach(() => removeDir(dataDir));

  it('a backup made while the server ran is put back, and what was there is kept aside', async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const refused = await outcome(['--restore', backup]);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('Add --replace') });
    const whileServing = await start();
    expect(await outcome(['--restore', backup, '--replace'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('in use'),
    });
    expect(await state(whileServing)).toEqual(NEW);
    await whileServing.stop();

    const restored = await outcome(['--restore', backup, '--replace']);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    const server = await start();
    expect(await state(server)).toEqual(OLD);
    await server.stop();

    const aside = readdirSync(dataDir).find((name) => name.startsWith('before-restore-')) ?? '';
    const before = await start(join(dataDir, aside));
    expect(await state(before)).toEqual(NEW);
    await before.stop();
  });

  it('restores into an empty folder, and refuses a backup that was changed or cut off before it touches anything', async () => {
    const elsewhere = join(outside, 'elsewhere');
    const whole = readFileSync(backup);
    const damaged = Buffer.from(whole);
    damaged.write('noise', Math.floor(whole.length / 3));
    for (const bytes of [damaged, whole.subarray(0, whole.length - 1_000), Buffer.from('no zip')]) {
      const bad = join(outside, 'bad.zip');
      writeFileSync(bad, bytes);
      const into = await outcome(['--restore', bad], elsewhere);
      expect(into).toMatchObject({ code: 1, output: expect.stringContaining('is not a whole backup') });
      expect(existsSync(join(elsewhere, 'database/data.sqlite'))).toBe(false);
    }
    expect(await outcome(['--restore', backup], elsewhere)).toMatchObject({ code: 0 });
    const server = await start(elsewhere);
    expect(await state(server)).toEqual(OLD);
    await server.stop();
    removeDir(elsewhere);
  });

  const random = seeded('kill -9 in backups and restores');
  const moments = Array.from({ length: rounds(3) }, () => Math.ceil(random() * 900));

  it('kill -9 in the middle of a backup: the file is whole or not there', async () => {
    for (const [round, ms] of moments.entries()) {
      const target = join(outside, `killed-${round}.zip`);
      const running = command(['--backup', target]);
      await new Promise((done) => setTimeout(done, 150 + ms));
      await running.end('SIGKILL');
      if (existsSync(target))
        expect(await outcome(['--restore', target], join(outside, `from-${round}`))).toMatchObject({ code: 0 });
    }
    expect(await outcome(['--check'])).toMatchObject({ code: 0 });
    const server = await start();
    expect(await state(server)).toEqual(NEW);
    await server.stop();
  });

  it('kill -9 in the middle of a restore: the old data or the new, never half', async () => {
    let expected: typeof OLD | typeof NEW = NEW;
    for (const ms of moments) {
      const running = command(['--restore', backup, '--replace']);
      await new Promise((done) => setTimeout(done, 150 + ms));
      await running.end('SIGKILL');
      const server = await start();
      const found = await state(server);
      expect([expected, OLD]).toContainEqual(found);
      expected = found as typeof OLD;
      await server.stop();
      expect(existsSync(join(dataDir, 'restoring'))).toBe(false);
    }
    expect(await outcome(['--restore', backup, '--replace'])).toMatchObject({ code: 0 });
    const server = await start();
    expect(await state(server)).toEqual(OLD);
    await server.stop();
  });

  it('--check: 0 when all is well, 1 and what to do when something is damaged', async () => {
    const well = await outcome(['--check']);
    expect(well).toMatchObject({
      code: 0,
      output: expect.stringMatching(/All is well: \d+ records in \d+ collections/),
    });
    const file = join(dataDir, 'database/data.sqlite');
    const bytes = readFileSync(file);
    bytes[bytes.indexOf('Before')] = 0x62;
    writeFileSync(file, bytes);
    const damaged = await outcome(['--check']);
    expect(damaged.code).toBe(1);
    expect(damaged.output).toMatch(
      /is damaged:[\s\S]*smoko\.clients: the document in row \d+[\s\S]*--restore FILE --replace/,
    );
  });

  it('a database that is gone is never replaced by an empty one', async () => {
    const file = join(dataDir, 'database/data.sqlite');
    const losses = [
      () => truncateSync(file),
      () => rmSync(file),
      () => rmSync(join(dataDir, 'database'), { recursive: true }),
    ];
    for (const lose of losses) {
      lose();
      for (const args of [[], ['--check'], ['--backup', join(outside, 'never.zip')]]) {
        const refused = await outcome(args);
        expect(refused.code, refused.output).toBe(1);
        expect(refused.output).toMatch(/(empty|missing|no database|There is no data)/i);
        if (args.length === 0)
          expect(refused.output).toMatch(
            /an empty database on purpose, move .*Restore a backup: npm start -- --restore/,
          );
      }
    }
    expect(existsSync(join(outside, 'never.zip'))).toBe(false);
    expect(await outcome(['--restore', backup, '--replace'])).toMatchObject({ code: 0 });
    const server = await start();
    expect(await state(server)).toEqual(OLD);
    await server.stop();
  });

  it('an option that is not known is said, with all that are', async () => {
    const { code, output } = await outcome(['--bakcup', 'x']);
    expect(code).toBe(1);
    expect(output).toMatch(/^Unknown option --bakcup\.[\s\S]*--check[\s\S]*--backup FILE[\s\S]*--restore FILE/);
    await until('no server', () => !output.includes('Smoko is ready'));
  });
});
