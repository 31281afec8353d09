import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, rows } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test('the link of an invoice is made anew: the old one says that it has ended, the new one shows the paper', {
  tag: '@wide',
}, async ({ page, url, person, problems }) => {
  expect(person.email).toBeTruthy();
  problems.allow(/410/);
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const lines = [{ description: 'New switchboard', quantity: 1, unit_price: 8650 }];
  const invoice = await add('invoices', { client_id: client.id, lines, description: 'Switchboard' });
  await add(`invoices/${invoice.id}/issue`, {});
  const linkNow = async () => String((await list('finance-records'))[0]?.link);
  const old = await linkNow();

  await page.goto(`/finance-record?id=${invoice.id}`);
  await expect(page.getByRole('button', { name: 'Copy Link' })).toBeVisible();
  await page.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: /^New Link/ }).click();
  const dialog = page.getByRole('dialog', { name: /^New Link for Invoice INV-1001/ });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep It' }).click();
  expect(await linkNow()).toBe(old);

  // the same stands beside the link
  await page.getByRole('button', { name: 'New Link for Invoice INV-1001' }).click();
  await dialog.getByRole('button', { name: 'Make New Link' }).click();
  await expect(toast(page, 'New Link Made')).toContainText(/The old one of Invoice INV-1001.* has ended\./);
  const renewed = await linkNow();
  expect(renewed).not.toBe(old);
  await expect(page.getByRole('link', { name: 'As the Client Sees It' })).toHaveAttribute('href', renewed);

  await page.goto(old);
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible();
  await expect(page.getByText('INV-1001')).toHaveCount(0);
  await page.goto(renewed);
  await expect(page.getByText('INV-1001').first()).toBeVisible();
  await expect(page.getByText('New switchboard').first()).toBeVisible();
});

test('before an invoice is issued it is said that its price was agreed before GST was charged', async ({
  page,
  url,
  person,
}) => {
  expect(person.email).toBeTruthy();
  const { add, list, settings } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const lines = [{ description: 'Deck', quantity: 1, unit_price: 1100 }];
  const quote = await add('quotes', { client_id: client.id, lines, status: 'accepted' });
  await add('invoices', { quote_id: quote.id });
  await settings({ gst_registered: true, abn: '51824753556' });
  await page.goto('/finance-data');
  const row = rows(page).filter({ hasText: 'Draft invoice' });
  await row.getByRole('button', { name: /^Issue/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue INV-1001 for $1,100.00?' });
  const worth = dialog.getByRole('status', { name: 'Worth a look' });
  await expect(worth).toContainText('This price was agreed before you registered for GST');
  await expect(worth).toContainText('As it stands $100.00 of it is GST that you pay.');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // it stops nobody
  await dialog.getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(toast(page, 'Invoice INV-1001 Issued')).toBeVisible();
  expect(await list('finance-records')).toMatchObject([{ stage: 'issued', amount: 1100, gst: 100 }]);
  await expect(rows(page).first()).toContainText('Invoice INV-1001');
  await choose(page, rows(page).first(), /^New Link/);
  await expect(page.getByRole('dialog', { name: /^New Link for Invoice INV-1001/ })).toBeVisible();
});
