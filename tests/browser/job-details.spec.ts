import { gate } from '../support/openai-stand-in.ts';
import { jobs } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A job with one record of each kind. */
async function hotWater(page: Page, url: string, invoiced = true) {
  const { add } = records(page, url);
  const client = await add('clients', {
    name: 'Priya Sharma',
    email: 'priya@example.com',
    phone: '0491 570 156',
    address: '8 Harris St, Parramatta',
  });
  const job = await add('projects', {
    job_name: 'Hot water replacement',
    job_number: '2041',
    job_description: 'Old 250 L electric is leaking',
    job_date: '2026-12-01',
    job_budget: 2400,
    client_id: client.id,
    status: 'in_progress',
  });
  const project_id = job.id;
  await add('admin-tasks', { task_name: 'Book the inspection', project_id, due_date: '2026-12-02' });
  const asked = { type: 'invoice', amount: 1850.5, project_id: invoiced ? project_id : null, due_date: '2026-12-14' };
  const invoice = await add('finance-records', asked);
  await add('procurement-items', { item_name: 'Tempering valve', quantity: 2, unit_price: 85.25, project_id });
  return { job, client, invoice };
}

const shownTab = (page: Page) => page.getByRole('tabpanel', { name: /^(Admin Tasks|Finance|Procurement) / });

