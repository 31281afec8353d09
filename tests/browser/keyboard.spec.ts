import { readFileSync } from 'node:fs';
import { box, open, said } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const FOCUSED = readFileSync(new URL('./in-page/focused.js', import.meta.url), 'utf8');
const focused = (page: Page) => page.evaluate<{ name: string; tag: string; visible: boolean }>(FOCUSED);

/** Presses Tab until this has the focus; every stop on the way must be visible. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    const at = await focused(page);
    expect(at.tag, 'focus is somewhere').not.toBe('BODY');
    expect(at.visible, `focus on "${at.name}" can be seen`).toBe(true);
    if (name.test(at.name)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

test('the first stop leads past the header to the conversation', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await page.locator('body').press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the conversation' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Message$/);
  await expect(box(page)).toBeFocused();
});

test('Enter sends, Shift+Enter makes a line', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await box(page).focus();
  await page.keyboard.type('show me');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('my jobs');
  await expect(box(page)).toHaveValue('show me\nmy jobs');
  await page.keyboard.press('Enter');
  await expect(said(page, 'You')).toContainText('my jobs');
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(said(page, 'Jerry')).toBeVisible();
});

test('everything can be done without a mouse', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  // past the header and the ways to the screens
  await page.locator('body').press('Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Message$/);
  await page.keyboard.type('Create a job for Priya Sharma, fence repair');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);

  // back up from the box to the last receipt
  const undo = page.getByRole('button', { name: 'Undo' }).last();
  for (let stops = 0; stops < 15 && !(await undo.and(page.locator(':focus')).count()); stops++)
    await page.keyboard.press('Shift+Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(said(page, 'Jerry').getByText('Undone')).toBeVisible();

  // whom to ask: one stop, arrows inside
  const group = page.getByRole('radiogroup', { name: 'Who to ask' });
  await group.getByRole('radio', { name: 'Jerry' }).focus();
  // held as long as a finger does
  await page.keyboard.press('ArrowRight', { delay: 80 });
  await expect(group.getByRole('radio', { name: 'Michelle' })).toBeChecked();

  // the account's menu and its question, left with Escape
  await page.getByRole('button', { name: 'Account' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  // a menu whose code came only after the key has the focus itself
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Sign out everywhere?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a list needs no mouse, and one stays where one was', { tag: '@wide' }, async ({ page, url }) => {
  const { add, list } = records(page, url);
  for (const name of ['Aroha', 'Bea', 'Cara']) await add('clients', { name });
  await page.goto('/client-directory');
  await expect(page.getByRole('article', { name: 'Cara', exact: true })).toBeVisible();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const name = page.getByRole('dialog').getByLabel('Name', { exact: true });

  await page.getByRole('searchbox', { name: 'Search clients' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button('Add Client')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('Dot');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toContainText('You have changes that are not saved.');
  // Escape and Enter keep what was typed, and one goes on where one was
  for (const key of ['Escape', 'Enter']) {
    await expect(button('Keep editing')).toBeFocused();
    await page.keyboard.press(key);
    await expect(button('Keep editing')).toHaveCount(0);
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Dot');
    await page.keyboard.press('Escape');
  }
  await expect(button('Keep editing')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Discard')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button('Add Client')).toBeFocused();

  await tabTo(page, /^Edit Bea$/);
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button('Edit Bea')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Bea');
  await name.fill('Beatrix');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button('Edit Beatrix')).toBeFocused();

  // of a row that is gone, the focus goes to the one after it
  await page.keyboard.press('Tab');
  await expect(button('Delete Beatrix')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Delete Beatrix')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ has: button('Edit Cara') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cara', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button('Edit Cara')).toBeFocused();
  await expect.poll(async () => (await list('clients')).map((client) => client.name)).toEqual(['Aroha', 'Cara']);

  const search = page.getByRole('searchbox', { name: 'Search clients' });
  await search.focus();
  await page.keyboard.type('zzz');
  await expect(page.getByText('No clients match that')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(button('Edit Cara')).toBeVisible();
});

test('the screen that comes has the focus of the one that went', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  await add('clients', { name: 'Priya Sharma' });
  await page.goto('/client-directory');
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'Priya Sharma', exact: true }).press('Enter');
  await expect(page).toHaveURL(/\/client\?/);
  await expect(main).toBeFocused();

  // a form that nothing on the screen opened
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or say what to do' }).fill('new supplier');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add Supplier' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main).toBeFocused();
});

test('a button that was busy has the focus again', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/quick-quote');
  await page.getByRole('textbox', { name: 'Quote Details' }).fill('Replace a tap $200');
  const generate = page.getByRole('button', { name: 'Generate Quote' });
  await generate.press('Enter');
  await expect(page.getByText('Quote Generated!')).toBeVisible();
  await expect(generate).toBeFocused();
});

test('no letter is lost, however fast they come', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  await add('clients', { name: 'Priya Sharma' });
  await page.goto('/quick-quote');
  const client = page.getByRole('combobox', { name: 'Client' });
  await client.focus();
  await page.keyboard.type('priya sharma');
  await expect(client).toHaveValue('priya sharma');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Search or say what to do' });
  await expect(search).toBeFocused();
  await page.keyboard.type('tom nguyen');
  await expect(search).toHaveValue('tom nguyen');
});

test('signing in needs no mouse', { tag: '@wide' }, async ({ page, person, context }) => {
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByRole('tabpanel', { name: 'Sign In' }).getByLabel('Email').focus();
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
});
