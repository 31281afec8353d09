import { readFileSync } from 'node:fs';
import { enter, expect, type Page, signIn, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';
import { ready } from './without-reception.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ person, problems }) => {
  expect(person.email).toBeTruthy();
  problems.allow(/failed|Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|socket/);
});

const offer = readFileSync(new URL('./in-page/install-offer.js', import.meta.url), 'utf8');

test('a status that was chosen without reception waits, survives a reload, and goes once', async ({
  page,
  url,
  context,
}) => {
  const on = records(page, url);
  const job = await on.add('projects', { job_name: 'Deck', status: 'pending' });
  await lastingNotices(page);
  await page.goto(`/job-details?job=${String(job.job_number)}`);
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await expect(status).toHaveValue('pending');
  await ready(page, 'Deck');

  await context.setOffline(true);
  await status.selectOption('in_progress');
  await expect(toast(page, 'Waiting for reception')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 waiting for reception' })).toBeVisible();
  await expect(status).toHaveValue('in_progress');

  await page.reload();
  await expect(page.getByRole('button', { name: '1 waiting for reception' })).toBeVisible();
  await expect(status).toHaveValue('in_progress');

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '1 waiting for reception' })).toHaveCount(0);
  await expect.poll(async () => (await on.list('projects'))[0]).toMatchObject({ status: 'in_progress', version: 2 });
});

const waits = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `${count} waiting for reception` })).toBeVisible();
const onFile = (page: Page) =>
  expect(page.getByRole('button', { name: /waiting for reception|not sent|^Sending/ })).toHaveCount(0);
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const list = (page: Page) => dialog(page, 'Waiting for reception');

async function editClient(page: Page, name: string, fields: Record<string, string>): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const form = dialog(page, 'Edit Client');
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('button', { name: 'Update Client' }).click();
  await expect(form).toBeHidden();
}

test('an edit that was changed elsewhere meanwhile is shown beside it, and its owner chooses of each field', async ({
  page,
  url,
  context,
  problems,
}) => {
  problems.allow(/^409 PATCH/);
  const { add, change, list: listed } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156', address: '8 Harris St' });
  const ron = await add('clients', { name: 'Ron Weir' });
  await page.goto('/client-directory');
  await expect(page.getByRole('article', { name: 'Priya Sharma' })).toBeVisible();
  await ready(page, 'Ron Weir');
  await context.setOffline(true);
  await editClient(page, 'Priya Sharma', { Phone: '0491 570 157', Address: '9 Harris St' });
  await editClient(page, 'Ron Weir', { Address: '1 Beach Rd' });
  await waits(page, 2);
  await expect(page.getByRole('article', { name: 'Priya Sharma' })).toContainText('9 Harris St');
  await change('clients', priya.id, { phone: '0491 570 158', address: '10 Harris St' });
  // another field: there is nothing to choose, and nothing is overwritten
  await change('clients', ron.id, { job_notes: 'Likes tea' });

  await context.setOffline(false);
  const note = page.getByRole('button', { name: '1 not sent: have a look' });
  await expect(note).toBeVisible();
  expect(await listed('clients', 'q=Priya')).toMatchObject([{ phone: '0491 570 158', address: '10 Harris St' }]);
  await expect
    .poll(() => listed('clients', 'q=Ron'))
    .toMatchObject([{ address: '1 Beach Rd', job_notes: 'Likes tea' }]);
  await note.click();
  const item = list(page).getByRole('listitem');
  await expect(item).toContainText('Priya Sharma');
  await expect(item).toContainText('Changed elsewhere');
  await item.getByRole('button', { name: 'Choose' }).click();
  const phone = item.getByRole('group', { name: 'Phone' });
  await expect(phone).toContainText(/Yours.*0491 570 157.*Theirs.*0491 570 158/s);
  await phone.getByRole('radio', { name: /Yours/ }).check();
  await expect(item.getByRole('button', { name: 'Choose of each' })).toBeDisabled();
  await item
    .getByRole('group', { name: 'Address' })
    .getByRole('radio', { name: /Theirs/ })
    .check();
  await item.getByRole('button', { name: 'Save What I Chose' }).click();
  await expect(list(page)).toContainText('Nothing waits. Everything is on file.');
  expect(await listed('clients', 'q=Priya')).toMatchObject([{ phone: '0491 570 157', address: '10 Harris St' }]);
});

