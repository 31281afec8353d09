import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

const TITLE = 'Contractor Payments (TPAR)';
const open = (page: Page, query = '') => openPage(page, `/tpar${query}`, TITLE);

test('what contractors were paid in a year, each opening to its expenses', { tag: '@wide' }, async ({
  person,
  page,
  url,
}) => {
  expect(person.email).toBeTruthy();
  const { add, settings } = records(page, url);
  await settings({ gst_registered: true, abn: '51824753556' });
  const tom = await add('suppliers', {
    name: 'Tom Tiling',
    contractor: true,
    abn: '51 824 753 556',
    address: '3 Bay Rd, Dapto NSW 2530',
  });
  const shop = await add('suppliers', { name: 'Sparky Supplies' });
  const spend = (amount: number, fields: object) =>
    add('finance-records', { type: 'expense', amount, paid_date: '2026-03-02', ...fields });
  await spend(1100, { supplier_id: tom.id, tax: 'gst', description: 'Bathroom floor' });
  await spend(220, { supplier_id: tom.id });
  await spend(330, { supplier_id: shop.id, paid_for: 'labour', tax: 'gst' });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await page.getByRole('link', { name: 'TPAR' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByText('$1,650.00', { exact: true })).toBeVisible();
  await expect(page.getByText('$130.00 of it GST, 1 Jul 2025 to 30 Jun 2026. Due 28 Aug 2026.')).toBeVisible();
  await expect(page.getByText('Sparky Supplies has no ABN and no address.')).toBeVisible();
  await page.getByRole('button', { name: /^Tom Tiling ABN 51 824 753 556/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Bathroom floor' })).toContainText('GST $100.00');

  await page.getByRole('button', { name: /^GST not said/ }).click();
  await page
    .getByRole('button', { name: /^Edit: Tom Tiling of \$220\.00/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Paid For').selectOption('Materials only');
  await dialog.getByRole('button', { name: 'Update Expense' }).click();
  await expect(toast(page, 'Expense Updated!')).toBeVisible();
  await expect(page.getByText('$1,430.00', { exact: true })).toBeVisible();
  await expect(page.getByText('Materials only, left out')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('tpar-2026.csv');

  await page.getByRole('button', { name: 'Year After' }).click();
  await expect(page).toHaveURL(/year=2027/);
  await expect(page.getByText('Paid to contractors so far')).toBeVisible();
  await expect(page.getByText('No Contractors Paid')).toBeVisible();
});

test('a supplier is marked as a contractor with an ABN; in New Zealand there is none of it', async ({
  person,
  page,
  url,
}) => {
  expect(person.email).toBeTruthy();
  const { add, settings, list } = records(page, url);
  await add('suppliers', { name: 'Tom Tiling' });
  await openPage(page, '/supplier-directory?q=Tom', 'Supplier Directory');
  await page.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Contractor' }).check();
  await dialog.getByLabel('ABN').fill('51 824 753 557');
  await expect(dialog.getByText("That ABN doesn't look right - please check it")).toBeVisible();
  await dialog.getByLabel('ABN').fill('51 824 753 556');
  await dialog.getByRole('button', { name: 'Update Supplier' }).click();
  await expect(toast(page, 'Supplier Updated!')).toBeVisible();
  expect(await list('suppliers')).toMatchObject([{ contractor: true, abn: '51824753556' }]);

  await settings({ country: 'NZ' });
  await open(page);
  await expect(page.getByText('Only in Australia')).toBeVisible();
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(page.getByRole('link', { name: 'Who Owes You' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'TPAR' })).toHaveCount(0);
});
