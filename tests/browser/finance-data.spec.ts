import { choose, expectNoSidewaysScroll, figure, filter, names, offered, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const open = (page: Page, path = '/finance-data') => openPage(page, path, 'Finance Data & Details');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add Record' });
const sums = async (page: Page, expected: Record<string, string>) => {
  for (const [label, sum] of Object.entries(expected)) await expect(figure(page, label)).toHaveText(sum);
};
const budgets = (page: Page) => page.getByRole('region', { name: 'Project Budgets' });

test('No Financial Records Yet, Add Your First Record, and there it is', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  await add('projects', { job_name: 'Hot water', client_id: client.id });
  await open(page);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(page.getByText('No Financial Records Yet')).toBeVisible();
  await expect(page.getByText(/Or tell Jerry/)).toBeVisible();
  await page.getByRole('button', { name: 'Add Your First Record' }).click();
  const form = dialog(page);
  await form.getByRole('combobox', { name: 'Job' }).fill('hot');
  await form.getByRole('option', { name: 'Hot water' }).click();
  await form.getByLabel('What It Is For').fill('Heat pump, fitted');
  const line = form.getByRole('listitem', { name: 'Line 1' });
  await line.getByLabel('Description').fill('Heat pump');
  await line.getByLabel('Unit Price').fill('1850.75');
  await form.getByLabel('Due Date').fill('2026-12-04');
  // a business without GST is asked nothing about it
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await expect(form.locator('dl[aria-label="Totals"]')).toHaveText('Total$1,850.75');
  await form.getByRole('button', { name: 'Make Draft' }).click();

  await expect(toast(page, 'Draft Invoice Made')).toContainText('$1,850.75');
  await expect(page.getByRole('heading', { level: 1, name: 'Draft invoice' })).toBeVisible();
  await page.getByRole('button', { name: /^Issue Draft invoice/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Issue', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invoice INV-1001' })).toBeVisible();
  await open(page);
  const record = row(page, /^Invoice/);
  for (const text of ['Priya Sharma', 'Heat pump, fitted', 'Hot water', '$1,850.75', 'Pending', '4 Dec 2026'])
    await expect(record).toContainText(text);
  await expect(record).toContainText('20 Nov 2026');
  await sums(page, { 'Pending Invoices': '$1,850.75', 'Total Income': '$0.00' });
});

test('the five sums are by the formulas, in Australian dollars', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('projects', { job_name: 'Deck', job_budget: 20_000 });
  await add('projects', { job_name: 'Fence', job_budget: 550.5 });
  await add('projects', { job_name: 'Favour' });
  await add('finance-records', { type: 'payment', amount: 1000 });
  await add('finance-records', { type: 'payment', amount: 77, status: 'pending' });
  await add('finance-records', { type: 'expense', amount: 1200.5 });
  await add('finance-records', { type: 'expense', amount: 33, status: 'pending' });
  await add('finance-records', { type: 'invoice', amount: 500, due_date: '2026-12-01' });
  await add('finance-records', { type: 'invoice', amount: 80, due_date: '2026-11-19' });
  await add('finance-records', { type: 'invoice', amount: 60, status: 'paid' });
  await open(page);
  await sums(page, {
    'Total Income': '$1,000.00',
    'Total Expenses': '$1,200.50',
    'Net Profit': '-$200.50',
    'Pending Invoices': '$500.00',
    'Total Budget': '$20,550.50',
  });
  await expect(figure(page, 'Net Profit')).toHaveClass(/text-bad/);
  await expect(page.getByRole('link', { name: 'plus $80.00 overdue' })).toHaveAttribute('href', /status=overdue/);
  await add('finance-records', { type: 'payment', amount: 200.5 });
  await sums(page, { 'Net Profit': '$0.00' });
  await expect(figure(page, 'Net Profit')).toHaveClass(/text-good/);
});

test('without overdue invoices nothing is said of them', async ({ page, url }) => {
  await records(page, url).add('finance-records', { type: 'invoice', amount: 500, due_date: '2026-11-20' });
  await open(page);
  await sums(page, { 'Pending Invoices': '$500.00' });
  await expect(page.getByText(/overdue$/)).toHaveCount(0);
});

