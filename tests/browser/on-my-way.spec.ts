import { expectAccessible } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { records } from './records.ts';

test("today's client is told that one is on the way, once what goes was seen", { tag: '@wide' }, async ({
  page,
  url,
  person,
  problems,
}) => {
  expect(person.email).toBeTruthy();
  const { add, list } = records(page, url);
  const today = await page.context().request.get(`${url}/api/calendar?view=day`);
  const job_date = String((await today.json()).today);
  const karen = await add('clients', { name: 'Karen Wu', phone: '0491 570 156' });
  const job = await add('projects', { job_name: 'Oven', client_id: karen.id, job_date, job_time: '15:00' });
  const later = await add('projects', { job_name: 'Next week', client_id: karen.id, job_date: '2027-01-15' });

  await page.goto(`/job-details?job=${job.job_number}`);
  await page.getByRole('button', { name: 'On My Way' }).click();
  const dialog = page.getByRole('dialog', { name: 'On My Way' });
  const words = dialog.getByRole('region', { name: 'What goes out' });
  await expect(words).toContainText("I'm on my way, there in about 20 minutes.");
  await expect(words).toContainText('1 text to 0491 570 156');
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'No time' }).click();
  await expect(words).toContainText("I'm on my way.");
  await dialog.getByRole('radio', { name: '45 min' }).click();
  await expect(words).toContainText('there in about 45 minutes.');
  expect(await list('outbox', `client_id=${karen.id}`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toHaveCount(0);
  const sent = await list('outbox', `client_id=${karen.id}`);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ project_id: job.id, channel: 'sms' });

  problems.allow(/409/);
  // from the calendar: a second one is refused, and says so
  await page.goto('/calendar?view=day');
  await page.getByRole('link', { name: /Oven/ }).click();
  await page.getByRole('button', { name: 'On My Way' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Karen Wu was told at');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/job-details?job=${later.job_number}`);
  await expect(page.getByRole('heading', { name: 'Next week' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'On My Way' })).toHaveCount(0);
});
