import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, startFakeServer } from '../testing/fake-server.ts';
import { buildSmoko, runSmoko } from '../testing/run-smoko.ts';
import { signedIn, user } from '../testing/samples.ts';

let folder: string;
let server: FakeServer;
const smoko = (args: string[], env: Record<string, string> = {}) =>
  runSmoko(args, { SMOKO_CONFIG_DIR: folder, ...env });

beforeAll(buildSmoko);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-config-'));
  server = await startFakeServer({
    'POST /api/auth/login': () => signedIn,
    'GET /api/auth/session': () => ({ user, expires_at: user.created_at, via: 'bearer' }),
  });
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('smoko config', () => {
  it('keeps settings, takes them back and says which there are', async () => {
    expect(await smoko(['config', 'set', 'url', 'smoko.example/x'])).toMatchObject({
      code: 0,
      stdout: 'url = https://smoko.example\n',
    });
    expect((await smoko(['config', 'set', 'plain', 'yes'])).stdout).toBe('plain = on\n');
    expect((await smoko(['config', 'get', 'plain'])).stdout).toBe('on\n');
    expect((await smoko(['config', 'rm', 'plain'])).code).toBe(0);
    expect(await smoko(['config', 'get', 'plain'])).toMatchObject({ code: 1, stdout: '' });
    for (const wrong of [
      ['plain', 'perhaps'],
      ['agent', 'bob'],
      ['colour', 'red'],
      ['url', 'ftp://x'],
    ]) {
      expect(await smoko(['config', 'set', ...wrong]), wrong.join(' ')).toMatchObject({ code: 2, stdout: '' });
    }
    expect((await smoko(['config', 'path'])).stdout).toBe(`${join(folder, 'config.json')}\n`);
  });

  it('keeps a business of its own in each profile: flag, then environment, then config use', async () => {
    const login = ['login', '--email', user.email, '--password', 'correct horse', '--url', server.url];
    expect((await smoko([...login, '--profile', 'shop'])).code).toBe(0);
    expect(await smoko(['whoami'])).toMatchObject({ code: 3 });
    for (const [args, env] of [
      [['whoami', '--profile', 'shop'], {}],
      [['--profile', 'shop', 'whoami'], { SMOKO_PROFILE: 'other' }],
      [['whoami'], { SMOKO_PROFILE: 'shop' }],
    ] as const) {
      expect(await smoko([...args], env), args.join(' ')).toMatchObject({ code: 0 });
    }
    expect((await smoko(['config', 'use', 'shop'])).code).toBe(0);
    expect(await smoko(['whoami'])).toMatchObject({ code: 0 });
    expect(await smoko(['whoami', '--profile', 'default'])).toMatchObject({ code: 3 });
    expect(await smoko(['config', 'forget', 'shop'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('smoko logout --profile shop'),
    });

    const { stdout } = await smoko(['config', 'list', '--json']);
    expect(stdout).not.toContain('access-1');
    expect(JSON.parse(stdout).data).toMatchObject([
      { id: 'default', used: false },
      { id: 'shop', used: true, servers: [{ url: server.url, email: user.email, signed_in: true }] },
    ]);
  });
});