test('Project Budgets: {n}% committed is worked out, and over budget is shown', async ({ page, url }) => {
  const { add } = records(page, url);
  const deck = await add('projects', { job_name: 'Deck', job_budget: 2000 });
  const fence = await add('projects', { job_name: 'Fence', job_budget: 100 });
  await add('projects', { job_name: 'Favour' });
  await add('procurement-items', { item_name: 'Timber', quantity: 2, unit_price: 400, project_id: deck.id });
  await add('finance-records', { type: 'expense', amount: 100, project_id: deck.id });
  await add('finance-records', { type: 'expense', amount: 120, project_id: fence.id });
  await open(page);
  const jobs = budgets(page).getByRole('listitem');
  await expect(jobs).toHaveCount(3);
  await expect(jobs.nth(0)).toContainText('$900.00 of $2,000.00');
  await expect(jobs.nth(0)).toContainText('45% committed');
  await expect(jobs.nth(0).getByRole('link').first()).toHaveAttribute(
    'href',
    `/job-details?job=${String(deck.job_number)}`,
  );
  await expect(jobs.nth(1)).toContainText('$0.00 committed, no budget set');
  await expect(jobs.nth(2)).toContainText('120% committed');
  await expect(jobs.nth(2)).toContainText('Over budget by $20.00');
  await expect(budgets(page).getByText('Over budget')).toHaveCount(1);
  // an order from anywhere moves the bar
  await add('procurement-items', { item_name: 'Screws', unit_price: 100, project_id: deck.id });
  await expect(jobs.nth(0)).toContainText('50% committed');
});

test('many projects are shown a few at a time', async ({ page, url }) => {
  const { add } = records(page, url);
  for (let i = 10; i < 18; i++) await add('projects', { job_name: `Job ${i}`, job_budget: 10 });
  await open(page);
  await expect(budgets(page).getByRole('listitem')).toHaveCount(6);
  await sums(page, { 'Total Budget': '$80.00' });
  await budgets(page).getByRole('button', { name: 'Show more projects' }).click();
  await expect(budgets(page).getByRole('listitem')).toHaveCount(8);
  await expect(budgets(page).getByRole('button')).toHaveCount(0);
});

test('a record needs an amount; its type says what it starts as', async ({ page, url }) => {
  await open(page);
  await page.getByRole('button', { name: 'Add Record' }).click();
  const form = dialog(page);
  await expect(form.getByLabel('Type').getByRole('option')).toHaveText(['Invoice', 'Payment', 'Expense']);
  await form.getByLabel('Type').selectOption('Payment');
  await expect(form.getByLabel('Amount')).toHaveAttribute('step', '0.01');
  await form.getByLabel('Amount').focus();
  await form.getByLabel('Description').fill('Diesel');
  await expect(form.getByText('Enter an amount in dollars.')).toBeVisible();
  await form.getByLabel('Amount').fill('-3');
  await form.getByRole('button', { name: 'Add Record' }).click();
  await expect(form.getByText('An amount cannot be negative.')).toBeVisible();
  await expect(form.getByLabel('Status')).toHaveValue('paid');
  await form.getByLabel('Type').selectOption('Expense');
  await expect(form.getByLabel('Status')).toHaveValue('paid');
  await form.getByLabel('Amount').fill('80.15');
  await form.getByLabel('Paid Date').fill('2026-11-02');
  await form.getByRole('button', { name: 'Add Record' }).click();
  await expect(toast(page, 'Record Added!')).toContainText('Expense of $80.15.');
  expect(await records(page, url).list('finance-records')).toMatchObject([
    { type: 'expense', status: 'paid', amount: 80.15, paid_date: '2026-11-02', description: 'Diesel' },
  ]);
});

test('columns are as specified, and records are read-only', async ({ page, url }) => {
  await records(page, url).add('finance-records', { type: 'payment', amount: 10 });
  await open(page);
  const record = row(page, 'Payment');
  await expect(record).toBeVisible();
  if (isPhone(page)) {
    await expect(record.locator('dt')).toHaveText(['Project', 'Amount', 'Due Date', 'Created']);
    await expect(record.locator('dd')).toHaveText(['-', '$10.00', '-', '20 Nov 2026']);
  } else {
    await expect(page.getByRole('columnheader')).toHaveText([
      'Type',
      'Project',
      'Amount',
      'Status',
      'Due Date',
      'Created',
      'Actions',
    ]);
  }
  await expect(record.getByRole('combobox')).toHaveCount(0);
  await expect(record.getByRole('button')).toHaveCount(2);
  await expect(record.getByRole('button', { name: /Receipt/ })).toBeVisible();
});

