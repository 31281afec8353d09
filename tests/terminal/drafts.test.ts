import { clients, listDrafts, projects } from '@smoko/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { type Script, type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { runHere } from './examples/run.ts';
import { signedIn } from './signed-in.ts';
import { type Home, KEYS, openTerminal, SMOKO, type Terminal } from './terminal.ts';

const [UP, DOWN, ESCAPE, CTRL_U] = ['\u001B[A', '\u001B[B', '\u001B', '\u0015'];

let model: StandIn;
let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  model = await startStandIn();
  server = await startServer({ now: '2026-11-20T00:00:00Z', env: model.env });
});
afterAll(async () => {
  await server.stop();
  await model.close();
});
beforeEach(async () => {
  ({ account, home } = await signedIn(server.url));
  for (const name of ['Priya Sharma', 'Ruth Ngata']) await account.client.call(clients.operations.create, { name });
});
afterEach(() => home.close());

/** Nobody said the budget: it is drafted. */
const deck: Script = ({ step }) =>
  step === 0
    ? { calls: [{ name: 'create_job', args: { job_name: 'Deck', client: 'Priya Sharma', budget: 680 } }] }
    : { text: 'I drafted it.' };

async function drafted(): Promise<Terminal> {
  model.script(deck);
  const chat = openTerminal(process.execPath, [SMOKO, 'chat', '--new'], { env: home.env, columns: 100, rows: 30 });
  await chat.shows('/help shows what you can do');
  chat.type('new job for Priya Sharma, Deck');
  await chat.shows('> new job for Priya Sharma, Deck');
  chat.type(KEYS.enter);
  await chat.shows('Type y to save, e to fill it in, n to throw it away.');
  return chat;
}

async function move(chat: Terminal, key: string, to: string): Promise<void> {
  chat.type(key);
  await chat.shows(new RegExp(`▸ ${to} `));
}

async function leave(chat: Terminal): Promise<void> {
  chat.type(KEYS.ctrlC + KEYS.ctrlC);
  expect(await chat.exited).toBe(0);
}
const jobs = async () => (await account.client.call(projects.operations.list, {})).data;

it('a draft is filled in at the keyboard, field by field, and saved', async () => {
  const chat = await drafted();
  expect(chat.screen()).toMatch(/budget \$680\.00 - check: /);
  chat.type(`e${KEYS.enter}`);
  // the field that is doubted comes first, with what it has
  await chat.shows(/▸ budget +\$680\.00/);
  await chat.shows('> 680');
  chat.type(`${CTRL_U}about a thousand${KEYS.enter}`);
  await chat.shows('Enter an amount in dollars.');
  chat.type(`${CTRL_U}450${KEYS.enter}`);
  await chat.shows(/budget +\$450\.00/);
  for (const field of ['site-address', 'repeat-months', 'client']) await move(chat, DOWN, field);
  await chat.shows('> Priya Sharma');
  chat.type(`${CTRL_U}Ruth Ngata${KEYS.enter}`);
  await chat.shows(/client +Ruth Ngata/);
  for (const field of ['client', 'repeat-months', 'site-address', 'budget-includes-gst', 'budget', 'time', 'date'])
    await move(chat, UP, field);
  chat.type(`fri${KEYS.enter}`);
  await chat.shows(/date +Fri 27 Nov 2026/);
  chat.type(ESCAPE);
  await chat.shows('Type y to save');
  expect(await jobs()).toEqual([]);
  chat.type(`y${KEYS.enter}`);
  await chat.shows(/✓.*Deck/);
  expect(await jobs()).toMatchObject([
    { job_name: 'Deck', job_budget: 450, job_date: '2026-11-27', client: { name: 'Ruth Ngata' } },
  ]);
  await leave(chat);
});

it('a draft is left for later, asked about again, and thrown away', async () => {
  const chat = await drafted();
  chat.type(ESCAPE);
  await chat.shows('Later, then.');
  chat.type(`/approvals${KEYS.enter}`);
  await chat.shows('Type y to save, e to fill it in');
  chat.type(`n${KEYS.enter}`);
  await chat.shows('Discarded: ');
  expect(await jobs()).toEqual([]);
  await leave(chat);
});

it('commands show a draft, put its fields right by names and days, and save or drop it', async () => {
  model.script(deck);
  const run = (...args: string[]) => runHere(args, home.env, home.folder);
  expect((await run('ask', 'new job for Priya Sharma, Deck')).code).toBe(4);
  const [draft] = (await account.client.call(listDrafts, { status: 'open' })).data;
  const id = draft?.id.slice(-8) ?? '';
  expect((await run('drafts', 'list')).stdout).toContain(id);
  const wrong = await run('drafts', 'edit', id, 'client=Nobody Here');
  expect(wrong).toMatchObject({ code: 1, stdout: '' });
  expect(wrong.stderr).toContain('No client is called Nobody Here.');
  const edited = await run('drafts', 'edit', id, 'budget=450', 'client=ruth', 'date=fri');
  expect(edited).toMatchObject({ code: 0, stderr: '' });
  for (const text of ['$450.00', 'Ruth Ngata', 'Fri 27 Nov 2026']) expect(edited.stdout).toContain(text);
  expect((await run('drafts', 'save', id)).stdout).toMatch(/^✓ /);
  expect(await jobs()).toMatchObject([{ job_budget: 450, client: { name: 'Ruth Ngata' } }]);

  expect((await run('ask', '--new', 'new job for Priya Sharma, Deck')).code).toBe(4);
  const [other] = (await account.client.call(listDrafts, { status: 'open' })).data;
  expect((await run('drafts', 'drop', other?.id.slice(-8) ?? '')).stdout).toContain('Discarded: ');
});
