import { expectNoSidewaysScroll, openPage } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const chart = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const figures = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

test('money and budgets as charts, each with its figures in a table', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  await openPage(page, '/finance-data', 'Finance Data & Details');
  await expect(chart(page, 'Money In and Out by Month')).toContainText('Nothing was paid in the last twelve months.');
  await expect(chart(page, 'Budget Against Committed')).toContainText('No job has a budget yet.');

  const job = await add('projects', { job_name: 'Deck', job_number: '2041', job_budget: 4000 });
  await add('finance-records', { type: 'payment', amount: 1850.5, paid_date: '2026-11-03' });
  await add('finance-records', { type: 'expense', amount: 420, paid_date: '2026-10-15', project_id: job.id });
  const money = figures(page, 'Money In and Out by Month');
  await expect(money.getByRole('row', { name: /Nov 26/ })).toHaveText(/Nov 26\s*\$1,850\.50\s*\$0\.00/);
  await expect(money.getByRole('row', { name: /Oct 26/ })).toHaveText(/Oct 26\s*\$0\.00\s*\$420\.00/);
  await expect(money.getByRole('row')).toHaveCount(13);
  await expect(figures(page, 'Budget Against Committed').getByRole('row', { name: /Deck/ })).toHaveText(
    /Deck #2041\s*\$4,000\.00\s*\$420\.00/,
  );
  for (const name of ['Money In and Out by Month', 'Budget Against Committed']) {
    await chart(page, name).scrollIntoViewIfNeeded();
    await expect(chart(page, name).locator('svg.recharts-surface').first()).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
});

test('jobs by status', async ({ page, url }) => {
  const { add } = records(page, url);
  await openPage(page, '/admin-data', 'Admin Data & Details');
  await expect(chart(page, 'Jobs by Status')).toContainText('No jobs yet.');
  await add('projects', { job_name: 'Deck', status: 'in_progress' });
  await add('projects', { job_name: 'Gutters', status: 'in_progress' });
  await add('projects', { job_name: 'Fence', status: 'completed' });
  const table = figures(page, 'Jobs by Status');
  await expect(table.getByRole('row')).toHaveText([
    /Status\s*Jobs/,
    /Pending\s*0/,
    /In Progress\s*2/,
    /Completed\s*1/,
    /Cancelled\s*0/,
  ]);
  // drawn once it is in sight
  await chart(page, 'Jobs by Status').scrollIntoViewIfNeeded();
  await expect(chart(page, 'Jobs by Status').locator('svg.recharts-surface').first()).toBeVisible();
});
