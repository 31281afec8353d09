import { clients, listDrafts, listThreads, orchestrate } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { signedIn } from './signed-in.ts';
import { type Home, openTerminal, SMOKO, type Terminal } from './terminal.ts';

const [CTRL_G, CTRL_L, CTRL_R, CTRL_U, CTRL_W, CTRL_Y] = ['\x07', '\x0c', '\x12', '\x15', '\x17', '\x19'];
const [DOWN, ESCAPE, BACKSPACE] = ['\x1b[B', '\x1b', '\x7f'];

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z' });
  ({ account, home } = await signedIn(server.url));
  await account.client.call(clients.operations.create, { name: 'Priya Sharma' });
});
afterAll(async () => {
  home.close();
  await server.stop();
});

async function openChat(...args: string[]): Promise<Terminal> {
  const chat = home.smoko('chat', ...args);
  await chat.shows('Carmody Electrical at');
  return chat;
}

/** Until the prompt has this line. */
const prompt = (chat: Terminal, line: string) =>
  until(`the prompt with "${line}"`, () => chat.visible().some((one) => one.trimEnd() === `> ${line}`.trimEnd()));

it('Ctrl+R searches as letters are typed, as a shell does, and nothing is sent by it', async () => {
  const chat = await openChat('--new');
  for (const line of ['/agent sarah', '/agent renea', '/model']) {
    chat.type(line);
    await prompt(chat, line);
    chat.type('\r');
    await prompt(chat, '');
  }
  chat.type(CTRL_R);
  await chat.shows('Search:');
  for (const letter of 'agent') chat.type(letter);
  await prompt(chat, '/agent renea');
  await chat.shows('Search: agent');
  chat.type(CTRL_R);
  await prompt(chat, '/agent sarah');
  chat.type('zz');
  await chat.shows('Search: agentzz. Nothing you wrote before has that in it');
  for (const key of [BACKSPACE, BACKSPACE]) chat.type(key);
  await prompt(chat, '/agent renea');
  chat.type(ESCAPE);
  await chat.shows('/help shows');
  chat.type('!');
  await prompt(chat, '/agent renea!');
  chat.type(CTRL_U);
  await prompt(chat, '');
  chat.type('half a thought');
  await prompt(chat, 'half a thought');
  chat.type(CTRL_R);
  await chat.shows('Search: half a thought. Nothing');
  chat.type(CTRL_G);
  await until('the search to end', () => !chat.visible().join().includes('Search:'));
  await prompt(chat, 'half a thought');
  expect((await account.client.call(listThreads, {})).data).toEqual([]);
  chat.end();
});

it('Ctrl+L clears the screen and keeps the line, Ctrl+Y brings back what was cut, a paste is counted as it is seen', async () => {
  const chat = await openChat('--new');
  chat.type('order fence posts');
  await prompt(chat, 'order fence posts');
  chat.type(CTRL_W);
  await prompt(chat, 'order fence');
  chat.type(CTRL_Y);
  await prompt(chat, 'order fence posts');
  chat.type(CTRL_L);
  await until('a clear screen', () => !chat.visible().join().includes('Carmody Electrical at'));
  await prompt(chat, 'order fence posts');
  chat.type(CTRL_U);
  await prompt(chat, '');
  chat.type(`\x1b[200~${'a line\r'.repeat(5)}\x1b[201~`);
  await prompt(chat, '[paste 1: 5 lines]');
  chat.end();
});

it('what is typed into a field of a draft is kept by going to another field', async () => {
  const { thread_id } = await account.client.call(orchestrate, { message: 'hello from the browser' });
  const drafts = async () => (await account.client.call(listDrafts, { status: 'open' })).data;
  const chat = await openChat('--thread', thread_id);
  await chat.shows('Type y to save');
  chat.type('e');
  await prompt(chat, 'e');
  chat.type('\r');
  await chat.shows('▸ name');
  chat.type(' and back');
  await chat.shows(/> .* and back/);
  chat.type(DOWN);
  await until('the field to be kept', async () => JSON.stringify(await drafts()).includes(' and back'));
  await chat.shows(/ {2}name +.* and back/);
  chat.end();
});

it('plain lines tell who said what before', async () => {
  const { thread_id } = await account.client.call(orchestrate, { message: 'how many clients do I have?' });
  const chat = openTerminal(process.execPath, [SMOKO, 'chat', '--thread', thread_id], {
    env: { ...home.env, TERM: 'dumb' },
  });
  await chat.shows('Type a message and Enter.');
  expect(chat.screen()).toMatch(/You: how many clients do I have\?\n.*\w+: /s);
  chat.type('how many jobs do I have?\r');
  await chat.shows(/Jerry: .*job/);
  expect(chat.screen().match(/how many jobs do I have\?/g)).toHaveLength(1);
  chat.end();
});
