import { choose, expectNoSidewaysScroll, figure, filter, names, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { records, refusal, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const open = (page: Page, path = '/admin-data') => openPage(page, path, 'Admin Data & Details');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const counters = async (page: Page, counts: Record<string, string>) => {
  for (const [label, count] of Object.entries(counts)) await expect(figure(page, label)).toHaveText(count);
};

test('No Tasks Yet, Add Your First Task, and there it is', { tag: '@wide' }, async ({ page, url }) => {
  const job = await records(page, url).add('projects', { job_name: 'Garage rewire' });
  await open(page);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByText('No Tasks Yet')).toBeVisible();
  await expect(page.getByText(/Or tell Jerry/)).toBeVisible();
  await counters(page, { 'Total Tasks': '0', Pending: '0', 'In Progress': '0', Completed: '0' });
  await page.getByRole('button', { name: 'Add Your First Task' }).click();
  const form = dialog(page, 'Add Task');
  await expect(form.getByLabel('Assigned To')).toHaveValue('Michelle');
  for (const label of ['Task Name', 'Due Date']) await expect(form.getByLabel(label)).toHaveValue('');
  await expect(form.getByLabel('Due Date')).toHaveAttribute('type', 'date');
  await expect(form.getByLabel('Assigned To').getByRole('option')).toHaveText([
    'Michelle (Admin)',
    'Jerry (Main AI)',
    'Myself',
    'Renea (Finance)',
    'Sarah (Procurement)',
  ]);
  await form.getByLabel('Task Name').fill('Ring the council');
  await form.getByRole('combobox', { name: 'Job' }).fill('gar');
  await form.getByRole('option', { name: 'Garage rewire' }).click();
  await form.getByLabel('Assigned To').selectOption('Myself');
  await form.getByLabel('Due Date').fill('2026-12-01');
  await form.getByLabel('Due Time').fill('14:30');
  await form.getByRole('button', { name: 'Add Task' }).click();

  await expect(toast(page, 'Task Created!')).toContainText('New admin task has been added.');
  await expect(form).toBeHidden();
  // the next one begins anew
  await page.getByRole('button', { name: 'Add Task' }).click();
  await expect(form.getByLabel('Task Name')).toHaveValue('');
  await expect(form.getByLabel('Assigned To')).toHaveValue('Michelle');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  const task = row(page, 'Ring the council');
  for (const text of ['Garage rewire', 'Myself', 'PENDING', '1 Dec 2026, 2:30 pm'])
    await expect(task).toContainText(text);
  await expect(task.getByRole('link')).toHaveAttribute('href', `/job-details?job=${String(job.job_number)}`);
  await counters(page, { 'Total Tasks': '1', Pending: '1', 'In Progress': '0', Completed: '0' });
});

test('a task needs a name, and nothing else', async ({ page, url }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Task' }).click();
  const form = dialog(page, 'Add Task');
  await form.getByLabel('Task Name').focus();
  await form.getByLabel('Notes').fill('Ask for Ron');
  await expect(form.getByText('Task name is required')).toBeVisible();
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(form.getByLabel('Task Name')).toBeFocused();
  await expect(form.getByLabel('Notes')).toHaveValue('Ask for Ron');
  await form.getByLabel('Task Name').fill('Return the tags');
  await form.getByRole('button', { name: 'Add Task' }).click();
  await expect(row(page, 'Return the tags')).toContainText('General');
  if (!isPhone(page)) await expect(row(page, 'Return the tags').getByRole('cell').nth(3)).toHaveText('-');
  expect(await records(page, url).list('admin-tasks')).toMatchObject([
    { assigned_to: 'Michelle', status: 'pending', project_id: null, due_date: null },
  ]);
});

test('columns are as specified', async ({ page, url }) => {
  await records(page, url).add('admin-tasks', { task_name: 'One' });
  await open(page);
  await expect(row(page, 'One')).toBeVisible();
  if (isPhone(page)) {
    await expect(row(page, 'One').locator('dt')).toHaveText(['Project', 'Assigned To', 'Due Date']);
    await expect(row(page, 'One').locator('dd')).toHaveText(['General', 'Michelle', '-']);
  } else {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Task',
      'Project',
      'Assigned To',
      'Status',
      'Due Date',
      'Actions',
    ]);
  }
});

