import { spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { browserSession } from '../support/browser-session.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { type Home, KEYS, newHome, SMOKO } from './terminal.ts';

let server: TestServer;
let account: Account;
let home: Home;
const children = new Set<ReturnType<typeof spawn>>();

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  account = await signUp(server.url);
  home = newHome(server.url);
  expect(await run('login', '--email', account.email, '--password', PASSWORD)).toMatchObject({ code: 0 });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  home.close();
  await server.stop();
});

/** smoko in a pipe, as a script runs it. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [SMOKO, ...args], {
    cwd: home.folder,
    env: { PATH: process.env.PATH ?? '', ...home.env, ...env },
  });
  children.add(child);
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  void ended.then(() => children.delete(child));
  return { child, output, ended };
}

async function run(...args: string[]) {
  const { child, output, ended } = start(args);
  child.stdin.end();
  return { code: await ended, ...output };
}

describe('smoko login --browser', () => {
  it('shows a code, and is signed in when somebody says yes to it', async () => {
    const browser = browserSession(server.url);
    const email = await browser.signUp();
    const terminal = home.smoko('login', '--profile', 'shop');
    await terminal.shows('Email:');
    terminal.type(KEYS.enter);
    await terminal.shows(/this code: [A-Z]{4}-[A-Z]{4}/);
    const [, user_code] = /this code: (\S+)/.exec(terminal.screen()) ?? [];
    expect(terminal.screen()).toContain(`${server.url}/device?code=${user_code}`);
    const json = { user_code, approve: true };
    expect((await browser.fetch('/api/auth/device/answer', { method: 'POST', json })).status).toBe(204);
    expect(await terminal.exited).toBe(0);
    expect(terminal.screen()).toContain(`Signed in to ${server.url} as Dave Carmody`);
    expect((await run('whoami', '--profile', 'shop')).stdout).toContain(email);
    expect((await run('whoami')).stdout).toContain(account.email);
  });

  it('ends when somebody says no', async () => {
    const browser = browserSession(server.url);
    await browser.signUp();
    const { output, ended } = start(['login', '--browser', '--profile', 'never']);
    const [, user_code] = await until('the code', () => /this code: (\S+)/.exec(output.stderr));
    await browser.fetch('/api/auth/device/answer', { method: 'POST', json: { user_code, approve: false } });
    expect(await ended).toBe(1);
    expect(output.stderr).toContain('That sign-in is over, or was refused. Run smoko login again.');
  });
});

describe('smoko watch', () => {
  it('tells what changes, a line each, until Ctrl+C', async () => {
    const people = start(['watch']);
    const script = start(['watch', '--json', '--table', 'jobs']);
    for (const { output } of [people, script]) {
      await until('the connection', () => output.stderr.includes('Watching'));
    }
    const client = await post(account, '/api/clients', { name: 'Ruth Ngata' });
    const job = await post(account, '/api/projects', { job_name: 'Hot water', client_id: client.id });
    await until('the job', () => people.output.stdout.includes('job "Hot water" added'));
    expect(people.output.stdout).toContain('client "Ruth Ngata" added');
    await until('the event', () => script.output.stdout.includes(job.id));
    for (const { child, ended } of [people, script]) {
      child.kill('SIGINT');
      expect(await ended).toBe(0);
    }
    const events = script.output.stdout.trim().split('\n');
    expect(events.map((line) => JSON.parse(line).table)).toEqual(events.map(() => 'projects'));
  });

  it('says that nobody is signed in', async () => {
    expect(await run('watch', '--profile', 'nobody')).toMatchObject({ code: 3, stdout: '' });
  });
});

describe('smoko export', () => {
  it('asks for the password before it gives out everything, and shows nothing of it', async () => {
    const file = join(home.folder, 'all.zip');
    const terminal = home.smoko('export', '--output', file);
    await terminal.shows('Your password');
    terminal.type(`${PASSWORD}${KEYS.enter}`);
    expect(await terminal.exited).toBe(0);
    expect(terminal.screen()).toContain(`Wrote ${file}`);
    expect(terminal.screen()).not.toContain(PASSWORD);
    expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('does not write over a file that is there', async () => {
    const file = join(home.folder, 'clients.csv');
    writeFileSync(file, 'mine');
    expect(await run('export', 'clients', '--output', file)).toMatchObject({ code: 2, stdout: '' });
    expect(readFileSync(file, 'utf8')).toBe('mine');
    // the password was given a moment ago
    expect(await run('export', 'clients')).toMatchObject({ code: 0, stdout: expect.stringContaining('name') });
    expect(await run('export', 'clients', '--output', join(home.folder, 'none', 'x.csv'))).toMatchObject({ code: 1 });
    expect(existsSync(join(home.folder, 'none'))).toBe(false);
  });
});

describe('smoko import', () => {
  it('says what a file would add, adds it, and takes it back', async () => {
    const file = join(home.folder, 'suppliers.csv');
    // as an older Excel writes it
    writeFileSync(file, Buffer.from('Name,Phone\nZo\xEB Timber,(02) 5550 1234\n,\n', 'latin1'));
    const args = ['import', file, '--table', 'suppliers'];
    expect((await run(...args, '--preview')).stdout).toContain('It would add: 1 new');
    expect((await run(...args)).stdout).toContain('Added 1 supplier');
    const [done] = JSON.parse((await run('imports', 'list', '--json')).stdout).data;
    expect((await run('export', 'suppliers')).stdout).toContain('Zoë Timber');
    expect(await run(...args)).toMatchObject({ code: 1, stderr: expect.stringContaining('1 on file already') });
    expect((await run('imports', 'undo', done.id)).stdout).toBe('Deleted 1.\n');
    expect(await run('import', 'nowhere.csv', '--table', 'jobs')).toMatchObject({ code: 1, stdout: '' });
    expect(await run('import', file)).toMatchObject({ code: 2, stdout: '' });
  });
});

describe('smoko open', () => {
  it('gives the address, and opens it where there is a browser', async () => {
    const job = await post(account, '/api/projects', { job_name: 'Fence & gate' });
    const url = `${server.url}/job-details?job=${job.job_number}`;
    expect(await run('open', 'jobs', 'Fence & gate')).toMatchObject({ code: 0, stdout: `${url}\n` });
    const seen = join(home.folder, 'opened');
    const browser = join(home.folder, 'browser.sh');
    writeFileSync(browser, `#!/bin/sh\nprintf '%s' "$1" > ${seen}.part && mv ${seen}.part ${seen}\n`, { mode: 0o755 });
    const opened = start(['open', 'inbox'], { BROWSER: browser });
    expect(await opened.ended).toBe(0);
    await until('the browser', () => existsSync(seen));
    expect(readFileSync(seen, 'utf8')).toBe(`${server.url}/inbox`);
    expect(await run('open', 'clients', 'Nobody')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Nobody'),
    });
    expect(await run('open', 'approvals', 'Ruth')).toMatchObject({ code: 2 });
  });
});

describe('smoko doctor', () => {
  it('finds everything well, the live connection too', async () => {
    const { code, stdout } = await run('doctor', '--json');
    const { data } = JSON.parse(stdout) as { data: { name: string; state: string }[] };
    expect(data.filter(({ state }) => state === 'wrong')).toEqual([]);
    expect(data.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Node.js', 'config', 'server', 'clock', 'signed in', 'live']),
    );
    expect(code).toBe(0);
  });

  it('says what is wrong and what to do', async () => {
    const wrong = async (...args: string[]) => {
      const { code, stdout } = await run('doctor', ...args);
      expect(code).toBe(1);
      return stdout;
    };
    expect(await wrong('--profile', 'nobody')).toMatch(/WRONG {2}signed in: no\n +Run: smoko login/);
    expect(await wrong('--url', 'http://127.0.0.1:1')).toContain('WRONG  server');
    chmodSync(home.configFile, 0o644);
    expect(await wrong()).toContain(`Run: chmod 600 '${home.configFile}'`);
    chmodSync(home.configFile, 0o600);
  });
});

describe('a proxy', () => {
  let proxy: Server;
  let address: string;
  const asked: string[] = [];
  beforeAll(async () => {
    proxy = createServer((_, response) => response.writeHead(400).end());
    proxy.on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      const [host, port] = (request.url ?? '').split(':');
      const through = connect(Number(port), host, () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
        socket.pipe(through).pipe(socket);
      });
      for (const end of [through, socket])
        end.on('error', () => [through, socket].forEach((one) => void one.destroy()));
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  });
  afterAll(() => proxy.close());

  const whoami = async (env: Record<string, string>) => {
    const { output, ended } = start(['whoami'], env);
    return { code: await ended, ...output };
  };

  it('is used for questions and for the live connection', async () => {
    const env = { HTTP_PROXY: address };
    expect(await whoami(env)).toMatchObject({ code: 0, stdout: expect.stringContaining(account.email) });
    expect(asked).toContain(new URL(server.url).host);
    asked.length = 0;
    const { child, output, ended } = start(['watch', '--table', 'clients'], env);
    await until('the connection', () => output.stderr.includes('Watching'));
    expect(asked).toContain(new URL(server.url).host);
    await post(account, '/api/clients', { name: 'Behind a proxy' });
    await until('the client', () => output.stdout.includes('client "Behind a proxy" added'));
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });

  it('is passed by where NO_PROXY says so, and missed where it is down', async () => {
    asked.length = 0;
    expect(await whoami({ http_proxy: address, NO_PROXY: '127.0.0.1' })).toMatchObject({ code: 0 });
    expect(asked).toEqual([]);
    expect(await whoami({ HTTP_PROXY: 'http://127.0.0.1:1' })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('cannot be reached'),
    });
  });
});
