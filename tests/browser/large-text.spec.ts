import { readFileSync } from 'node:fs';
import { openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records } from './records.ts';

const CUT = readFileSync(new URL('./in-page/cut-words.js', import.meta.url), 'utf8');

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

/** As whoever sets the letters of the browser to twice their size has it. */
const twice = (page: Page) => page.addStyleTag({ content: 'html { font-size: 200% }' });

test('with letters of twice the size sums are whole, and the words of the bottom bar stand beside each other', async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('invoices', { client_id: client.id, amount: 17_540, description: 'Deck', issue: true });
  await add('finance-records', { type: 'payment', client_id: client.id, amount: 7540 });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(page.getByRole('link', { name: /\$7,540\.00$/ }).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Calendar' })).toBeVisible();
  await twice(page);
  expect(await page.evaluate<string[]>(CUT)).toEqual([]);
});
