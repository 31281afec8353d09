import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, row } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const line = (page: Page, n: number) => page.getByRole('listitem', { name: `Line ${n}`, exact: true });
const totals = (page: Page) => page.locator('dl[aria-label="Totals"]');
const LINES = [
  { description: 'Switchboard', quantity: 1, unit_price: 1840 },
  { description: 'Basic', quantity: 1, unit_price: 3200, choice: 'Package' },
  { description: 'Premium', quantity: 1, unit_price: 4100, choice: 'Package' },
  { description: '5 year warranty', quantity: 1, unit_price: 250, optional: true },
];

test('a line is made optional and two become a choice; the total leaves out what is not taken', {
  tag: '@wide',
}, async ({ page, url }) => {
  const { add, list, settings } = records(page, url);
  await settings({ gst_registered: true });
  const lines = LINES.map(({ description, quantity, unit_price }) => ({ description, quantity, unit_price }));
  const quote = await add('quotes', { content: { details: 'Switchboard' }, lines });
  await page.goto(`/quick-quote?quote=${quote.id}`);
  await expect(totals(page)).toContainText('$10,329.00');
  if (isPhone(page))
    for (const n of [2, 3, 4])
      await line(page, n)
        .getByRole('button', { name: `Details of line ${n}` })
        .click();
  await line(page, 4).getByLabel('This line is').selectOption('optional');
  await expect(totals(page)).toContainText('$10,054.00');
  await line(page, 2).getByLabel('This line is').selectOption('choice');
  await line(page, 2).getByLabel('Name of the choice').fill('Package');
  await line(page, 3).getByLabel('This line is').selectOption('choice');
  await expect(line(page, 3).getByLabel('Name of the choice')).toHaveValue('Package');
  await expect(totals(page)).toContainText('$5,544.00');
  await line(page, 3).getByLabel('In the total until they choose').check();
  await expect(line(page, 2).getByLabel('In the total until they choose')).not.toBeChecked();
  await expect(totals(page)).toContainText('$6,534.00');
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(toast(page, 'Quote Saved!')).toBeVisible();
  expect((await list('quotes'))[0]).toMatchObject({
    total: 6534,
    lines: [{ taken: true }, { choice: 'Package', taken: false }, { taken: true }, { optional: true, taken: false }],
  });
});

test('the client ticks and chooses with the keyboard, and accepts the total they read', async ({ page, url }) => {
  const { add, list, settings } = records(page, url);
  await settings({ gst_registered: true });
  const client = await add('clients', { name: 'Priya Sharma', phone: '0491 570 156' });
  const quote = await add('quotes', { client_id: client.id, lines: LINES, deposit_percent: 10 });
  await add(`quotes/${quote.id}/send`, {});
  const link = String((await list('quotes'))[0]?.link);
  await page.goto(link);
  const sums = page.locator('#sums');
  await expect(sums).toContainText('$5,544.00');
  await expect(page.getByRole('button', { name: 'Work out the total' })).toHaveCount(0);
  await page.getByRole('radio', { name: /^Basic/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(sums).toContainText('$6,534.00');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(sums).toContainText('$6,809.00');
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Your name').first().fill('Priya Sharma');
  await page.getByRole('button', { name: 'Accept this quote' }).click();
  await expect(page.getByText('accepted this quote').first()).toBeVisible();
  await expect(page.getByText('$6,809.00')).toBeVisible();
  await expect(page.getByText('Basic')).toHaveCount(0);
});

test('the tradie who accepts says what the client took', async ({ page, url }) => {
  const { add, list, settings } = records(page, url);
  await settings({ gst_registered: true });
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('quotes', { client_id: client.id, lines: LINES, quote_number: 'Q-1' });
  await page.goto('/quotes');
  await row(page, /Q-1/).getByRole('combobox').selectOption('accepted');
  const dialog = page.getByRole('dialog', { name: 'Accept Q-1' });
  await expect(dialog.getByRole('radio', { name: /Basic/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /Premium/ }).check();
  await dialog.getByRole('checkbox', { name: /5 year warranty/ }).check();
  await expect(dialog.locator('dl[aria-label="Totals"]')).toContainText('$6,809.00');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept Quote' }).click();
  await expect(toast(page, 'Quote Accepted')).toBeVisible();
  expect((await list('quotes'))[0]).toMatchObject({ status: 'accepted', total: 6809 });
});
