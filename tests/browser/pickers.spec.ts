import { readFileSync } from 'node:fs';
import { expect, type Page, test } from './fixtures.ts';
import { records } from './records.ts';

const FOCUSED = readFileSync(new URL('./in-page/focused-field.js', import.meta.url), 'utf8');

/** What has the focus: its tag, and its label or its words. */
const focused = (page: Page) => page.evaluate<{ tag: string; name: string }>(FOCUSED);

test.beforeEach(async ({ person, page, url }) => {
  expect(person.email).toBeTruthy();
  // as many as make the list scroll
  const { add } = records(page, url);
  for (const name of ['Tom Nguyen', 'Tom Baker', 'Aroha', 'Bea', 'Cara', 'Dot', 'Eve', 'Priya Sharma'])
    await add('clients', { name });
  for (const job_name of ['Deck', 'Fence', 'Gate', 'Hot water', 'Kitchen', 'Roof', 'Shed'])
    await add('projects', { job_name });
});

const dialog = (page: Page) => page.getByRole('dialog');
const picker = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const offered = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });

/** The form that opens where something of a list is added, with this picker's list open. */
async function openForm(page: Page, path: string, button: string, name: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: button, exact: true }).first().press('Enter');
  await expect(dialog(page).locator('input:focus, select:focus')).toBeVisible();
  await picker(page, name).focus();
  await page.keyboard.press('ArrowDown');
  await expect(offered(page, name).getByRole('option').nth(1)).toBeVisible();
}

for (const [path, button, fields, last] of [
  ['/finance-data', 'Add Record', ['Job', 'Client'], 'Make Draft'],
  ['/admin-data', 'Add Task', ['Job'], 'Add Task'],
  ['/procurement-data', 'Add Item', ['Job', 'Supplier'], 'Add Item'],
] as const)
  test(`Tab goes from every picker of ${button} to the next field, and on to the button below`, {
    tag: '@wide',
  }, async ({ page }) => {
    await openForm(page, path, button, fields[0]);
    const stops: string[] = [];
    // each part of a date or a time is a stop of its own
    while (stops.length < 60 && stops.at(-1) !== last) {
      await page.keyboard.press('Tab');
      const at = await focused(page);
      expect(at.tag, `the focus is somewhere after ${stops}`).not.toMatch(/BODY|DIV/);
      stops.push(at.name);
    }
    expect(stops.at(-1), `${stops}`).toBe(last);
    for (const field of fields.slice(1))
      expect(
        stops.some((stop) => stop.startsWith(field)),
        `${field} is among ${stops}`,
      ).toBe(true);
  });

test('Tab goes on from the pickers of a page', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/quick-quote');
  for (const name of ['Client', 'Job']) {
    await picker(page, name).focus();
    await expect(offered(page, name).getByRole('option').nth(5)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await focused(page)).tag).toMatch(/INPUT|A/);
    await expect(picker(page, name)).not.toBeFocused();
  }
});

test('Escape closes an open list first, and then asks about the form around it', async ({ page }) => {
  await openForm(page, '/finance-data', 'Add Record', 'Client');
  await page.keyboard.type('tom');
  await page.keyboard.press('Escape');
  await expect(offered(page, 'Client')).toBeHidden();
  await expect(dialog(page)).not.toContainText('You have changes that are not saved.');
  await expect(picker(page, 'Client')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});

test('what is typed takes the place of the name that stands there', async ({ page }) => {
  await page.goto('/quick-quote');
  const client = picker(page, 'Client');
  await client.focus();
  await page.keyboard.press('Enter');
  await expect(offered(page, 'Client')).toBeHidden();
  await expect(client).toHaveValue('No client');
  await page.keyboard.type('pri');
  await expect(client).toHaveValue('pri');
  await expect(offered(page, 'Client').getByRole('option')).toHaveText(['No client', /Priya Sharma/]);
  await page.keyboard.press('Enter');
  await expect(client).toHaveValue('Priya Sharma');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('bea');
  await expect(client).toHaveValue('bea');
});

test('a name that is typed and left is taken where it means one alone, else that it is not is said', async ({
  page,
}) => {
  await page.goto('/quick-quote');
  const client = picker(page, 'Client');
  await client.focus();
  await page.keyboard.type('priya');
  await page.keyboard.press('Tab');
  await expect(client).toHaveValue('Priya Sharma');

  await client.focus();
  await page.keyboard.type('tom');
  await page.keyboard.press('Tab');
  await expect(client).toHaveAccessibleDescription('More than one matches "tom": Priya Sharma.');
  await expect(client).toHaveValue('Priya Sharma');

  await client.focus();
  await page.keyboard.type('zzz');
  await page.keyboard.press('Tab');
  await expect(client).toHaveAccessibleDescription('Nothing matches "zzz": Priya Sharma.');

  // what the arrows went to is taken
  await client.focus();
  await page.keyboard.type('tom');
  await expect(offered(page, 'Client').getByRole('option')).toHaveCount(3);
  const second = (await offered(page, 'Client').getByRole('option').nth(2).innerText()).trim();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(client).toHaveValue(second);
  await expect(client).not.toHaveAccessibleDescription(/matches/);
});

test('Down goes to the first match, and past the last one to it again', async ({ page }) => {
  await page.goto('/create-project');
  const client = picker(page, 'Existing Client');
  for (const downs of [0, 1, 2]) {
    await client.focus();
    await page.keyboard.type('priya');
    await expect(offered(page, 'Existing Client').getByRole('option')).toHaveCount(2);
    for (let i = 0; i < downs; i++) await page.keyboard.press('ArrowDown');
    // Enter waits for what is found for all of the word
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(client).toHaveValue('Priya Sharma', { timeout: 2_000 });
    }).toPass();
    await client.blur();
  }
});
