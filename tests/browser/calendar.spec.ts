import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { lastingNotices, records, refusal, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

// it is Friday 20 November 2026
const day = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const view = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'View' }).getByRole('button', { name }).click();

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/calendar${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
}

test('days, weeks and months, before and after, all in the address', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  await add('projects', { job_name: 'Hot water replacement', job_date: '2026-11-20', job_time: '09:30' });
  await add('admin-tasks', { task_name: 'Ring the council', due_date: '2026-11-24' });
  for (let i = 1; i <= 5; i++) await add('projects', { job_name: `Gutter ${i}`, job_date: '2026-12-02' });
  const sunday = { job_date: '2026-12-06', status: 'completed' };
  await add('projects', { job_name: 'Bathroom renovation, stage two, with waterproofing certificate', ...sunday });
  await open(page, '?view=day');
  await expect(title(page)).toHaveText('Friday 20 November 2026');
  await expect(day(page, 'Friday 20 November 2026').getByRole('link')).toHaveText(/9:30 am Hot water replacement/);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(page.getByText('Nothing on this day.')).toBeVisible();
  await expect(page.getByText('Nothing Booked')).toBeVisible();
  await page.getByRole('button', { name: 'Today' }).click();

  await view(page, 'Week');
  await expect(title(page)).toHaveText('Mon 16 Nov to Sun 22 Nov 2026');
  await expect(day(page, 'Friday 20 November 2026')).toContainText('Today');
  await expect(day(page, 'Saturday 21 November 2026')).toContainText('Nothing on');
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/view=week/);
  await expect(page).toHaveURL(/day=2026-11-27/);
  await expect(day(page, 'Tuesday 24 November 2026')).toContainText('Task: Ring the council');
  await expectNoSidewaysScroll(page);

  await view(page, 'Month');
  await expect(title(page)).toHaveText('November 2026');
  await expect(page.getByRole('link', { name: 'Friday 20 November 2026, 1 on, today' })).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(title(page)).toHaveText('December 2026');
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Wednesday 2 December 2026, 5 on' }).click();
  await expect(title(page)).toHaveText('Wednesday 2 December 2026');
  await expect(page.getByRole('link', { name: /Gutter/ })).toHaveCount(5);
  await page.goBack();
  await expect(title(page)).toHaveText('December 2026');
});

test('moved with keys or fingers, and taken back', async ({ page, url }) => {
  const { add, list, change } = records(page, url);
  const job = await add('projects', { job_name: 'Deck', job_number: '7', job_date: '2026-11-20', job_time: '09:30' });
  await open(page);
  // a phone begins with the day
  await expect(title(page)).toHaveText('Friday 20 November 2026');
  const deck = page.getByRole('link', { name: /Deck/ });
  await deck.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deck' });
  await expect(dialog.getByLabel('Day')).toHaveValue('2026-11-20');
  await expect(dialog.getByRole('link', { name: 'Open job #7' })).toBeVisible();
  await dialog.getByLabel('Day').fill('');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(dialog).toContainText('Pick a day.');
  await dialog.getByLabel('Day').fill('2026-11-23');
  await dialog.getByLabel('Time').fill('14:00');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(toast(page, 'Rescheduled')).toContainText('Deck: Mon 23 Nov, 2:00 pm');
  await expect(page.getByText('Nothing on this day.')).toBeVisible();
  expect(await list('projects')).toMatchObject([{ job_date: '2026-11-23', job_time: '14:00' }]);
  await toast(page, 'Rescheduled').getByRole('button', { name: 'Undo' }).click();
  await expect(deck).toContainText('9:30 am');
  expect(await list('projects')).toMatchObject([{ job_date: '2026-11-20', job_time: '09:30' }]);

  // somebody else moves it: seen at once
  await change('projects', job.id, { job_date: '2026-11-21' });
  await expect(deck).toHaveCount(0);
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(deck).toBeVisible();
});

test('dragged to another day on a desktop, and back where that is refused', async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource|^422 /);
  const { add, list } = records(page, url);
  await add('admin-tasks', { task_name: 'Ring the council', due_date: '2026-11-17', due_time: '08:00' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await expect(title(page)).toHaveText('Mon 16 Nov to Sun 22 Nov 2026');
  const task = page.getByRole('link', { name: /Ring the council/ });
  await task.dragTo(day(page, 'Thursday 19 November 2026'));
  await expect(toast(page, 'Rescheduled')).toContainText('Ring the council: Thu 19 Nov, 8:00 am');
  await expect(day(page, 'Thursday 19 November 2026')).toContainText('Ring the council');
  expect(await list('admin-tasks')).toMatchObject([{ due_date: '2026-11-19', due_time: '08:00' }]);

  await page.route('**/api/admin-tasks/*', (route) => route.fulfill(refusal('Not on a Saturday.')));
  await task.dragTo(day(page, 'Saturday 21 November 2026'));
  await expect(toast(page, 'Error')).toContainText('Not on a Saturday.');
  await expect(day(page, 'Thursday 19 November 2026')).toContainText('Ring the council');
});

test('a job without a date stands below, and is put on a day', { tag: '@wide' }, async ({ page, url }) => {
  const { add, list } = records(page, url);
  await add('projects', { job_name: 'Deck', job_number: '7' });
  await add('projects', { job_name: 'Long done', status: 'completed' });
  await lastingNotices(page);
  await open(page, '?view=week');
  const unscheduled = page.getByRole('region', { name: 'Unscheduled' });
  await expect(unscheduled.getByRole('link')).toHaveText([/Deck/]);
  const friday = day(page, 'Friday 20 November 2026');
  if (isPhone(page)) {
    await unscheduled.getByRole('link', { name: /Deck/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Deck' });
    await dialog.getByLabel('Day').fill('2026-11-20');
    await dialog.getByRole('button', { name: 'Schedule' }).click();
  } else await unscheduled.getByRole('link', { name: /Deck/ }).dragTo(friday);
  await expect(friday.getByRole('link')).toHaveText([/Deck/]);
  await expect(unscheduled).toHaveCount(0);
  await expect(toast(page, 'Rescheduled')).toContainText('Deck: Fri 20 Nov');
  expect(await list('projects', 'job_number=7')).toMatchObject([{ job_date: '2026-11-20' }]);
  await toast(page, 'Rescheduled').getByRole('button', { name: 'Undo' }).click();
  await expect(unscheduled.getByRole('link')).toHaveText([/Deck/]);
  await expect.poll(() => list('projects', 'job_number=7')).toMatchObject([{ job_date: null }]);
});
