import { filter, openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { goTo } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const TITLE = 'Agent Performance Dashboard';
const card = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const messages = (page: Page) => page.getByRole('region', { name: 'Message list' });
const fact = (page: Page, name: string, label: string) =>
  card(page, name).locator('dl > div').filter({ hasText: label }).locator('dd');

test('a new business: dashes and nothing to show', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/dashboard');
  await goTo(page, 'Agent Performance');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  for (const name of ['Jerry', 'Michelle', 'Renea', 'Sarah']) {
    await expect(fact(page, name, 'Messages')).toHaveText('0');
    await expect(fact(page, name, 'Avg Response Time')).toHaveText('-');
    await expect(fact(page, name, 'Completion Rate')).toHaveText('-');
  }
  await expect(page.getByText('Showing 0 of 0 messages')).toBeVisible();
  await expect(messages(page).getByText('No messages match your current filters.')).toBeVisible();
  await expect(messages(page)).toHaveCSS('max-height', '384px');
  await expect(messages(page)).toHaveCSS('overflow-y', 'auto');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('figures are measured, live; filters stand in the address and the counts agree', async ({ page, url }) => {
  const { add, change } = records(page, url);
  const say = (assistant: string, message: string) =>
    add('functions/agent-orchestrator', { assistant, message, jobData: null });
  await openPage(page, '/agent-performance', TITLE);
  const task = await add('admin-tasks', { task_name: 'Ring', assigned_to: 'Michelle' });
  await add('admin-tasks', { task_name: 'Book', assigned_to: 'Michelle' });
  await expect(fact(page, 'Michelle', 'Completion Rate')).toHaveText('0%');
  await change('admin-tasks', task.id, { status: 'completed' });
  await expect(fact(page, 'Michelle', 'Completion Rate')).toHaveText('50%');

  await say('jerry', 'Create a job for Priya Sharma, fence');
  await say('renea', 'invoice job 1001 for $850');
  await expect(fact(page, 'Renea', 'Messages')).toHaveText('1');
  await expect(fact(page, 'Renea', 'Avg Response Time')).toHaveText(/^\d+\.\d s$/);
  await expect(page.getByText('Showing 2 of 2 messages')).toBeVisible();

  const options = (label: string) =>
    page.getByLabel(label, { exact: true }).getByRole('option', { includeHidden: true });
  await expect(options('Task type')).toHaveText(['All task types', 'Admin', 'Finance', 'Procurement']);
  await expect(options('Agent')).toHaveText(['All agents', 'Jerry', 'Michelle', 'Renea', 'Sarah']);
  await filter(page, 'Task type', 'Finance');
  await expect(page.getByText('Showing 1 of 2 messages')).toBeVisible();
  await expect(messages(page).getByRole('listitem')).toHaveText([/850/]);
  await expect(page).toHaveURL(/task_type=finance/);
  await filter(page, 'Agent', 'Sarah');
  await expect(page.getByText('Showing 0 of 2 messages')).toBeVisible();
  await expect(page.getByText('No messages match your current filters.')).toBeVisible();
  await filter(page, 'Agent', 'All agents');
  await filter(page, 'Task type', 'All task types');
  for (const job of ['#1001', 'job-1001', 'fence']) {
    await page.getByRole('searchbox', { name: 'Search by job' }).fill(job);
    await expect(page.getByText('Showing 2 of 2 messages')).toBeVisible();
  }
  await page.getByRole('searchbox', { name: 'Search by job' }).fill('#1002');
  await expect(page.getByText('Showing 0 of 2 messages')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search by job' })).toHaveValue('#1002');
});

test('a long list goes on by itself, and what could not be loaded can be tried again', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/failed|Failed to load resource/);
  const { add } = records(page, url);
  for (let i = 0; i < 33; i++)
    await add('functions/agent-orchestrator', { assistant: 'sarah', message: 'hello', jobData: null });
  await page.route('**/api/agent-messages?**', (route) => route.abort());
  await openPage(page, '/agent-performance?agent=Sarah', TITLE);
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await page.unroute('**/api/agent-messages?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Showing 33 of 33 messages')).toBeVisible();
  await messages(page).getByRole('listitem').nth(29).scrollIntoViewIfNeeded();
  await expect(messages(page).getByRole('listitem')).toHaveCount(33);
});