test('a card of the dashboard leads to the job, with everything about it', { tag: '@wide' }, async ({ page, url }) => {
  await hotWater(page, url);
  await page.goto('/dashboard');
  await (await jobs(page)).getByRole('link', { name: 'Hot water replacement' }).click();
  await expect(page).toHaveURL(/\/job-details\?job=2041$/);
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  await expect(page.getByText('#2041')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('in_progress');
  const overview = page.getByRole('region', { name: 'Job Overview' });
  for (const text of [
    'Priya Sharma',
    'priya@example.com',
    '0491 570 156',
    'December 01, 2026',
    '$2,400',
    '8 Harris St, Parramatta',
    'Old 250 L electric is leaking',
  ])
    await expect(overview).toContainText(text);

  await expect(page.getByRole('tab', { name: 'Admin Tasks 1' })).toHaveAttribute('data-state', 'active');
  await expect(shownTab(page)).toContainText('Book the inspection');
  await expect(shownTab(page)).toContainText('PENDING');
  await page.getByRole('tab', { name: 'Finance 1' }).click();
  await expect(shownTab(page)).toContainText('$1,850.50');
  await page.getByRole('tab', { name: 'Procurement 1' }).click();
  await expect(shownTab(page)).toContainText('Tempering valve');
  await expect(shownTab(page)).toContainText('$170.50');
  // the tab stands in the address
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Procurement 1' })).toHaveAttribute('data-state', 'active');
  await page.getByRole('link', { name: 'Tempering valve' }).click();
  await expect(page).toHaveURL(/\/procurement-data\?q=Tempering%20valve$/);
  await page.goto('/job-details?job=2041');
  await page.getByRole('link', { name: 'Book the inspection' }).click();
  await expect(page).toHaveURL(/\/admin-data\?q=Book%20the%20inspection$/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('an empty job says so on each tab', async ({ page, url }) => {
  await records(page, url).add('projects', { job_name: 'Bare', job_number: '1' });
  await page.goto('/job-details?job=1');
  await expect(page.getByText('No admin tasks found')).toBeVisible();
  await page.getByRole('tab', { name: 'Finance 0' }).click();
  await expect(page.getByText('No finance records found')).toBeVisible();
  await page.getByRole('tab', { name: 'Procurement 0' }).click();
  await expect(page.getByText('No procurement items found')).toBeVisible();
  await expect(page.getByText(/Or tell Jerry/)).toBeVisible();
});

test('the status is picked freely, and a clash is told', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { job } = await hotWater(page, url);
  const { list, change } = records(page, url);
  await page.goto('/job-details?job=2041');
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status.getByRole('option')).toHaveText(['Pending', 'In Progress', 'Completed', 'Cancelled']);
  await status.selectOption('completed');
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await expect(status).toHaveValue('completed');
  await expect(status).toBeEnabled();
  expect(await list('projects')).toMatchObject([{ status: 'completed' }]);
  await status.selectOption('pending');
  await expect(toast(page, 'The job is pending.')).toBeVisible();
  await expect(status).toBeEnabled();

  // somebody else changes the job while the choice is on its way
  await page.route(
    '**/api/projects/*',
    async (route) => {
      await change('projects', job.id, { job_name: 'Heat pump' });
      await route.continue();
    },
    { times: 1 },
  );
  await status.selectOption('cancelled');
  await expect(toast(page, 'Error')).toContainText('changed meanwhile');
  await expect(title(page, 'Heat pump')).toBeVisible();
  await expect(status).toHaveValue('pending');
});

test('Edit changes the job, its number and its client; the address follows', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { client } = await hotWater(page, url);
  const { add, remove, list } = records(page, url);
  await add('projects', { job_name: 'Other', job_number: '2042' });
  const tom = await add('clients', { name: 'Tom Nguyen' });
  // a job may keep a client who was deleted, once nothing is owed any more
  for (const { id } of await list('finance-records', 'type=invoice')) await add(`invoices/${id}/void`, {});
  await remove('clients', client.id);
  await page.goto('/job-details?job=2041');
  await expect(page.getByText('Priya Sharma (deleted)')).toBeVisible();
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Job' });
  await form.getByLabel('Job Name').fill('');
  await form.getByLabel('Job Number').fill('2042');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(form.getByText('Job name is required')).toBeVisible();
  await form.getByLabel('Job Name').fill('Heat pump');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(form.getByText(/Job number 2042 is already in use/)).toBeVisible();
  await form.getByLabel('Job Number').fill('2050');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(toast(page, 'Job Updated!')).toBeVisible();
  await expect(page).toHaveURL(/job=2050$/);
  await expect(title(page, 'Heat pump')).toBeVisible();
  await expect(page.getByText('Priya Sharma (deleted)')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).click();
  const picker = form.getByRole('combobox', { name: 'Client' });
  await picker.click();
  await page.getByRole('option', { name: 'Tom Nguyen' }).click();
  await form.getByLabel('Due Again After').fill('6');
  await form.getByRole('button', { name: 'Update Job' }).click();
  const overview = page.getByRole('region', { name: 'Job Overview' });
  await expect(overview).toContainText('Tom Nguyen');
  await expect(overview).toContainText('Due again after 6 months');
  expect(await list('projects', 'job_number=2050')).toMatchObject([
    { client_id: tom.id, job_budget: 2400, repeat_months: 6 },
  ]);
  // and it is emptied again
  await page.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Due Again After').fill('');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(overview).not.toContainText('Due again');
  expect(await list('projects', 'job_number=2050')).toMatchObject([{ job_budget: 2400, repeat_months: null }]);
});

test('Delete goes to the dashboard, and Undo brings the job back', async ({ page, url }) => {
  await hotWater(page, url, false);
  await page.goto('/job-details?job=2041');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const deleted = toast(page, 'Job Deleted');
  await expect(deleted).toContainText('#2041 Hot water replacement');
  await expect((await jobs(page)).getByText('No active jobs')).toBeVisible();
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect((await jobs(page)).getByRole('link', { name: 'Hot water replacement' })).toBeVisible();
});

test('what came in stands beside the invoices, also with something left over', async ({ page, url }) => {
  const { client, job } = await hotWater(page, url);
  const { add } = records(page, url);
  await add('finance-records', { type: 'invoice', amount: 200, project_id: job.id, client_id: client.id });
  await add('finance-records', { type: 'payment', amount: 2100, client_id: client.id, allow_credit: true });
  await page.goto('/job-details?job=2041&tab=money');
  const payments = page.getByRole('region', { name: 'Payments' });
  await expect(payments.getByRole('listitem')).toHaveCount(1);
  await expect(payments).toContainText('$49.50 kept as credit');
  await expect(payments).toContainText('$2,100.00');
  await expect(page.getByRole('tab', { name: 'Finance 3' })).toBeVisible();
});

test('a card and the overview say the price that was agreed, with its variations', async ({ page, url }) => {
  const { client, job } = await hotWater(page, url);
  const { add } = records(page, url);
  await page.goto('/dashboard');
  const card = (await jobs(page)).getByRole('article', { name: 'Hot water replacement' });
  await expect(card).toContainText('$2,400');
  const lines = [{ description: 'Heat pump', quantity: 1, unit_price: 3000 }];
  await add('quotes', { client_id: client.id, project_id: job.id, lines, status: 'accepted' });
  await expect(card).toContainText('$3,000');
  await expect(card).not.toContainText('$2,400');
  const more = [{ description: 'Slab', quantity: 1, unit_price: 250.5 }];
  await add('variations', { project_id: job.id, description: 'Slab', lines: more, status: 'accepted' });
  await expect(card).toContainText('$3,250.50');
  await page.goto('/job-details?job=2041');
  const overview = page.getByRole('region', { name: 'Job Overview' });
  await expect(overview).toContainText('Price $3,250.50, with variations');
  await expect(overview).toContainText('Budget was $2,400');
});

test('a job with money on it stays on file and on the screen, and says what to do instead', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/409/);
  await hotWater(page, url);
  const { opened, open } = gate();
  await page.route('**/api/projects/*', async (route) => {
    if (route.request().method() === 'DELETE') await opened;
    await route.continue();
  });
  await page.goto('/job-details?job=2041');
  const remove = page.getByRole('button', { name: 'Delete' });
  await remove.click();
  // it does not leave before it is known
  await expect(remove).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/job-details\?job=2041$/);
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(frame.url()));
  open();
  await expect(toast(page, 'Error')).toContainText(
    'Job #2041 Hot water replacement has $1,850.50 invoiced, so it stays on file with your books. Set it to completed or cancelled instead.',
  );
  await expect(remove).toBeEnabled();
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  expect(left).toEqual([]);
});

