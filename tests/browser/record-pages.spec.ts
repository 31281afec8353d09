import { open, overview } from './dashboard.ts';
import { figure, openPage } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { lastingNotices, records } from './records.ts';

test.beforeEach(async ({ person, page }) => {
  expect(person.email).toBeTruthy();
  await lastingNotices(page);
});

test('a client’s page: how they are reached first, then all there is of them', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  const { add } = records(page, url);
  const client = await add('clients', {
    name: 'Priya Sharma',
    phone: '0491 570 156',
    email: 'priya@example.com',
    address: '8 Harris St, Parramatta NSW 2150',
  });
  const client_id = client.id;
  const job = await add('projects', { job_name: 'Hot water', job_number: '1001', client_id });
  await add('quotes', { client_id, lines: [{ description: 'Tap', quantity: 1, unit_price: 85 }] });
  await add('finance-records', { type: 'invoice', amount: 500, client_id, project_id: job.id, due_date: '2027-01-04' });

  await openPage(page, '/client-directory', 'Client Directory');
  await page.getByRole('link', { name: 'Priya Sharma', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Priya Sharma' })).toBeVisible();
  const reach = page.getByRole('list', { name: 'Reach Priya Sharma' });
  await expect(reach.getByRole('link', { name: 'Call Priya Sharma' })).toHaveAttribute('href', 'tel:0491570156');
  await expect(reach.getByRole('link', { name: 'Text Priya Sharma' })).toHaveAttribute('href', 'sms:0491570156');
  await expect(reach.getByRole('link', { name: 'Email Priya Sharma' })).toHaveAttribute(
    'href',
    'mailto:priya@example.com',
  );
  await expect(reach.getByRole('link', { name: 'Map Priya Sharma' })).toHaveAttribute('href', /8%20Harris%20St/);
  await expect(reach).toBeInViewport({ ratio: 1 });

  await expect(page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Hot water' })).toBeVisible();
  await page.getByRole('tab', { name: 'Quotes' }).click();
  await expect(page.getByRole('list', { name: 'Quotes' }).getByRole('listitem')).toContainText('Draft');
  await expect(figure(page, 'Owes')).toHaveText('$500.00');
  await page.getByRole('link', { name: 'Owes: $500.00' }).click();
  await expect(page.getByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Still Owed' })).toBeVisible();
  await page.getByRole('tab', { name: 'Files' }).click();
  await expect(page.getByText('No files yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await expect(page.getByText('Nothing written yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'Timeline' });
  await expect(history).toContainText('Client added');
  await history.getByRole('link', { name: 'Job #1001 made: Hot water' }).click();
  await expect(page).toHaveURL(/job-details\?job=1001/);
});

test('an address may say anything of the tab: the first one is open then', async ({ page, url }) => {
  await records(page, url).add('projects', { job_name: 'Hot water' });
  for (const said of ['%22', 'nonsense', '%22%5D%20*']) {
    await openPage(page, `/job-details?job=1001&tab=${said}`, 'Hot water');
    await expect(page.getByRole('tab', { name: /^Admin Tasks/ })).toHaveAttribute('aria-selected', 'true');
  }
});

test('a job’s timeline follows what happens, also elsewhere', async ({ page, url }) => {
  const { add, change } = records(page, url);
  const job = await add('projects', { job_name: 'Hot water', job_number: '1001' });
  await openPage(page, '/job-details?job=1001&tab=timeline', 'Hot water');
  const timeline = page.getByRole('list', { name: 'Timeline' });
  await expect(timeline).toContainText('Job #1001 made: Hot water');
  await change('projects', job.id, { status: 'in_progress' });
  await expect(timeline).toContainText('Job in progress');
  await add('finance-records', { type: 'expense', amount: 42.5, project_id: job.id, description: 'Valve' });
  await expect(timeline).toContainText(/Expense recorded.*Valve.*\$42\.50/s);
});

test('a supplier’s page: orders, what was paid for each item, bills', async ({ page, url }) => {
  const { add } = records(page, url);
  const supplier = await add('suppliers', { name: 'Rexel', specialty: 'Electrical', phone: '02 7010 4511' });
  const supplier_id = supplier.id;
  await add('procurement-items', { item_name: 'Valve', unit_price: 80, supplier_id, order_date: '2026-08-03' });
  await add('procurement-items', { item_name: 'valve', unit_price: 85, supplier_id, order_date: '2026-10-05' });
  await add('finance-records', { type: 'expense', amount: 165, supplier_id, description: 'Valves' });
  await openPage(page, '/supplier-directory', 'Supplier Directory');
  await page.getByRole('link', { name: 'Rexel', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rexel' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(2);
  await page.getByRole('tab', { name: 'Prices' }).click();
  await expect(page.getByRole('list', { name: 'Prices' })).toContainText(/valve.*\$85\.00.*up \$5\.00/s);
  await page.getByRole('tab', { name: 'Bills' }).click();
  await expect(page.getByText('Valves')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Supplier added');
});

test('a page of nobody says so', async ({ page, problems }) => {
  problems.allow(/404/);
  await openPage(page, `/client?client=${'0'.repeat(24)}`, 'Client');
  await expect(page.getByText('Client Not Found')).toBeVisible();
  await openPage(page, '/supplier', 'Supplier');
  await expect(page.getByText('Supplier Not Found')).toBeVisible();
});

test('a figure of the dashboard leads to what it is made of', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('finance-records', { type: 'payment', amount: 320, description: 'For the tap' });
  await open(page);
  await (await overview(page)).getByRole('link', { name: /^Month Revenue: / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finance Data & Details' })).toBeVisible();
  await expect(page.getByText('For the tap')).toBeVisible();
});
