import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`This is ${name}`) });

test('files of a job are added, downloaded, deleted and brought back', { tag: '@wide' }, async ({ page, url }) => {
  await records(page, url).add('projects', { job_name: 'Deck', job_number: '2041' });
  await page.goto('/job-details?job=2041&tab=files');
  await expect(page.getByText('No files yet')).toBeVisible();
  await expect(page.getByText('Keep this with job 2041')).toBeVisible();
  const long = `${'A very long name of a plan '.repeat(5)}.txt`;
  await page.getByLabel('Add files').setInputFiles([text('colours.txt'), text(long)]);
  const rows = page.getByRole('list', { name: 'Files' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Files 2' })).toBeVisible();
  await expectNoSidewaysScroll(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download colours.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('colours.txt');
  await page.getByRole('button', { name: 'Delete colours.txt' }).click();
  await expect(rows).toHaveCount(1);
  await toast(page, 'File Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('tab', { name: 'Files 2' })).toBeVisible();
});

test('what cannot be kept is said, and the others are', async ({ page, url, problems }) => {
  problems.allow(/422|Failed to load resource/);
  await records(page, url).add('projects', { job_name: 'Deck', job_number: '2041' });
  await page.goto('/job-details?job=2041&tab=files');
  const fake = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') };
  await page.getByLabel('Add files').setInputFiles([fake, text('colours.txt')]);
  await expect(toast(page, 'Upload Failed: fake.pdf')).toContainText('That file is not a pdf file.');
  await expect(page.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveText([/colours\.txt/]);
});