test('it is live: changes, a new task, another number, and its deletion', { tag: '@wide' }, async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/404/);
  const { job, invoice } = await hotWater(page, url);
  const { add, change, remove } = records(page, url);
  await page.goto('/job-details?job=2041');
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  await change('projects', job.id, { job_name: 'Heat pump' });
  await expect(title(page, 'Heat pump')).toBeVisible();
  await add('admin-tasks', { task_name: 'Ring Priya', project_id: job.id });
  await expect(page.getByRole('tab', { name: 'Admin Tasks 2' })).toBeVisible();
  await expect(shownTab(page)).toContainText('Ring Priya');
  await change('projects', job.id, { job_number: '3000' });
  await expect(page).toHaveURL(/job=3000$/);
  const payment = await add('finance-records', { type: 'payment', amount: 500, invoice_id: invoice.id });
  await page.getByRole('tab', { name: 'Finance 2' }).click();
  await expect(shownTab(page)).toContainText('due 14 Dec 2026 - part paid, $1,350.50 still due');
  // a job with money on it stays on file
  for (const { id } of [invoice, payment]) await change('finance-records', id, { project_id: null });
  await remove('projects', job.id);
  await expect(title(page, 'Job Not Found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('deleted before its new number was looked up, it is still told as deleted', async ({ page, url, problems }) => {
  problems.allow(/404/);
  const { job } = await hotWater(page, url, false);
  const { change, remove } = records(page, url);
  await page.goto('/job-details?job=2041');
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(/\/api\/projects\?.*job_number=3000/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/job_number=3000/);
  await change('projects', job.id, { job_number: '3000' });
  await asked;
  // the job stays in sight meanwhile
  await expect(page).toHaveURL(/job=3000$/);
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  await remove('projects', job.id);
  letGo();
  await expect(title(page, 'Job Not Found')).toBeVisible();
  await expect(page).toHaveURL(/job=3000$/);
});

