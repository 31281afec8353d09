import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, figure, openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(async ({ person, page }) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
});

const entries = (page: Page) => page.getByRole('table', { name: 'Statement' }).locator('tbody').getByRole('row');
const closing = (page: Page) => page.getByRole('table', { name: 'Statement' }).locator('tfoot').getByRole('row');

/** Priya was asked for $500.00 and $300.00, paid $550.00, and $120.00 of the first was credited. */
async function withHistory(page: Page, url: string) {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma', address: '8 Harris St, Parramatta NSW 2150' });
  const owed = { type: 'invoice', client_id: client.id, issued_on: '2026-09-14', due_date: '2026-09-28' };
  const tap = await add('finance-records', { ...owed, amount: 500, description: 'Tap' });
  await add('finance-records', {
    ...{ type: 'payment', client_id: client.id, paid_date: '2026-10-02' },
    ...{ amount: 550, allow_credit: true, description: 'Bank transfer' },
  });
  await add(`invoices/${tap.id}/credit-notes`, { amount: 120, reason: 'The tap was faulty' });
  return { client, tap };
}

test('a client’s card leads to the account: what they owe, their credit, and all that happened', {
  tag: '@wide',
}, async ({ page, url }) => {
  await withHistory(page, url);
  await openPage(page, '/client-directory', 'Client Directory');
  await page.getByRole('link', { name: 'Account of Priya Sharma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account: Priya Sharma' })).toBeVisible();
  await expect(page).toHaveURL(/\/client-account\?client=/);
  await expect(figure(page, 'Owes')).toHaveText('$0.00');
  await expect(figure(page, 'Oldest Debt')).toHaveText('-');
  await expect(figure(page, 'Credit on Account')).toHaveText('$170.00');
  await expect(entries(page)).toHaveText([
    /14 Sep 2026.*Invoice.*Tap.*\$500\.00\$500\.00/,
    /2 Oct 2026.*Payment.*Bank transfer.*-\$550\.00-\$50\.00/,
    /20 Nov 2026.*Credit note CN-1001.*The tap was faulty.*-\$120\.00-\$170\.00/,
  ]);
  await expect(closing(page)).toContainText('Balance on 20 Nov 2026');
  await expect(closing(page)).toContainText('Below zero is credit');
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Statement as PDF' }).click(),
  ]);
  expect(paper.suggestedFilename()).toBe('Statement Priya Sharma 2026-11-20.pdf');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('a statement is of a time, which stands in the address, and begins with what was owed before', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/400|422/);
  const { add } = records(page, url);
  const { client } = await withHistory(page, url);
  await openPage(page, `/client-account?client=${client.id}&from=2026-10-01`, 'Account: Priya Sharma');
  await expect(entries(page)).toHaveText([/1 Oct 2026.*Opening balance\$500\.00/, /Payment/, /Credit note/]);
  await page.getByLabel('To', { exact: true }).fill('2026-10-31');
  await expect(page).toHaveURL(/from=2026-10-01&to=2026-10-31/);
  await expect(entries(page)).toHaveText([/Opening balance/, /Payment/]);
  await expect(closing(page)).toHaveText(/Balance on 31 Oct 2026.*-\$50\.00/);
  await page.getByLabel('From', { exact: true }).fill('2026-11-01');
  await expect(page.getByRole('alert')).toHaveText('A statement ends after it begins.');
  await page.getByLabel('To', { exact: true }).fill('');
  await expect(entries(page)).toHaveText([/Opening balance-\$50\.00/, /Credit note/]);
  // another tab, the terminal, an assistant
  await add('finance-records', { type: 'payment', client_id: client.id, amount: 10, allow_credit: true });
  await expect(entries(page)).toHaveText([/Opening balance/, /Credit note/, /Payment-\$10\.00/]);
  await expect(figure(page, 'Credit on Account')).toHaveText('$180.00');
});

test('printed, it is a statement of the business for its client, light and without the screen around it', async ({
  page,
  url,
}) => {
  const { client } = await withHistory(page, url);
  await openPage(page, `/client-account?client=${client.id}&from=2026-09-01`, 'Account: Priya Sharma');
  await expect(page.getByText('Carmody Electrical')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Print Statement' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['Print Statement', 'Chat', 'Account'])
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText('Carmody Electrical').last()).toBeVisible();
  await expect(page.getByText('8 Harris St, Parramatta NSW 2150')).toBeVisible();
  await expect(page.getByText('1 Sep 2026 to 20 Nov 2026')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(27, 25, 20)');
  await expect(entries(page)).toHaveCount(4);
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a refund is paid out of the credit only, moves no money, and Undo takes it back', async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/400|422/);
  const { client } = await withHistory(page, url);
  await openPage(page, `/client-account?client=${client.id}`, 'Account: Priya Sharma');
  await page.getByRole('button', { name: 'Record Refund' }).click();
  const form = page.getByRole('dialog', { name: 'Record Refund' });
  const amount = form.getByLabel('Amount');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('');
  await expect(form.getByText(/Smoko moves no money/)).toBeVisible();
  await form.getByRole('button', { name: 'Record Refund' }).click();
  await expect(form.getByText('Enter how much was paid back, in dollars.')).toBeVisible();
  await amount.fill('200');
  await form.getByRole('button', { name: 'Record Refund' }).click();
  await expect(form.getByText('There is only $170.00 of credit to refund.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await amount.fill('170');
  await form.getByLabel('Paid Date').fill('2026-11-19');
  await form.getByRole('button', { name: 'Record Refund' }).click();

  const made = toast(page, 'Refund Recorded');
  await expect(made).toContainText('$170.00 to Priya Sharma.');
  await expect(figure(page, 'Credit on Account')).toHaveText('$0.00');
  await expect(page.getByRole('button', { name: 'Record Refund' })).toHaveCount(0);
  await expect(entries(page).filter({ hasText: 'Refund' })).toContainText('19 Nov 2026');
  await made.getByRole('button', { name: 'Undo' }).click();
  await expect(figure(page, 'Credit on Account')).toHaveText('$170.00');
  await expect(page.getByRole('button', { name: 'Record Refund' })).toBeVisible();
});

test('an account without anything says so; a client who is not there is not found', async ({ page, url, problems }) => {
  problems.allow(/40[04]/);
  const client = await records(page, url).add('clients', { name: 'Tom Nguyen' });
  await openPage(page, `/client-account?client=${client.id}`, 'Account: Tom Nguyen');
  await expect(page.getByText('Nothing on This Account Yet')).toBeVisible();
  await records(page, url).remove('clients', client.id);
  await page.reload();
  await expect(page.getByText('Client Not Found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open Client Directory' })).toHaveAttribute('href', '/client-directory');
  await openPage(page, '/client-account', 'Client Account');
  await expect(page.getByText('Client Not Found')).toBeVisible();
});
