import { clients, decideApproval, listApprovals, listMessages, listThreads, orchestrate } from '@smoko/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { signedIn } from './signed-in.ts';
import { type Home, KEYS, type Terminal } from './terminal.ts';

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ account, home } = await signedIn(server.url));
  for (const name of ['Priya Sharma', 'Tom Nguyen'])
    await account.client.call(clients.operations.create, { name, phone: '0491 570 156' });
});
afterEach(() => home.close());

const people = async () => (await account.client.call(clients.operations.list, {})).data.map(({ name }) => name).sort();
const pending = async () => (await account.client.call(listApprovals, { status: 'pending' })).data;

/** A terminal that asks whether Priya may be deleted. */
async function asked(): Promise<{ chat: Terminal; thread_id: string }> {
  const { thread_id } = await account.client.call(orchestrate, { message: 'delete client Priya Sharma' });
  const chat = home.smoko('chat', '--thread', thread_id);
  await chat.shows('Delete client Priya Sharma?');
  await chat.shows('Type y for yes');
  return { chat, thread_id };
}

/** The first words of the question at the prompt. */
const question = (chat: Terminal) =>
  chat
    .visible()
    .findLast((line) => line.startsWith('Delete client') && line.trim().endsWith('?'))
    ?.trim();

it('a yes goes to the question it was typed under, whatever comes up elsewhere meanwhile', async () => {
  const { chat, thread_id } = await asked();
  chat.type('y');
  await until('the answer to be seen', () => chat.visible().some((line) => line.trim() === '> y'));
  await account.client.call(orchestrate, { message: 'delete client Tom Nguyen', thread_id });
  await chat.shows(', 1 more)');
  expect(question(chat)).toBe('Delete client Priya Sharma?');
  chat.type(KEYS.enter);
  await chat.shows('Approved: Delete client Priya Sharma');
  expect(await people()).toEqual(['Tom Nguyen']);
  await until('the other to be asked', () => question(chat) === 'Delete client Tom Nguyen?');
  expect((await pending()).map(({ summary }) => summary)).toEqual(['Delete client Tom Nguyen']);
});

it('a yes to what was answered elsewhere is neither taken for another question nor sent', async () => {
  const { chat, thread_id } = await asked();
  await account.client.call(orchestrate, { message: 'delete client Tom Nguyen', thread_id });
  await chat.shows(', 1 more)');
  chat.type('y');
  await until('the answer to be seen', () => chat.visible().some((line) => line.trim() === '> y'));
  const [priya] = (await pending()).filter(({ summary }) => summary.includes('Priya'));
  await account.client.call(decideApproval, { id: priya?.id ?? '', decision: 'reject' });
  await until('the other to be asked', () => question(chat) === 'Delete client Tom Nguyen?');
  chat.type(KEYS.enter);
  await chat.shows('Something else is asked now: read it, then answer. Nothing was done');
  expect(await people()).toEqual(['Priya Sharma', 'Tom Nguyen']);
  const [tom] = await pending();
  chat.type('y');
  await until('the answer to be seen', () => chat.visible().some((line) => line.trim() === '> y'));
  await account.client.call(decideApproval, { id: tom?.id ?? '', decision: 'reject' });
  await chat.shows('Rejected: Delete client Tom Nguyen');
  chat.type(KEYS.enter);
  await chat.shows('That was answered elsewhere. Nothing was done');
  const { data } = await account.client.call(listMessages, { id: thread_id });
  expect(data.filter(({ role }) => role === 'user').map(({ content }) => content)).not.toContain('y');
});

it('what this terminal asks for itself is asked about at once', async () => {
  const { chat } = await asked();
  chat.type('delete client Tom Nguyen');
  await chat.shows('> delete client Tom Nguyen');
  chat.type(KEYS.enter);
  await until('the newer to be asked', () => question(chat) === 'Delete client Tom Nguyen?');
  chat.type('y');
  await until('the answer to be seen', () => chat.visible().some((line) => line.trim() === '> y'));
  chat.type(KEYS.enter);
  await chat.shows('Approved: Delete client Tom Nguyen');
  expect(await people()).toEqual(['Priya Sharma']);
});

it('a command of this computer with a space behind its ! is not sent to anybody', async () => {
  const chat = home.smoko('chat', '--new');
  await chat.shows('Carmody Electrical at');
  for (const line of ['! cat passwords.txt', '!']) {
    chat.type(line);
    await chat.shows(`> ${line}`);
    chat.type(KEYS.enter);
    await chat.shows('Nothing was sent. A command of this computer has no space behind its !');
    await chat.shows(`> ${line}`);
    chat.type('\x15');
    await until('an empty line', () => chat.visible().some((one) => one.trim() === '>'));
  }
  expect((await account.client.call(listThreads, {})).data).toEqual([]);
});
