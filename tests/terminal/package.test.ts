import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';

const run = promisify(execFile);
const PATH = `${dirname(process.execPath)}:${process.env.PATH ?? ''}`;
let folder: string;

beforeAll(() => {
  folder = tempDir('smoko-package');
});
afterAll(() => removeDir(folder));

it('smoko is one package that needs nothing else: packed, installed offline, run from any folder', async () => {
  const env = { PATH, HOME: folder, SMOKO_CONFIG_DIR: join(folder, 'config') };
  const npm = (...args: string[]) =>
    run('npm', [...args, '--offline', '--no-audit', '--no-fund', '--no-update-notifier'], {
      cwd: join(ROOT, 'cli'),
      env,
    });
  // the bundle is there: every test of the terminal needs it
  await npm('pack', '--ignore-scripts', '--pack-destination', folder);
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  expect(file).toBe('smoko-cli-0.1.0.tgz');
  await npm('install', '--global', '--prefix', folder, join(folder, file));
  expect(readdirSync(join(folder, 'lib/node_modules/@smoko'))).toEqual(['cli']);

  const smoko = (...args: string[]) => run(join(folder, 'bin/smoko'), args, { cwd: folder, env });
  expect((await smoko('--version')).stdout).toBe('0.1.0\n');
  expect((await smoko('jobs', 'list', '--help')).stdout).toContain('--status');
  expect((await smoko('completion', 'bash')).stdout).toContain('complete -o default -F _smoko smoko');
  await expect(smoko('whoami')).rejects.toMatchObject({ code: 3, stderr: 'You are not signed in. Run: smoko login\n' });
  const proxied = run(
    join(folder, 'bin/smoko'),
    ['login', '--email', 'a@example.com', '--password', 'x correct horse'],
    {
      cwd: folder,
      env: { ...env, HTTP_PROXY: 'http://127.0.0.1:1' },
    },
  );
  await expect(proxied).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be reached') });
});