test('what the server refuses is kept, looked at, tried again or thrown away', async ({
  page,
  url,
  context,
  problems,
}) => {
  problems.allow(/^409 POST/);
  const { add, change, list: listed } = records(page, url);
  await page.goto('/create-project');
  await expect(page.getByLabel('Job Number')).toHaveValue('1001');
  await ready(page);
  await context.setOffline(true);
  await page.getByLabel('Job Name').fill('Carport');
  await page.getByLabel('Client Name').fill('Rosa Delgado');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await waits(page, 2);
  const taken = await add('projects', { job_name: 'Deck', job_number: '1001' });
  await context.setOffline(false);
  await page.getByRole('button', { name: '1 not sent: have a look' }).click();
  const item = list(page).getByRole('listitem');
  await expect(item).toContainText('Job number 1001 is already in use.');
  await item.getByRole('button', { name: 'Look' }).click();
  await expect(item.getByText('Carport').last()).toBeVisible();
  await change('projects', taken.id, { job_number: '7' });
  await item.getByRole('button', { name: 'Try Again' }).click();
  await expect(list(page)).toContainText('Nothing waits.');
  // the client that was made without reception is the job's
  const [client] = await listed('clients');
  expect(await listed('projects', 'q=Carport')).toMatchObject([{ job_number: '1001', client_id: client?.id }]);
  await page.keyboard.press('Escape');

  await page.goto('/admin-data?new=1');
  await dialog(page, 'Add Task').getByLabel('Task Name').fill('Order tiles');
  await ready(page);
  await context.setOffline(true);
  await dialog(page, 'Add Task').getByRole('button', { name: 'Add Task' }).click();
  await page.getByRole('list', { name: 'Waiting for reception' }).getByRole('button').click();
  await item.getByRole('button', { name: 'Throw Away' }).click();
  await item.getByRole('button', { name: 'Yes, throw away' }).click();
  await expect(list(page)).toContainText('Nothing waits.');
  await context.setOffline(false);
  expect(await listed('admin-tasks')).toEqual([]);
});

test('signing out asks about what waits; nobody else sends it, and its owner does', async ({
  page,
  url,
  context,
  person,
}) => {
  await page.goto('/admin-data?new=1');
  const form = dialog(page, 'Add Task');
  await form.getByLabel('Task Name').fill('Order tiles');
  await ready(page);
  await page.route('**/api/admin-tasks', (route) => route.abort());
  await form.getByRole('button', { name: 'Add Task' }).click();
  await waits(page, 1);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const question = dialog(page, 'Sign out with things waiting?');
  await expect(question).toContainText('One thing is still waiting for reception.');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await waits(page, 1);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await question.getByRole('button', { name: 'Keep and sign out' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.unroute('**/api/admin-tasks');

  await enter(context, url);
  await page.goto('/admin-data');
  await expect(page.getByText('No Tasks Yet')).toBeVisible();
  await ready(page);
  await onFile(page);
  expect(await records(page, url).list('admin-tasks')).toEqual([]);

  // what a page at rest goes on to ask would be refused
  await page.goto('about:blank');
  await context.clearCookies();
  await signIn(context, url, person);
  await page.goto('/admin-data');
  await expect(page.getByText('Order tiles').first()).toBeVisible();
  await onFile(page);
  expect(await records(page, url).list('admin-tasks')).toHaveLength(1);
});

test('what is sent to a client says that it needs reception, and keeps what was typed', async ({
  page,
  url,
  context,
}) => {
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  await page.goto(`/inbox?client=${priya.id}`);
  const words = page.getByLabel('Your message');
  await words.fill('On my way');
  await ready(page);
  await context.setOffline(true);
  await page.getByRole('form', { name: 'Write a message' }).getByRole('button', { name: 'Send' }).click();
  await expect(toast(page, 'This needs reception')).toBeVisible();
  await expect(words).toHaveValue('On my way');
  await onFile(page);
});

test('of two tabs one sends what waits, and each of it once', async ({ page, url, context }) => {
  await page.goto('/client-directory');
  await ready(page);
  const other = await context.newPage();
  await other.goto('/admin-data');
  await ready(other);
  await context.setOffline(true);
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add Client' }).first().click();
    await dialog(page, 'Add Client').getByLabel('Name').fill(name);
    await dialog(page, 'Add Client').getByRole('button', { name: 'Add Client' }).click();
  };
  for (const name of ['Ana', 'Ben', 'Cleo']) await add(name);
  await waits(page, 3);
  await waits(other, 3);
  await context.setOffline(false);
  await onFile(page);
  await onFile(other);
  const made = await records(page, url).list('clients', 'sort=created_at');
  expect(made.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo']);
});

test('a browser that can install Smoko is asked from the menus, and no other shows it', async ({ page }) => {
  await page.goto('/dashboard');
  const more = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^More/ });
  const install = page.getByRole('button', { name: 'Install Smoko on this device' });
  await more.click();
  await expect(page.getByRole('button', { name: 'Dark mode' })).toBeVisible();
  await expect(install).toHaveCount(0);
  // Chromium without a head offers it to nobody
  await page.evaluate(offer);
  await install.click();
  await expect(install).toHaveCount(0);
  expect(await page.evaluate('window.asked')).toBe(1);
  await page.evaluate(offer);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.getByRole('menuitem', { name: 'Install Smoko on this device' })).toBeVisible();
});
