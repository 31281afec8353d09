import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type Ended, runHere } from './examples/run.ts';

let server: TestServer;
const folder = tempDir();
const COPY = join(folder, 'copy.zip');

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
});
afterAll(async () => {
  await server?.stop();
  removeDir(folder);
});

/** A terminal in which somebody is signed in. */
async function terminalOf(owner: Account, name: string) {
  const env = { HOME: folder, SMOKO_CONFIG_DIR: join(folder, name), SMOKO_URL: server.url, NO_COLOR: '1' };
  const smoko = (args: string[], input?: string): Promise<Ended> =>
    runHere(args, env, folder, input === undefined ? undefined : Buffer.from(input));
  expect((await smoko(['login', '--email', owner.email, '--password-stdin'], `${PASSWORD}\n`)).code).toBe(0);
  return smoko;
}

it('a copy from one terminal comes back in another, into an empty business alone', async () => {
  const [dave, rosa] = [await signUp(server.url), await signUp(server.url)];
  await post(dave, '/api/clients', { name: 'Priya Sharma' });
  const of = await terminalOf(dave, 'dave');
  expect(await of(['export', '--output', COPY, '--password-stdin'], `${PASSWORD}\n`)).toMatchObject({ code: 0 });

  const refused = await of(['restore', COPY, '--password-stdin'], `${PASSWORD}\n`);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/records/);

  const to = await terminalOf(rosa, 'rosa');
  const back = await to(['restore', COPY, '--password-stdin'], `${PASSWORD}\n`);
  expect(back.stderr).toBe('');
  expect(back.stdout).toMatch(/^Brought back \d+ records and 0 files\.$/m);
  expect((await get<{ data: { name: string }[] }>(rosa, '/api/clients')).data).toMatchObject([
    { name: 'Priya Sharma' },
  ]);
});
