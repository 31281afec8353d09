import { choose, expectNoSidewaysScroll, offered, rows } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test('a draft is issued, then it is voided and not deleted', { tag: '@wide' }, async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('invoices', { client_id: client.id, amount: 110, description: 'Call-out' });
  await page.goto('/finance-data');
  const row = rows(page).filter({ hasText: 'Call-out' });
  await expect(row).toContainText('Draft invoice');
  await expect(row).toContainText('DRAFT');
  expect(await offered(page, row)).toEqual(['Send', 'Mark as Paid', 'Delete']);
  await row.getByRole('button', { name: /^Issue/ }).click();
  await expect(row).toContainText('Invoice INV-1001');
  await expect(row).toContainText('PENDING');
  await expect(row.getByRole('button', { name: /^Record Payment/ })).toBeVisible();
  expect(await offered(page, row)).toEqual(['Send', 'PDF', 'Mark as Paid', 'Credit', 'Void']);
  await expectNoSidewaysScroll(page);

  await choose(page, row, /^Void/);
  const dialog = page.getByRole('dialog', { name: 'Void Invoice INV-1001?' });
  await dialog.getByRole('button', { name: 'Keep It' }).click();
  await expect(row).toContainText('PENDING');
  // what was asked gives the focus back to the row's menu
  const more = row.getByRole('button', { name: 'More: Invoice INV-1001 of $110.00, Priya Sharma' });
  await expect(more).toBeFocused();
  await more.press('ArrowDown');
  await page.getByRole('menuitem', { name: /^Void/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Void', exact: true }).click();
  await expect(row).toContainText('VOID');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await list('finance-records')).toMatchObject([{ stage: 'void', amount_due: 0 }]);
});
