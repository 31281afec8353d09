import { expectAccessible, faults } from './axe.ts';
import { choose, expectNoSidewaysScroll, figure, offered, openPage, row } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(async ({ person, page }) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
});

const open = (page: Page) => openPage(page, '/finance-data', 'Finance Data & Details');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const undo = (page: Page, title: string) => toast(page, title).getByRole('button', { name: 'Undo' }).click();
const invoice = (page: Page, description: string) => row(page, new RegExp(`^Invoice.*${description}`));
const recordPayment = (page: Page, description: string) =>
  invoice(page, description)
    .getByRole('button', { name: /^Record Payment/ })
    .click();

/** Priya owes $976.50, then $1,850.00, then $440.00. */
async function owing(page: Page, url: string) {
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  const owes = (amount: number, description: string) =>
    add('finance-records', { type: 'invoice', amount, description, client_id: priya.id, due_date: '2026-12-04' });
  const board = await owes(976.5, 'Switchboard');
  const pump = await owes(1850, 'Heat pump');
  const alarms = await owes(440, 'Smoke alarms');
  return { priya, board, pump, alarms };
}

test('one payment pays several invoices, the rest stays as credit, and Undo takes all of it back', {
  tag: '@wide',
}, async ({ page, url, problems }) => {
  problems.allow(/422/);
  const { board, pump, alarms } = await owing(page, url);
  await open(page);
  await recordPayment(page, 'Heat pump');
  const form = dialog(page, 'Record Payment');
  const parts = form.getByRole('group', { name: 'What it pays' }).getByRole('spinbutton');
  const part = (description: string) => form.getByLabel(new RegExp(`^Invoice, ${description}`));
  await expect(form.getByLabel('Amount')).toHaveValue('1850.00');
  await expect(form.getByLabel('Paid Date')).toHaveValue('2026-11-20');
  await expect(form.getByText('From Priya Sharma')).toBeVisible();
  // the one it was opened from, then the oldest first
  await expect(parts).toHaveCount(3);
  for (const [i, value] of ['1850.00', '0.00', '0.00'].entries()) await expect(parts.nth(i)).toHaveValue(value);
  await expect(form.getByRole('checkbox')).toHaveCount(0);

  await form.getByLabel('Amount').fill('3000');
  for (const [i, value] of ['1850.00', '976.50', '173.50'].entries()) await expect(parts.nth(i)).toHaveValue(value);
  await expect(form.getByText('$440.00 due, 4 Dec 2026, leaves $266.50')).toBeVisible();
  // what is typed stays, the others share what is left
  await part('Switchboard').fill('1000');
  await expect(part('Smoke alarms')).toHaveValue('150.00');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByText(/^Only \$976\.50 of that is still due\./)).toBeVisible();
  await part('Switchboard').fill('0');
  await expect(form.getByText(/^Only/)).toHaveCount(0);
  await expect(part('Smoke alarms')).toHaveValue('440.00');
  await expect(form.getByText('$710.00')).toBeVisible();
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByText('$710.00 of it pays nothing. Put it on an invoice, or keep it as credit.')).toBeVisible();

  await part('Switchboard').fill('976.50');
  await form.getByLabel('Amount').fill('3500');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(
    form.getByText(/^The parts come to \$3,266\.50 of \$3,500\.00, so \$233\.50 pays nothing\./),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await form.getByLabel('It stays as credit for Priya Sharma').check();
  await form.getByRole('button', { name: 'Record Payment' }).click();

  const told = '$3,500.00 from Priya Sharma. $233.50 kept as credit.';
  await expect(toast(page, 'Payment Recorded')).toContainText(told);
  await expect(form).toHaveCount(0);
  const payment = row(page, /^Payment/);
  await expect(payment).toContainText('$233.50 kept as credit');
  for (const one of ['Switchboard', 'Heat pump', 'Smoke alarms'])
    await expect(invoice(page, one)).toContainText('Paid');
  const { list } = records(page, url);
  expect(await list('finance-records', 'type=payment')).toMatchObject([
    {
      amount: 3500,
      paid_date: '2026-11-20',
      unallocated: 233.5,
      allocations: [
        { invoice_id: pump.id, amount: 1850 },
        { invoice_id: board.id, amount: 976.5 },
        { invoice_id: alarms.id, amount: 440 },
      ],
    },
  ]);

  await payment.getByRole('button', { name: /^Pays 3 invoices/ }).click();
  const pays = dialog(page, 'What It Pays').getByRole('list', { name: 'Invoices' }).getByRole('listitem');
  await expect(pays).toHaveText([/Heat pump.*\$1,850\.00/, /Switchboard.*\$976\.50/, /Smoke alarms.*\$440\.00/]);
  await dialog(page, 'What It Pays').getByRole('button', { name: 'Done' }).click();

  await undo(page, 'Payment Recorded');
  await expect(payment).toHaveCount(0);
  await expect(invoice(page, 'Heat pump')).toContainText('Pending');
  await expect(figure(page, 'Pending Invoices')).toHaveText('$3,266.50');
});

