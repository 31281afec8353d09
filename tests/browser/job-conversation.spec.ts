import { BEGIN, posts } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone, openConversation } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const HOT_WATER = { job_name: 'Hot water replacement', job_number: '2041', status: 'in_progress' };
const title = (page: Page) => page.getByRole('heading', { level: 1, name: HOT_WATER.job_name });

test('"this" in the conversation is the job on the screen', async ({ page, url }) => {
  const { add } = records(page, url);
  await add('projects', HOT_WATER);
  await add('projects', { job_name: 'Another one' });
  await page.goto('/job-details?job=2041');
  await expect(title(page)).toBeVisible();
  await openConversation(page);
  const box = page.getByRole('textbox', { name: 'Message' });
  const sent = posts(page);
  await box.fill('mark this job as completed');
  await box.press('Enter');
  if (isPhone(page)) {
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the conversation' }).click();
  }
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('completed');
  expect(sent.map(({ path }) => path)).toEqual([BEGIN]);
  // the conversation is about no job: what is said there on another screen is not about this one
  expect(await records(page, url).list('threads')).toMatchObject([{ assistant: 'jerry', job_id: null }]);
});

test('another conversation leaves the job on the screen', async ({ page, url }) => {
  const { add, ask } = records(page, url);
  await add('projects', HOT_WATER);
  await ask('Show my jobs');
  await page.goto('/job-details?job=2041');
  await openConversation(page);
  await page.getByRole('button', { name: 'Conversations', exact: true }).click();
  await page.getByRole('navigation', { name: 'Conversations' }).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Conversations' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the conversation' }).click();
  await expect(page).toHaveURL(/job=2041&thread=/);
  await expect(title(page)).toBeVisible();
});
