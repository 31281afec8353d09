import { existsSync } from 'node:fs';
import { clients, listThreads } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Account, PASSWORD, signUp } from '../support/account.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { runHere } from './examples/run.ts';
import { signedIn } from './signed-in.ts';
import { type Home, newHome, openTerminal, SMOKO } from './terminal.ts';

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  ({ account, home } = await signedIn(server.url));
  await account.client.call(clients.operations.create, { name: 'Ruth Ngata' });
});
afterAll(async () => {
  home.close();
  await server.stop();
});

const run = (...args: string[]) => runHere(args, home.env, home.folder);

it('a file that is not there stops the message, and stays at the prompt', async () => {
  const chat = home.smoko('chat', '--new');
  await chat.shows('Carmody Electrical at');
  chat.type('keep @nofile.pdf please');
  await chat.shows('> keep @nofile.pdf please');
  chat.type('\r');
  await chat.shows('There is no file nofile.pdf. Nothing was sent');
  await chat.shows('> keep @nofile.pdf please');
  expect((await account.client.call(listThreads, {})).data).toEqual([]);
  chat.end();
});

it('Delete takes what is behind the cursor, and nothing at the end', async () => {
  const chat = home.smoko('chat', '--new');
  await chat.shows('Carmody Electrical at');
  chat.type('gate');
  await chat.shows('> gate');
  for (const key of ['\x1b[3~', '\x1b[3~', 's']) chat.type(key);
  await chat.shows('> gates');
  for (const key of ['\x01', '\x1b[3~']) chat.type(key);
  await until('the first letter to go', () => chat.visible().some((line) => line.trim() === '> ates'));
  chat.type('\x7f');
  chat.type('g');
  await chat.shows('> gates');
  chat.end();
});

it('a message that could not be sent is told of where something else is being typed', async () => {
  const own = await startServer();
  const dave = await signUp(own.url);
  const elsewhere = newHome(own.url);
  expect((await elsewhere.run('login', '--email', dave.email, '--password', PASSWORD)).code).toBe(0);
  const chat = elsewhere.smoko('chat', '--new');
  await chat.shows('Carmody Electrical at');
  await own.stop();
  // in one piece, so that the second is there before the first has failed
  chat.type('first message\rsecond one');
  await chat.shows('Not sent: first message');
  await chat.shows('> second one');
  chat.end();
  elsewhere.close();
});

it('says at which server nobody is signed in, and how to', async () => {
  const env = { HOME: home.folder, SMOKO_CONFIG_DIR: home.env.SMOKO_CONFIG_DIR ?? '' };
  const other = 'http://127.0.0.1:9';
  expect(await runHere(['--url', other, 'jobs', 'list'], env, home.folder)).toEqual({
    code: 3,
    stdout: '',
    stderr: `You are not signed in at ${other}. Run: smoko login --url ${other}\n`,
  });
});

// a disk that is always full, where there is one
if (existsSync('/dev/full')) {
  it('a full disk is one line, not a stack', async () => {
    const shell = openTerminal('/bin/sh', ['-c', `'${process.execPath}' '${SMOKO}' clients list --json > /dev/full`], {
      env: home.env,
    });
    expect(await shell.exited).toBe(1);
    expect(shell.screen()).toBe('What was to be printed could not be written: the disk is full.');
  });
}

it('a question is broken between words, and says at which server one signs in', async () => {
  const narrow = (...args: string[]) =>
    openTerminal(process.execPath, [SMOKO, ...args], { env: home.env, columns: 40, rows: 20 });
  const login = openTerminal(process.execPath, [SMOKO, 'login'], { env: home.env, columns: 100 });
  await login.shows(`Signing in at ${server.url}. Enter alone signs in with the browser.`);
  await login.shows('Email:');
  login.end();
  const { data } = await account.client.call(clients.operations.list, {});
  const { invoice_number } = await post(account, '/api/invoices', {
    client_id: data[0]?.id,
    amount: 80,
    description: 'Tap',
    issue: true,
  });
  const asks = narrow('invoices', 'void', String(invoice_number));
  await asks.shows('(y/n)');
  for (const word of ['cannot', 'issued', 'again.']) expect(asks.screen().split(/\s+/)).toContain(word);
  asks.type('n\r');
  expect(await asks.exited).toBe(1);
});

it('names what other programs call otherwise, and a file that cannot be attached leaves no word behind', async () => {
  for (const [word, ours] of [
    ['create', 'add'],
    ['delete', 'rm'],
    ['new', 'add'],
  ])
    expect(await run('jobs', word ?? '')).toEqual({
      code: 2,
      stdout: '',
      stderr: `Unknown command '${word}' (Did you mean ${ours}?). See: smoko jobs --help\n`,
    });
  expect((await run('stats', 'create')).stderr).not.toContain('Did you mean');
  const chat = home.smoko('chat', '--new');
  await chat.shows('Carmody Electrical at');
  chat.type('/attach nofile.pdf');
  await chat.shows('> /attach nofile.pdf');
  chat.type('\r');
  await chat.shows('There is no file nofile.pdf.');
  await until('the hint to go', () => !chat.visible().join().includes('Sending'));
  chat.end();
});

it('help and version as gh has them', async () => {
  expect((await run('help', 'jobs', 'add')).stdout).toMatch(/^Usage: smoko jobs add \[options\]/);
  expect((await run('help', 'jobs')).stdout).toMatch(/^Usage: smoko jobs \[options\]/);
  expect(await run('version')).toEqual({ code: 0, stdout: '0.1.0\n', stderr: '' });
});