test('a part of what is due: the invoice says what is left, and which payment it was', async ({ page, url }) => {
  await records(page, url).add('finance-records', { type: 'invoice', amount: 500, description: 'Lights' });
  await open(page);
  await recordPayment(page, 'Lights');
  const form = dialog(page, 'Record Payment');
  // there is nothing to choose
  await expect(form.getByRole('spinbutton')).toHaveCount(1);
  await form.getByLabel('Amount').fill('');
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(form.getByText('Enter how much came in, in dollars.')).toBeVisible();
  await form.getByLabel('Amount').fill('120.50');
  await form.getByLabel('Paid Date').fill('2026-11-18');
  await form.getByLabel('Method').selectOption('PayID');
  await form.getByLabel('Reference').fill('Lights one');
  await expect(form.getByText('$500.00 due, leaves $379.50')).toBeVisible();
  await form.getByRole('button', { name: 'Record Payment' }).click();
  await expect(toast(page, 'Payment Recorded')).toContainText('$120.50. $379.50 still due.');

  const lights = invoice(page, 'Lights');
  for (const text of ['Pending', 'Part paid', '$379.50 still due']) await expect(lights).toContainText(text);
  await expect(figure(page, 'Pending Invoices')).toHaveText('$379.50');
  await expectNoSidewaysScroll(page);
  expect(await faults(page, 'light')).toEqual([]);

  const { list } = records(page, url);
  expect(await list('finance-records', 'type=payment')).toMatchObject([{ method: 'payid', reference: 'Lights one' }]);
  const receipt = page.getByRole('button', { name: 'Receipt of Payment of $120.50' });
  const [paper] = await Promise.all([page.waitForEvent('download'), receipt.click()]);
  expect(paper.suggestedFilename()).toBe('Receipt 2026-11-18.pdf');

  // what something was paid of is neither deleted nor voided
  expect(await offered(page, lights)).toEqual(['PDF', 'Mark as Paid', 'New Link', 'Credit']);
  await lights.getByRole('button', { name: /^\$379\.50 still due/ }).click();
  const payments = dialog(page, 'Payments');
  await expect(payments.getByRole('listitem')).toHaveText([/Paid 18 Nov 2026.*\$120\.50/]);
  await payments.getByRole('button', { name: 'Delete Payment of $120.50' }).click();
  // deleting it makes the invoice due again: that is said first
  const question = dialog(page, 'Delete Payment of $120.50?');
  await expect(question.getByRole('listitem')).toHaveText('An invoice without a number will be due again: $500.00.');
  await question.getByRole('button', { name: 'Keep It' }).click();
  await expect(payments.getByRole('listitem')).toHaveCount(1);
  await payments.getByRole('button', { name: 'Delete Payment of $120.50' }).click();
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(payments).toHaveCount(0);
  await expect(lights).not.toContainText('Part paid');
  expect(await offered(page, lights)).toContain('Void');
});

