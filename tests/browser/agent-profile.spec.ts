import { figure } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const rating = (page: Page) => page.getByRole('form', { name: /^Rate / });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('a fresh assistant: who it is, zeros, and nothing yet on each tab', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/agent/Michelle');
  await expect(page.getByRole('heading', { level: 1, name: 'Michelle' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Administrative Assistant')).toBeVisible();
  // her portrait, on her colour
  await expect(main.locator('svg > rect[fill="#8a4bb0"]')).toBeVisible();
  await expect(main.getByText('online')).toBeVisible();
  await expect(main.getByText('Keeps the schedule, the paperwork and your clients in order.')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Task Completion' })).toHaveAttribute('aria-valuenow', '0');
  await expect(main.locator('dl').filter({ hasText: 'Average Rating' })).toContainText('0.0 / 5.0');
  for (const label of ['Completed', 'Pending']) await expect(figure(page, label)).toHaveText('0');
  await expect(main.getByRole('list', { name: 'Specialties' }).getByRole('listitem')).toHaveText([
    'Scheduling',
    'Documentation',
    'Client relations',
  ]);
  await expect(main.getByText('(0 reviews)')).toBeVisible();
  await expect(tab(page, 'Messages 0')).toHaveAttribute('data-state', 'active');
  await expect(page.getByText('No Messages Yet')).toBeVisible();
  await tab(page, 'Tasks 0').click();
  await expect(page.getByText('No Tasks Assigned')).toBeVisible();
  await tab(page, 'Feedback 0').click();
  await expect(page.getByText('No Feedback Yet')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('tasks assigned to the assistant, live, and how many are done', async ({ page, url }) => {
  const { add, change } = records(page, url);
  const job = await add('projects', { job_name: 'Deck', job_number: '1001' });
  const task = await add('admin-tasks', { task_name: 'Chase the slab', assigned_to: 'Sarah', project_id: job.id });
  await add('admin-tasks', { task_name: 'Order lunch', assigned_to: 'Sarah', status: 'completed' });
  await add('admin-tasks', { task_name: 'Not hers', assigned_to: 'Jerry' });
  await page.goto('/agent/sarah?tab=tasks');
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel).toContainText('#1001 Deck');
  await expect(panel).toContainText('General');
  await expect(panel).toContainText('COMPLETED');
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toContainText('50%');
  for (const label of ['Completed', 'Pending']) await expect(figure(page, label)).toHaveText('1');
  await change('admin-tasks', task.id, { status: 'in_progress' });
  await expect(panel).toContainText('IN PROGRESS');
  await change('admin-tasks', task.id, { status: 'completed' });
  await expect(figures).toContainText('100%');
  await expect(figure(page, 'Completed')).toHaveText('2');
  await expect(figure(page, 'Pending')).toHaveText('0');
  await expect(tab(page, 'Tasks 2')).toBeVisible();
});

test('messages are shown as they are written, at most the last 20', async ({ page, url }) => {
  await page.goto('/agent/renea');
  await expect(page.getByText('No Messages Yet')).toBeVisible();
  const { add } = records(page, url);
  await add('functions/agent-orchestrator', { assistant: 'renea', message: 'hello', jobData: null });
  await expect(tab(page, 'Messages 1')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('link', { name: 'Open conversation' }).click();
  await expect(page).toHaveURL(/\/dashboard\?thread=/);

  for (let i = 0; i < 21; i++)
    await add('functions/agent-orchestrator', { assistant: 'renea', message: 'hello', jobData: null });
  await page.goto('/agent/renea');
  await expect(tab(page, 'Messages 22')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(20);
  await expect(page.getByText('The last 20 of 22.')).toBeVisible();
});

test('five stars unless one says otherwise; Feedback Submitted!', async ({ page, url }) => {
  await page.goto('/agent/jerry?tab=feedback');
  const form = rating(page);
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  await expect(form.getByRole('radio')).toHaveCount(5);
  await form.getByRole('button', { name: 'Submit' }).click();
  const thanks = toast(page, 'Feedback Submitted!');
  await expect(thanks).toContainText('Thank you for rating Jerry!');
  await expect(page.getByText('5.0 / 5.0')).toBeVisible();
  await expect(page.getByText('(1 review)')).toBeVisible();

  // arrows choose
  await form.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByRole('radio', { name: '3 stars' })).toBeChecked();
  await form.getByLabel('Feedback').fill('Good, but talks a lot');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(tab(page, 'Feedback 2')).toBeVisible();
  await expect(page.getByText('4.0 / 5.0')).toBeVisible();
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('Good, but talks a lot');
  await expect(panel.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  await expect(form.getByLabel('Feedback')).toHaveValue('');
  await expect(form.getByRole('radio', { name: '5 stars' })).toBeChecked();
  expect(await records(page, url).list('agent-feedback')).toMatchObject([
    { rating: 3, comment: 'Good, but talks a lot', agent_name: 'Jerry' },
    { rating: 5, comment: null, agent_name: 'Jerry' },
  ]);
});

test('Agent Not Found', async ({ page }) => {
  await page.goto('/agent/bruce');
  await expect(page.getByRole('heading', { level: 1, name: 'Agent Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).last().click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('what could not be loaded or sent can be tried again', async ({ page, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await page.route('**/api/agent-messages?**', (route) => route.abort());
  await page.route('**/api/agent-feedback', (route) => route.abort());
  await page.goto('/agent/jerry');
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await page.unroute('**/api/agent-messages?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('No Messages Yet')).toBeVisible();
  const form = rating(page);
  await form.getByLabel('Feedback').fill('Ripper');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(form.getByLabel('Feedback')).toHaveValue('Ripper');
  await page.unroute('**/api/agent-feedback');
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(toast(page, 'Feedback Submitted!')).toBeVisible();
});
