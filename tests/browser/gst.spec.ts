import { expectNoSidewaysScroll, openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

const open = (page: Page, query = '') => openPage(page, `/gst${query}`, 'GST / BAS');
const box = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('a business that is not registered is told so', async ({ person, page }) => {
  expect(person.email).toBeTruthy();
  await open(page);
  await expect(page.getByText('Not registered for GST', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/settings');
});

test('every figure opens to its records, and an expense says its GST there', { tag: '@wide' }, async ({
  person,
  page,
  url,
}) => {
  expect(person.email).toBeTruthy();
  const { add, settings } = records(page, url);
  await settings({ gst_registered: true, gst_basis: 'accrual', abn: '51824753556' });
  const client = await add('clients', { name: 'Priya Sharma', address: '1 King St, Dapto' });
  await add('invoices', { client_id: client.id, amount: 1100, description: 'Hot water', issue: true });
  const rexel = await add('suppliers', { name: 'Rexel' });
  await add('finance-records', { type: 'expense', amount: 220, tax: 'gst', supplier_id: rexel.id });
  await add('finance-records', { type: 'expense', amount: 55, description: 'Fuel' });

  await open(page);
  await expect(page.getByText('$80.00', { exact: true }).first()).toBeVisible();
  await box(page, /^1A GST on sales \$100\.00/).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Invoice INV-1001, Priya Sharma' })).toContainText(
    'GST $100.00',
  );
  await box(page, /^1B GST on purchases \$20\.00/).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Expense, Rexel' })).toContainText('GST $20.00');

  await box(page, /^Expenses without GST said 1 expense without GST said, \$55\.00/).click();
  await page.getByRole('button', { name: /^Say GST: Expense of \$55\.00/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('GST on It').selectOption('GST in it');
  await dialog.getByLabel('Category').selectOption('Vehicle and Travel');
  await dialog.getByRole('button', { name: 'Update Expense' }).click();
  await expect(toast(page, '$5.00 of it is GST.')).toBeVisible();
  await expect(box(page, /^1B GST on purchases \$25\.00/)).toBeVisible();
  await expect(page.getByText('Expenses without GST said')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
});

test('another time and the other basis are in the address', async ({ person, page, url }) => {
  expect(person.email).toBeTruthy();
  await records(page, url).settings({ gst_registered: true });
  await open(page, '?from=2026-07-01&to=2026-09-30');
  await page.getByRole('button', { name: 'Quarter After' }).click();
  await expect(page.getByLabel('From')).toHaveValue('2026-10-01');
  await expect(page.getByLabel('To')).toHaveValue('2026-12-31');
  await page.getByLabel('Basis').selectOption('Accrual basis');
  await expect(page).toHaveURL(/basis=accrual/);
  await page.getByLabel('To').fill('2026-11-15');
  await expect(page).toHaveURL(/to=2026-11-15/);
  await expect(page.getByText('1 Oct 2026 to 15 Nov 2026, accrual basis')).toBeVisible();
});

test('a new expense says its GST; what is no expense is not asked', async ({ person, page, url, problems }) => {
  problems.allow(/422/);
  expect(person.email).toBeTruthy();
  const { settings, list } = records(page, url);
  await settings({ gst_registered: true });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await page.getByRole('button', { name: 'Add Record' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('GST on It')).toHaveCount(0);
  await dialog.getByLabel('Type').selectOption('Expense');
  await dialog.getByLabel('Amount', { exact: true }).fill('110');
  await dialog.getByLabel('GST on It').selectOption('GST in it');
  await dialog.getByLabel('GST Amount').fill('20');
  await dialog.getByRole('button', { name: 'Add Record' }).click();
  await expect(dialog.getByText('At most $10.00 of $110.00 can be GST. Say how much is GST.')).toBeVisible();
  await dialog.getByLabel('GST Amount').fill('');
  await dialog.getByLabel('Supplier Invoice Number').fill('B-778');
  await dialog.getByRole('button', { name: 'Add Record' }).click();
  await expect(toast(page, 'Record Added!')).toBeVisible();
  expect((await list('finance-records'))[0]).toMatchObject({ tax: 'gst', gst: 10, supplier_invoice_number: 'B-778' });
});
