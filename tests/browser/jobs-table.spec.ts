import { choose, expectNoSidewaysScroll, names, offered, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { fourJobs } from './four-jobs.ts';
import { lastingNotices, records, toast } from './records.ts';

// a phone has no such table
test.use({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false });

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const open = (page: Page, path = '/jobs') => openPage(page, path, 'Jobs');
const filter = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

test('a job is one line: number, name, client, day, worth, site and status', async ({ page, url }) => {
  await fourJobs(page, url);
  await open(page);
  await expect(page.getByRole('columnheader')).toHaveText([
    'Job',
    'Client',
    'Day',
    'Worth',
    'Site',
    'Status',
    'Actions',
  ]);
  const cells = (name: RegExp) => row(page, name).getByRole('cell');
  const shown = (name: RegExp) =>
    expect(
      cells(name)
        .filter({ hasNot: page.getByRole('combobox') })
        .filter({ hasNot: page.getByRole('button') })
        .filter({ hasNot: page.getByRole('checkbox') }),
    );
  await shown(/Hot water/).toHaveText(['Priya Sharma', '1 Dec 2026', '$2,400', '8 Harris St, Parramatta']);
  await shown(/Deck/).toHaveText(['Priya Sharma', '24 Nov 2026', '-', '3 Wattle Ave, Dapto']);
  await expect(filter(page, 'Status of Deck #1002')).toHaveValue('in_progress');
  await expect(row(page, /Deck/).getByRole('link', { name: /Deck/ })).toHaveAttribute('href', '/job-details?job=1002');
  await expect(page.getByRole('main').getByRole('link', { name: 'New Job' })).toHaveAttribute(
    'href',
    '/create-project',
  );
  await expect(page.getByRole('link', { name: 'Import jobs' })).toHaveAttribute('href', '/import?table=projects');
  await expect(page.getByRole('button', { name: 'Export jobs' })).toBeVisible();
});

test('twelve fit on a screen; those of two statuses come in one order, page by page', async ({ page, url }) => {
  const { add } = records(page, url);
  const day = (i: number) => new Date(Date.UTC(2026, 10, 20 + i)).toISOString().slice(0, 10);
  // a third is in progress: the pages of the two statuses end at different days
  for (let i = 0; i < 80; i++)
    await add('projects', {
      job_name: `Job of day ${String(i).padStart(2, '0')} with a name that is a good deal longer than its column is wide`,
      job_date: day(i),
      status: i % 3 === 0 ? 'in_progress' : 'pending',
    });
  await open(page);
  await expect(rows(page).nth(11)).toBeVisible();
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('main').focus();
  for (let i = 0; i < 80; i++) {
    const name = new RegExp(`Job of day ${String(i).padStart(2, '0')} `);
    await expect
      .poll(async () => {
        if ((await row(page, name).count()) === 1) return true;
        await page.mouse.move(700, 600);
        await page.mouse.wheel(0, 400);
        return false;
      })
      .toBe(true);
    await expect(row(page, name)).toHaveAttribute('aria-rowindex', String(i + 2));
  }
});

test('search, status and order stand in the address', async ({ page, url }) => {
  await fourJobs(page, url);
  await open(page);
  await expect(filter(page, 'Order')).toHaveValue('job_date');
  await filter(page, 'Order').selectOption('Latest day first');
  await expect(names(page)).toHaveText([/Hot water/, /Deck/]);
  await expect(page).toHaveURL(/\?sort=-job_date$/);
  await filter(page, 'Order').selectOption('Earliest day first');
  await filter(page, 'Status').selectOption('All statuses');
  await filter(page, 'Order').selectOption('By name');
  await expect(names(page)).toHaveText([/Deck/, /Fence/, /Hot water/, /Smoke alarms/]);
  await filter(page, 'Status').selectOption('Completed');
  await expect(names(page)).toHaveText([/Smoke alarms/]);
  await filter(page, 'Status').selectOption('Active');
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill('hot wat');
  await expect(names(page)).toHaveText([/Hot water/]);
  await expect(filter(page, 'Order')).toBeDisabled();
  await expect(page).toHaveURL(/q=hot\+wat/);
  await row(page, /Hot water/)
    .getByRole('link', { name: /Hot water/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot water' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('hot wat');
  await expect(names(page)).toHaveText([/Hot water/]);
  await page.getByRole('searchbox').fill('smoke');
  await expect(page.getByText('No jobs match that')).toBeVisible();
  await filter(page, 'Status').selectOption('All statuses');
  await expect(names(page)).toHaveText([/Smoke alarms/]);
  await open(page, '/jobs?status=nonsense&sort=rubbish');
  await expect(names(page)).toHaveText([/Deck/, /Hot water/]);
});

test('a status is changed in its row, and Undo takes it back; without active jobs that is said', async ({
  page,
  url,
}) => {
  await lastingNotices(page);
  const { hotWater, deck } = await fourJobs(page, url);
  await open(page);
  await filter(page, 'Status of Deck #1002').selectOption('Completed');
  await expect(toast(page, 'Status Updated')).toBeVisible();
  await expect(names(page)).toHaveText([/Hot water/]);
  await toast(page, 'Status Updated').getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText([/Deck/, /Hot water/]);
  await expect(filter(page, 'Status of Deck #1002')).toHaveValue('in_progress');
  // elsewhere
  const { change } = records(page, url);
  await change('projects', hotWater.id, { status: 'completed' });
  await expect(names(page)).toHaveText([/Deck/]);
  await change('projects', deck.id, { status: 'cancelled' });
  await expect(page.getByText('No Active Jobs', { exact: true })).toBeVisible();
  await filter(page, 'Status').selectOption('All statuses');
  await expect(rows(page)).toHaveCount(4);
});

test('the menu of a row: open, edit, quote, invoice, delete', async ({ page, url }) => {
  await lastingNotices(page);
  await fourJobs(page, url);
  await open(page);
  expect(await offered(page, row(page, /Deck/))).toEqual(['Open', 'Edit', 'Quote', 'Invoice', 'Delete']);
  await choose(page, row(page, /Deck/), 'Edit');
  const form = page.getByRole('dialog', { name: 'Edit Job' });
  await form.getByLabel('Job Name').fill('Deck and stairs');
  await form.getByRole('button', { name: 'Update Job' }).click();
  await expect(names(page)).toHaveText([/Deck and stairs/, /Hot water/]);
  await choose(page, row(page, /Hot water/), 'Invoice');
  await expect(page).toHaveURL(/\/job-details\?job=1001&tab=money$/);
  await expect(page.getByRole('tab', { name: 'Money' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await choose(page, row(page, /Hot water/), 'Quote');
  await expect(page).toHaveURL(/\/quick-quote\?job=1001$/);
  await page.goBack();
  await choose(page, row(page, /Deck/), 'Open');
  await expect(page.getByRole('heading', { level: 1, name: 'Deck and stairs' })).toBeVisible();
  await page.goBack();
  await choose(page, row(page, /Deck/), 'Delete');
  await expect(names(page)).toHaveText([/Hot water/]);
  await toast(page, 'Job Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText([/Deck and stairs/, /Hot water/]);
});

test("Couldn't load, Retry; beside the conversation the rows are cards", async ({ page, url, problems }) => {
  problems.allow(/500|status of 500/);
  await fourJobs(page, url);
  await page.route(/\/api\/projects\?/, (route) => route.fulfill({ status: 500, json: {} }));
  await open(page);
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await page.unroute(/\/api\/projects\?/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.getByRole('button', { name: 'Ask Jerry' }).click();
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first()).toContainText('3 Wattle Ave, Dapto');
  await expectNoSidewaysScroll(page);
});
