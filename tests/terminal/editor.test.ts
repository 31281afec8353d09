import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clients, listMessages, listOutbox, listThreads } from '@smoko/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { connect, INBOUND, postText, processed, textFields } from '../support/messages.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { runHere } from './examples/run.ts';
import { signedIn } from './signed-in.ts';
import { type Home, KEYS, openTerminal, SMOKO } from './terminal.ts';

const CTRL_G = '\u0007';
const CTRL_X = '\u0018';
const CTRL_E = '\u0005';

let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  server = await startServer({ now: '2026-11-20T00:00:00Z', env: { ...INBOUND } });
  ({ account, home } = await signedIn(server.url));
});
afterAll(async () => {
  home.close();
  await server.stop();
});

/** An editor that waits for a key, as one does that somebody writes in, and adds a line to what is there. */
function editor(name: string, does: string): string {
  const file = join(home.folder, name);
  writeFileSync(file, `#!/bin/sh\necho "editing $(cat "$1")"\nread key\n${does}\n`);
  chmodSync(file, 0o755);
  return file;
}
const open = (args: string[], env: Record<string, string>) =>
  openTerminal(process.execPath, [SMOKO, ...args], { env: { ...home.env, ...env }, columns: 100, rows: 30 });

it('opens the message in the editor by Ctrl+G or Ctrl+X Ctrl+E, and goes on with what was written', async () => {
  const chat = open(['chat'], { VISUAL: editor('add.sh', 'echo "second line" >> "$1"'), EDITOR: 'false' });
  await chat.shows('/help shows what you can do');
  chat.type('add a client called Ruth Ngata');
  await chat.shows('> add a client called Ruth Ngata');
  chat.type(CTRL_G);
  await chat.shows('editing add a client called Ruth Ngata');
  chat.type('\r');
  await chat.shows(/Ruth Ngata\s+second line/);
  // the terminal is the conversation's again
  for (const key of [CTRL_X, CTRL_E]) chat.type(key);
  await chat.shows(/editing add a client called Ruth Ngata\s+second line/);
  chat.type('\r');
  await chat.shows(/second line\s+second line/);
  chat.type(KEYS.enter);
  await until('the message', async () => {
    const [thread] = (await account.client.call(listThreads, {})).data;
    const said = thread && (await account.client.call(listMessages, { id: thread.id })).data[0]?.content;
    return said === 'add a client called Ruth Ngata\nsecond line\nsecond line';
  });
  await until('the conversation to rest', () => chat.visible().some((line) => line.startsWith('/help shows')));
  chat.type(KEYS.ctrlC + KEYS.ctrlC);
  expect(await chat.exited).toBe(0);
});

it('keeps the line where the editor was told to drop it', async () => {
  const chat = open(['chat', '--new'], { EDITOR: editor('drop.sh', 'exit 1') });
  await chat.shows('/help shows what you can do');
  chat.type(`order fence posts${CTRL_G}`);
  await chat.shows('editing order fence posts');
  chat.type('\r');
  await chat.shows('ended without saving');
  await chat.shows('> order fence posts');
  chat.type(KEYS.ctrlC + KEYS.ctrlC);
  expect(await chat.exited).toBe(0);
});

it('writes a field and a question in the editor', async () => {
  const { id } = await account.client.call(clients.operations.create, {
    name: 'Len Otto',
    job_notes: 'Dog in the yard',
  });
  const env = { SMOKO_EDITOR: editor('notes.sh', 'echo "Gate code 12" >> "$1"') };
  const edit = open(['clients', 'edit', id, '--editor', 'notes'], env);
  await edit.shows('editing Dog in the yard');
  edit.type('\r');
  expect(await edit.exited).toBe(0);
  const { job_notes } = await account.client.call(clients.operations.get, { id });
  expect(job_notes).toBe('Dog in the yard\nGate code 12');

  const ask = open(['ask', '--editor', '--quiet'], {
    SMOKO_EDITOR: editor('ask.sh', 'echo "how many clients?" > "$1"'),
  });
  await ask.shows('editing');
  ask.type('\r');
  expect(await ask.exited).toBe(0);
  expect(ask.screen()).toMatch(/client/);

  const piped = await runHere(['clients', 'edit', id, '-e', 'notes'], home.env, home.folder);
  expect(piped).toMatchObject({ code: 2, stdout: '' });
  expect(piped.stderr).toContain('An editor needs a terminal.');
  const missing = await runHere(['outbox', 'add', '--client', 'Len Otto'], home.env, home.folder);
  expect(missing).toMatchObject({ code: 2, stdout: '' });
  expect(missing.stderr).toContain("Missing required argument 'text'");
});

it('a drafted message is changed from what it says so far', async () => {
  const { sms } = await connect(account);
  await account.client.call(clients.operations.create, { name: 'Priya Sharma', phone: '0491 570 156' });
  await postText(server.url, textFields({ From: '+61491570156', To: sms, Body: 'When will you be here on Friday?' }));
  await processed(account);
  const drafted = () => account.client.call(listOutbox, { status: 'draft' });
  const draft = await until('a drafted answer', async () => (await drafted()).data[0] ?? null);
  const edit = open(['outbox', 'edit', draft.id.slice(-8), '--editor'], {
    EDITOR: editor('more.sh', 'echo "The gate is open." >> "$1"'),
  });
  await edit.shows(`editing ${draft.body.split('\n')[0]?.slice(0, 40)}`);
  edit.type('\r');
  expect(await edit.exited).toBe(0);
  expect((await drafted()).data[0]?.body).toBe(`${draft.body}\nThe gate is open.`);
});

it('tells what of an answer jq takes, of the turn or of each event', async () => {
  const run = (...args: string[]) => runHere(['ask', 'how many jobs do I have?', ...args], home.env, home.folder);
  const turn = await run('--jq', '.status, (.approvals | length)');
  expect(turn).toMatchObject({ code: 0, stdout: 'done\n0\n', stderr: '' });
  const events = await run('--jsonl', '--jq', 'select(.type == "result") | .status');
  expect(events).toMatchObject({ code: 0, stdout: 'done\n' });
  expect(await run('--jq', '.status[')).toMatchObject({ code: 2, stdout: '' });
});
