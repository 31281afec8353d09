import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test("what a job's page asks first is asked before the app is there, and once", async ({ page, url, person }) => {
  expect(person.email).toBeTruthy();
  const { add } = records(page, url);
  const job = await add('projects', { job_name: 'Hot water', job_number: 'A 7/2' });
  await add('admin-tasks', { task_name: 'Book the inspection', project_id: job.id });

  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  // the app itself comes only when everything it will ask first was asked
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/job-details?job=${encodeURIComponent('A 7/2')}`, { waitUntil: 'commit' });
  const first = [
    '/api/auth/session',
    '/api/projects?limit=1&job_number=A+7%2F2',
    `/api/projects/${job.id}/billing`,
    `/api/job-overview/${job.id}`,
    `/api/message-history?limit=30&project_id=${job.id}`,
    `/api/admin-tasks?limit=30&project_id=${job.id}`,
  ];
  await expect.poll(() => asked).toEqual(first);

  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Hot water' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Book the inspection/ })).toBeVisible();
  await expect(page.getByText('No messages about this job yet.')).toBeVisible();
  for (const question of first)
    expect(
      asked.filter((one) => one === question),
      question,
    ).toHaveLength(1);
});
