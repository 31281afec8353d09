import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeServer, type Handler, problem, startFakeServer } from '../testing/fake-server.ts';
import { buildSmoko, runSmoko } from '../testing/run-smoko.ts';
import { id, job, signedIn, user } from '../testing/samples.ts';

let folder: string;
let server: FakeServer;
const smoko = (args: string[], stdin?: string) =>
  runSmoko(args, { SMOKO_CONFIG_DIR: folder, SMOKO_URL: server.url }, stdin);
const signIn = () => smoko(['login', '--email', user.email, '--password-stdin'], 'correct horse\n');

const base: Record<string, Handler> = {
  'POST /api/auth/login': ({ body }, response) =>
    body.password === 'correct horse'
      ? signedIn
      : problem(response, 401, 'not_authenticated', 'The email or the password is wrong.'),
  'POST /api/auth/logout': (_, response) => void response.writeHead(204).end(),
  'GET /api/auth/session': () => ({ user, expires_at: user.created_at, via: 'bearer' }),
  'GET /api/projects': () => ({ data: [job()], next_cursor: null }),
  'GET /api/approvals': () => ({ data: [approval], next_cursor: null }),
  'POST /api/approvals/{id}': ({ body }) => ({
    ...approval,
    status: body.decision === 'approve' ? 'approved' : 'rejected',
    receipt: { ...receipt, undoable: false },
  }),
  'GET /api/receipts': () => ({ data: [{ ...receipt, id: id(41), undoable: false }, receipt], next_cursor: null }),
  [`POST /api/receipts/${id(40)}/undo`]: () => ({ ...receipt, status: 'undone' }),
};
const approval = {
  id: id(30),
  code: '4821',
  assistant: 'sarah',
  summary: 'Send the order to Reece',
  status: 'pending',
  expires_at: null,
  waiting_days: 3,
  error: null,
};
const receipt = { id: id(40), summary: 'Sent the order', undoable: true, status: 'done', created_at: user.created_at };

beforeAll(buildSmoko);
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'smoko-cli-'));
  server = await startFakeServer(base);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('signing in', () => {
  it('keeps the tokens in a file only the owner can read', async () => {
    const { code, stdout } = await signIn();
    expect(stdout).toBe(`Signed in to ${server.url} as Mick Tate (Tate Electrical).\n`);
    expect(code).toBe(0);
    const file = join(folder, 'config.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved.url).toBe(server.url);
    expect(saved.servers[server.url]).toMatchObject({ access_token: 'access-1', refresh_token: 'refresh-1' });
  });

  it('says that it is the terminal from its first request on', async () => {
    await signIn();
    expect(server.calls.map(({ path, headers }) => [path, headers['user-agent']])).toEqual([
      ['/api/auth/login', 'smoko-cli'],
    ]);
  });

  it('says the server’s words when the password is wrong', async () => {
    const { code, stderr } = await smoko(['login', '--email', user.email, '--password', 'wrong horse']);
    expect(stderr).toBe('The email or the password is wrong.\n');
    expect(code).toBe(1);
  });

  describe('to an account with a second factor', () => {
    const factor = id(50);
    const asked = { ...signedIn, next_aal: 'aal2', access_token: 'access-before', refresh_token: 'refresh-before' };
    const wrong = 'That code is not right. Check the time on your phone and try the next one.';
    const handlers: Record<string, Handler> = {
      ...base,
      'POST /api/auth/login': () => asked,
      'GET /api/auth/factors': ({ headers }) =>
        headers.authorization === 'Bearer access-before' && {
          data: [{ id: factor, friendly_name: 'Phone', factor_type: 'totp', status: 'verified' }],
        },
      [`POST /api/auth/factors/${factor}/challenge`]: () => ({ id: id(51), expires_at: user.created_at }),
      [`POST /api/auth/factors/${factor}/verify`]: ({ body }, response) =>
        body.code === '123456' && body.challenge_id === id(51)
          ? { ...signedIn, aal: 'aal2', next_aal: 'aal2' }
          : problem(response, 422, 'invalid', wrong),
      'POST /api/auth/recovery': ({ body }, response) =>
        body.code === 'abcdefgh'
          ? { ...signedIn, aal: 'aal2', next_aal: 'aal2' }
          : problem(response, 422, 'invalid', wrong),
    };
    const login = (...more: string[]) =>
      smoko(['login', '--email', user.email, '--password', 'x correct horse', ...more]);

    beforeEach(async () => {
      await server.close();
      server = await startFakeServer(handlers);
    });

    it('takes its code, or a recovery code', async () => {
      for (const code of ['123 456', 'abcd-efgh']) {
        expect(await login('--code', code)).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Signed in to/) });
        expect(readFileSync(join(folder, 'config.json'), 'utf8')).toContain('access-1');
      }
    });

    it('keeps nothing before the code was right', async () => {
      expect(await login('--code', '654321')).toMatchObject({ code: 1, stderr: `${wrong}\n` });
      const { code, stderr } = await login();
      expect(stderr).toContain('smoko login --code 123456');
      expect(code).toBe(2);
      expect(await smoko(['whoami'])).toMatchObject({ code: 3 });
    });
  });

  it('asks for options where there is no terminal to ask at', async () => {
    const { code, stderr } = await smoko(['login']);
    expect(stderr).toContain('--email');
    expect(code).toBe(2);
  });

  it('forgets the tokens on signing out', async () => {
    await signIn();
    expect(await smoko(['logout'])).toMatchObject({ code: 0, stdout: 'Signed out.\n' });
    expect(readFileSync(join(folder, 'config.json'), 'utf8')).not.toContain('access-1');
    expect(await smoko(['whoami'])).toMatchObject({ code: 3 });
  });

  it('signs out here even when the server is down', async () => {
    await signIn();
    await server.close();
    expect(await smoko(['logout'])).toMatchObject({ code: 0, stdout: 'Signed out.\n' });
    server = await startFakeServer(base);
  });
});

