import { expect, type Page, test } from './fixtures.ts';
import { goTo } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function open(page: Page, path = '/supplier-directory'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier Directory' })).toBeVisible();
}

test('from the menu to No Suppliers Yet, and to the first one', { tag: '@wide' }, async ({ page, url }) => {
  await page.goto('/client-directory');
  await goTo(page, 'Supplier Directory');
  await expect(page).toHaveURL(/\/supplier-directory$/);
  await expect(page.getByText('No Suppliers Yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Supplier' }).click();
  const form = dialog(page, 'Add Supplier');
  await form.getByLabel('Name').fill('Rexel Unanderra');
  await form.getByLabel('Specialty').fill('Electrical wholesale');
  await form.getByLabel('Email').fill('unanderra@rexel.example.net');
  await form.getByLabel('Phone').fill('02 7010 4511');
  await form.getByLabel('Address').fill('3 Marley Pl, Unanderra NSW 2526');
  await form.getByRole('button', { name: 'Add Supplier' }).click();
  await expect(toast(page, 'Supplier Added!')).toBeVisible();
  await expect(form).toBeHidden();
  // the next one begins anew
  await page.getByRole('button', { name: 'Add Supplier' }).click();
  for (const label of ['Name', 'Specialty', 'Email', 'Phone', 'Address'])
    await expect(form.getByLabel(label)).toHaveValue('');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  const shown = card(page, 'Rexel Unanderra');
  for (const text of [
    'Electrical wholesale',
    'unanderra@rexel.example.net',
    '02 7010 4511',
    '3 Marley Pl, Unanderra NSW 2526',
    'Added 20 Nov 2026',
  ])
    await expect(shown).toContainText(text);
  expect(await records(page, url).list('suppliers')).toMatchObject([
    {
      name: 'Rexel Unanderra',
      specialty: 'Electrical wholesale',
      email: 'unanderra@rexel.example.net',
      phone: '02 7010 4511',
      address: '3 Marley Pl, Unanderra NSW 2526',
    },
  ]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('the name is required, an address must look like one', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Supplier' }).click();
  const form = dialog(page, 'Add Supplier');
  await form.getByLabel('Email').fill('nope');
  await form.getByRole('button', { name: 'Add Supplier' }).click();
  await expect(form.getByText('Name is required')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();
});

test('Supplier Updated!, Supplier Deleted, Undo', async ({ page, url }) => {
  await records(page, url).add('suppliers', { name: 'Nepean Hire', specialty: 'Excavators' });
  await open(page);
  await page.getByRole('button', { name: 'Edit Nepean Hire' }).click();
  const form = dialog(page, 'Edit Supplier');
  await form.getByLabel('Specialty').fill('Pumps');
  await form.getByRole('button', { name: 'Update Supplier' }).click();
  await expect(toast(page, 'Supplier Updated!')).toBeVisible();
  await expect(card(page, 'Nepean Hire')).toContainText('Pumps');

  await page.getByRole('button', { name: 'Delete Nepean Hire' }).click();
  await expect(card(page, 'Nepean Hire')).toBeHidden();
  await toast(page, 'Supplier Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Nepean Hire')).toBeVisible();
});

test('search, order, a failed load, and another tab', async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  const { add } = records(page, url);
  await add('suppliers', { name: 'Bunnings', specialty: 'Timber' });
  await add('suppliers', { name: 'Aqua Supplies', specialty: 'Pipe' });
  await page.route('**/api/suppliers?**', (route) => route.abort());
  await page.goto('/supplier-directory?sort=-created_at');
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await page.unroute('**/api/suppliers?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article')).toHaveText([/Aqua Supplies/, /Bunnings/]);
  await page.getByLabel('Search suppliers').fill('timb');
  await expect(page.getByRole('article')).toHaveText([/Bunnings/]);
  await add('suppliers', { name: 'Timbertown' });
  await expect(page.getByRole('article')).toHaveText([/Bunnings/, /Timbertown/]);
  await page.getByLabel('Search suppliers').fill('nothing like it');
  await expect(page.getByText('No suppliers match that')).toBeVisible();
  // by name, unless one says otherwise
  await page.evaluate('localStorage.clear()');
  await open(page);
  await expect(page.getByRole('article')).toHaveText([/Aqua Supplies/, /Bunnings/, /Timbertown/]);
});