test('Mark as Paid makes the payment for what is still open', async ({ page, url }) => {
  const { add, list } = records(page, url);
  const invoice = await add('finance-records', { type: 'invoice', amount: 500, due_date: '2026-11-01' });
  await add('finance-records', { type: 'payment', amount: 120, invoice_id: invoice.id });
  await open(page);
  const record = row(page, /^Invoice/);
  // bad is red, good green
  await expect(record.getByText('Overdue', { exact: true })).toHaveClass(/text-bad/);
  await choose(page, record, 'Mark as Paid Records a payment of $380.00');
  await expect(toast(page, 'Marked as Paid')).toContainText('A payment of $380.00 was recorded.');
  await expect(record.getByText('Paid', { exact: true })).toHaveClass(/text-good/);
  await expect(record.getByRole('button', { name: /^Record Payment/ })).toHaveCount(0);
  expect(await offered(page, record)).toEqual(['PDF', 'New Link', 'Credit']);
  await sums(page, { 'Total Income': '$500.00', 'Pending Invoices': '$0.00' });
  await expect(page.getByText(/overdue$/)).toHaveCount(0);
  const payments = await list('finance-records', `invoice_id=${invoice.id}`);
  expect(payments.map(({ amount }) => amount)).toEqual([380, 120]);
});

test('an expense that was pending is marked as paid by itself', async ({ page, url }) => {
  const { add, list } = records(page, url);
  await add('finance-records', { type: 'expense', amount: 90, status: 'pending' });
  await open(page);
  await page.getByRole('button', { name: 'Mark as Paid: Expense of $90.00' }).click();
  await expect(toast(page, 'Marked as Paid')).toContainText('$90.00 counts as paid today.');
  await sums(page, { 'Total Expenses': '$90.00' });
  expect(await list('finance-records')).toMatchObject([{ status: 'paid', paid_date: '2026-11-20' }]);
});

test('search, type, status and order stand in the address', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('finance-records', { type: 'invoice', amount: 5, due_date: '2026-12-09', description: 'Deposit' });
  await add('finance-records', { type: 'expense', amount: 900, description: 'Excavator' });
  await add('finance-records', { type: 'payment', amount: 40 });
  // the newest first, unless one says otherwise
  await open(page);
  await expect(names(page)).toHaveText([/^Payment/, /^Expense/, /^Invoice/]);
  await open(page, '/finance-data?sort=-amount');
  await expect(names(page)).toHaveText([/^Expense/, /^Payment/, /^Invoice/]);
  const options = (label: string) =>
    page.getByLabel(label, { exact: true }).getByRole('option', { includeHidden: true });
  await expect(options('Type')).toContainText(['All types', 'Invoice', 'Payment', 'Expense']);
  await expect(options('Status')).toHaveText(['All statuses', 'Pending', 'Paid', 'Overdue']);
  await filter(page, 'Order', 'Due soonest');
  await expect(names(page).first()).toContainText('Invoice');
  await filter(page, 'Type', 'Payment');
  await expect(names(page)).toHaveText(['Payment']);
  await page.reload();
  await expect(names(page)).toHaveText(['Payment']);
  await filter(page, 'Type', 'All types');
  await filter(page, 'Status', 'Pending');
  await expect(names(page)).toHaveText([/^Invoice/]);
  await filter(page, 'Status', 'All statuses');
  await page.getByLabel('Search descriptions').fill('exc');
  await expect(names(page)).toHaveText([/Excavator/]);
  await page.getByLabel('Search descriptions').fill('nothing like it');
  await expect(page.getByText('No records match that')).toBeVisible();
});

test('the months to choose from are those of the business, wherever the browser thinks it is', async ({
  page,
  url,
}) => {
  await records(page, url).add('finance-records', { type: 'payment', amount: 40 });
  await page.clock.setFixedTime('2027-03-01T00:00:00Z');
  await open(page, '/finance-data?month=2024-02');
  const months = page.getByLabel('Paid in', { exact: true }).getByRole('option', { includeHidden: true });
  await expect(months).toHaveCount(14);
  await expect(months.nth(1)).toHaveText('Nov 26');
  await expect(months.last()).toHaveText('Feb 24');
});

