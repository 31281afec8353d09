import { listReceipts } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { runHere } from './examples/run.ts';

let server: TestServer;
let account: Account;
let env: Record<string, string>;
const folder = tempDir();

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  account = await signUp(server.url);
  env = { SMOKO_CONFIG_DIR: `${folder}/.smoko`, SMOKO_URL: server.url, HOME: folder };
  await smoko('login', '--email', account.email, '--password', PASSWORD);
});
afterAll(async () => {
  await server?.stop();
  removeDir(folder);
});

const run = (...args: string[]) => runHere(args, env, folder);

/** What a command prints that has to succeed. */
async function smoko(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await run(...args);
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
  return stdout.trim();
}

it('brings a deleted record back by its number, its name or a part of its id', async () => {
  const id = await smoko('jobs', 'add', '--name', 'Gate motor', '--number', '7001', '--quiet');
  expect(await smoko('jobs', 'rm', '7001')).toBe(
    `Deleted job 7001 (Gate motor). (back within 30 days: smoko jobs restore ${id.slice(-8)})`,
  );
  expect(await smoko('jobs', 'list')).toBe('No jobs yet.');
  expect(await smoko('jobs', 'list', '--deleted', '--fields', 'job_number,job_name')).toMatch(/7001 +Gate motor$/);
  expect(await smoko('__complete', 'jobs', 'restore', '70')).toContain('7001\tGate motor');
  for (const named of ['7001', 'gate motor', id.slice(-8), id]) {
    expect(await smoko('jobs', 'restore', named)).toBe('Brought back job 7001 (Gate motor).');
    expect(await smoko('jobs', 'list', '--deleted')).toBe('No jobs match.');
    await smoko('jobs', 'rm', '7001');
  }
  expect(await run('jobs', 'restore', '9999')).toMatchObject({
    code: 1,
    stderr: 'No deleted job is called 9999. See: smoko jobs list --deleted\n',
  });
});

it('says which, where several deleted ones have the name', async () => {
  for (const _ of [1, 2]) {
    await post(account, '/api/clients', { name: 'Ruth Ngata' });
    await smoko('clients', 'rm', 'Ruth Ngata');
  }
  const { code, stderr } = await run('clients', 'restore', 'Ruth Ngata');
  expect(code).toBe(2);
  const [short = ''] = /[0-9a-f]{8}(?=\))/.exec(stderr) ?? [];
  expect(await smoko('clients', 'restore', short)).toBe('Brought back client Ruth Ngata.');
});

it('takes days as people write them, the day before the month, by the day of the business', async () => {
  // half past eight of a Saturday morning in Sydney, a Friday in most of the world
  const late = await startServer({ now: '2026-11-20T21:30:00Z' });
  const dave = await signUp(late.url);
  const at = { ...env, SMOKO_URL: late.url, SMOKO_CONFIG_DIR: `${folder}/.late` };
  const there = (...args: string[]) => runHere(args, at, folder);
  try {
    expect((await there('login', '--email', dave.email, '--password', PASSWORD)).code).toBe(0);
    await there('jobs', 'add', '--name', 'Deck', '--number', '8001', '--date', 'tomorrow');
    const dated = async () => (await there('jobs', 'show', '8001', '--fields', 'job_date')).stdout.trim();
    expect(await dated()).toBe('2026-11-22');
    for (const [said, date] of [
      ['3/12', '2026-12-03'],
      ['fri', '2026-11-27'],
      ['2027-01-02', '2027-01-02'],
    ] as const) {
      expect((await there('jobs', 'edit', '8001', '--date', said)).stderr).toBe('');
      expect(await dated()).toBe(date);
    }
    for (const [said, time] of [
      ['2pm', '14:00'],
      ['7.30 am', '07:30'],
      ['12:15 p.m.', '12:15'],
      ['12am', '00:00'],
      ['9:05', '09:05'],
      ['13:30', '13:30'],
    ] as const) {
      await there('jobs', 'edit', '8001', '--time', said);
      expect((await there('jobs', 'show', '8001', '--fields', 'job_time')).stdout.trim(), said).toBe(time);
    }
    expect((await there('jobs', 'edit', '8001', '--time', '13pm')).stderr).toBe('Enter a time as HH:MM: --time\n');
    expect((await there('jobs', 'list', '--from', '1/1', '--quiet')).stdout.trim()).toMatch(/^[0-9a-f]{24}$/);
    expect(await there('jobs', 'edit', '8001', '--date', 'soonish')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'soonish is no day that I know. Write it like 3/12, fri, next tuesday or 2026-12-03.\n',
    });
    expect((await there('today')).stdout).toMatch(/^Sat 21 Nov 2026\n/);
  } finally {
    await late.stop();
  }
});

it('shows ids short and takes them so, from both ends', async () => {
  await smoko('ask', '--new', 'add supplier Reece Wollongong');
  await smoko('ask', '--new', 'add supplier Nepean Hire');
  await smoko('ask', '--new', 'add supplier Tradelink Penrith');
  const { data } = await account.client.call(listReceipts, {});
  const ids = data.map(({ id }) => id);
  const [latest = ''] = ids;
  const shown = await smoko('receipts', 'list');
  expect(shown).toContain(latest.slice(-8));
  expect(shown).not.toMatch(/[0-9a-f]{24}/);
  expect(await smoko('receipts', 'undo', latest.slice(-8))).toMatch(/^Undone: .*Tradelink Penrith/);

  // they begin with the time to four minutes: two of three made in a row are alike
  const alike = ids.find((id, at) => ids.some((other, beside) => beside !== at && other.startsWith(id.slice(0, 6))));
  const begin = alike?.slice(0, 6) ?? '';
  const ambiguous = await run('receipts', 'undo', begin);
  expect(ambiguous.code).toBe(2);
  expect(ambiguous.stderr).toContain(`More than one receipt has ${begin} in its id: `);
  for (const id of ids.filter((one) => one.startsWith(begin))) expect(ambiguous.stderr).toContain(id);
  expect((await run('receipts', 'undo', 'abcabcabc')).stderr).toBe(
    'No receipt has the id abcabcabc. See: smoko receipts list\n',
  );
});

it('goes on with a conversation by a part of its id', async () => {
  const [, thread = ''] = /([0-9a-f]{8})$/m.exec(await smoko('threads', 'list')) ?? [];
  expect(await smoko('threads', 'show', thread)).toContain('Tradelink Penrith');
  await smoko('ask', '--thread', thread, 'add supplier Bunnings Penrith');
  expect(await smoko('threads', 'show', thread)).toContain('Bunnings Penrith');
});
