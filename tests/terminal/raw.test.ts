import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, PASSWORD } from '../support/account.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { runHere } from './examples/run.ts';
import { signedIn } from './signed-in.ts';
import { type Home, openTerminal, SMOKO } from './terminal.ts';

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  ({ account, home } = await signedIn(server.url));
  for (let number = 1; number <= 25; number++)
    await post(account, '/api/projects', { job_name: `Fence ${number}`, job_number: String(7000 + number) });
});
afterAll(async () => {
  home.close();
  await server.stop();
});

const run = (...args: string[]) => runHere(args, home.env, home.folder);

async function smoko(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args);
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
  return stdout.trim();
}

it('calls any path of the API, with fields, a body, a header and all pages', async () => {
  expect((await run('api', 'clients', '-F', 'name=@name.txt')).stderr).toBe('There is no file name.txt.\n');
  writeFileSync(join(home.folder, 'name.txt'), 'Ruth Ngata');
  const client = JSON.parse(await smoko('api', 'clients', '-F', 'name=@name.txt', '-f', 'phone=0491570156'));
  expect(client).toMatchObject({ name: 'Ruth Ngata', phone: '0491570156' });
  expect(await smoko('api', '/api/projects', '-X', 'GET', '-F', 'limit=2', '--jq', '.data | length')).toBe('2');
  expect(
    await smoko('api', 'projects', '-F', 'limit=10', '--paginate', '--jq', '[.data[].job_number] | unique | length'),
  ).toBe('25');
  expect(
    await smoko('api', `clients/${client.id}`, '-X', 'PATCH', '-F', 'email=ruth@example.com', '--jq', '.email'),
  ).toBe('ruth@example.com');
  const piped = await runHere(
    ['api', 'clients', '--input', '-', '-H', 'Idempotency-Key: once'],
    home.env,
    home.folder,
    Buffer.from('{"name": "Len Otto"}'),
  );
  expect(JSON.parse(piped.stdout)).toMatchObject({ name: 'Len Otto' });
  const head = await smoko('api', 'stats', '--include');
  expect(head).toMatch(/^HTTP 200\b[^\n]*\n/);
  expect(head).toContain('content-type: application/json');
  expect(await smoko('api', `clients/${client.id}`, '-X', 'DELETE')).toBe('');
});

it('says what is wrong with a call, and calls nobody else', async () => {
  expect(await run('api', 'clients', '-F', 'nome=x')).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/\n$/),
  });
  expect(await run('api', 'no-such-path')).toEqual({
    code: 1,
    stdout: '',
    stderr: `This server has no GET /api/no-such-path. What it has: ${server.url}/api/docs\n`,
  });
  expect(await run('api', 'https://example.com/api/projects')).toMatchObject({
    code: 2,
    stderr: 'Only paths of your Smoko server: /api/projects.\n',
  });
  expect((await run('api', 'clients', '-F', 'name')).stderr).toBe('name is no key=value.\n');
  expect((await run('api', 'stats', '--paginate')).stderr).toBe('--paginate goes through a list, and this is none.\n');
  expect((await run('api', 'clients', '--input', 'name.txt')).stderr).toBe('name.txt is no JSON.\n');
});

it('takes of any JSON what a jq program says', async () => {
  expect(await smoko('jobs', 'list', '--limit', '3', '--jq', '.data[].job_name')).toBe('Fence 25\nFence 24\nFence 23');
  expect(await smoko('jobs', 'list', '--all', '--jq', '.data | map(.job_number | tonumber) | add')).toBe(
    String(25 * 7013),
  );
  expect(await smoko('jobs', 'list', '--limit', '2', '--jsonl', '--jq', '{n: .job_number}')).toBe(
    '{"n":"7025"}\n{"n":"7024"}',
  );
  expect(await smoko('jobs', 'show', '7001', '--jq', '.job_name')).toBe('Fence 1');
  expect(await smoko('stats', '--jq', '.total_jobs')).toBe('25');
  expect(await smoko('jobs', 'show', '7001', '--jq', 'keys | map(select(test("^JOB_N"; "i"))) | join(" ")')).toBe(
    'job_name job_number',
  );
  expect(await run('jobs', 'list', '--jq', '.data[] |')).toEqual({
    code: 2,
    stdout: '',
    stderr: 'This is no jq program: something is missing after |\n',
  });
  const broken = await run('jobs', 'list', '--jq', '.data[');
  expect(broken).toMatchObject({ code: 2, stdout: '' });
  expect(broken.stderr).toMatch(/^This is no jq program: [^\n]+\n$/);
  expect(await run('jobs', 'list', '--jq', '.data + 1')).toMatchObject({ code: 1, stdout: '' });
});

