import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, filter, names, offered, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(async ({ person, page }) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
});

const open = (page: Page, query = '') => openPage(page, `/finance-data${query}`, 'Finance Data & Details');
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Credit Invoice/ });

test('an invoice is credited with a reason, what is left is told before, and Undo takes it back', {
  tag: '@wide',
}, async ({ page, url, problems }) => {
  problems.allow(/422|400/);
  const { add, list } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('invoices', { client_id: client.id, amount: 500, description: 'Tap', issue: true });
  await open(page);
  const invoice = row(page, /^Invoice INV-1001/);
  await choose(page, invoice, /^Credit/);
  const form = dialog(page);
  const amount = form.getByLabel('Amount to Credit');
  await expect(amount).toBeFocused();
  // a hint: nobody credits all of it by pressing Enter
  await expect(amount).toHaveValue('');
  await expect(amount).toHaveAttribute('placeholder', '500.00');
  await expect(form.getByText('$500.00 of it is due.')).toBeVisible();
  await expect(form.getByText('It goes on file as a credit note')).toBeVisible();
  await form.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(form.getByText('Enter how much to credit, in dollars.')).toBeVisible();
  await expect(form.getByText('Say what it is for: the client reads it')).toBeVisible();

  await amount.fill('600');
  await form.getByLabel('Reason').fill('The tap was faulty');
  await form.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(form.getByText('Only $500.00 of that invoice is left to credit.')).toBeVisible();
  await amount.fill('120.50');
  await expect(form.getByRole('status')).toHaveText('$379.50');
  // what the button does is said before it is pressed
  await expect(form).toContainText(
    "It goes on file as a credit note of $120.50, at once and with a number of its own. It can't be changed afterwards, and moves no money.",
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Credit', exact: true }).click();

  const made = toast(page, 'Credit note CN-1001 Made');
  await expect(made).toContainText('$120.50 off Invoice INV-1001. $379.50 still due.');
  await expect(form).toHaveCount(0);
  await expect(invoice).toContainText('$120.50 credited');
  expect(await offered(page, invoice)).toEqual(['Send', 'PDF', 'Mark as Paid', 'New Link', 'Credit']);
  const note = row(page, /^Credit note CN-1001/);
  await expect(note).toContainText('Priya Sharma - The tap was faulty');
  await expect(note).not.toContainText(/Paid|Pending/);
  await expect(note).toContainText('-$120.50');
  expect(await list('finance-records', 'type=credit_note')).toMatchObject([{ reason: 'The tap was faulty' }]);
  await made.getByRole('button', { name: 'Undo' }).click();
  await expect(note).toHaveCount(0);
  await expect(invoice).not.toContainText('credited');
});

test('of a business that is registered in Australia it is an adjustment note, in every place', async ({
  page,
  url,
}) => {
  const { add, settings } = records(page, url);
  await settings({ gst_registered: true, abn: '51824753556' });
  const client = await add('clients', { name: 'Priya Sharma' });
  const invoice = await add('invoices', { client_id: client.id, amount: 500, description: 'Tap', issue: true });
  await open(page);
  await choose(page, row(page, /^Invoice INV-1001/), /^Credit/);
  const form = dialog(page);
  await expect(form.getByText('It goes on file as an adjustment note')).toBeVisible();
  await form.getByLabel('Amount to Credit').fill('100');
  await expect(form).toContainText('an adjustment note of $100.00 including GST, at once');
  await form.getByLabel('Amount to Credit').fill('110');
  await form.getByLabel('Reason').fill('The tap was faulty');
  await form.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(toast(page, 'Adjustment note CN-1001 Made')).toContainText(
    `off Invoice ${String(invoice.invoice_number)}`,
  );
  await expect(row(page, /^Adjustment note CN-1001/)).toContainText('-$110.00');
  await filter(page, 'Type', 'Adjustment note');
  await expect(rows(page)).toHaveCount(1);
  await page.goto(`/client-account?client=${client.id}`);
  await expect(page.getByRole('table', { name: 'Statement' })).toContainText('Adjustment note CN-1001');
  await expect(page.getByText(/credit note/i)).toHaveCount(0);
  await page.goto(`/finance-record?id=${invoice.id}`);
  await page.getByRole('link', { name: 'Adjustment note CN-1001' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Adjustment note CN-1001' })).toBeVisible();
  await page.getByRole('link', { name: `Invoice ${String(invoice.invoice_number)}` }).click();
  await expect(page).toHaveURL(`${url}/finance-record?id=${invoice.id}`);
});

test('what was paid already and is credited stays as credit; in New Zealand it is a credit note', async ({
  page,
  url,
}) => {
  const { add, settings } = records(page, url);
  await settings({ country: 'NZ', time_zone: 'Pacific/Auckland' });
  const client = await add('clients', { name: 'Mele Tupou' });
  await add('invoices', { client_id: client.id, amount: 500, description: 'Deck', issue: true });
  await add('finance-records', { type: 'payment', client_id: client.id, amount: 500 });
  await open(page);
  const invoice = row(page, /^Invoice INV-1001/);
  await expect(invoice.getByRole('button', { name: /^(?:Record Payment|Issue)/ })).toHaveCount(0);
  await choose(page, invoice, /^Credit/);
  const form = dialog(page);
  await expect(form.getByText('It goes on file as a credit note')).toBeVisible();
  await expect(form.getByText('Nothing of it is due; up to $500.00.')).toBeVisible();
  await form.getByLabel('Amount to Credit').fill('80');
  await expect(
    form.getByText('$80.00 more than is due: it was paid already and stays as credit for Mele Tupou.'),
  ).toBeVisible();
  await form.getByLabel('Reason').fill('Two boards short');
  await form.getByRole('button', { name: 'Credit', exact: true }).click();
  await expect(row(page, /^Payment/)).toContainText('$80.00 kept as credit');
});

test('more than is due of an invoice that is partly paid is said beside the amount, before it is pressed', async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Dave Nguyen' });
  const invoice = await add('invoices', { client_id: client.id, amount: 2000, description: 'Hot water', issue: true });
  await add('finance-records', { type: 'payment', amount: 360, client_id: client.id, invoice_id: invoice.id });
  await open(page);
  await choose(page, row(page, /^Invoice INV-1001/), /^Credit/);
  const form = dialog(page);
  await expect(form.getByText('$1,640.00 of it is due.')).toBeVisible();
  const amount = form.getByLabel('Amount to Credit');
  const over = form.getByText('$360.00 more than is due: it was paid already and stays as credit for Dave Nguyen.');
  await amount.fill('1640');
  await expect(form.getByRole('status')).toHaveText('$0.00');
  await expect(over).toHaveCount(0);
  await amount.fill('2000');
  await expect(over).toBeVisible();
  // between the amount and the reason, in sight of whoever types
  const [told, reason] = [await over.boundingBox(), await form.getByLabel('Reason').boundingBox()];
  expect(told?.y).toBeLessThan(reason?.y ?? 0);
  await expectAccessible(page);
});

test('drafts are found by their stage, which stands in the address', async ({ page, url }) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Tom Nguyen' });
  await add('invoices', { client_id: client.id, amount: 110, description: 'Call-out', issue: true });
  await add('invoices', { client_id: client.id, amount: 220, description: 'Fence' });
  await add('finance-records', { type: 'expense', amount: 40 });
  await open(page);
  await expect(names(page)).toHaveCount(3);
  await filter(page, 'Stage', 'Drafts');
  await expect(names(page)).toHaveText([/^Draft invoice/]);
  await expect(page).toHaveURL(/stage=draft/);
  await page.reload();
  await expect(names(page)).toHaveText([/^Draft invoice/]);
  await row(page, /^Draft invoice/)
    .getByRole('button', { name: /^Issue/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByText('No records match that')).toBeVisible();
  await filter(page, 'Stage', 'Issued');
  await expect(names(page)).toHaveText([/INV-1002/, /INV-1001/]);
});