test('what changes before the live connection stands is seen after it', async ({ page, url }) => {
  const { job } = await hotWater(page, url);
  const { change } = records(page, url);
  let connect = () => {};
  const held = new Promise<void>((done) => {
    connect = done;
  });
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await held;
    socket.connectToServer();
  });
  await page.goto('/job-details?job=2041');
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  await change('projects', job.id, { job_name: 'Heat pump' });
  connect();
  await expect(title(page, 'Heat pump')).toBeVisible();
});

test('a number that is on no job says so and leads to the jobs; without a number it is the dashboard', async ({
  page,
}) => {
  await page.goto('/job-details?job=99999');
  await expect(title(page, 'Job Not Found')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('No job has the number 99999.');
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await page.getByRole('link', { name: 'All Jobs' }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.goto('/job-details');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a job that is waited for shows where it will stand', async ({ page, url }) => {
  await hotWater(page, url);
  const { opened, open } = gate();
  await page.route('**/api/projects?**', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/job-details?job=2041');
  await expect(title(page, 'Job #2041')).toBeVisible();
  const waiting = page.getByRole('status', { name: 'Loading job' });
  await expect(waiting.locator('> div')).toHaveCount(3);
  open();
  await expect(title(page, 'Hot water replacement')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  // each list scrolls by itself
  const lists = { 'Admin Tasks 1': 'Admin tasks', 'Finance 1': 'Finance records', 'Procurement 1': 'Order items' };
  for (const [tab, list] of Object.entries(lists)) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('region', { name: list, exact: true })).toHaveCSS('overflow-y', 'auto');
  }
});

test("Couldn't load, Retry", async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  await hotWater(page, url);
  await page.route('**/api/projects?**', (route) => route.abort());
  await page.goto('/job-details?job=2041');
  await expect(page.getByRole('main').getByText("Couldn't load.")).toBeVisible();
  await page.unroute('**/api/projects?**');
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(title(page, 'Hot water replacement')).toBeVisible();
});

test('long words and big amounts stay inside, on the card too', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  const job = await add('projects', {
    job_name: `Rewire ${'x'.repeat(120)}`,
    job_number: '9'.repeat(40),
    job_description: 'y'.repeat(400),
    site_address: 'z'.repeat(200),
    job_budget: 99_999_999.99,
  });
  await add('procurement-items', {
    item_name: 'w'.repeat(200),
    quantity: 1_000,
    unit_price: 99_999.99,
    project_id: job.id,
  });
  await page.goto(`/job-details?job=${job.job_number}&tab=procurement`);
  await expect(page.getByRole('region', { name: 'Job Overview' })).toContainText('$99,999,999.99');
  await expect(shownTab(page)).toContainText('$99,999,990.00');
  const inside = '[...document.querySelectorAll("main, main section")].every((e) => e.scrollWidth <= e.clientWidth)';
  expect(await page.evaluate<boolean>(inside)).toBe(true);
  await page.goto('/dashboard');
  await expect((await jobs(page)).getByRole('article')).toContainText('$99,999,999.99');
  const panel =
    '[...document.querySelectorAll("section[aria-label=Jobs]")].every((e) => e.scrollWidth <= e.clientWidth)';
  expect(await page.evaluate<boolean>(panel)).toBe(true);
});

test('what Michelle, Renea and Sarah wrote about the job', async ({ page, url }) => {
  await hotWater(page, url);
  const { add } = records(page, url);
  await page.goto('/job-details?job=2041');
  const updates = page.getByRole('region', { name: 'Agent Updates' });
  await expect(updates.getByText('No messages from Michelle for this job yet.')).toBeVisible();
  const message = 'order 20 m of copper pipe for job 2041 at $12.50 each';
  await add('functions/agent-orchestrator', { assistant: 'sarah', message, jobData: null });
  await updates.getByRole('tab', { name: 'Sarah 1' }).click();
  await expect(updates.getByRole('listitem')).toContainText(/copper pipe/i);
});