it('signs a script in by SMOKO_TOKEN, and keeps nothing of it', async () => {
  const token = await smoko('token');
  const folder = join(home.folder, 'elsewhere');
  const env = { HOME: home.folder, SMOKO_CONFIG_DIR: folder, SMOKO_URL: server.url, SMOKO_TOKEN: token };
  expect((await runHere(['whoami'], env, home.folder)).stdout).toContain(account.email);
  expect((await runHere(['ask', 'how many jobs do I have?'], env, home.folder)).code).toBe(0);
  expect(existsSync(folder)).toBe(false);
  const refused = await runHere(['jobs', 'list'], { ...env, SMOKO_TOKEN: 'stale' }, home.folder);
  expect(refused).toEqual({
    code: 3,
    stdout: '',
    stderr:
      'The token in SMOKO_TOKEN does not count, or no longer. Another: smoko token, or smoko account tokens add\n',
  });
});

it('a backup has a token of its own, made at a terminal, until it is revoked', async () => {
  const person = openTerminal(
    process.execPath,
    [SMOKO, 'account', 'tokens', 'add', 'Backup', 'cron', '--days', '30', '--exports'],
    { env: home.env, columns: 100, rows: 24 },
  );
  await person.shows('Your password, to be sure it is you:');
  person.type(`${PASSWORD}\r`);
  expect(await person.exited).toBe(0);
  const [token = ''] = /^smoko_\S{43}$/m.exec(person.screen()) ?? [];
  expect(person.screen()).toContain('It is not shown again.');

  const env = { HOME: home.folder, SMOKO_CONFIG_DIR: join(home.folder, 'cron'), SMOKO_URL: server.url };
  const cron = (...args: string[]) => runHere(args, { ...env, SMOKO_TOKEN: token }, home.folder);
  expect((await cron('jobs', 'list', '--limit', '1', '--quiet')).code).toBe(0);
  expect(await cron('export', '--output', 'backup.zip')).toMatchObject({ code: 0, stderr: '' });
  const refused = await cron('account', 'tokens', 'add', 'Another');
  expect(refused).toMatchObject({ code: 1, stdout: '' });
  expect(refused.stderr).toContain('A token for scripts cannot do that');

  expect(await smoko('account', 'tokens', 'list')).toContain('Backup cron');
  const id = await smoko('account', 'tokens', 'list', '--quiet');
  expect(await smoko('account', 'tokens', 'rm', id.slice(-8))).toContain('Revoked');
  expect(await cron('jobs', 'list')).toMatchObject({ code: 3, stdout: '' });
});

it('has words of one’s own for commands', async () => {
  await smoko('alias', 'set', 'fence', 'jobs list --q $1 --limit 2 --quiet');
  expect((await smoko('fence', 'Fence')).split('\n')).toHaveLength(2);
  expect(await smoko('alias', 'list')).toContain('smoko jobs list --q $1');
  expect(await run('alias', 'set', 'jobs', 'clients list')).toMatchObject({ code: 2, stdout: '' });
  expect((await run('alias', 'set', 'x', 'nonsense')).stderr).toBe('There is no command smoko nonsense.\n');
  expect(await run('fence')).toMatchObject({ code: 2, stdout: '' });
  // in another profile too, which may come and go
  expect(await smoko('--profile', 'shop', 'alias', 'list')).toContain('smoko jobs list --q $1');
  await smoko('--profile', 'shop', 'alias', 'set', 'gates', 'jobs list --q gate');
  expect(await smoko('alias', 'list')).toContain('smoko jobs list --q gate');
  await smoko('alias', 'rm', 'gates');
  await smoko('alias', 'rm', 'fence');
  expect((await run('fence', 'Fence')).stderr).toContain("Unknown command 'fence'");
});

it('shows a long list in the pager, and a short one without', async () => {
  const file = join(home.folder, 'paged.txt');
  const env = { ...home.env, PAGER: `cat > '${file}'` };
  const list = (...args: string[]) =>
    openTerminal(process.execPath, [SMOKO, 'jobs', 'list', ...args], { env, columns: 100, rows: 12 });
  const short = list('--limit', '3');
  expect(await short.exited).toBe(0);
  expect(short.screen()).toContain('Fence 25');
  expect(existsSync(file)).toBe(false);
  const long = list('--all');
  expect(await long.exited).toBe(0);
  expect(long.screen()).not.toContain('Fence 25');
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(26);
  // whoever leaves the pager at once has read enough
  const left = openTerminal(process.execPath, [SMOKO, 'jobs', 'list', '--all'], {
    env: { ...env, PAGER: 'true' },
    rows: 12,
  });
  expect(await left.exited).toBe(0);
});
