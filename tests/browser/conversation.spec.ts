import { ask, backToChat, box, JOB, jobs, open, SENTENCE, said, say, threads } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test('a sentence makes a job and a client, live, and Undo takes it back', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  const answer = await ask(page, SENTENCE);
  await expect(answer).toContainText('Jerry');
  await expect(answer).toContainText('Priya Sharma');
  const receipts = answer.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(receipts.filter({ hasText: /Created job 1001/ })).toBeVisible();

  const panel = await jobs(page);
  const job = panel.getByRole('article', { name: JOB });
  await expect(job).toContainText('Priya Sharma');
  await expect(job).toContainText('$2,400');
  await expect(job).toContainText('Dec 01, 2026');
  await expect(job).toContainText('8 Harris St');
  await expect(job).toContainText('#1001');
  await expect(job.getByText('pending', { exact: true })).toHaveClass(/text-wait/);
  await expect(panel.getByRole('tab', { name: 'Active 1' })).toBeVisible();

  await backToChat(page);
  await receipts
    .filter({ hasText: /Created job/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(receipts.filter({ hasText: /Created job/ })).toContainText('Undone');
  await expect((await jobs(page)).getByText('No active jobs')).toBeVisible();
  await expect(panel.getByRole('tab', { name: 'Active 0' })).toBeVisible();
});

test('what deletes waits for Approve', async ({ page }) => {
  await open(page);
  await ask(page, SENTENCE);
  const answer = await ask(page, 'delete client Priya Sharma');
  const card = answer.getByRole('region', { name: /Delete client Priya Sharma/ });
  await expect(card).toContainText('Needs your OK');
  await expect((await jobs(page)).getByRole('article', { name: JOB })).toContainText(/^(?!.*\(deleted\)).*$/s);
  await backToChat(page);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toContainText('Approved');
  await expect(card.getByRole('button')).toHaveCount(0);
  const done = answer.getByRole('list', { name: 'What was done' }).getByText(/Deleted client Priya Sharma/);
  await expect(done).toBeInViewport({ ratio: 1 });
  await expect((await jobs(page)).getByRole('article', { name: JOB })).toContainText('Priya Sharma (deleted)');
});

test('Reject leaves everything as it is', async ({ page }) => {
  await open(page);
  await ask(page, SENTENCE);
  const answer = await ask(page, 'delete client Priya Sharma');
  const card = answer.getByRole('region', { name: /Delete client Priya Sharma/ });
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect(card).toContainText('Rejected');
  await page.reload();
  await expect(said(page, 'Jerry').last().getByText('Rejected')).toBeVisible();
  const job = (await jobs(page)).getByRole('article', { name: JOB });
  await expect(job).toContainText('Priya Sharma');
  await expect(job).not.toContainText('(deleted)');
});

test('a plain yes in the conversation is an approval', async ({ page }) => {
  await open(page);
  await ask(page, SENTENCE);
  const asking = await ask(page, 'delete client Priya Sharma');
  const answer = await ask(page, 'yes');
  await expect(answer).toContainText('Deleted client Priya Sharma');
  await expect(asking.getByRole('region', { name: /Delete client Priya Sharma/ })).toContainText('Approved');
  await expect((await jobs(page)).getByRole('article', { name: JOB })).toContainText('Priya Sharma (deleted)');
});

test('a second tab sees the same conversation live', async ({ page, context }) => {
  await open(page);
  await ask(page, 'show me my jobs');
  const other = await context.newPage();
  await open(other, page.url());
  await expect(said(other, 'You')).toHaveText([/show me my jobs/]);
  await ask(page, SENTENCE);
  await expect(said(other, 'You').last()).toContainText('Create a job for Priya Sharma');
  await expect(said(other, 'Jerry').last()).toContainText('Created job 1001');
  await expect((await jobs(other)).getByRole('article', { name: JOB })).toBeVisible();
});

test('conversations are kept in a list, and a new one is empty', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await ask(page, 'show me my jobs');
  await threads(page);
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(said(page, 'You')).toHaveCount(0);
  if (!isPhone(page)) await expect(box(page)).toBeFocused();
  await ask(page, 'list my clients please');
  const list = await threads(page);
  await expect(list.getByRole('link')).toHaveText([/list my clients please/, /show me my jobs/]);
  await list.getByRole('link', { name: /show me my jobs/ }).click();
  await expect(said(page, 'You')).toHaveText([/show me my jobs/]);
  await page.goBack();
  await expect(said(page, 'You')).toHaveText([/list my clients please/]);
});

test('an empty command is answered with what is missing', async ({ page }) => {
  await open(page);
  await box(page).fill('   ');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please enter a command.')).toBeVisible();
  await expect(said(page, 'You')).toHaveCount(0);
  await expect(box(page)).toBeFocused();
});

test('words on the screen are never taken for markup', async ({ page }) => {
  await open(page);
  await say(page, '<img src=x onerror=alert(1)> **bold**');
  await expect(said(page, 'You')).toContainText('<img src=x onerror=alert(1)>');
  await expect(said(page, 'You').locator('img')).toHaveCount(0);
});

test('a draft is still there after a look at another conversation', async ({ page }) => {
  await open(page);
  await ask(page, 'show me my jobs');
  await box(page).fill('half a thou');
  await threads(page);
  await page.getByRole('button', { name: 'New conversation' }).click();
  await expect(box(page)).toHaveValue('');
  const list = await threads(page);
  await list.getByRole('link', { name: /show me my jobs/ }).click();
  await expect(box(page)).toHaveValue('half a thou');
});
