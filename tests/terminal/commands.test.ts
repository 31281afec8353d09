import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projects } from '@smoko/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { ROOT } from '../support/paths.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type Home, KEYS, newHome, openTerminal } from './terminal.ts';

const SENTENCE =
  'Create a job for Priya Sharma, hot water replacement at 8 Harris St Parramatta, budget $2,400, start 1 December 2026';

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  account = await signUp(server.url);
  home = newHome(server.url);
});
afterEach(() => home.close());

type Enrolled = { id: string; totp: { secret: string } };

async function login(password = PASSWORD): Promise<{ code: number; screen: string }> {
  const terminal = home.smoko('login');
  await terminal.shows('Email:');
  terminal.type(`${account.email}${KEYS.enter}`);
  await terminal.shows('Password:');
  terminal.type(`${password}${KEYS.enter}`);
  return { code: await terminal.exited, screen: terminal.screen() };
}

describe('signing in', () => {
  it('asks for address and password, and does not show the password', async () => {
    const { code, screen } = await login();
    expect(screen).toContain(`Signed in to ${server.url} as Dave Carmody (Carmody Electrical).`);
    expect(screen).toContain(account.email);
    expect(screen).not.toContain(PASSWORD);
    expect(code).toBe(0);
  });

  it('keeps the tokens in a file that nobody else can read', async () => {
    await login();
    expect(statSync(home.configFile).mode & 0o777).toBe(0o600);
    expect(readFileSync(home.configFile, 'utf8')).not.toContain(PASSWORD);
  });

  it('says who is signed in', async () => {
    await login();
    const { code, screen } = await home.run('whoami');
    expect(screen).toContain(`Dave Carmody <${account.email}>`);
    expect(screen).toContain('Carmody Electrical, Penrith NSW');
    expect(code).toBe(0);
  });

  it('refuses a wrong password in plain words', async () => {
    const { code, screen } = await login('not the password');
    expect(code).toBe(1);
    expect(screen).toMatch(/\nEmail or password is incorrect\.$/);
    expect((await home.run('whoami')).code).toBe(3);
  });

  it('asks for the code of a second factor, and keeps nothing before it was right', async () => {
    await post(account, '/api/auth/confirm', { password: PASSWORD });
    const { id, totp } = await post<Enrolled>(account, '/api/auth/factors', { factor_type: 'totp' });
    const codeIn = (steps: number) =>
      TOTP.generate({ secret: Secret.fromBase32(totp.secret), timestamp: Date.now() + steps * 30_000 });
    const challenge = await post(account, `/api/auth/factors/${id}/challenge`);
    await post(account, `/api/auth/factors/${id}/verify`, { challenge_id: challenge.id, code: codeIn(0) });

    const enter = async (code: string) => {
      const terminal = home.smoko('login', '--email', account.email);
      await terminal.shows('Password:');
      terminal.type(`${PASSWORD}${KEYS.enter}`);
      await terminal.shows('Code from your authenticator app (or a recovery code):');
      terminal.type(`${code}${KEYS.enter}`);
      return { code: await terminal.exited, screen: terminal.screen() };
    };
    expect((await enter('000000')).code).toBe(1);
    expect((await home.run('whoami')).code).toBe(3);
    // each code works once: the app's next one
    const { code, screen } = await enter(codeIn(1));
    expect(screen).toContain(`Signed in to ${server.url} as Dave Carmody (Carmody Electrical).`);
    expect(code).toBe(0);
    expect((await home.run('whoami')).code).toBe(0);
  });

  it('is left with Ctrl+C', async () => {
    const terminal = home.smoko('login');
    await terminal.shows('Email:');
    terminal.type(KEYS.ctrlC);
    expect(await terminal.exited).toBe(1);
    expect(terminal.screen()).toMatch(/Email:\s*\nCancelled\.$/);
  });
});

describe('exit codes', () => {
  it('3 when nobody is signed in', async () => {
    for (const args of [['whoami'], ['jobs', 'list'], ['chat', 'hello'], ['approvals', 'list']]) {
      expect(await home.run(...args)).toEqual({ code: 3, screen: 'You are not signed in. Run: smoko login' });
    }
  });

  it('2 for wrong usage', async () => {
    await login();
    for (const args of [['jobs', 'lst'], ['nonsense'], ['jobs', 'list', '--status', 'odd'], ['chat', ' ']]) {
      expect((await home.run(...args)).code, args.join(' ')).toBe(2);
    }
  });

  it('1 when the server is down, with what to do', async () => {
    await login();
    const nowhere = { ...home.env, SMOKO_URL: 'http://127.0.0.1:9' };
    const terminal = openTerminal('node', [join(ROOT, 'cli/bin/smoko.js'), 'login', '--email', account.email], {
      env: nowhere,
    });
    await terminal.shows('Password:');
    terminal.type(`${PASSWORD}${KEYS.enter}`);
    expect(await terminal.exited).toBe(1);
    expect(terminal.screen()).toContain('Smoko at http://127.0.0.1:9 cannot be reached. Is it running? (npm start)');
  });
});

describe('one message', () => {
  it('is answered, with receipts, and the job is in the list', async () => {
    await login();
    const { code, screen } = await home.run('chat', SENTENCE);
    expect(screen).toMatch(/^Jerry: /);
    expect(screen).toMatch(/✓ Created job 1001 - .*Priya Sharma.* \(undo: smoko undo [0-9a-f]{8}\)/);
    expect(code).toBe(0);

    const table = await home.run('jobs', 'list');
    expect(table.screen).toMatch(/1001 +Hot water replacement +Priya Sharma +.*\$2,400/i);
    const list = await home.run('jobs', 'list', '--json');
    const { data } = z.decode(projects.operations.list.output, JSON.parse(list.screen));
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ job_date: '2026-12-01', job_budget: 240_000, client: { name: 'Priya Sharma' } });
    expect(list.code).toBe(0);

    const receipt = /undo: smoko undo ([0-9a-f]{8})\)[^\n]*$/.exec(screen)?.[1] ?? '';
    expect((await home.run('undo', receipt)).code).toBe(0);
    expect((await home.run('jobs', 'list')).screen).toBe('No jobs yet.');
  });

  it('exits with 4 when something waits for a yes, which can be given', async () => {
    await login();
    await home.run('chat', SENTENCE);
    const { code, screen } = await home.run('chat', 'delete client Priya Sharma');
    expect(code).toBe(4);
    const id = /! Waits for your yes: Delete client Priya Sharma.*\(smoko approvals approve ([0-9a-f]{8})\)/.exec(
      screen,
    )?.[1];
    expect(id).toBeDefined();
    expect((await home.run('approvals', 'list')).screen).toContain('Delete client Priya Sharma');
    const yes = await home.run('approvals', 'approve', id ?? '');
    expect(yes.screen).toMatch(/^Approved: Delete client Priya Sharma/);
    expect(yes.code).toBe(0);
    expect((await home.run('approvals', 'list')).screen).toBe('Nothing waits for your yes.');
  });
});

it('npx smoko --version works in the repository', async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'cli/package.json'), 'utf8')) as { version: string };
  const terminal = openTerminal('npx', ['smoko', '--version'], {
    env: { HOME: home.folder, NPM_CONFIG_UPDATE_NOTIFIER: 'false' },
  });
  expect(await terminal.exited).toBe(0);
  expect(terminal.screen().split('\n')).toContain(version);
});
