import type { Route } from '@playwright/test';
import { clients, SOCKET_EVENTS } from '@smoko/contract';
import { gate, type Script } from '../support/openai-stand-in.ts';
import { ask, BEGIN, backToChat, box, conversation, open, overview, posts, said, say, threads } from './dashboard.ts';
import { expect, scriptedTest as test } from './fixtures.ts';
import { records, toast } from './records.ts';

/** Longer than what Jerry holds back because it might be talk about who gets the message. */
const FIRST_WORDS = `Let me think about that. ${'There is a lot on this week, so I go through it one by one. '.repeat(4)}`;

function slow(): { script: Script; open(): void } {
  const { opened, open } = gate();
  return { script: () => ({ text: [FIRST_WORDS, () => opened, 'Done thinking.'] }), open };
}

test.beforeEach(async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await open(page);
});

test('the answer is shown as it comes, with who speaks', { tag: '@wide' }, async ({ page, scripted }) => {
  const { script, open: finish } = slow();
  scripted.model.script(script);
  await say(page, 'how are we doing?');
  const answer = said(page, 'Jerry');
  await expect(answer).toContainText('one by one.');
  await expect(answer).toHaveAttribute('aria-busy', 'true');
  await expect(answer).not.toContainText('Done thinking.');
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  finish();
  await expect(answer).toContainText('Done thinking.');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
});

test('a reload in the middle goes on to the end', async ({ page, scripted }) => {
  const { script, open: finish } = slow();
  scripted.model.script(script);
  await say(page, 'how are we doing?');
  await expect(said(page, 'Jerry')).toContainText('one by one.');
  await page.reload();
  await expect(said(page, 'Jerry')).toContainText('one by one.');
  await expect(said(page, 'Jerry')).toHaveAttribute('aria-busy', 'true');
  finish();
  await expect(said(page, 'Jerry')).toContainText('Done thinking.');
  await expect(said(page, 'Jerry')).toHaveCount(1);
  await expect(said(page, 'You')).toHaveCount(1);
});

test('an answer comes also where the live connection brings nothing of it', async ({ page, scripted }) => {
  scripted.model.script(() => ({ text: 'All quiet.' }));
  await page.routeWebSocket(/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((words) => server.send(words));
    server.onMessage((words) => {
      if (!String(words).includes(`"${SOCKET_EVENTS.chat}"`)) socket.send(words);
    });
  });
  await page.reload();
  await expect(await ask(page, 'how are we doing?')).toContainText('All quiet.');
});

test('Stop ends it and keeps what was said', async ({ page, scripted }) => {
  scripted.model.script(slow().script);
  await say(page, 'how are we doing?');
  await expect(said(page, 'Jerry')).toContainText('one by one.');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(said(page, 'Jerry')).toContainText('Stopped');
  await expect(said(page, 'Jerry')).toContainText('one by one.');
  scripted.model.script(() => ({ text: 'Still here.' }));
  await expect(await ask(page, 'and now?')).toContainText('Still here.');
});

test('when the model fails the message is kept, told in plain words, and Retry works', async ({ page, scripted }) => {
  scripted.model.script(() => ({ status: 503 }));
  await say(page, 'how are we doing?');
  const told = conversation(page).getByText(/The assistant model at 127\.0\.0\.1:\d+ did not answer\./);
  await expect(told).toContainText('Your message is kept - try again.');
  await expect(said(page, 'You')).toContainText('how are we doing?');
  scripted.model.script(() => ({ text: 'Good, thanks.' }));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(said(page, 'Jerry')).toContainText('Good, thanks.');
  await expect(told).toHaveCount(0);
  await expect(said(page, 'Jerry')).toHaveCount(1);
  await expect(said(page, 'You')).toHaveCount(1);
});

test('a message said meanwhile waits in line and is answered next', async ({ page, scripted }) => {
  const { script, open: finish } = slow();
  scripted.model.script((request) => (request.said === 'second' ? { text: 'Second answer.' } : script(request)));
  await say(page, 'first');
  await expect(said(page, 'Jerry')).toContainText('one by one.');
  await say(page, 'second');
  await expect(said(page, 'You').last()).toContainText('Next in line');
  finish();
  await expect(said(page, 'Jerry')).toHaveCount(2);
  await expect(said(page, 'Jerry').last()).toContainText('Second answer.');
  await expect(said(page, 'Jerry').first()).toContainText('Done thinking.');
  await expect(page.getByText('Next in line')).toHaveCount(0);
});

test('two assistants at work are told apart', async ({ page, scripted }) => {
  scripted.model.script(({ assistant }) => {
    if (assistant !== 'jerry') return { text: `${assistant} here.` };
    const to = ['sarah', 'renea'].map((name) => ({ assistant: name, request: `Ask ${name}` }));
    return { calls: [{ name: 'hand_over', args: { to } }] };
  });
  await say(page, 'order the tank and send the invoice');
  await expect(said(page, 'Sarah')).toContainText('sarah here.');
  await expect(said(page, 'Renea')).toContainText('renea here.');
  await expect(said(page, 'Jerry')).toHaveCount(0);
});