test('a payment is deleted once it is said what becomes due, and Undo brings it back', async ({ page, url }) => {
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  await add('invoices', { client_id: priya.id, amount: 500, description: 'Tap', issue: true });
  const money = { type: 'payment', amount: 525, client_id: priya.id, allow_credit: true };
  const payment = await add('finance-records', money);
  await open(page);
  const more = row(page, /^Payment/).getByRole('button', { name: 'More: Payment of $525.00, Priya Sharma' });
  await choose(page, row(page, /^Payment/), 'Delete');
  const question = dialog(page, 'Delete Payment of $525.00, Priya Sharma?');
  await expect(question.getByRole('listitem')).toHaveText([
    'INV-1001 will be due again: $500.00.',
    'Priya Sharma no longer has $25.00 in credit.',
  ]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await question.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(more).toBeFocused();
  expect(await list('finance-records', 'type=payment')).toHaveLength(1);

  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row(page, /^Payment/)).toHaveCount(0);
  await expect(row(page, /^Invoice INV-1001/)).toContainText('Pending');
  await undo(page, 'Record Deleted');
  await expect(row(page, /^Invoice INV-1001/)).toContainText('Paid');

  // also on its own page, which is left then
  await page.goto(`/finance-record?id=${payment.id}`);
  await choose(page, page.getByRole('main'), 'Delete');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(`${url}/finance-data`);
  await undo(page, 'Record Deleted');
  await expect(row(page, /^Payment/)).toBeVisible();
});

test('Mark as Paid is taken back by Undo, with the payment that it made', async ({ page, url }) => {
  const { add, list } = records(page, url);
  const { priya, pump } = await owing(page, url);
  await add('finance-records', { type: 'payment', amount: 350, client_id: priya.id, invoice_id: pump.id });
  await open(page);
  const record = invoice(page, 'Heat pump');
  await choose(page, record, /^Mark as Paid/);
  await expect(toast(page, 'Marked as Paid')).toContainText('A payment of $1,500.00 was recorded.');
  await expect(record).toContainText('Paid');
  await expect(record.getByRole('button', { name: /^See payments/ })).toBeVisible();
  await undo(page, 'Marked as Paid');
  for (const text of ['Pending', 'Part paid', '$1,500.00 still due']) await expect(record).toContainText(text);
  expect((await list('finance-records', 'type=payment')).map(({ amount }) => amount)).toEqual([350]);
});

test('a payment that was expected and is more than is owed keeps the rest as credit', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/422/);
  const { add } = records(page, url);
  const tom = await add('clients', { name: 'Tom Nguyen' });
  await add('finance-records', { type: 'invoice', amount: 100, client_id: tom.id, description: 'Deck' });
  await add('finance-records', { type: 'payment', status: 'pending', amount: 130, client_id: tom.id });
  await open(page);
  const payment = row(page, /^Payment/);
  await payment.getByRole('button', { name: /^Mark as Paid/ }).click();
  await expect(toast(page, 'Not Marked as Paid')).toContainText('Only $100.00 of that is still due.');
  await toast(page, 'Not Marked as Paid').getByRole('button', { name: 'Keep as Credit' }).click();
  await expect(toast(page, /^Marked as Paid/)).toContainText('$130.00 counts as paid today.');
  await expect(payment).toContainText('$30.00 kept as credit');
  await expect(invoice(page, 'Deck')).toContainText('Paid');
  await undo(page, '$130.00 counts as paid today.');
  await expect(payment).toContainText('Pending');
  await expect(invoice(page, 'Deck')).toContainText('Pending');
});

test('a payment that is added may be more than is owed where that is said', async ({ page, url, problems }) => {
  problems.allow(/422/);
  const { add } = records(page, url);
  const tom = await add('clients', { name: 'Tom Nguyen' });
  await add('finance-records', { type: 'invoice', amount: 100, client_id: tom.id, description: 'Deck' });
  await open(page);
  await page.getByRole('button', { name: 'Add Record' }).click();
  const form = dialog(page, 'Add Record');
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await form.getByLabel('Type').selectOption('Payment');
  await form.getByLabel('Amount').fill('150');
  await form.getByRole('combobox', { name: 'Client' }).fill('tom');
  await form.getByRole('option', { name: 'Tom Nguyen' }).click();
  await form.getByRole('button', { name: 'Add Record' }).click();
  await expect(form.getByText(/^Only \$100\.00 of that is still due\./)).toBeVisible();
  await form.getByLabel('More than is owed stays as credit').check();
  await form.getByRole('button', { name: 'Add Record' }).click();
  await expect(toast(page, 'Record Added!')).toContainText('Payment of $150.00.');
  await expect(row(page, /^Payment/)).toContainText('$50.00 kept as credit');
});
