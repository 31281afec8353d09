import { jobs } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';
import { goTo, isPhone } from './navigation.ts';
import { records, refusal, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

async function open(page: Page): Promise<void> {
  await page.goto('/create-project');
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Project' })).toBeVisible();
}
const create = (page: Page) => page.getByRole('button', { name: 'Create Project' });

test('New Job on the dashboard leads to the form; the job and its new client are made', { tag: '@wide' }, async ({
  page,
  url,
}) => {
  await page.goto('/dashboard');
  if (isPhone(page)) await jobs(page);
  await (isPhone(page) ? page : page.getByRole('banner')).getByRole('link', { name: 'New Job' }).click();
  await expect(page).toHaveURL(/\/create-project$/);
  // the next free one is suggested
  await expect(page.getByLabel('Job Number')).toHaveValue('1001');
  const blank = ['Job Name', 'Job Description', 'Job Date', 'Job Budget', 'Client Name', 'Client Email'];
  for (const label of [...blank, 'Client Phone', 'Client Address'])
    await expect(page.getByLabel(label)).toHaveValue('');
  const existing = page.getByRole('combobox', { name: 'Existing Client' });
  await expect(existing).toHaveValue('None - add a new client below');
  await expect(page.getByLabel('Job Date')).toHaveAttribute('type', 'date');
  await expect(page.getByLabel('Job Budget')).toHaveAttribute('step', '0.01');
  await expect(page.getByLabel('Client Email')).toHaveAttribute('type', 'email');
  await page.getByLabel('Job Name').fill('Hot water replacement');
  await page.getByLabel('Job Description').fill('Old 250 L electric is leaking');
  await page.getByLabel('Job Date').fill('2026-12-01');
  await page.getByLabel('Start Time').fill('07:30');
  await page.getByLabel('Job Budget').fill('2400.50');
  await page.getByLabel('Due Again After').fill('0');
  await create(page).click();
  await expect(page.getByText('1 to 120 months.')).toBeVisible();
  await page.getByLabel('Due Again After').fill('12');
  await page.getByLabel('Client Name').fill('Priya Sharma');
  await page.getByLabel('Client Email').fill('priya@example.com');
  await page.getByLabel('Client Phone').fill('0491 570 156');
  await page.getByLabel('Client Address').fill('8 Harris St, Parramatta');
  await create(page).click();

  const made = toast(page, 'Project Created!');
  await expect(made).toContainText('Your new project has been successfully created.');
  await expect(page).toHaveURL(/\/dashboard/);
  const { list } = records(page, url);
  expect(await list('projects')).toMatchObject([
    {
      job_name: 'Hot water replacement',
      job_number: '1001',
      job_description: 'Old 250 L electric is leaking',
      job_date: '2026-12-01',
      job_time: '07:30',
      job_budget: 2400.5,
      repeat_months: 12,
      status: 'pending',
      client: { name: 'Priya Sharma', phone: '0491 570 156', address: '8 Harris St, Parramatta' },
    },
  ]);
  await expect((await jobs(page)).getByRole('article', { name: 'Hot water replacement' })).toContainText('#1001');
});

test('made on a day of the calendar it has that day; the notice opens it', async ({ page, url }) => {
  await page.goto('/calendar?view=day&day=2026-12-03');
  await page.getByRole('main').getByRole('link', { name: 'New Job' }).click();
  await expect(page).toHaveURL(/\/create-project\?day=2026-12-03$/);
  await expect(page.getByLabel('Job Date')).toHaveValue('2026-12-03');
  await page.getByLabel('Job Name').fill('Gutters');
  await create(page).click();
  const made = toast(page, 'Project Created!');
  await expect(page).toHaveURL(/\/dashboard/);
  await made.getByRole('button', { name: 'Open' }).click();
  await expect(page).toHaveURL(/\/job-details\?job=1001$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Gutters' })).toBeVisible();
  expect(await records(page, url).list('projects')).toMatchObject([{ job_name: 'Gutters', job_date: '2026-12-03' }]);
  // anybody can write anything into an address
  await page.goto('/create-project?day=someday');
  await expect(page.getByLabel('Job Date')).toHaveValue('');
});

test('name and number are required; a blank budget is 0; without a client name no client is made', async ({
  page,
  url,
}) => {
  await open(page);
  await expect(page.getByLabel('Job Number')).toHaveValue('1001');
  await page.getByLabel('Job Number').fill('');
  await create(page).click();
  await expect(page.getByText('Job name is required')).toBeVisible();
  await expect(page.getByText('Job number is required')).toBeVisible();
  await expect(page.getByLabel('Job Name')).toBeFocused();
  await page.getByLabel('Job Name').fill('Gate');
  await expect(page.getByText('Job name is required')).toBeHidden();
  await page.getByLabel('Job Number').fill('A-17');
  await page.getByLabel('Job Budget').fill('1.005');
  await page.getByLabel('Client Name').focus();
  await expect(page.getByText('Amounts have at most two decimals.')).toBeVisible();
  await page.getByLabel('Job Budget').fill('-1');
  await page.getByLabel('Client Email').fill('x');
  await create(page).click();
  await expect(page.getByText('An amount cannot be negative.')).toBeVisible();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  // what is no number counts as none
  await page.getByLabel('Job Budget').fill('');
  await page.getByLabel('Job Budget').pressSequentially('e');
  await expect(page.getByLabel('Job Budget')).toHaveJSProperty('validity.badInput', true);
  await page.getByLabel('Client Email').fill('');
  await create(page).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const { list } = records(page, url);
  expect(await list('projects')).toMatchObject([{ job_number: 'A-17', job_budget: 0, client: null }]);
  expect(await list('clients')).toEqual([]);
});

test('an existing client is found by typing, and its fields are disabled', async ({ page, url }) => {
  const { add, list } = records(page, url);
  for (let i = 10; i < 45; i++) await add('clients', { name: `Client ${i}` });
  const zoe = await add('clients', { name: 'Zoe Brown', email: 'zoe@example.com', address: '2 Low Rd' });
  await open(page);
  await page.getByLabel('Client Name').fill('Somebody else');
  const picker = page.getByRole('combobox', { name: 'Existing Client' });
  await picker.click();
  await picker.fill('zo');
  await expect(page.getByRole('option')).toHaveCount(2);
  await picker.press('Enter');
  await expect(picker).toHaveValue('Zoe Brown');
  for (const [label, value] of [
    ['Client Name', 'Zoe Brown'],
    ['Client Email', 'zoe@example.com'],
    ['Client Phone', ''],
    ['Client Address', '2 Low Rd'],
  ] as const) {
    await expect(page.getByLabel(label)).toBeDisabled();
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await page.getByLabel('Job Name').fill('Carport');
  await create(page).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await list('projects')).toMatchObject([{ client_id: zoe.id }]);
  expect(await list('clients', 'limit=100')).toHaveLength(36);
});

test('a number already used is pointed out, and no client is made for nothing', async ({ page, url, problems }) => {
  problems.allow(/409/);
  const { add, remove, list } = records(page, url);
  await add('projects', { job_name: 'Deck', job_number: '77' });
  const gone = await add('projects', { job_name: 'Fence', job_number: '78' });
  await remove('projects', gone.id);
  await open(page);
  await page.getByLabel('Job Name').fill('Pergola');
  await page.getByLabel('Client Name').fill('Rosa Delgado');
  await page.getByLabel('Job Number').fill('77');
  await create(page).click();
  await expect(page.getByText('Job number 77 is already in use. Pick another.')).toBeVisible();
  await expect(page.getByLabel('Job Number')).toBeFocused();
  expect(await list('clients')).toEqual([]);
  // a deleted job keeps its number; the client that was made by then is made once
  await page.getByLabel('Job Number').fill('78');
  await create(page).click();
  await expect(page.getByText(/Job number 78 is already in use/)).toBeVisible();
  await page.getByLabel('Job Number').fill('79');
  await create(page).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await list('clients')).toMatchObject([{ name: 'Rosa Delgado' }]);
  expect(await list('projects', 'job_number=79')).toMatchObject([{ client: { name: 'Rosa Delgado' } }]);
});

test('leaving with something typed is asked about: a link, the menu, Back', async ({ page }) => {
  await page.goto('/client-directory');
  await goTo(page, 'New Job');
  await page.getByLabel('Job Name').fill('Half a thought');
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(asking).toContainText('You have changes that are not saved.');
  await asking.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Job Name')).toHaveValue('Half a thought');

  await goTo(page, 'Supplier Directory');
  await expect(asking).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();

  await page.goBack();
  await expect(asking).toBeVisible();
  await expect(page).toHaveURL(/\/create-project$/);
  await expect(page.getByLabel('Job Name')).toHaveValue('Half a thought');
  await asking.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Client Directory' })).toBeVisible();
});

test('Cancel leaves at once when nothing was typed', async ({ page, url }) => {
  await open(page);
  await expect(page.getByLabel('Job Number')).toHaveValue('1001');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await records(page, url).list('projects')).toEqual([]);
});

test('whoever is quicker than the suggested number waits for it', async ({ page, url }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/next-job-number', async (route) => {
    await released;
    await route.continue();
  });
  await open(page);
  await page.getByLabel('Job Name').fill('Carport');
  await create(page).click();
  await expect(create(page)).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/dashboard/);
  expect(await records(page, url).list('projects')).toMatchObject([{ job_number: '1001', job_name: 'Carport' }]);
});

test('a failed save keeps what was typed', async ({ page, problems }) => {
  problems.allow(/failed|Failed to load resource|^422 /);
  await open(page);
  await page.getByLabel('Job Name').fill('Carport');
  await page.route('**/api/projects', (route) => route.fulfill(refusal('Not today.')));
  await create(page).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByLabel('Job Name')).toHaveValue('Carport');
  await page.unroute('**/api/projects');
  await create(page).click();
  await expect(page).toHaveURL(/\/dashboard/);
});