test('any status at any time, told and undone', async ({ page, url }) => {
  await records(page, url).add('admin-tasks', { task_name: 'Lodge the BAS', status: 'completed' });
  await open(page);
  const task = row(page, 'Lodge the BAS');
  const status = task.getByLabel('Status of Lodge the BAS');
  await expect(status.getByRole('option')).toHaveText(['Pending', 'In Progress', 'Completed']);
  // good is green, wait yellow, busy blue
  await expect(task.getByText('COMPLETED', { exact: true })).toHaveClass(/text-good/);
  await status.selectOption('Pending');
  await expect(task.getByText('PENDING', { exact: true })).toHaveClass(/text-wait/);
  // at once again: it does not clash with itself
  await status.selectOption('In Progress');
  await expect(task.getByText('IN PROGRESS', { exact: true })).toHaveClass(/text-busy/);
  const told = toast(page, 'Task Updated').first();
  await expect(told).toContainText('Task status has been updated.');
  await counters(page, { Pending: '0', 'In Progress': '1', Completed: '0' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(task).toContainText('PENDING');
  await counters(page, { Pending: '1', 'In Progress': '0' });
});

test('a status that cannot be saved is put back', async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource|^422 /);
  await records(page, url).add('admin-tasks', { task_name: 'Lodge the BAS' });
  await open(page);
  await page.route('**/api/admin-tasks/*', (route) => route.fulfill(refusal('Not today.')));
  await page.getByLabel('Status of Lodge the BAS').selectOption('Completed');
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(row(page, 'Lodge the BAS')).toContainText('PENDING');
  await expect(page.getByLabel('Status of Lodge the BAS')).toHaveValue('pending');
});

test('a counter leads to what it counts', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('admin-tasks', { task_name: 'Ring the council' });
  await add('admin-tasks', { task_name: 'Order tiles', status: 'in_progress' });
  await open(page);
  await page.getByRole('link', { name: 'In Progress: 1', exact: true }).click();
  await expect(names(page)).toHaveText(['Order tiles']);
  await expect(page).toHaveURL(/\?filter=in_progress$/);
  await page.getByRole('link', { name: 'Total Tasks: 2', exact: true }).click();
  await expect(names(page)).toHaveCount(2);
});

test('filter=completed, tab=tasks, and every filter stands in the address', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('admin-tasks', { task_name: 'Book the digger', assigned_to: 'Sarah', due_date: '2026-12-09' });
  await add('admin-tasks', { task_name: 'Send the report', status: 'completed', due_date: '2026-12-02' });
  await add('admin-tasks', { task_name: 'Ring Ron', status: 'in_progress', assigned_to: 'Self' });
  await open(page, '/admin-data?filter=completed');
  await expect(names(page)).toHaveText(['Send the report']);
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('completed');
  // the counters are of all tasks
  await counters(page, { 'Total Tasks': '3', Pending: '1', 'In Progress': '1', Completed: '1' });

  await open(page, '/admin-data?tab=tasks');
  await expect(names(page)).toHaveText(['Ring Ron', 'Send the report', 'Book the digger']);
  await filter(page, 'Order', 'Due soonest');
  await expect(names(page)).toHaveText(['Send the report', 'Book the digger', 'Ring Ron']);
  await filter(page, 'Assigned to', 'Sarah (Procurement)');
  await expect(names(page)).toHaveText(['Book the digger']);
  await page.reload();
  await expect(names(page)).toHaveText(['Book the digger']);
  await filter(page, 'Assigned to', 'Anybody');
  await page.getByLabel('Search tasks').fill('ron');
  await expect(names(page)).toHaveText(['Ring Ron']);
  await page.getByLabel('Search tasks').fill('nothing like it');
  await expect(page.getByText('No tasks match that')).toBeVisible();
  // what the address may say without sense is left out
  await open(page, '/admin-data?filter=nonsense&sort=nonsense');
  await expect(rows(page)).toHaveCount(3);
});

