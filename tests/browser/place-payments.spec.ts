import { faults } from './axe.ts';
import { expectNoSidewaysScroll, openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(async ({ person, page }) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
});

const line = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Payments to place' }).getByRole('listitem').filter({ hasText: text });
const undo = (page: Page, text: string) => toast(page, text).getByRole('button', { name: 'Undo' }).click();

test('payments on no invoice are placed with one tap, and Undo puts them back', async ({ page, url }) => {
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  await add('finance-records', { type: 'payment', amount: 500, client_id: priya.id, paid_date: '2026-11-02' });
  await add('finance-records', { type: 'payment', amount: 80, client_id: priya.id, reference: 'TRF 1180' });
  await add('finance-records', { type: 'payment', amount: 45, description: 'Scrap copper' });
  await add('invoices', { client_id: priya.id, amount: 900, description: 'Hot water', issue: true });
  // the next invoice of a client uses up what they paid before it
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await page.getByRole('link', { name: /payments? (?:is|are) on no invoice/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments to Place' })).toBeVisible();
  const scrap = line(page, 'Scrap copper');
  await expect(scrap).toContainText('Nobody said whose money it is.');
  await scrap.getByRole('button', { name: /^For No Invoice/ }).click();
  await expect(toast(page, '$45.00 is for no invoice.')).toBeVisible();
  await expect(scrap).toHaveCount(0);
  await undo(page, '$45.00 is for no invoice.');
  await expect(scrap).toBeVisible();
  expect(await faults(page, 'dark')).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(await list('finance-records', 'type=payment')).toHaveLength(3);
});

test('one goes on the invoice that is suggested, another on one that is chosen', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  await add('finance-records', { type: 'payment', amount: 500, client_id: priya.id, paid_date: '2026-11-02' });
  await add('finance-records', { type: 'payment', amount: 300, client_id: priya.id, paid_date: '2026-11-03' });
  const old = (amount: number, description: string) =>
    add('finance-records', { type: 'invoice', amount, description, client_id: priya.id });
  await old(500, 'Hot water');
  await old(200, 'Tap');
  await openPage(page, '/payments-to-place', 'Payments to Place');
  const first = line(page, '$500.00');
  await expect(first).toContainText('Invoice for Priya Sharma has exactly $500.00 due.');
  await first.getByRole('button', { name: /^Put on/ }).click();
  await expect(toast(page, '$500.00 is on the invoice.')).toBeVisible();
  await expect(first).toHaveCount(0);
  await undo(page, '$500.00 is on the invoice.');
  await expect(first).toBeVisible();
  await first.getByRole('button', { name: /^Put on/ }).click();
  await expect(first).toHaveCount(0);

  const second = line(page, '$300.00');
  await expect(second).toContainText('No open invoice takes all of it. It can stay as credit.');
  await second.getByRole('button', { name: /^Choose an invoice/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Which Invoice?' });
  await dialog.getByRole('button', { name: /^Put on Invoice of \$200\.00/ }).click();
  await expect(dialog).toHaveCount(0);
  const rest = line(page, '$100.00');
  await expect(rest).toContainText('$100.00 left of $300.00');
  await rest.getByRole('button', { name: /^Keep as Credit/ }).click();
  await expect(page.getByText('All Placed')).toBeVisible();
  const invoices = await list('finance-records', 'type=invoice');
  expect(invoices.map(({ amount_due }) => amount_due)).toEqual([0, 0]);
});

test('a day before the invoice is asked about, one that is still to come is refused', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/422/);
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  const fields = { type: 'invoice', amount: 500, description: 'Hot water', client_id: priya.id };
  await add('finance-records', { ...fields, issued_on: '2026-11-10', due_date: '2026-12-04' });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await page.getByRole('button', { name: /^Record Payment/ }).click();
  const form = page.getByRole('dialog', { name: 'Record Payment' });
  const save = form.getByRole('button', { name: 'Record Payment' });
  await form.getByLabel('Paid Date').fill('2026-12-24');
  await save.click();
  await expect(form.getByText(/^24 Dec 2026 is still to come: today is 20 Nov 2026\./)).toBeVisible();
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await form.getByLabel('Paid Date').fill('2026-11-01');
  await save.click();
  await expect(form.getByText(/^1 Nov 2026 is before the invoice went out \(10 Nov 2026\)\./)).toBeVisible();
  await form.getByRole('checkbox', { name: 'It came in before the invoice' }).check();
  await save.click();
  await expect(toast(page, 'Payment Recorded')).toBeVisible();
  expect(await list('finance-records', 'type=payment')).toMatchObject([{ paid_date: '2026-11-01', unallocated: 0 }]);
});

test('money of years ago that pays no invoice is asked about', async ({ page, url, problems }) => {
  problems.allow(/422/);
  const { add, list } = records(page, url);
  await add('clients', { name: 'Priya Sharma' });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await page.getByRole('button', { name: 'Add Record' }).click();
  const form = page.getByRole('dialog', { name: 'Add Record' });
  await form.getByLabel('Type').selectOption('Payment');
  await form.getByLabel('Amount').fill('300');
  await form.getByLabel('Paid Date').fill('2019-03-12');
  const save = form.getByRole('button', { name: 'Add Record' });
  await save.click();
  await expect(form.getByText(/^12 Mar 2019 is more than a year ago, and the payment pays no invoice\./)).toBeVisible();
  await form.getByRole('checkbox', { name: 'It came in before its invoice, or that long ago' }).check();
  await save.click();
  await expect(toast(page, 'Record Added!')).toBeVisible();
  expect(await list('finance-records', 'type=payment')).toMatchObject([{ paid_date: '2019-03-12', amount: 300 }]);
});

test('whose money it is can be said before what it pays', async ({ page, url }) => {
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  await add('finance-records', { type: 'invoice', amount: 700, description: 'Hot water', client_id: priya.id });
  await add('finance-records', { type: 'payment', amount: 500, description: 'Cash at the ute' });
  await openPage(page, '/payments-to-place', 'Payments to Place');
  const money = line(page, 'Cash at the ute');
  await expect(money).toContainText('From nobody named');
  await money.getByRole('button', { name: /^Whose is it/ }).click();
  const form = page.getByRole('dialog', { name: 'Whose Is It?' });
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Choose the client whose money it is.')).toBeVisible();
  await form.getByRole('combobox', { name: 'Client' }).fill('priya');
  await form.getByRole('option', { name: 'Priya Sharma' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(money).toContainText('Priya Sharma');
  await expect(money).toContainText('is the oldest that it fits, with $700.00 due.');
  await expect(money.getByRole('button', { name: /^Whose is it/ })).toHaveCount(0);
  expect(await list('finance-records', 'type=invoice')).toMatchObject([{ amount_due: 700 }]);
  await undo(page, '$500.00 came from Priya Sharma.');
  await expect(money).toContainText('From nobody named');
  expect(await faults(page, 'light')).toEqual([]);
  await expectNoSidewaysScroll(page);
});
