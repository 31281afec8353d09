import { setTimeout } from 'node:timers/promises';
import { listThreads, postMessage } from '@smoko/contract';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/account.ts';
import { type BrowserSession, browserSession } from '../support/browser-session.ts';
import { removeDir, tempDir } from '../support/paths.ts';
import { get, post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { openShell, type Shell } from './shell.ts';
import { svgOf } from './svg.ts';
import { type Home, KEYS, newHome } from './terminal.ts';

/** As long as a restart takes, or a drive through a valley. */
const OUTAGE_MS = 10_000;
const dataDir = tempDir();
let server: TestServer;
const homes: Home[] = [];
const shells: Shell[] = [];

afterEach(() => {
  for (const shell of shells) shell.end();
  for (const home of homes) home.close();
});
afterAll(async () => {
  await server?.stop();
  removeDir(dataDir);
});

/** One person's day: a terminal, and the same business in a browser. */
interface Day {
  email: string;
  name: string;
  shell: Shell;
  browser: BrowserSession;
}

async function newDay(columns: number, rows: number): Promise<Day> {
  const name = `${columns}x${rows}`;
  const browser = browserSession(server.url);
  const email = await browser.signUp({ email: `dave.${name}@example.com` });
  const home = newHome(server.url);
  homes.push(home);
  const shell = openShell(home, columns, rows);
  shells.push(shell);
  return { email, name, shell, browser };
}

/** The screens are in ./screens; `npx vitest run --project alone tests/terminal/day -u` takes new ones. */
async function picture({ shell, name }: Day, of: string): Promise<void> {
  const text = shell.picture();
  await expect(text).toMatchFileSnapshot(`./screens/${name}/${of}.txt`);
  const inDocs = IN_DOCS[`${name}/${of}`];
  if (inDocs)
    await expect(svgOf(text, 80, `A terminal with smoko: ${inDocs.replace('terminal-', '')}`)).toMatchFileSnapshot(
      `../../docs/images/${inDocs}.svg`,
    );
}

/** What docs/cli.md shows. */
const IN_DOCS: Record<string, string> = { '80x24/3-asked': 'terminal-chat', '80x24/8-listed': 'terminal-list' };

/** Nothing is being worked on, and the server is there. */
const REST = 'Ctrl+C twice leaves';

/** Says something in the conversation, and waits until it has been worked through. */
async function say(shell: Shell, text: string, answer: string | RegExp): Promise<void> {
  shell.type(text);
  await shell.shows(`> ${text}`);
  shell.type(KEYS.enter);
  await shell.shows(answer);
  await shell.endsWith(REST);
}

async function morning(day: Day): Promise<void> {
  const { shell, email } = day;
  await shell.start('smoko login');
  await shell.shows('Email:');
  shell.enter(email);
  await shell.shows('Password:');
  shell.enter(PASSWORD);
  await shell.shows('Signed in to');
  await shell.run('smoko whoami');
  await shell.run('smoko jobs list');
  expect(shell.screen()).not.toContain(PASSWORD);
  await picture(day, '1-signed-in');
}

async function conversation(day: Day): Promise<void> {
  const { shell, browser } = day;
  await shell.start('smoko chat');
  await shell.shows('Carmody Electrical at');
  await shell.endsWith(REST);
  await post(browser, '/api/clients', { name: 'Ruth Ngata', phone: '0491 570 157' });
  await shell.shows('Client "Ruth Ngata" was added elsewhere');

  await say(shell, 'Job for Priya Sharma, hot water, $2,400, 1 Dec 2026', /✓.*Created job 1001/);
  await picture(day, '2-created');

  shell.type('delete client Ruth Ngata');
  await shell.shows('> delete client Ruth Ngata');
  shell.type(KEYS.enter);
  await shell.shows('Type y for yes');
  await shell.endsWith(REST);
  await picture(day, '3-asked');
  shell.type(`y${KEYS.enter}`);
  await shell.shows('Approved: Delete client Ruth Ngata');
  await shell.endsWith(REST);
  await say(shell, '/undo', 'Undone: ');
  await picture(day, '4-undone');
}

/** What is said in the browser meanwhile, in the same conversation. */
async function sayInBrowser({ browser }: Day, message: string): Promise<void> {
  const { data } = await browser.client.call(listThreads, {});
  await browser.client.call(postMessage, { id: data[0]?.id ?? '', message });
}

async function afternoon(day: Day): Promise<void> {
  const { shell } = day;
  await sayInBrowser(day, 'Job for Ruth Ngata, fence repair, $1,200, 2 Dec 2026');
  await shell.shows('Created job 1002');
  await shell.endsWith(REST);
  await picture(day, '5-from-the-browser');
}

async function cutOff(day: Day): Promise<void> {
  const { shell } = day;
  await shell.endsWith('offline, trying to connect');
  shell.type('task: order the fence posts by 30 Nov 2026');
  await shell.shows('> task: order the fence posts by 30 Nov 2026');
  shell.type(KEYS.enter);
  await shell.shows('cannot be reached');
  await shell.shows(/> task: order the fence posts by 30 Nov 2026[^>]*$/);
  await shell.endsWith('offline, trying to connect');
  await picture(day, '6-cut-off');
}

/** What was written while the line was down goes out, and what was said in the browser since has come in. */
async function back(day: Day): Promise<void> {
  const { shell } = day;
  await sayInBrowser(day, 'Job for Len Otto, gutters, $900, 3 Dec 2026');
  await shell.shows('Created job 1003');
  await shell.endsWith(REST);
  shell.type(KEYS.enter);
  await shell.shows(/✓.*task/);
  await shell.endsWith(REST);
  await picture(day, '7-back');
  shell.type(KEYS.ctrlD);
  await shell.ready();
  const { data } = await get(day.browser, '/api/admin-tasks');
  expect(data.map(({ task_name }) => task_name)).toEqual(['Order the fence posts']);
}

async function evening(day: Day): Promise<void> {
  const { shell, browser } = day;
  await shell.run('smoko jobs list');
  await shell.run('smoko jobs edit 1002 --budget 1350 --time 13:30');
  await shell.run('smoko jobs set-status 1001 in_progress');
  await shell.run('smoko jobs list --sort -job_budget');
  await shell.run('smoko jobs show fence');
  await picture(day, '8-listed');

  await shell.start('smoko watch --table clients');
  await shell.shows('Watching');
  await post(browser, '/api/clients', { name: 'Zoë Harris' });
  await shell.shows('client "Zoë Harris" added');
  shell.type(KEYS.ctrlC);
  await shell.run('smoko logout');
  await shell.run('smoko jobs list');
  await shell.run('echo $?');
  await picture(day, '9-signed-out');
}

describe('a day in the terminal', () => {
  it('is signed in to, talked through, followed, cut off and brought to its end, on small screens and large', async () => {
    server = await startServer({ dataDir, now: '2026-11-20T01:00:00Z' });
    const days = [await newDay(80, 24), await newDay(160, 50)];
    const each = (part: (day: Day) => Promise<void>) => Promise.all(days.map(part));

    await each(morning);
    await each(conversation);
    await each(afternoon);

    await server.kill();
    await each(cutOff);
    await setTimeout(OUTAGE_MS);
    const { port } = new URL(server.url);
    server = await startServer({ dataDir, env: { PORT: port }, now: '2026-11-20T03:00:00Z' });

    await each(back);
    await each(evening);
  });
});
