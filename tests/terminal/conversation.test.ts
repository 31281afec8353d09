import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listThreads } from '@smoko/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { post } from '../support/samples.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { signedIn } from './signed-in.ts';
import { type Home, KEYS, type Terminal } from './terminal.ts';

let model: StandIn;
let server: TestServer;
let account: Account;
let home: Home;
let chat: Terminal | undefined;

beforeAll(async () => {
  model = await startStandIn(() => ({ text: 'Righto, got that.' }));
  server = await startServer({ env: model.env });
  ({ account, home } = await signedIn(server.url));
  await post(account, '/api/clients', { name: 'Tom Nguyen' });
  await post(account, '/api/clients', { name: 'Hillview Strata (Karen Walsh)' });
  await post(account, '/api/projects', { job_name: 'Pipe relining', job_number: '7001' });
  await post(account, '/api/projects', { job_name: 'Grease trap', job_number: '7002' });
});
afterEach(() => chat?.end());
afterAll(async () => {
  home.close();
  await server.stop();
  await model.close();
});

async function openChat(): Promise<Terminal> {
  chat = home.smoko('chat', '--new');
  await chat.shows(`Carmody Electrical at ${server.url}`);
  return chat;
}

it('Tab completes the names of clients and jobs, and the numbers of jobs', async () => {
  const open = await openChat();
  open.type('ring nguy\t');
  await open.shows('> ring Tom Nguyen');
  open.type('\x15/client karen w\t');
  await open.shows('> /client Hillview Strata (Karen Walsh)');
  open.type('\x15/job 700\t');
  await open.shows(/7002 +Grease trap/);
  await open.shows(/7001 +Pipe relining/);
  open.type('2\r');
  await open.shows(/Job +7002 Grease trap/);
});

it('gives a file that a message names by @', async () => {
  const plan = join(home.folder, 'my plan.txt');
  writeFileSync(plan, 'two metres by four\n');
  const open = await openChat();
  open.type(`keep @"${plan}" for the deck\r`);
  await open.shows('keep my plan.txt for the deck');
  await open.shows('with the file my plan.txt');
  await open.shows('Righto, got that.');
});

it('runs a command of this computer, tells nobody what it prints, and Ctrl+C ends it', async () => {
  const before = model.requests.length;
  const threads = async () => (await account.client.call(listThreads, {})).data.length;
  const known = await threads();
  const open = await openChat();
  open.type('!echo "sum: $((40 + 2))"; exit 3\r');
  await open.shows('sum: 42');
  await open.shows('(ended with 3)');
  open.type('!sleep 600\r');
  await open.shows('$ sleep 600');
  open.type(KEYS.ctrlC);
  await open.shows('(stopped: SIGTERM)');
  expect(model.requests).toHaveLength(before);
  expect(await threads()).toBe(known);
  await until('the prompt', () => open.visible().some((line) => line.startsWith('/help shows')));
  open.type(KEYS.ctrlC + KEYS.ctrlC);
  expect(await open.exited).toBe(0);
});
