import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseUri, seedJobs } from '../bench/list/seed.ts';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { ROOT } from '../support/paths.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { type Home, newHome, SMOKO } from './terminal.ts';

/** As JSON more than a pipe holds, and more than two pages. */
const JOBS = 450;

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer({ env: { MONGODB_URI: undefined } });
  account = await signUp(server.url);
  await seedJobs(databaseUri(server.dataDir), account.user.id, JOBS);
  home = newHome(server.url);
  expect(await ended({ args: ['login', '--email', account.email, '--password-stdin'], stdin: PASSWORD })).toMatchObject(
    { code: 0 },
  );
});
afterAll(async () => {
  home.close();
  await server.stop();
});

interface Run {
  args: string[];
  /** What is piped in; null: there is no standard input at all. */
  stdin?: string | null;
  env?: Record<string, string>;
  /** Goes away after the first line, as `head -1` does. */
  readsOneLine?: boolean;
}

/** smoko as a script runs it: nothing is a terminal. */
async function ended({ args, stdin = '', env = {}, readsOneLine = false }: Run) {
  // node opens /dev/null in place of a closed one only where the shell closed it
  const [command, ...words] =
    stdin === null
      ? ['sh', '-c', 'exec "$@" <&-', 'sh', process.execPath, SMOKO, ...args]
      : [process.execPath, SMOKO, ...args];
  const child = spawn(command ?? '', words, { env: { PATH: process.env.PATH ?? '', ...home.env, ...env } });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
    if (readsOneLine && output.stdout.includes('\n')) child.stdout.destroy();
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  child.stdin.on('error', () => undefined).end(stdin ?? '');
  const code = await new Promise<number | null>((done) => child.once('close', done));
  return { code, ...output };
}

describe('a reader that has enough', () => {
  it.each(['--json', '--jsonl', '--fields=id,job_name,job_description'])('is no error (%s)', async (mode) => {
    const { code, stderr, stdout } = await ended({ args: ['jobs', 'list', '--all', mode], readsOneLine: true });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toBe('');
  });

  it('gets whole lines in a shell', () => {
    const line = `"${process.execPath}" "${SMOKO}" jobs list --all --jsonl | head -1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', line], {
      env: { PATH: process.env.PATH, ...home.env },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ job_number: expect.any(String) });
  });
});

describe('every job', () => {
  it('comes once, page behind page, the same in each mode', async () => {
    const modes = ['--json', '--jsonl', '--quiet'];
    const [json, jsonl, quiet] = await Promise.all(
      modes.map(async (mode) => (await ended({ args: ['jobs', 'list', '--all', mode] })).stdout),
    );
    const lines = (text = '') => text.trim().split('\n');
    const { data, next_cursor } = JSON.parse(json ?? '') as { data: { id: string }[]; next_cursor: null };
    expect(next_cursor).toBeNull();
    expect(new Set(data.map(({ id }) => id)).size).toBe(JOBS);
    expect(lines(jsonl).map((line) => JSON.parse(line))).toEqual(data);
    expect(lines(quiet)).toEqual(data.map(({ id }) => id));
  });
});

describe('without a person to ask', () => {
  it.each<[string[], string | null, string]>([
    [['chat'], '', 'Please enter a command.'],
    [['chat'], null, 'Please enter a command.'],
    [['ask', '-'], null, 'Please enter a command.'],
    [['login'], '', 'Give your address: smoko login --email E'],
    [['login', '--email', 'dave@example.com'], '', 'Pipe the password in: smoko login --email E --password-stdin'],
    [['login', '--email', 'dave@example.com', '--password-stdin'], null, 'Password must be at least 8 characters'],
    [['jobs', 'rm', '-'], null, 'Nothing came in on standard input.'],
    [['jobs', 'add', '--data', '-'], '{', '--data is one JSON object'],
  ])('%j with %j coming in says what to give, with exit code 2', async (args, stdin, line) => {
    const { code, stdout, stderr } = await ended({ args, stdin });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(line);
  });
});

describe('a server that does not answer as hoped', () => {
  const list = ['jobs', 'list', '--json'];

  it('which is down: 1', async () => {
    const env = signedInAt('http://127.0.0.1:9');
    expect(await ended({ args: list, env })).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Smoko at http://127.0.0.1:9 cannot be reached. Is it running? (npm start)\n',
    });
  });

  it('which knows the token no longer: 3', async () => {
    const stderr = 'You are signed out. Run: smoko login\n';
    const env = signedInAt(server.url);
    for (const args of [list, ['jobs', 'add', '--name', 'x'], ['chat', 'hello']]) {
      expect(await ended({ args, env })).toEqual({ code: 3, stdout: '', stderr });
    }
  });

  it('where nobody is signed in: 3', async () => {
    const env = { SMOKO_CONFIG_DIR: `${home.folder}/nobody` };
    const stderr = 'You are not signed in. Run: smoko login\n';
    expect(await ended({ args: list, env })).toEqual({ code: 3, stdout: '', stderr });
  });

  it('which is older, or no Smoko: 1', async () => {
    const older = await standIn({ version: '0.0.9' });
    const other = await standIn({});
    try {
      expect(await ended({ args: list, env: signedInAt(older.url) })).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringMatching(
          /^This Smoko server \(0\.0\.9\) is older than this smoko \([\d.]+\)\. Update the server, then try again\.\n$/,
        ),
      });
      expect(await ended({ args: list, env: signedInAt(other.url) })).toEqual({
        code: 1,
        stdout: '',
        stderr: `There is no Smoko at ${other.url}. Check the address: smoko config get url\n`,
      });
    } finally {
      older.close();
      other.close();
    }
  });
});

describe('docs/cli.md', () => {
  const text = readFileSync(join(ROOT, 'docs/cli.md'), 'utf8');

  it('has ten recipes that work, one behind the other', async () => {
    const [, recipes = ''] = /^## Ten recipes$(.*?)^## /ms.exec(text) ?? [];
    const blocks = [...recipes.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block);
    expect(blocks).toHaveLength(10);
    const own = newHome(server.url);
    const { email } = await signUp(server.url);
    const signIn = `printf '%s' '${PASSWORD}' | smoko login --email ${email} --password-stdin`;
    const child = spawn('sh', ['-ec', [signIn, ...blocks].join('\n')], {
      cwd: own.folder,
      env: { ...own.env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}` },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    const code = await new Promise((done) => child.once('close', done));
    own.close();
    expect({ code, stderr: code === 0 ? '' : stderr, stdout: code === 0 ? '' : stdout }).toEqual({
      code: 0,
      stderr: '',
      stdout: '',
    });
  });
});

/** A home that thinks it is signed in there. */
function signedInAt(url: string): Record<string, string> {
  const file = `${home.folder}/at-${new URL(url).port}/config.json`;
  const tokens = { access_token: 'a.b.c', refresh_token: 'none', expires_at: Date.now() + 3_600_000 };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ url, servers: { [url]: { ...tokens, email: account.email } } }), {
    mode: 0o600,
  });
  return { SMOKO_CONFIG_DIR: dirname(file), SMOKO_URL: url };
}

/** A server that has nothing but its health. */
async function standIn(health: object): Promise<{ url: string; close(): void }> {
  const http = createServer(({ url }, response) => {
    response.statusCode = url === '/api/health' ? 200 : 404;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(url === '/api/health' ? health : { error: 'Not found' }));
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    close: () => {
      http.close();
      http.closeAllConnections();
    },
  };
}