test('an approval given while the assistant still speaks stays given', async ({ page, scripted, context, url }) => {
  const { opened, open: finish } = gate();
  scripted.model.script(({ step }) =>
    step === 0
      ? { calls: [{ name: 'delete_client', args: { client: 'Priya Sharma' } }] }
      : { text: [FIRST_WORDS, () => opened, 'Done thinking.'] },
  );
  const csrf = (await context.cookies()).find(({ name }) => name === 'smoko_csrf')?.value ?? '';
  const headers = { 'x-smoko-client': 'web', 'x-csrf-token': csrf, origin: url };
  const { path } = clients.operations.create;
  expect((await context.request.post(`${url}${path}`, { data: { name: 'Priya Sharma' }, headers })).status()).toBe(201);

  await say(page, 'delete client Priya Sharma');
  const answer = said(page, 'Jerry');
  await expect(answer).toContainText('one by one.');
  const card = answer.getByRole('region', { name: /Delete client Priya Sharma/ });
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toContainText('Approved');
  finish();
  await expect(answer).toContainText('Done thinking.');
  await expect(answer).not.toHaveAttribute('aria-busy', 'true');
  await page.reload();
  await expect(card).toContainText('Approved');
  await expect(answer.getByText('Deleted client Priya Sharma')).toBeVisible();
});

test('words said without reception wait, and are answered once there is some', async ({
  page,
  context,
  problems,
  scripted,
}) => {
  scripted.model.script(() => ({ text: 'Good, thanks.' }));
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_/);
  // the queue's code comes when the page is at rest
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await box(page).fill('how are we doing?');
  await box(page).press('Enter');
  await expect(page.getByText('Waiting for reception')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await context.setOffline(false);
  await expect(said(page, 'You')).toHaveText([/how are we doing\?/]);
  await expect(said(page, 'Jerry')).toHaveText([/Good, thanks\./]);
  await expect(page.getByText('Waiting for reception')).toHaveCount(0);
});

test('a conversation begins with its first message, in one request', async ({ page, scripted }) => {
  const sent = posts(page);
  scripted.model.script(({ said: words }) => ({ text: `You said ${words}.` }));
  await expect(await ask(page, 'first')).toContainText('You said first.');
  await expect(await ask(page, 'second')).toContainText('You said second.');
  expect(sent.map(({ path }) => path)).toEqual([BEGIN, '/api/threads/{id}/messages']);
  expect(sent[0]?.key).toBe(sent[0]?.message);
  await expect(said(page, 'You')).toHaveText([/first/, /second/]);
  await expect((await threads(page)).getByRole('link')).toHaveText([/first/]);
});

test('a command that begins a conversation is one request, and shown before its turn is over', async ({
  page,
  scripted,
}) => {
  const { script, open: finish } = slow();
  scripted.model.script(script);
  const sent = posts(page);
  const panel = await overview(page);
  const command = panel.getByRole('textbox', { name: 'AI Command Center' });
  await command.fill('how are we doing?');
  await command.press('Enter');
  await backToChat(page);
  await expect(said(page, 'You')).toHaveText([/how are we doing\?/]);
  await expect(said(page, 'Jerry')).toContainText('one by one.');
  await overview(page);
  await expect(command).toHaveValue('how are we doing?');
  await expect(command).toBeDisabled();
  finish();
  await expect(toast(page, 'Command Processed')).toContainText('Jerry: Let me think');
  await expect(command).toHaveValue('');
  expect(sent.map(({ path }) => path)).toEqual([BEGIN]);
});

test('a conversation that is left while it begins goes on', async ({ page, url, scripted }) => {
  const { script, open: finish } = slow();
  scripted.model.script(script);
  await box(page).fill('how are we doing?');
  await box(page).press('Enter');
  // a page that is left before the words are out of the browser takes them with it
  await expect.poll(() => records(page, url).list('threads')).toHaveLength(1);
  await page.reload();
  await expect(said(page, 'Jerry')).toContainText('one by one.');
  finish();
  await expect(said(page, 'Jerry')).toContainText('Done thinking.');
  await expect(said(page, 'You')).toHaveText([/how are we doing\?/]);
});

test('a conversation whose beginning was lost on the way keeps its words, and begins once', async ({
  page,
  scripted,
  problems,
}) => {
  problems.allow(/failed|Failed to load resource/);
  scripted.model.script(() => ({ text: 'Good, thanks.' }));
  await ask(page, 'how are we doing?');
  await threads(page);
  await page.getByRole('button', { name: 'New conversation' }).click();
  const sent = posts(page);
  const once = { times: 1 };
  // the second time it arrives, and the answer is lost
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(`**${BEGIN}`, lose, once);
  // the first time it does not arrive
  await page.route(`**${BEGIN}`, (route) => route.abort(), once);
  await box(page).fill('what is next?');
  await box(page).press('Enter');
  await expect(page.getByText('Waiting for reception')).toBeVisible();
  await expect(said(page, 'You')).toHaveText([/what is next\?/]);
  await expect(said(page, 'Jerry')).toHaveText([/Good, thanks\./]);
  await expect(box(page)).toHaveValue('');
  expect(new Set(sent.map(({ path, key }) => `${path} ${key}`)).size).toBe(1);
  await expect((await threads(page)).getByRole('link')).toHaveText([/what is next\?/, /how are we doing\?/]);
});
