import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll, filter, names, openPage, row, rows } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { fourJobs } from './four-jobs.ts';
import { goTo, isPhone } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const open = (page: Page, path = '/jobs') => openPage(page, path, 'Jobs');
const panel = (page: Page) => page.getByRole('region', { name: 'Jobs', exact: true });

test('the menu leads to the jobs; on a phone they are the panel of the dashboard', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  await fourJobs(page, url);
  await openPage(page, '/calendar', 'Calendar');
  await goTo(page, 'Jobs');
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toHaveCount(1);
  await expect(page).toHaveTitle('Jobs - Smoko');
  await expect(names(page)).toHaveText(isPhone(page) ? ['Deck', 'Hot water'] : ['#1002 Deck', '#1001 Hot water']);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  if (isPhone(page)) {
    await expect(panel(page).getByRole('tab')).toHaveText(['Active2', 'Completed1']);
    await panel(page)
      .getByRole('tab', { name: /Completed/ })
      .click();
    await expect(names(page)).toHaveText(['Smoke alarms']);
    await panel(page).getByRole('link', { name: 'Smoke alarms' }).click();
  } else {
    await expect(panel(page)).toHaveCount(0);
    await row(page, /Deck/).getByRole('link', { name: /Deck/ }).click();
  }
  await expect(page).toHaveURL(isPhone(page) ? /\/job-details\?job=1003$/ : /\/job-details\?job=1002$/);
});

test('an address that asks for a status shows the jobs of it, on a phone too', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  await fourJobs(page, url);
  await open(page, '/jobs?status=in_progress');
  await expect(names(page)).toHaveText([/Deck/]);
  await open(page, '/jobs?status=cancelled');
  await expect(names(page)).toHaveText([/Fence/]);
  await expectNoSidewaysScroll(page);
  await filter(page, 'Status', 'Pending');
  await expect(names(page)).toHaveText([/Hot water/]);
  await filter(page, 'Status', 'Active');
  await expect(rows(page)).toHaveCount(2);
});

test('on a phone jobs are searched and filtered above the tabs, and stay so until that is cleared', async ({
  page,
  url,
}) => {
  await fourJobs(page, url);
  await open(page);
  await expect(names(page)).toHaveText(['Deck', 'Hot water']);
  await expect(page.getByRole('link', { name: 'Import jobs' })).toHaveText('Import');
  await expect(page.getByRole('button', { name: 'Export jobs' })).toHaveText('Export');
  const search = page.getByRole('searchbox', { name: 'Search jobs' });
  await search.pressSequentially('dec');
  await expect(names(page)).toHaveText([/Deck/]);
  await expect(panel(page).getByRole('tab')).toHaveCount(0);
  await expect(page).toHaveURL(/\?q=dec$/);
  // what is typed is not lost as the list takes the place of the tabs
  await search.pressSequentially('x');
  await expect(page.getByText('No jobs match that')).toBeVisible();
  await search.fill('');
  await expect(panel(page).getByRole('tab')).toHaveText(['Active2', 'Completed1']);
  await filter(page, 'Status', 'Cancelled');
  await expect(names(page)).toHaveText([/Fence/]);
  await expect(row(page, /Fence/).getByLabel('Status of Fence #1004')).toHaveValue('cancelled');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(names(page)).toHaveText(['Deck', 'Hot water']);
  // the words and the order go too, and the keyboard stays where it was
  await page.goto('/jobs?q=fen&status=cancelled&sort=job_name');
  await expect(names(page)).toHaveText([/Fence/]);
  if (isPhone(page)) await page.getByRole('button', { name: /^Filter/ }).click();
  await page.getByRole('button', { name: 'Clear Filters' }).press('Enter');
  await expect(names(page)).toHaveText(['Deck', 'Hot water']);
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(search).toHaveValue('');
  await expect(isPhone(page) ? page.getByRole('button', { name: 'Filter', exact: true }) : search).toBeFocused();
});

test('jobs are found by what their client is called, where they live and their number, and what is done is offered', {
  tag: '@wide',
}, async ({ page, url }) => {
  const { add } = records(page, url);
  const dave = await add('clients', {
    name: 'Dave Nguyen',
    address: '14 Lethbridge St, Penrith',
    phone: '0491 570 156',
  });
  const job = (job_number: string, job_name: string, fields: object) =>
    add('projects', { job_number, job_name, ...fields });
  await job('1001', 'Penrith pool fence', {});
  await job('1002', 'Hot water', { client_id: dave.id, status: 'in_progress' });
  await job('1003', 'Switchboard', { client_id: dave.id });
  await job('1004', 'Smoke alarms', { client_id: dave.id, status: 'completed' });
  await job('1005', 'Heat pump in Penrith', { client_id: dave.id, status: 'cancelled' });
  await open(page);
  const search = page.getByRole('searchbox', { name: 'Search jobs' });
  await search.fill('penrith');
  await expect(names(page)).toHaveText([/Switchboard/, /Hot water/, /Penrith pool fence/]);
  await expect(page.getByText('2 more in other statuses')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  for (const words of ['lethbridge', 'nguyen', '0491570156', '+61 491 570 156']) {
    await search.fill(words);
    await expect(names(page)).toHaveText([/Switchboard/, /Hot water/]);
  }
  await page.getByRole('button', { name: 'Show All' }).click();
  await expect(names(page)).toHaveText([/Heat pump/, /Smoke alarms/, /Switchboard/, /Hot water/]);
  await expect(page.getByText('more in other statuses')).toHaveCount(0);
  // where nothing active is found, what is done is offered all the same
  await filter(page, 'Status', 'Active');
  await search.fill('alarms');
  await expect(page.getByText('1 more in other statuses')).toBeVisible();
  await page.getByRole('button', { name: 'Show All' }).click();
  await expect(names(page)).toHaveText([/Smoke alarms/]);
});

test('words that are typed while the list of the words before is on its way stay', async ({ page, url }) => {
  const { add } = records(page, url);
  for (let i = 0; i < 30; i += 1) await add('projects', { job_name: `Penrith pool fence ${i}` });
  await open(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 10 });
  if (isPhone(page)) await page.getByRole('button', { name: /^Filter/ }).click();
  const search = page.getByRole('searchbox', { name: 'Search jobs' });
  await search.pressSequentially('penrith pool fence 12', { delay: 255 });
  await expect(page).toHaveURL(/q=penrith\+pool\+fence\+12$/);
  await expect(search).toHaveValue('penrith pool fence 12');
  await expect(names(page)).toHaveText([/Penrith pool fence 12/]);
});

test('No Jobs Yet says what to say; the first one is there at once', { tag: '@wide' }, async ({ page, url }) => {
  await open(page);
  if (isPhone(page)) await expect(panel(page).getByText('Tell Jerry about one and it turns up here.')).toBeVisible();
  else {
    await expect(page.getByText('No Jobs Yet', { exact: true })).toBeVisible();
    await expect(page.getByText(/Or tell Jerry/)).toContainText('New job for Priya Sharma, hot water, $1,850');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  }
  // by an assistant, elsewhere
  await records(page, url).add('projects', { job_name: 'Garage rewire' });
  await expect(names(page)).toHaveText([/Garage rewire/]);
});
