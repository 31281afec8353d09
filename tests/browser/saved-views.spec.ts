import type { Locator } from '@playwright/test';
import { filter, names, openPage, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const menu = (page: Page): Locator => page.getByRole('button', { name: /^Views and Select/ });
const view = (page: Page, name: string): Locator => page.getByRole('menuitemcheckbox', { name, exact: true });
const open = (page: Page): Promise<void> => openPage(page, '/procurement-data', 'Procurement Data & Details');

async function choose(page: Page, name: string): Promise<void> {
  await menu(page).click();
  await view(page, name).click();
}

async function items(page: Page, url: string): Promise<void> {
  const { add } = records(page, url);
  await add('procurement-items', { item_name: 'Conduit', status: 'ordered' });
  await add('procurement-items', { item_name: 'Copper pipe', status: 'ordered' });
  await add('procurement-items', { item_name: 'Valve' });
}

test('filters, order and search are kept by a name, and chosen from the menu', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  await items(page, url);
  await open(page);
  await expect(rows(page)).toHaveCount(3);
  await filter(page, 'Status', 'Ordered');
  await page.getByLabel('Search items').fill('cond');
  await expect(names(page)).toHaveText(['Conduit']);
  await expect(page).toHaveURL(/q=cond/);
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Save This View' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save This View' });
  await dialog.getByRole('button', { name: 'Save View' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Give it a name.');
  await dialog.getByLabel('Name').fill('to ORDER');
  await dialog.getByRole('button', { name: 'Save View' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('There is a view with that name.');
  await dialog.getByLabel('Name').fill('Conduit on the way');
  await dialog.getByRole('button', { name: 'Save View' }).click();
  await expect(menu(page)).toHaveAccessibleName('Views and Select: Conduit on the way is shown');

  // a view that stands is marked, also after the page is loaded again; chosen again, nothing is set
  await open(page);
  await choose(page, 'To order');
  await expect(names(page)).toHaveText(['Valve']);
  await choose(page, 'Conduit on the way');
  await expect(names(page)).toHaveText(['Conduit']);
  await expect(page.getByLabel('Search items')).toHaveValue('cond');
  await menu(page).click();
  await expect(view(page, 'Conduit on the way')).toBeChecked();
  await expect(view(page, 'To order')).not.toBeChecked();
  await view(page, 'Conduit on the way').click();
  await expect(rows(page)).toHaveCount(3);

  // it is of this page alone
  await openPage(page, '/admin-data', 'Admin Data & Details');
  await records(page, url).add('admin-tasks', { task_name: 'Ring Ron' });
  await expect(rows(page)).toHaveCount(1);
  await menu(page).click();
  await expect(page.getByRole('menuitemcheckbox')).toHaveText(['To do', 'In Progress', 'Mine']);
});

test('a view is renamed, and deleted with Undo', async ({ page, url }) => {
  await items(page, url);
  await open(page);
  await filter(page, 'Status', 'Delivered');
  await menu(page).click();
  await page.getByRole('menuitem', { name: 'Save This View' }).click();
  await page.getByLabel('Name').fill('Here');
  await page.getByRole('button', { name: 'Save View' }).click();
  const manage = async () => {
    await menu(page).click();
    await page.getByRole('menuitem', { name: 'Rename or Delete Views' }).click();
  };
  await manage();
  await page.getByLabel('Name of Here').fill('Delivered');
  await page.getByRole('button', { name: 'Save Names' }).click();
  await expect(menu(page)).toHaveAccessibleName(/: Delivered is shown$/);
  await manage();
  await page.getByRole('button', { name: 'Delete Delivered' }).click();
  await expect(menu(page)).toHaveAccessibleName('Views and Select');
  await toast(page, 'View Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(menu(page)).toHaveAccessibleName(/: Delivered is shown$/);
});

test('the views that are there from the start say what the filters say', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('finance-records', { type: 'invoice', amount: 100, due_date: '2026-10-01', description: 'Late' });
  await add('finance-records', { type: 'invoice', amount: 200, due_date: '2026-12-20', description: 'In time' });
  await add('finance-records', { type: 'expense', amount: 30, description: 'Fittings' });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(rows(page)).toHaveCount(3);
  await choose(page, 'Overdue');
  await expect(names(page)).toHaveText([/Late/]);
  await choose(page, 'Not due yet');
  await expect(names(page)).toHaveText([/In time/]);
  await choose(page, 'Paid this month');
  await expect(names(page)).toHaveText([/Fittings/]);
});
