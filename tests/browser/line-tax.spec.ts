import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const line = (page: Page, n: number) => page.getByRole('listitem', { name: `Line ${n}`, exact: true });
/** On a phone what few lines have is a tap away. */
const more = (page: Page, n: number) => line(page, n).getByRole('button', { name: /^Details of line/ });
const totals = (page: Page) => page.locator('dl[aria-label="Totals"]');
const LINES = [
  { description: 'Labour', quantity: 10, unit: 'h', unit_price: 100 },
  { description: 'Council levy', quantity: 1, unit_price: 120 },
];

test('a line is made GST free, another gets a discount, and the quote has its reference', async ({ page, url }) => {
  const { add, list, settings } = records(page, url);
  await settings({ gst_registered: true });
  const quote = await add('quotes', { content: { details: 'Deck' }, lines: LINES });
  await page.goto(`/quick-quote?quote=${quote.id}`);
  await expect(totals(page)).toContainText('$1,232.00');
  await expect(line(page, 2).getByLabel('GST', { exact: true })).toBeHidden();
  await more(page, 2).click();
  await line(page, 2).getByLabel('GST', { exact: true }).selectOption('GST free');
  await expect(totals(page)).toContainText('$1,220.00');
  await more(page, 1).click();
  await line(page, 1).getByLabel('Discount %').fill('10 %');
  await expect(totals(page)).toContainText(/\$90\.00[\s\S]*\$1,110\.00/);
  await page.getByLabel('Customer Reference').fill('PO 4471');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await line(page, 1).getByLabel('Discount %').fill('110');
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(line(page, 1).getByText('A discount is 0 to 100 percent.')).toBeVisible();
  // what is wrong is not folded away
  await more(page, 1).click();
  await line(page, 1).getByLabel('Discount %').fill('10');
  await page.getByRole('button', { name: 'Save Quote' }).click();
  await expect(toast(page, 'Quote Saved!')).toBeVisible();
  expect((await list('quotes'))[0]).toMatchObject({
    customer_reference: 'PO 4471',
    gst: 90,
    total: 1110,
    lines: [
      { discount_percent: 10, tax: 'gst' },
      { tax: 'free', discount_percent: 0 },
    ],
  });
  await page.reload();
  // several lines are seen at once, each with what is said of it
  for (const n of [1, 2]) expect((await line(page, n).boundingBox())?.height).toBeLessThan(215);
  await expect(more(page, 1)).toHaveText('10% off');
  await expect(more(page, 2)).toHaveText('GST free');
  await expect(line(page, 2).getByLabel('GST', { exact: true })).toHaveValue('free');
  await expect(line(page, 1).getByLabel('Discount %')).toHaveValue('10');
});

test('a business without GST is not asked for it', async ({ page, url }) => {
  const { add, settings } = records(page, url);
  await settings({ gst_registered: false });
  const quote = await add('quotes', { content: { details: 'Deck' }, lines: LINES });
  await page.goto(`/quick-quote?quote=${quote.id}`);
  await more(page, 1).click();
  await expect(line(page, 1).getByLabel('Discount %')).toBeVisible();
  await expect(line(page, 1).getByLabel('GST', { exact: true })).toHaveCount(0);
});