describe('exit codes', () => {
  it('is 2 for what cannot be understood', async () => {
    for (const args of [
      ['jobz'],
      ['jobs', 'list', '--limit', '0'],
      ['jobs', 'list', '--status', 'lost'],
      ['agents', 'show', 'bob'],
      [],
    ]) {
      expect(await smoko(args), args.join(' ')).toMatchObject({ code: 2, stdout: '' });
    }
    expect(await smoko(['whoami', '--url', 'ftp://x'])).toMatchObject({ code: 2 });
    expect(await smoko(['chat', ' '])).toMatchObject({ code: 2, stderr: 'Please enter a command.\n' });
  });

  it('is 3 without signing in', async () => {
    for (const args of [['whoami'], ['jobs', 'list'], ['chat', 'hi'], ['approvals', 'list'], ['undo', id(1)]]) {
      const expected = { code: 3, stdout: '', stderr: 'You are not signed in. Run: smoko login\n' };
      expect(await smoko(args), args.join(' ')).toEqual(expected);
    }
  });

  it('is 1 when the server is down, and says how to start it', async () => {
    await signIn();
    await server.close();
    const expected = `Smoko at ${server.url} cannot be reached. Is it running? (npm start)\n`;
    expect(await smoko(['jobs', 'list'])).toEqual({ code: 1, stdout: '', stderr: expected });
    server = await startFakeServer(base);
  });
});

describe('reading', () => {
  beforeEach(signIn);

  it('prints who is signed in', async () => {
    expect((await smoko(['whoami'])).stdout).toContain('Mick Tate <mick@tate.example>');
    expect(JSON.parse((await smoko(['whoami', '--json'])).stdout).user.email).toBe(user.email);
  });

  it('lists jobs as a table, or as JSON', async () => {
    const { stdout } = await smoko(['jobs', 'list', '--status', 'in_progress', '--q', 'switch', '--limit', '5']);
    expect(stdout.split('\n')[1]).toBe('1001    Switchboard upgrade  -       12/03/2026  $3,500.00  in progress');
    expect(server.calls.at(-1)?.query.toString()).toBe('q=switch&status=in_progress&limit=5');
    expect(JSON.parse((await smoko(['jobs', 'list', '--json'])).stdout)).toEqual({ data: [job()], next_cursor: null });
  });
});

describe('deciding', () => {
  beforeEach(signIn);

  it('lists what waits and approves it by id or by code', async () => {
    expect((await smoko(['approvals', 'list'])).stdout).toMatch(
      /^4821 .*Send the order to Reece +3 days ago +you decide/m,
    );
    expect(server.calls.at(-1)?.query.get('status')).toBe('pending');
    const { stdout, code } = await smoko(['approvals', 'approve', '4821']);
    expect(stdout).toBe('Approved: Send the order to Reece\n✓ Sent the order\n');
    expect(code).toBe(0);
    expect(server.calls.at(-1)).toMatchObject({ path: `/api/approvals/${approval.id}`, body: { decision: 'approve' } });
    expect((await smoko(['approvals', 'reject', approval.id])).stdout).toContain('Rejected: ');
  });

  it('takes a receipt back', async () => {
    expect(await smoko(['undo', receipt.id])).toMatchObject({ code: 0, stdout: 'Undone: Sent the order\n' });
    expect(await smoko(['undo', id(9)])).toMatchObject({ code: 1, stderr: 'That record could not be found.\n' });
    expect(await smoko(['undo'])).toMatchObject({
      code: 2,
      stderr: 'This asks first. Without a terminal, say --yes.\n',
    });
    expect(await smoko(['undo', '--yes'])).toMatchObject({ code: 0, stdout: 'Undone: Sent the order\n' });
  });
});

describe('help', () => {
  it('is what the program says, although it is not loaded for it', async () => {
    const help = await smoko(['help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toContain('Exit codes: 0 done');
    expect(await smoko(['--help'])).toEqual(help);
    expect(await smoko(['-h'])).toEqual(help);
  });
});