test('a record that was a mistake is deleted, and Undo brings it back', async ({ page, url }) => {
  await records(page, url).add('finance-records', { type: 'payment', amount: 70 });
  await open(page);
  await sums(page, { 'Total Income': '$70.00' });
  await choose(page, row(page, 'Payment'), 'Delete');
  await expect(rows(page)).toHaveCount(0);
  await sums(page, { 'Total Income': '$0.00' });
  await toast(page, 'Record Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Payment')).toBeVisible();
  await sums(page, { 'Total Income': '$70.00' });
});

test("sums, budgets and records each say Couldn't load, Retry", async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  const { add } = records(page, url);
  await add('projects', { job_name: 'Deck', job_budget: 20 });
  await add('finance-records', { type: 'payment', amount: 70 });
  await page.route(/\/api\/(finance-records\?|finance-totals|project-budgets)/, (route) => route.abort());
  await open(page);
  // sums, records, and the budgets as bars and as a chart
  await expect(page.getByText("Couldn't load.")).toHaveCount(4);
  await page.unrouteAll();
  for (let left = 4; left > 0; left--) {
    await page.getByRole('button', { name: 'Retry' }).first().click();
    await expect(page.getByText("Couldn't load.")).toHaveCount(left - 1);
  }
  await sums(page, { 'Total Income': '$70.00' });
  await expect(budgets(page)).toContainText('0% committed');
  await expect(row(page, 'Payment')).toBeVisible();
});

test('another tab is seen live', async ({ page, url }) => {
  const { add } = records(page, url);
  await open(page);
  const record = await add('finance-records', { type: 'invoice', amount: 70 });
  await expect(row(page, 'Invoice')).toContainText('Pending');
  await sums(page, { 'Pending Invoices': '$70.00' });
  await add(`finance-records/${record.id}/mark-paid`, {});
  await expect(row(page, 'Invoice')).toContainText('Paid');
  await sums(page, { 'Pending Invoices': '$0.00' });
});

test('long names and big amounts stay inside', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  const job = await add('projects', { job_name: `${'Refurbishment '.repeat(12)}${'y'.repeat(30)}`, job_budget: 1 });
  const fields = { amount: 99_999_999.99, project_id: job.id, description: `${'words '.repeat(40)}${'x'.repeat(90)}` };
  for (const type of ['payment', 'expense', 'invoice', 'invoice']) await add('finance-records', { ...fields, type });
  await open(page);
  await sums(page, { 'Pending Invoices': '$199,999,999.98' });
  await expect(rows(page)).toHaveCount(4);
  await expectNoSidewaysScroll(page);
});

test('drafts are told beside what is pending; what was paid says when, and for which invoice', async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  const priya = await add('clients', { name: 'Priya Sharma' });
  const lines = [
    { description: 'Downlight', quantity: 7, unit_price: 33.33, discount_percent: 12.5 },
    { description: 'Permit', quantity: 1, unit_price: 250, tax: 'free' },
  ];
  const draft = await add('invoices', { client_id: priya.id, lines });
  const sent = await add('invoices', { client_id: priya.id, amount: 700, issue: true });
  await add('finance-records', { type: 'payment', amount: 100, invoice_id: sent.id, paid_date: '2026-11-20' });
  await add('finance-records', { type: 'expense', amount: 20, description: 'Nails', paid_date: '2026-11-18' });
  await openPage(page, '/finance-data', 'Finance Data & Details');
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary).toContainText(/Pending Invoices\s*\$600\.00\s*1 draft, \$4\d\d\.\d\d, not sent/);
  await expect(rows(page).filter({ hasText: 'Nails' })).toContainText('18 Nov 2026');
  await expect(rows(page).filter({ hasText: /^Payment/ })).toContainText('Pays INV-1001');
  await expectNoSidewaysScroll(page);
  await summary.getByRole('link', { name: /^1 draft, .* not sent$/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Draft invoice');
  await page.goto(`/finance-record?id=${draft.id}`);
  const listed = page.getByRole('list', { name: 'Lines' });
  await expect(listed).toContainText('7 x $33.33, less 12.5%');
  await expect(page.getByText('For', { exact: true })).toHaveCount(0);
});
