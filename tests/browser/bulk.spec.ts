import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { filter, names, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { lastingNotices, records, refusal, toast } from './records.ts';

test.beforeEach(async ({ page, person }) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
});

const bar = (page: Page): Locator => page.getByRole('toolbar');
const box = (page: Page, name: string): Locator => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const inBar = (page: Page, name: string | RegExp): Locator => bar(page).getByRole('button', { name });
const menu = (page: Page): Locator => page.getByRole('button', { name: /^Views and Select/ });
const openTasks = (page: Page): Promise<void> => openPage(page, '/admin-data', 'Admin Data & Details');

/** A way that everybody sees; beside a table of a desktop the boxes are there already. */
async function beginSelect(page: Page): Promise<void> {
  await menu(page).click();
  await page.getByRole('menuitem', { name: /^Select/ }).click();
  await expect(bar(page).getByRole('status')).toHaveText('None chosen');
}

async function addTasks(page: Page, url: string, count: number): Promise<Record<string, { id: string }>> {
  const { add } = records(page, url);
  const made: Record<string, { id: string }> = {};
  for (let i = 1; i <= count; i++) made[`Task ${i}`] = await add('admin-tasks', { task_name: `Task ${i}` });
  return made;
}

async function deleteChosen(page: Page, count: string): Promise<void> {
  await inBar(page, `Delete ${count}`).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${count}?` });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
}

test('several tasks are deleted after one question, and one Undo brings all back', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  await addTasks(page, url, 6);
  await openTasks(page);
  await expect(rows(page)).toHaveCount(6);
  if (isPhone(page)) await expect(page.getByRole('checkbox')).toHaveCount(0);
  await beginSelect(page);
  for (const name of ['Task 6', 'Task 4', 'Task 2']) await box(page, name).click();
  await expect(bar(page)).toHaveAccessibleName('Chosen tasks');
  await expect(bar(page).getByRole('status')).toHaveText('3 chosen');
  await expectAccessible(page);
  await inBar(page, 'Delete 3 tasks').click();
  const asked = page.getByRole('dialog', { name: 'Delete 3 tasks?' });
  await expect(asked.getByRole('list', { name: 'What is deleted' }).getByRole('listitem')).toHaveText([
    'Task 6',
    'Task 4',
    'Task 2',
  ]);
  await asked.getByRole('button', { name: 'Keep Them' }).click();
  await expect(rows(page)).toHaveCount(6);
  await deleteChosen(page, '3 tasks');
  await expect(toast(page, 'Deleted 3 tasks')).toContainText('Task 6 and 2 more');
  await expect(names(page)).toHaveText(['Task 5', 'Task 3', 'Task 1']);
  await expect(bar(page)).toHaveCount(0);
  await toast(page, 'Deleted 3 tasks').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Brought back 3 tasks')).toBeVisible();
  await expect(names(page)).toHaveText(['Task 6', 'Task 5', 'Task 4', 'Task 3', 'Task 2', 'Task 1']);
});

test('a status is set for all that are chosen, and Undo never writes over a newer change', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/409 PATCH \/api\/admin-tasks|status of 409/);
  const made = await addTasks(page, url, 4);
  const { change } = records(page, url);
  await change('admin-tasks', made['Task 2']?.id ?? '', { status: 'in_progress' });
  await openTasks(page);
  await beginSelect(page);
  await inBar(page, 'Select all 4 tasks').click();
  await inBar(page, 'Status').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Pending', 'In Progress', 'Completed']);
  await page.getByRole('menuitem', { name: 'Completed' }).click();
  await expect(toast(page, 'Changed 4 tasks')).toContainText('Status: Completed.');
  await expect(page.getByLabel('Status of Task 2')).toHaveValue('completed');
  await change('admin-tasks', made['Task 3']?.id ?? '', { task_name: 'Task 3, changed elsewhere' });
  await toast(page, 'Changed 4 tasks').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Changed back 3 of 4 tasks')).toContainText('1 was changed since and stays: Task 3.');
  await expect(page.getByLabel('Status of Task 2')).toHaveValue('in_progress');
  await expect(page.getByLabel('Status of Task 1')).toHaveValue('pending');
  await expect(page.getByLabel('Status of Task 3, changed elsewhere')).toHaveValue('completed');
});

test('where no status can be chosen the bar says why', async ({ page, url }) => {
  const { add } = records(page, url);
  for (const amount of [30, 40]) await add('finance-records', { type: 'expense', amount });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(rows(page)).toHaveCount(2);
  await beginSelect(page);
  await expect(inBar(page, 'Status')).toBeDisabled();
  await expect(inBar(page, 'Status')).toHaveAccessibleDescription('Choose some first.');
  await inBar(page, 'Select all 2 records').click();
  await expect(inBar(page, 'Status')).toBeDisabled();
  await expect(bar(page).getByText('There is no status that all of these can be given.')).toBeVisible();
});

test('what the server refuses is listed by name with its reason, and stays chosen', async ({ page, url, problems }) => {
  problems.allow(/409 DELETE \/api\/finance-records|status of 409/);
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const invoice = await add('finance-records', { type: 'invoice', amount: 500, client_id: client.id });
  await add('finance-records', { type: 'payment', amount: 200, client_id: client.id, invoice_id: invoice.id });
  await add('finance-records', { type: 'expense', amount: 30, description: 'Fittings' });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(rows(page)).toHaveCount(3);
  await beginSelect(page);
  await inBar(page, 'Select all 3 records').click();
  await inBar(page, 'Delete 3 records').click();
  const asked = page.getByRole('dialog', { name: 'Delete 3 records?' });
  await expect(asked.getByRole('list', { name: 'What comes of it' })).toContainText('will be due again: $500.00.');
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  const report = page.getByRole('dialog', { name: '1 record not deleted' });
  await expect(report.getByRole('listitem')).toContainText('Invoice');
  await expect(report.getByRole('listitem')).toContainText('was issued, so it stays on file');
  // the notice that offers it lies under the dialog
  await expect(toast(page, 'Deleted 2 of 3 records')).toBeVisible();
  await report.getByRole('button', { name: 'Undo the Rest' }).click();
  await expect(report).toHaveCount(0);
  await expect(toast(page, 'Brought back 2 records')).toBeVisible();
  await expect(toast(page, 'Deleted 2 of 3 records')).toHaveCount(0);
  await expect(bar(page).getByRole('status')).toHaveText('1 chosen');
  await expect(rows(page)).toHaveCount(3);
});

test('invoices and what was expected are marked as paid together, and Undo takes the payments back', async ({
  page,
  url,
}) => {
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  for (const amount of [500, 700]) await add('finance-records', { type: 'invoice', amount, client_id: client.id });
  await add('finance-records', { type: 'expense', amount: 30, status: 'pending' });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(rows(page)).toHaveCount(3);
  await beginSelect(page);
  await inBar(page, 'Select all 3 records').click();
  await inBar(page, 'Status').click();
  await page.getByRole('menuitem', { name: 'Paid' }).click();
  await expect(toast(page, 'Changed 3 records')).toBeVisible();
  const paid = async () =>
    (await list('finance-records', 'status=paid')).map(({ type, amount }) => `${type} ${amount}`);
  expect((await paid()).sort()).toEqual(['expense 30', 'invoice 500', 'invoice 700', 'payment 500', 'payment 700']);
  await toast(page, 'Changed 3 records').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Changed back 3 records')).toBeVisible();
  expect(await paid()).toEqual([]);
  await expect(rows(page)).toHaveCount(3);
});

test('without an answer the rest is not tried, and nothing is told as done', async ({ page, url, problems }) => {
  problems.allow(/failed: .*admin-tasks|ERR_FAILED/);
  await addTasks(page, url, 5);
  await openTasks(page);
  await beginSelect(page);
  await inBar(page, 'Select all 5 tasks').click();
  await page.route('**/api/admin-tasks/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await deleteChosen(page, '5 tasks');
  const report = page.getByRole('dialog', { name: '5 tasks not deleted' });
  await expect(report.getByRole('listitem')).toHaveCount(5);
  await expect(report).toContainText('Not tried: this needs reception.');
  await expect(page.locator('[data-sonner-toast]').filter({ hasText: 'Deleted' })).toHaveCount(0);
  await report.getByRole('button', { name: 'Done' }).click();
  await expect(rows(page)).toHaveCount(5);
});

test('how far it is stands in the bar', async ({ page, url, problems }) => {
  problems.allow(/422 (DELETE|POST)|status of 422/);
  await addTasks(page, url, 5);
  await openTasks(page);
  await beginSelect(page);
  await inBar(page, 'Select all 5 tasks').click();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin-tasks/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await held;
    return route.fulfill(refusal('That is needed.'));
  });
  await deleteChosen(page, '5 tasks');
  await expect(bar(page).getByRole('status')).toHaveText('Deleting 0 of 5…');
  release();
  const report = page.getByRole('dialog', { name: '5 tasks not deleted' });
  await expect(report.getByRole('listitem').first()).toContainText('That is needed.');
});

test('what is chosen lasts over further pages, and is dropped with other filters', async ({ page, url }) => {
  await addTasks(page, url, 32);
  await openTasks(page);
  await expect(rows(page)).toHaveCount(30);
  await beginSelect(page);
  await box(page, 'Task 32').click();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows(page)).toHaveCount(32);
  await box(page, 'Task 1').click();
  await expect(bar(page).getByRole('status')).toHaveText('2 chosen');
  await filter(page, 'Status', 'Pending');
  await expect(bar(page).getByRole('status')).toHaveText('None chosen');
  await expect(box(page, 'Task 32')).not.toBeChecked();
});

test('a tap anywhere on a card chooses it while records are being chosen; targets are as high as a thumb', async ({
  page,
  url,
}) => {
  await addTasks(page, url, 3);
  await openTasks(page);
  await row(page, 'Task 2').getByText('Assigned To').click();
  await expect(bar(page)).toHaveCount(0);
  await beginSelect(page);
  await row(page, 'Task 2').getByText('Assigned To').click();
  await expect(box(page, 'Task 2')).toBeChecked();
  const targets = [
    page.locator('label').filter({ has: box(page, 'Task 1') }),
    ...(await bar(page).getByRole('button').all()),
  ];
  for (const target of targets) {
    const size = await target.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await inBar(page, 'Leave Select').click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

  test('boxes stand in the lines; Space, x, Shift and Escape do what they do elsewhere', async ({ page, url }) => {
    await addTasks(page, url, 6);
    await openTasks(page);
    await box(page, 'Task 6').focus();
    await page.keyboard.press('Space');
    await expect(bar(page).getByRole('status')).toHaveText('1 chosen');
    await box(page, 'Task 3').click({ modifiers: ['Shift'] });
    await expect(bar(page).getByRole('status')).toHaveText('4 chosen');
    await page.getByRole('button', { name: 'More: Task 1' }).focus();
    await page.keyboard.press('x');
    await expect(box(page, 'Task 1')).toBeChecked();
    await page.keyboard.press('x');
    await expect(box(page, 'Task 1')).not.toBeChecked();
    const all = page.getByRole('checkbox', { name: 'Select all 6 tasks' });
    await expect(all).toBeChecked({ indeterminate: true });
    await all.click();
    await expect(bar(page).getByRole('status')).toHaveText('6 chosen');
    await page.getByRole('searchbox').focus();
    await page.keyboard.press('x');
    await expect(page.getByRole('searchbox')).toHaveValue('x');
    await page.getByRole('searchbox').fill('');
    await box(page, 'Task 2').focus();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('only statuses that every chosen one may take are offered', async ({ page, url }) => {
    const { add } = records(page, url);
    const lines = [{ description: 'Hot water', quantity: 1, unit_price: 900 }];
    for (const status of ['draft', 'sent']) await add('quotes', { content: { details: 'Hot water' }, lines, status });
    await openPage(page, '/quotes', 'Quotes');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('checkbox', { name: 'Select all 2 quotes' }).click();
    await inBar(page, 'Status').click();
    const offered = await page.getByRole('menuitem').allInnerTexts();
    expect(offered).not.toContain('Accepted');
    expect(offered).toContain('Declined');
    await page.getByRole('menuitem', { name: 'Declined' }).click();
    await expect(toast(page, 'Changed 2 quotes')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Status of/ }).first()).toHaveValue('declined');
  });

  test('jobs and order items are changed together as well', async ({ page, url }) => {
    const { add } = records(page, url);
    for (const job_name of ['Deck', 'Fence']) await add('projects', { job_name });
    for (const item_name of ['Conduit', 'Valve']) await add('procurement-items', { item_name });
    await openPage(page, '/jobs', 'Jobs');
    await page.getByRole('checkbox', { name: 'Select all 2 jobs' }).click();
    await inBar(page, 'Status').click();
    await page.getByRole('menuitem', { name: 'Completed' }).click();
    await toast(page, 'Changed 2 jobs').getByRole('button', { name: 'Undo' }).click();
    await expect(toast(page, 'Changed back 2 jobs')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await openPage(page, '/procurement-data', 'Procurement Data & Details');
    await page.getByRole('checkbox', { name: 'Select all 2 items' }).click();
    await inBar(page, 'Status').click();
    await page.getByRole('menuitem', { name: 'Ordered' }).click();
    await expect(page.getByLabel('Status of Conduit')).toHaveValue('ordered');
  });
});

test('clients and suppliers: what hangs on them is said once for all', async ({ page, url }) => {
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  await add('clients', { name: 'Dave Nguyen' });
  await add('projects', { job_name: 'Deck', client_id: priya.id });
  await openPage(page, '/client-directory', 'Client Directory');
  await beginSelect(page);
  await inBar(page, 'Select all 2 clients').click();
  await inBar(page, 'Delete 2 clients').click();
  const asked = page.getByRole('dialog', { name: 'Delete 2 clients?' });
  await expect(asked.getByRole('list', { name: 'What comes of it' }).getByRole('listitem')).toHaveText([
    'Priya Sharma: 1 job on file. All of it stays, with the name marked “(deleted)”.',
  ]);
  await asked.getByRole('button', { name: 'Delete', exact: true }).click();
  await toast(page, 'Deleted 2 clients').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Brought back 2 clients')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  await add('suppliers', { name: 'Rexel Unanderra' });
  await openPage(page, '/supplier-directory', 'Supplier Directory');
  await beginSelect(page);
  await box(page, 'Rexel Unanderra').click();
  await deleteChosen(page, '1 supplier');
  await expect(toast(page, 'Deleted 1 supplier')).toContainText('Rexel Unanderra');
});
