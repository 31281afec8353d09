import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ person, problems }) => {
  expect(person.email).toBeTruthy();
  problems.allow(/failed|Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|socket/);
});

/** The worker keeps the app's files, and what looks after the day without reception has been loaded. */
async function ready(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.waitForLoadState('networkidle');
}

test('a status that was chosen without reception waits, survives a reload, and goes once', async ({
  page,
  url,
  context,
}) => {
  const on = records(page, url);
  const job = await on.add('projects', { job_name: 'Deck', status: 'pending' });
  await lastingNotices(page);
  await page.goto(`/job-details?job=${String(job.job_number)}`);
  const status = page.getByRole('combobox', { name: 'Status', exact: true });
  await expect(status).toHaveValue('pending');
  await ready(page);

  await context.setOffline(true);
  await status.selectOption('in_progress');
  await expect(toast(page, 'Waiting for reception')).toBeVisible();
  await expect(page.getByRole('button', { name: '1 waiting for reception' })).toBeVisible();
  await expect(status).toHaveValue('in_progress');

  await page.reload();
  await expect(page.getByRole('button', { name: '1 waiting for reception' })).toBeVisible();
  await expect(status).toHaveValue('in_progress');

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: '1 waiting for reception' })).toHaveCount(0);
  await expect.poll(async () => (await on.list('projects'))[0]).toMatchObject({ status: 'in_progress', version: 2 });
});
