import { conversation, open as openChat, say } from './dashboard.ts';
import { openPage, row } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test('keys walk through statuses and save the one that Enter takes', { tag: '@wide' }, async ({ page, url }) => {
  const { add, list } = records(page, url);
  await add('procurement-items', { item_name: 'Conduit' });
  await openPage(page, '/procurement-data', 'Procurement Data & Details');
  const status = row(page, 'Conduit').getByLabel('Status of Conduit');
  const version = async () => (await list('procurement-items'))[0]?.version;
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Press Enter to save')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('delivered');
  expect(await version()).toBe(1);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Status Updated')).toHaveCount(1);
  expect(await list('procurement-items')).toMatchObject([{ status: 'delivered', version: 2 }]);
  await expect(status).toBeFocused();
  // Escape takes it back, and leaving it saves
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(status).toHaveValue('delivered');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await list('procurement-items'))[0]).toMatchObject({ status: 'pending', version: 3 });
});

test('the status of a job walks as well, and keeps the focus', { tag: '@wide' }, async ({ page, url }) => {
  const { add, list } = records(page, url);
  await add('projects', { job_name: 'Rewire', job_number: '1001' });
  await openPage(page, '/job-details?job=1001', 'Rewire');
  const status = page.getByLabel('Status', { exact: true });
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Status Updated')).toHaveCount(1);
  expect(await list('projects')).toMatchObject([{ status: 'completed', version: 2 }]);
  await expect(status).toBeFocused();
});

test('Undo and Close of a notice by keys give the focus back to the list', { tag: '@wide' }, async ({ page, url }) => {
  await lastingNotices(page);
  const { add } = records(page, url);
  for (const name of ['Aroha', 'Bea', 'Cara']) await add('clients', { name });
  await openPage(page, '/client-directory', 'Client Directory');
  await page.getByRole('button', { name: 'Delete Aroha' }).focus();
  await page.keyboard.press('Enter');
  const deleted = toast(page, 'Client Deleted');
  await expect(deleted).toBeVisible();
  const bea = page.getByRole('listitem').filter({ has: page.getByRole('article', { name: 'Bea', exact: true }) });
  await expect(bea).toBeFocused();
  // the library's own way to its notices
  await page.keyboard.press('Alt+T');
  await deleted.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(deleted).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Aroha', exact: true })).toBeVisible();
  await expect(bea).toBeFocused();
});

test('a quote that was saved keeps the place', { tag: '@wide' }, async ({ page, url }) => {
  expect(url).toBeTruthy();
  await openPage(page, '/quick-quote', 'Quick Quote');
  await page.getByLabel('Quote Details').fill('Tap $85');
  await page.getByRole('button', { name: 'Save Quote' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Q1' })).toBeFocused();
  // Enter in a field saves too
  const reference = page.getByLabel('Customer Reference');
  await reference.focus();
  await page.keyboard.type('PO 1');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Quote Saved!')).toHaveCount(2);
  await expect(page.locator('body')).not.toBeFocused();
});

test('a card that is decided keeps the focus', { tag: '@wide' }, async ({ page, url }) => {
  await records(page, url).add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  await openChat(page);
  await say(page, 'Text Priya Sharma that I am running late');
  const card = page.getByRole('region').filter({ hasText: /^Needs your OK/ });
  await card.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await expect(conversation(page).getByText('Rejected', { exact: true })).toBeVisible();
  await expect(page.locator('section:focus')).toContainText('Decided');
});