test('a task is edited, deleted and brought back', async ({ page, url }) => {
  await records(page, url).add('admin-tasks', { task_name: 'Ring Ron', due_date: '2026-12-09' });
  await open(page);
  await choose(page, row(page, 'Ring Ron'), 'Edit');
  const form = dialog(page, 'Edit Task');
  await expect(form.getByLabel('Due Date')).toHaveValue('2026-12-09');
  await form.getByLabel('Task Name').fill('Ring Ron again');
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(toast(page, 'Task Updated')).toBeVisible();
  await choose(page, row(page, 'Ring Ron again'), 'Delete');
  await expect(row(page, 'Ring Ron again')).toBeHidden();
  await counters(page, { 'Total Tasks': '0' });
  await toast(page, 'Task Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Ring Ron again')).toBeVisible();
  await counters(page, { 'Total Tasks': '1' });
});

test("counters and list each say Couldn't load, Retry", async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await records(page, url).add('admin-tasks', { task_name: 'Ring Ron' });
  await page.route(/\/api\/(admin-tasks\?|task-totals)/, (route) => route.abort());
  await open(page);
  await expect(page.getByText("Couldn't load.")).toHaveCount(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await counters(page, { 'Total Tasks': '1' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, 'Ring Ron')).toBeVisible();
});

test('another tab is seen live, and the later of two edits is told', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { add, change } = records(page, url);
  await open(page);
  const task = await add('admin-tasks', { task_name: 'Ring Ron' });
  await expect(row(page, 'Ring Ron')).toBeVisible();
  await counters(page, { 'Total Tasks': '1', Pending: '1' });
  await choose(page, row(page, 'Ring Ron'), 'Edit');
  const form = dialog(page, 'Edit Task');
  await form.getByLabel('Notes').fill('After four');
  await change('admin-tasks', task.id, { task_name: 'Ring Ron at work' });
  await form.getByRole('button', { name: 'Update Task' }).click();
  await expect(form.getByText('Somebody changed this while you were editing.')).toBeVisible();
  await form.getByRole('button', { name: 'See theirs' }).click();
  await expect(form.getByLabel('Task Name')).toHaveValue('Ring Ron at work');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await change('admin-tasks', task.id, { status: 'completed' });
  await expect(row(page, 'Ring Ron at work')).toContainText('COMPLETED');
  await counters(page, { Pending: '0', Completed: '1' });
});

test('counters count all tasks, also those that are not loaded; a deleted job keeps its name', async ({
  page,
  url,
}) => {
  const { add, remove } = records(page, url);
  const job = await add('projects', { job_name: 'Deck' });
  for (let i = 10; i < 45; i++) await add('admin-tasks', { task_name: `Task ${i}`, project_id: job.id });
  await remove('projects', job.id);
  await open(page);
  await expect(row(page, 'Task 44')).toContainText('Deck (deleted)');
  await counters(page, { 'Total Tasks': '35', Pending: '35' });
  // the rest comes when it is asked for, as the chart stands below
  await expect(rows(page)).toHaveCount(30);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(35);
});

test('long names stay inside', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  const job = await add('projects', { job_name: `${'Refurbishment '.repeat(12)}${'y'.repeat(30)}` });
  await add('admin-tasks', {
    task_name: `${'Chase the paperwork '.repeat(10)}${'x'.repeat(80)}`,
    project_id: job.id,
    status: 'in_progress',
  });
  await open(page);
  await expect(rows(page)).toContainText('IN PROGRESS');
  await expectNoSidewaysScroll(page);
});
