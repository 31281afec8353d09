import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { attachments, clients, listApprovals, listMessages, listThreads, orchestrate, projects } from '@smoko/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { signedIn } from './signed-in.ts';
import { type Home, KEYS, openTerminal, SMOKO, type Terminal } from './terminal.ts';

const [TAB, CTRL_R, UP] = ['\t', '\x12', '\x1b[A'];
const paste = (text: string) => `\x1b[200~${text}\x1b[201~`;

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ account, home } = await signedIn(server.url));
});
afterEach(() => home.close());

async function openChat(...args: string[]): Promise<Terminal> {
  const chat = home.smoko('chat', ...args);
  await chat.shows('Carmody Electrical at');
  return chat;
}

/** Enter once the prompt shows all that was typed. */
async function enter(chat: Terminal, typed: string): Promise<void> {
  chat.type(typed);
  await chat.shows(`> ${typed}`);
  chat.type(KEYS.enter);
}

async function leave(chat: Terminal): Promise<void> {
  chat.type(KEYS.ctrlD);
  expect(await chat.exited).toBe(0);
}

const said = async () => {
  const { data } = await account.client.call(listThreads, {});
  if (data.length === 0) return [];
  const { data: messages } = await account.client.call(listMessages, { id: data[0]?.id ?? '' });
  return messages.filter(({ role }) => role === 'user');
};
const tell = (message: string) => account.client.call(orchestrate, { message });

describe('the prompt', () => {
  it('completes commands, looks records up and goes to another conversation', async () => {
    await account.client.call(projects.operations.create, { job_name: 'Deck at Balgownie', job_budget: 4200 });
    await account.client.call(clients.operations.create, { name: 'Ruth Ngata', phone: '0491 570 157' });
    await tell('hello from the browser');
    const chat = await openChat();
    chat.type('/jo');
    await chat.shows('show one job');
    chat.type(`b${TAB}`);
    await chat.shows('> /job');
    chat.type('s deck');
    await chat.shows('> /jobs deck');
    chat.type(KEYS.enter);
    await chat.shows(/1001 +Deck at Balgownie/);
    await enter(chat, '/client ruth');
    await chat.shows(/Phone +0491 570 157/);
    await enter(chat, '/model');
    await chat.shows(/The model \S.* answers/);
    await enter(chat, '/agent sarah');
    await chat.shows('You are talking to Sarah.');
    await enter(chat, '/thread');
    await chat.shows('Go to one: /thread 2');
    await enter(chat, '/thread 1');
    await chat.shows('hello from the browser');
    await leave(chat);
  });

  it('takes several lines, a long paste as one word, and remembers them in the next run', async () => {
    const chat = await openChat();
    chat.type('first line\\');
    await chat.shows('> first line\\');
    chat.type(KEYS.enter);
    await until('the line to go on', () => !chat.screen().includes('\\'));
    chat.type(paste(['', ...Array.from({ length: 9 }, (_, i) => `item ${i + 1}`)].join('\r')));
    await chat.shows('[paste 1: 10 lines]');
    chat.type(KEYS.enter);
    await until('all of it to be said', async () => {
      const [message] = await said();
      return message?.content === `first line\n\n${Array.from({ length: 9 }, (_, i) => `item ${i + 1}`).join('\n')}`;
    });
    await enter(chat, '/stop');
    await leave(chat);

    const next = await openChat('--new');
    next.type('item 9');
    await next.shows('> item 9');
    next.type(CTRL_R);
    await next.shows('> first line');
    next.type(KEYS.ctrlC);
    await next.shows('Ctrl+C again leaves');
    next.type(UP);
    await next.shows('> /stop');
    next.type(KEYS.ctrlC + KEYS.ctrlC);
    expect(await next.exited).toBe(0);
  });

  it('gives files with a message, by path or dropped on the terminal', async () => {
    const [bill, note] = [join(home.folder, 'the bill.txt'), join(home.folder, 'note.txt')];
    for (const file of [bill, note]) writeFileSync(file, 'Cable 20 m, $84.00');
    const chat = await openChat();
    chat.type(paste(bill.replaceAll(' ', '\\ ')));
    await chat.shows('With: the bill.txt');
    await enter(chat, `/attach ${note}`);
    await chat.shows('With: the bill.txt, note.txt');
    await enter(chat, 'hello');
    await chat.shows('with the file note.txt');
    expect((await said())[0]?.attachments.map(({ name }) => name)).toEqual(['the bill.txt', 'note.txt']);
    await enter(chat, '/attach nowhere.pdf');
    await chat.shows('There is no file nowhere.pdf.');
    expect((await account.client.call(attachments.operations.list, {})).data).toHaveLength(2);
    await leave(chat);
  });
});

describe('what waits for a yes', () => {
  it('shows exactly what it is at d', async () => {
    const { id } = await account.client.call(clients.operations.create, { name: 'Ruth Ngata' });
    await tell('delete client Ruth Ngata');
    const { data } = await account.client.call(listThreads, {});
    const chat = await openChat('--thread', data[0]?.id ?? '');
    await chat.shows('d for details');
    await enter(chat, 'd');
    await chat.shows(`Exactly: delete clients ${id}`);
    await chat.shows(/Code \d{4}, until/);
    await leave(chat);
  });

  it('is approved by its code from any conversation', async () => {
    await account.client.call(clients.operations.create, { name: 'Ruth Ngata' });
    await tell('delete client Ruth Ngata');
    const { data } = await account.client.call(listApprovals, { status: 'pending' });
    const chat = await openChat('--new');
    await enter(chat, '/approve');
    await chat.shows('Nothing in this conversation waits for your yes.');
    await enter(chat, '/approve 12');
    await chat.shows('Nothing with the code 12 waits for your yes.');
    await enter(chat, `/approve ${data[0]?.code}`);
    await chat.shows('Approved: Delete client Ruth Ngata');
    expect((await account.client.call(clients.operations.list, {})).data).toEqual([]);
    await enter(chat, '/clear');
    await chat.shows('Cleared. The conversation is still there: /thread');
    expect(chat.screen()).not.toContain('Approved: Delete client Ruth Ngata');
    await leave(chat);
  });
});

describe('plain lines', () => {
  it('say everything once and take an answer as text', async () => {
    await account.client.call(clients.operations.create, { name: 'Ruth Ngata' });
    const chat = await openChat('--plain');
    await chat.shows('/help shows what you can do');
    chat.type('delete client Ruth Ngata\r');
    await chat.shows('Working. Ctrl+C stops.');
    await chat.shows('Type y for yes, n for no, d for details.');
    chat.type('y\r');
    await chat.shows('Approved: Delete client Ruth Ngata');
    expect((await account.client.call(clients.operations.list, {})).data).toEqual([]);
    chat.type('/agent renea\r');
    await chat.shows('You are talking to Renea.');
    expect(chat.screen().match(/^Jerry: /gm)).toHaveLength(1);
    chat.type(KEYS.ctrlC);
    await chat.shows('Ctrl+C again leaves.');
    await leave(chat);
  });

  it('are what a terminal gets that can do nothing else', async () => {
    const { env } = home;
    const chat = openTerminal(process.execPath, [SMOKO, 'chat'], { env: { ...env, TERM: 'dumb' } });
    await chat.shows('/help shows what you can do');
    chat.type('what jobs do I have?\r');
    await chat.shows('Working. Ctrl+C stops.');
    await chat.shows(/Jerry: /);
    await leave(chat);
  });
});
