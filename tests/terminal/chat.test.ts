import { clients, listThreads, postMessage, projects } from '@smoko/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Account } from '../support/account.ts';
import { gate, type Script, type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { signedIn } from './signed-in.ts';
import { type Home, KEYS, openTerminal, SMOKO, type Terminal } from './terminal.ts';

let model: StandIn;
let server: TestServer;
let account: Account;
let home: Home;

beforeAll(async () => {
  model = await startStandIn();
  server = await startServer({ env: model.env });
});
afterAll(async () => {
  await server.stop();
  await model.close();
});
beforeEach(async () => {
  ({ account, home } = await signedIn(server.url));
});
afterEach(() => home.close());

const createJob: Script = ({ step }) =>
  step === 0
    ? { calls: [{ name: 'create_job', args: { job_name: 'Hot water replacement', client: 'Priya Sharma' } }] }
    : { text: 'The job for Priya is on the board.' };

const deleteClient: Script = ({ step }) =>
  step === 0
    ? { calls: [{ name: 'delete_client', args: { client: 'Priya Sharma' } }] }
    : { text: 'That waits for your yes.' };

/** Longer than what Jerry holds back because it might be talk about who gets the message. */
const FIRST_WORDS = `Let me think about that. ${'There is a lot on this week, so I go through it one by one. '.repeat(4)}`;

/** Some words, then nothing until the gate is opened, then the rest. */
function slow(): { script: Script; open(): void } {
  const { opened, open } = gate();
  return { script: () => ({ text: [FIRST_WORDS, () => opened, 'Done thinking.'] }), open };
}

async function openChat(...args: string[]): Promise<Terminal> {
  const chat = home.smoko('chat', ...args);
  await chat.shows('/help shows what you can do');
  return chat;
}

async function say(chat: Terminal, text: string): Promise<void> {
  chat.type(text);
  await chat.shows(`> ${text}`);
  chat.type(KEYS.enter);
}

/** Waits until nothing is being worked on (Ctrl+C would stop it), then leaves. */
async function leave(chat: Terminal, key: string = KEYS.ctrlC): Promise<void> {
  await until('the conversation to rest', () => chat.visible().some((line) => line.startsWith('/help shows')));
  // twice, and at once: how long a slow machine takes between two keys does not matter
  chat.type(key === KEYS.ctrlC ? key + key : key);
  expect(await chat.exited).toBe(0);
}

const jobs = async () => (await account.client.call(projects.operations.list, {})).data;
const people = async () => (await account.client.call(clients.operations.list, {})).data;

describe('smoko chat "..."', () => {
  it('shows the answer as it comes', async () => {
    const { script, open } = slow();
    model.script(script);
    const chat = home.smoko('chat', 'how are we doing?');
    await chat.shows('Jerry: Let me think about that.');
    expect(chat.screen()).not.toContain('Done thinking');
    open();
    expect(await chat.exited).toBe(0);
    expect(chat.screen().replaceAll('\n', '')).toBe(`Jerry: ${FIRST_WORDS}Done thinking.`);
  });

  it('Ctrl+C stops the assistants too', async () => {
    const { script } = slow();
    model.script(script);
    const chat = home.smoko('chat', 'how are we doing?');
    await chat.shows('Let me think about that.');
    chat.type(KEYS.ctrlC);
    expect(await chat.exited).toBe(130);
    await until('the turn to stop', async () => {
      const { data } = await account.client.call(listThreads, {});
      return data.length === 1 && !data[0]?.running;
    });
  });

  it('says that the model cannot be reached and exits with 1', async () => {
    model.script(() => ({ status: 401 }));
    const { code, screen } = await home.run('chat', 'how are we doing?');
    expect(screen).toMatch(/The assistant model at 127\.0\.0\.1:\d+ refused the request \(401\)\. Check the model/);
    expect(code).toBe(1);
  });
});

describe('smoko chat', () => {
  it('shows what is typed, the answer as it comes, and the receipt', async () => {
    const { script, open } = slow();
    model.script(script);
    const chat = await openChat();
    await chat.shows(`Carmody Electrical at ${server.url}`);
    await say(chat, 'how are we doing?');
    await chat.shows('Let me think about that.');
    await chat.shows('Working. Ctrl+C stops');
    open();
    await chat.shows('Done thinking.');

    model.script(createJob);
    await say(chat, 'new job for Priya Sharma, hot water replacement');
    await chat.shows(/✓ \(undo: \/undo [0-9a-f]{8}\) Created job 1001 - Hot water/);
    await chat.shows('The job for Priya is on the board.');
    expect(await jobs()).toHaveLength(1);
    await say(chat, '/undo');
    await chat.shows('Undone: Created job 1001');
    expect(await jobs()).toHaveLength(0);

    await leave(chat);
  });

  it.each([
    ['y', 'Approved: Delete client Priya Sharma', 0],
    ['n', 'Rejected: Delete client Priya Sharma', 1],
  ])('takes %s for an answer to what waits', async (key, said, left) => {
    await account.client.call(clients.operations.create, { name: 'Priya Sharma' });
    model.script(deleteClient);
    const chat = await openChat();
    await say(chat, 'delete client Priya Sharma');
    await chat.shows('Delete client Priya Sharma?');
    await chat.shows('Type y for yes, n for no, d for details. [Esc] later');
    expect(await people()).toHaveLength(1);
    chat.type(`${key}\r`);
    await chat.shows(said);
    await until('the answer to count', async () => (await people()).length === left);
    await leave(chat, KEYS.ctrlD);
  });

  it('carries nothing out at the first key of a line that begins like a yes', async () => {
    await account.client.call(clients.operations.create, { name: 'Priya Sharma' });
    model.script(deleteClient);
    const chat = await openChat();
    await say(chat, 'delete client Priya Sharma');
    await chat.shows('Type y for yes');
    model.script(() => ({ text: 'Righto, left alone.' }));
    for (const key of 'yeah nah') chat.type(key);
    await chat.shows('> yeah nah');
    expect(await people()).toHaveLength(1);
    chat.type('\r');
    await chat.shows('> yeah nah');
    expect(await people()).toHaveLength(1);
    await leave(chat, KEYS.ctrlD);
  });

  it('keeps what is typed while it loads, and shows where it will stand', async () => {
    const chat = home.smoko('chat');
    await chat.shows('/help shows what you can do');
    expect(chat.reversed()).toEqual(['>']);
    chat.type('how are we');
    await chat.shows('> how are we');
    expect(chat.reversed()).toEqual(['> how are we']);
    chat.type('\x15');
    await leave(chat);

    const { env } = home;
    const plain = openTerminal(process.execPath, [SMOKO, 'chat'], { env: { ...env, NO_COLOR: '1' } });
    await plain.shows('> ▏');
    plain.type('hi');
    await plain.shows('> hi▏');
    expect(plain.reversed()).toEqual([]);
    plain.end();
  });

  it('Ctrl+C stops a running turn and keeps the conversation open', async () => {
    const { script } = slow();
    model.script(script);
    const chat = await openChat();
    await say(chat, 'how are we doing?');
    await chat.shows('Let me think about that.');
    chat.type(KEYS.ctrlC);
    await chat.shows('Stopped. What was done stays done.');
    model.script(() => ({ text: 'Still here.' }));
    await say(chat, 'and now?');
    await chat.shows('Still here.');
    await leave(chat);
  });

  it('keeps the message when the model fails, and /retry answers it', async () => {
    model.script(() => ({ status: 401 }));
    const chat = await openChat();
    await say(chat, 'how are we doing?');
    await chat.shows('Check the model settings. Try again: /retry');
    model.script(() => ({ text: 'Good, thanks.' }));
    await say(chat, '/retry');
    await chat.shows('Good, thanks.');
    await leave(chat);
  });

  // a frame that is on its way while the window changes is drawn at the old width, in every terminal: then once more
  it('stays readable when the window gets smaller', { retry: 2 }, async () => {
    const { script, open } = slow();
    model.script(script);
    const chat = openTerminal(process.execPath, [SMOKO, 'chat'], { env: home.env, columns: 100, rows: 30 });
    await chat.shows('/help shows what you can do');
    await say(chat, 'how are we doing?');
    await chat.shows('Let me think about that.');
    await chat.resize(40, 12);
    open();
    await chat.shows('Done thinking.');
    await chat.shows('/help shows');
    const prompts = chat.visible().filter((line) => line.startsWith('>'));
    expect(prompts).toHaveLength(1);
    await say(chat, 'thanks');
    await until('a second answer', () => model.requests.at(-1)?.said === 'thanks');
    await leave(chat);
  });

  it('has one prompt at every size, and does what a control key says that comes with text', async () => {
    const { env } = home;
    const chat = openTerminal(process.execPath, [SMOKO, 'chat'], { env, columns: 100, rows: 30 });
    await chat.shows(`Carmody Electrical at ${server.url}`);
    chat.type('never sent');
    await chat.shows('> never sent');
    chat.type('\x15a line that is broken once the window is narrow enough');
    await chat.shows('> a line that is broken');
    expect(chat.screen()).not.toContain('never sent');
    for (const columns of [30, 90, 25, 60]) {
      await chat.resize(columns, 30);
      const status = '/help shows what you can do. Ctrl+C twice leaves'.slice(0, columns - 1);
      await until('the last line at its width', () => chat.screen().split('\n').at(-1)?.startsWith(status) === true);
      await chat.shows('> a line that is broken');
      const prompts = chat.visible().filter((line) => line.startsWith('>'));
      expect(prompts, chat.screen()).toHaveLength(1);
    }
    chat.type('\x15');
    await leave(chat);
  });

  it('goes on with the last conversation, or begins a new one', async () => {
    model.script(() => ({ text: 'First answer.' }));
    const first = await openChat();
    await say(first, 'first question');
    await first.shows('First answer.');
    await leave(first, KEYS.ctrlD);

    const second = await openChat();
    await second.shows('first question');
    await second.shows('First answer.');
    await leave(second);

    const third = await openChat('--new');
    expect(third.screen()).not.toContain('first question');
    await leave(third);
  });

  it('shows what another client of the same person writes meanwhile', async () => {
    model.script(() => ({ text: 'First answer.' }));
    const chat = await openChat();
    await say(chat, 'first question');
    await chat.shows('First answer.');
    const { data } = await account.client.call(listThreads, {});
    model.script(() => ({ text: 'Answer to the browser.' }));
    await account.client.call(postMessage, { id: data[0]?.id ?? '', message: 'written in the browser' });
    await chat.shows('You (elsewhere)');
    await chat.shows('written in the browser');
    await chat.shows('Answer to the browser.');
    await leave(chat);
  });

  it('says what is wrong with an empty line', async () => {
    const chat = await openChat();
    chat.type(KEYS.enter);
    await chat.shows('Please enter a command.');
    chat.type(KEYS.ctrlD);
    expect(await chat.exited).toBe(0);
  });
});
