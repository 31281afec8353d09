import { open, overview } from './dashboard.ts';
import { figure } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test("figures and activity of the dashboard each say Couldn't load, Retry", async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  const { add, ask } = records(page, url);
  await add('projects', { job_name: 'Deck', status: 'in_progress' });
  await ask('Add Jasmine Okafor to my clients please, mobile 0491 578 957');
  await page.route(/\/api\/(dashboard|stats|updates-feed\?)/, (route) => route.abort());
  await open(page);
  const panel = await overview(page);
  await expect(panel.getByText("Couldn't load.")).toHaveCount(3);
  await page.unrouteAll();
  for (let left = 3; left > 0; left--) {
    await panel.getByRole('button', { name: 'Retry' }).first().click();
    await expect(panel.getByText("Couldn't load.")).toHaveCount(left - 1);
  }
  await expect(figure(page, 'Jobs in Progress')).toHaveText('1');
  await expect(panel.getByRole('link', { name: /^Total Jobs 1/ })).toBeVisible();
  const done = panel.getByRole('region', { name: 'What the team did' }).getByRole('listitem');
  await expect(done).toContainText(/Added client Jasmine Okafor/);
  await expect(done).toContainText(/(Jerry|Michelle)/);
  await expect(done).toContainText(/Nov 20, \d\d:\d\d/);
});

test('what was written about a job can be loaded again', async ({ page, url, problems }) => {
  problems.allow(/failed|Failed to load resource/);
  const { add } = records(page, url);
  await add('projects', { job_name: 'Deck', job_number: '1001' });
  await page.route(/\/api\/agent-messages\?/, (route) => route.abort());
  await page.goto('/dashboard?job=1001');
  await overview(page);
  const updates = page.getByRole('region', { name: 'Agent Updates' });
  await expect(updates.getByText("Couldn't load.")).toBeVisible();
  await page.unrouteAll();
  await updates.getByRole('button', { name: 'Retry' }).click();
  await expect(updates.getByText('No messages from Michelle for this job yet.')).toBeVisible();
});
