import { gate } from '../support/openai-stand-in.ts';
import { BEGIN, box, open, overview, posts, said, say } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const direct = (page: Page, name: string) => card(page, name).getByRole('textbox', { name: 'Direct Command Center' });
const commandBox = (page: Page) => page.getByRole('textbox', { name: 'AI Command Center' });

test('a command goes to Jerry in the same conversation', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await say(page, 'show me my jobs');
  await expect(said(page, 'Jerry')).toHaveCount(1);
  const panel = await overview(page);
  const form = panel.getByRole('form', { name: 'AI Command Center' });
  await expect(form.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(form.getByRole('button', { name: 'Clear' })).toBeDisabled();
  // a quick command only fills the box
  for (const name of ['Send Invoice', 'Order Materials', 'Check Schedule', 'Create Job'])
    await form.getByRole('button', { name }).click();
  await expect(commandBox(page)).toHaveValue('Create a job for ');
  const calendar = form.getByRole('link', { name: 'Open the calendar' });
  await expect(calendar).toHaveCount(0);
  await form.getByRole('button', { name: 'Check Schedule' }).click();
  await expect(calendar).toHaveAttribute('href', '/calendar?view=week');
  await form.getByRole('button', { name: 'Create Job' }).click();
  await expect(commandBox(page)).toBeFocused();
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(commandBox(page)).toHaveValue('');
  // nothing typed: nothing happens
  await commandBox(page).press('Enter');
  await form.getByRole('button', { name: 'Create Job' }).click();
  await page.keyboard.type('Priya Sharma, fence');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('budget $900');
  await expect(commandBox(page)).toHaveValue('Create a job for Priya Sharma, fence\nbudget $900');
  await page.keyboard.press('Enter');
  const done = toast(page, 'Command Processed');
  await expect(done).toContainText(/Jerry: .*Priya Sharma/);
  await expect(commandBox(page)).toHaveValue('');
  await expect(panel.getByRole('region', { name: 'What the team did' })).toContainText('Created job 1001');
  if (isPhone(page)) await done.getByRole('button', { name: 'Open' }).click();
  await expect(said(page, 'You')).toHaveText([/show me my jobs/, /Priya Sharma, fence\s+budget \$900/]);
  await expect(said(page, 'Jerry').last()).toContainText('Priya Sharma');
});

test('a direct command begins a conversation, addressed to that assistant', async ({ page }) => {
  await open(page);
  await overview(page);
  await direct(page, 'Renea').press('Enter');
  await expect(toast(page, 'Please enter a command.')).toContainText('Error');
  const sent = posts(page);
  await direct(page, 'Renea').fill('who owes me money?');
  await direct(page, 'Renea').press('Enter');
  const done = toast(page, 'Renea Response');
  await expect(done).toContainText('Command processed successfully!');
  await expect(direct(page, 'Renea')).toHaveValue('');
  await done.getByRole('button', { name: 'Open' }).click();
  await expect(said(page, 'You')).toHaveText([/who owes me money\?/]);
  await expect(said(page, 'Renea')).toHaveCount(1);
  await expect(box(page)).toHaveAttribute('placeholder', 'Ask Jerry');
  expect(sent.map(({ path }) => path)).toEqual([BEGIN]);
});

test('a direct command: lines, Clear, and nothing can be pressed while it is sent', async ({ page }) => {
  await open(page);
  await overview(page);
  const words = direct(page, 'Sarah');
  const button = (name: string) => card(page, 'Sarah').getByRole('button', { name, exact: true });
  for (const name of ['Send', 'Clear']) await expect(button(name)).toBeDisabled();
  // nothing but spaces is nothing
  await words.fill('   ');
  for (const name of ['Send', 'Clear']) await expect(button(name)).toBeDisabled();
  await words.press('Enter');
  await expect(toast(page, 'Please enter a command.')).toContainText('Error');
  await words.fill('what is');
  await words.press('Shift+Enter');
  await words.pressSequentially('on order?');
  await expect(words).toHaveValue('what is\non order?');
  await button('Clear').click();
  await expect(words).toHaveValue('');

  const { opened, open: answer } = gate();
  await page.route('**/api/functions/agent-orchestrator', async (route) => {
    await opened;
    await route.continue();
  });
  await words.fill('what is on order?');
  await button('Send').click();
  await expect(words).toBeDisabled();
  for (const name of ['Send', 'Clear', 'Upload']) await expect(button(name)).toBeDisabled();
  await expect(button('Send')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(toast(page, 'Sarah Response')).toContainText('Command processed successfully!');
  await expect(words).toBeEnabled();
  await expect(button('Send')).not.toHaveAttribute('aria-busy', 'true');
});

test('a command that fails keeps its words, and said again it is the same message', async ({ page, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await open(page);
  await overview(page);
  await page.route('**/api/functions/agent-orchestrator', (route) => route.abort());
  await commandBox(page).fill('show me my jobs');
  await commandBox(page).press('Enter');
  await expect(toast(page, 'Command Failed')).toContainText('Failed to process command');
  await expect(commandBox(page)).toHaveValue('show me my jobs');
  await direct(page, 'Sarah').fill('what is on order?');
  await direct(page, 'Sarah').press('Enter');
  // hers, not the one of the command before
  await expect(toast(page, /^Error\s*Smoko cannot be reached/)).toBeVisible();
  await expect(direct(page, 'Sarah')).toBeEnabled();
  await expect(direct(page, 'Sarah')).toHaveValue('what is on order?');
  await page.unroute('**/api/functions/agent-orchestrator');
  // a turn that failed for no reason that is known
  const answered = async (change: object) =>
    page.route(
      '**/api/functions/agent-orchestrator',
      async (route) => {
        // in one piece, as a proxy may make it of a stream
        const headers = { ...route.request().headers(), accept: 'application/json' };
        const response = await route.fetch({ headers });
        await route.fulfill({ response, json: { ...(await response.json()), ...change } });
      },
      { times: 1 },
    );
  await answered({ status: 'failed', response: '' });
  await direct(page, 'Sarah').press('Enter');
  await expect(toast(page, 'Failed to send command')).toContainText('Error');
  await answered({ response: 'x'.repeat(101) });
  await direct(page, 'Sarah').fill('');
  await commandBox(page).fill('show me my clients');
  await commandBox(page).press('Enter');
  await expect(toast(page, 'Command Processed')).toContainText(/Jerry: x{100}(?!x)/);
  await commandBox(page).fill('show me my jobs');
  // it arrives, and the answer is lost on the way
  await page.route(
    '**/api/functions/agent-orchestrator',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  // the toast of the first failure may still stand there
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('agent-orchestrator'));
  await commandBox(page).press('Enter');
  await lost;
  await expect(toast(page, 'Command Failed').last()).toBeVisible();
  await expect(commandBox(page)).toBeEnabled();
  await commandBox(page).press('Enter');
  await expect(commandBox(page)).toHaveValue('');
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(said(page, 'You')).toHaveText([/what is on order/, /show me my clients/, /show me my jobs/]);
});
