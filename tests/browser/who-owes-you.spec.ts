import { expectAccessible } from './axe.ts';
import { choose, expectNoSidewaysScroll, figure, names, openPage, row } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { goTo, isPhone } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test('what is owed, by how late it is; a client leads to the account', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  const tom = await add('clients', { name: 'Tom Nguyen' });
  const owes = (client_id: unknown, amount: number, due_date: string) =>
    add('finance-records', { type: 'invoice', client_id, amount, due_date });
  await owes(priya.id, 100, '2026-12-01');
  await owes(priya.id, 200.5, '2026-11-19');
  await owes(tom.id, 400, '2026-10-10');
  await owes(tom.id, 800, '2026-09-10');
  await owes(tom.id, 1600, '2026-01-31');
  await owes(null, 55, '2026-11-20');
  await add('invoices', { client_id: tom.id, amount: 9000 });

  await openPage(page, '/finance-data', 'Finance Data & Details');
  await page.getByRole('main').getByRole('link', { name: 'Who Owes You' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who Owes You' })).toBeVisible();
  await expect(page.getByText('What is due of issued invoices on 20 Nov 2026')).toBeVisible();
  const figures = {
    'Total Owed': '$3,155.50',
    'Not Late': '$155.00',
    '1-30 Days': '$200.50',
    '31-60 Days': '$400.00',
    '61-90 Days': '$800.00',
    'Over 90 Days': '$1,600.00',
  };
  for (const [label, sum] of Object.entries(figures)) await expect(figure(page, label)).toHaveText(sum);
  await expect(names(page)).toHaveText(['Tom Nguyen', 'Priya Sharma', 'No client']);
  for (const sum of ['$2,800.00', '$400.00', '$800.00', '$1,600.00'])
    await expect(row(page, 'Tom Nguyen')).toContainText(sum);
  const cells = row(page, 'Priya Sharma').locator(isPhone(page) ? 'dd' : 'td:not(:nth-last-child(-n + 2))');
  await expect(cells).toHaveText(['$100.00', '$200.50', '-', '-', '-']);
  await expect(row(page, 'No client').getByRole('link')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  // a figure leads to those it is made of, and back
  const older = page.getByRole('link', { name: '31-60 Days: $400.00' });
  await older.click();
  await expect(page).toHaveURL(/\?late=d31_60$/);
  await expect(names(page)).toHaveText(['Tom Nguyen']);
  await expect(page.getByText('Only clients with something due: 31-60 Days.')).toBeVisible();
  await older.click();
  await expect(names(page)).toHaveCount(3);

  await page.getByRole('link', { name: 'Priya Sharma' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Sharma', exact: true })).toBeVisible();
  await expect(figure(page, 'Owes')).toHaveText('$300.50');
  await expect(figure(page, 'Oldest Debt')).toHaveText('19 Nov 2026');
  await expect(page.getByRole('region', { name: 'Account' }).getByText('overdue', { exact: true })).toBeVisible();
  await page.goBack();
  // paid elsewhere: it is gone here
  await add('finance-records', { type: 'payment', client_id: priya.id, amount: 300.5 });
  await expect(names(page)).toHaveText(['Tom Nguyen', 'No client']);
});

test('money that came in is recorded from the row, and a statement reminds whoever owes', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add, list } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma', email: 'priya@example.com' });
  const owes = (amount: number, due_date: string) =>
    add('finance-records', { type: 'invoice', client_id: priya.id, amount, due_date });
  await owes(100, '2026-12-01');
  await owes(200, '2026-11-01');
  await openPage(page, '/who-owes-you', 'Who Owes You');
  const priyas = row(page, 'Priya Sharma');
  await choose(page, priyas, /^Send a Statement/);
  const sending = page.getByRole('dialog', { name: 'Send Statement to Priya Sharma' });
  await expect(sending.getByRole('region', { name: 'What goes out' })).toContainText('$300.00');
  await expectAccessible(page);
  await sending.getByRole('button', { name: 'Cancel' }).click();
  await priyas.getByRole('button', { name: 'Record Payment: Priya Sharma' }).click();
  const paying = page.getByRole('dialog', { name: 'Record Payment' });
  // the oldest first
  await expect(paying.getByLabel('Amount', { exact: true })).toHaveValue('200.00');
  await paying.getByRole('button', { name: 'Record Payment' }).click();
  await expect(row(page, 'Priya Sharma')).toContainText('$100.00');
  await expect(row(page, 'Priya Sharma')).not.toContainText('$300.00');
  expect(await list('finance-records', 'type=payment')).toMatchObject([{ amount: 200 }]);
  await choose(page, row(page, 'Priya Sharma'), 'Open Account');
  await expect(page).toHaveURL(/\/client-account\?client=/);
  // from there, back is where it was
  await page.getByRole('link', { name: 'Back to Who Owes You' }).click();
  await expect(names(page)).toHaveText(['Priya Sharma']);
});

test('nobody owes anything; the menu leads there', async ({ page }) => {
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await goTo(page, 'Who Owes You');
  await expect(page.getByText('Nobody Owes You', { exact: true })).toBeVisible();
});
