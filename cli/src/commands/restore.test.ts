import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeServer, problem, startFakeServer } from '../testing/fake-server.ts';
import { buildSmoko, runSmoko } from '../testing/run-smoko.ts';
import { id, signedIn, user } from '../testing/samples.ts';

let folder: string;
let server: FakeServer;
/** As the server stands: whoever signed in has proved it anew; the business has no records. */
let proved: boolean;
let empty: boolean;

const restored = {
  id: id(50),
  user_id: id(1),
  created_at: user.created_at,
  updated_at: user.created_at,
  version: 2,
  status: 'done',
  made_at: user.created_at,
  content_sha256: 'ab',
  records: 12,
  files: 3,
  error: null,
};

const smoko = (args: string[], stdin?: string) =>
  runSmoko(args, { SMOKO_CONFIG_DIR: folder, SMOKO_URL: server.url }, stdin);
const sent = () => server.calls.map(({ method, path }) => `${method} ${path}`).filter((call) => !/login/.test(call));

beforeAll(buildSmoko);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-restore-'));
  proved = false;
  empty = true;
  server = await startFakeServer({
    'POST /api/auth/login': () => signedIn,
    'GET /api/restores/ready': (_, response) => {
      if (!proved) return problem(response, 403, 'confirm_identity', 'Confirm that it is you first.');
      if (!empty) return problem(response, 409, 'conflict', 'This business has records already.');
      return { ready: true };
    },
    'POST /api/auth/confirm': ({ body }, response) => {
      proved = body.password === 'correct horse';
      return proved ? { confirmed_until: user.created_at } : problem(response, 422, 'invalid', 'Wrong password.');
    },
    'POST /api/restores': () => restored,
  });
  await smoko(['login', '--email', user.email, '--password-stdin'], 'correct horse\n');
  writeFileSync(join(folder, 'smoko.zip'), 'a zip');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const restore = (name: string, password: string) =>
  smoko(['restore', join(folder, name), '--password-stdin'], `${password}\n`);

it('sends the zip once it is known who asks', async () => {
  const { code, stdout } = await restore('smoko.zip', 'correct horse');
  expect(stdout).toBe('Brought back 12 records and 3 files.\n');
  expect(code).toBe(0);
  const asked = 'GET /api/restores/ready';
  expect(sent()).toEqual([asked, 'POST /api/auth/confirm', asked, 'POST /api/restores']);
});

it('sends nothing with a wrong password, nor into a business with records', async () => {
  const wrong = await restore('smoko.zip', 'wrong');
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('Wrong password.') });
  empty = false;
  const full = await restore('smoko.zip', 'correct horse');
  expect(full).toMatchObject({ code: 1, stderr: expect.stringContaining('This business has records already.') });
  expect(sent()).not.toContain('POST /api/restores');
});

it('asks for no password where there is no such file', async () => {
  const { code, stderr } = await restore('photos.zip', 'correct horse');
  expect(stderr).toContain('There is no file');
  expect(code).toBe(1);
  expect(sent()).toEqual([]);
});
