import { readFileSync } from 'node:fs';
import { PIXEL } from '../support/files.ts';
import { open, overview } from './dashboard.ts';
import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone, openConversation } from './navigation.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`This is ${name}`) });

test('files of a job are added, downloaded, deleted and brought back', async ({ page, url }) => {
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

const GIVE = readFileSync(new URL('./in-page/give-file.js', import.meta.url), 'utf8')
  .trim()
  .replace(/;$/, '');
const base64 = Buffer.from(PIXEL).toString('base64');
/** Gives a picture to the message box. */
const give = (page: Page, type: 'paste' | 'drop', name: string) =>
  page.evaluate(`(${GIVE})(document.getElementById('message'), ${JSON.stringify({ type, name, base64 })})`);
const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');

test('files go with a message: chosen, dropped or pasted, taken back, sent, downloaded', { tag: '@wide' }, async ({
  page,
  url,
  problems,
}) => {
  problems.allow(/422|404|Failed to load resource/);
  await records(page, url).add('projects', { job_name: 'Deck', job_number: '2041' });
  await page.goto('/job-details?job=2041');
  await openConversation(page);
  const box = page.getByRole('textbox', { name: 'Message' });
  await page.getByLabel('Attach files').setInputFiles([text('colours.txt'), text('second.txt')]);
  await expect(attached(page)).toHaveText([/colours\.txt/, /second\.txt/]);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await give(page, 'paste', 'photo.png');
  await expect(attached(page)).toHaveText([/colours\.txt/, /second\.txt/, /photo\.png/]);
  await give(page, 'drop', 'plan.png');
  await expect(attached(page)).toHaveCount(4);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove second.txt' }).click();
  await expect(attached(page)).toHaveText([/colours\.txt/, /photo\.png/, /plan\.png/]);
  await page
    .getByLabel('Attach files')
    .setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
  await expect(toast(page, 'Upload Failed: fake.pdf')).toContainText('That file is not a pdf file.');
  await expectNoSidewaysScroll(page);

  await box.press('Enter');
  await expect(toast(page, 'Please enter a command.')).toBeVisible();
  await box.fill('Here are the photos');
  await box.press('Enter');
  const said = page.getByRole('article', { name: 'You' });
  await expect(said.getByRole('listitem')).toHaveText([/colours\.txt/, /photo\.png/, /plan\.png/]);
  await expect(attached(page)).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    said.getByRole('button', { name: 'Download colours.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('colours.txt');

  // they belong to the job on the screen; one that was deleted says so
  if (isPhone(page)) await page.getByRole('button', { name: 'Close the conversation' }).click();
  await page.getByRole('tab', { name: 'Files 3' }).click();
  await page.getByRole('button', { name: 'Delete plan.png' }).click();
  await expect(page.getByRole('tab', { name: 'Files 2' })).toBeVisible();
  if (isPhone(page)) await openConversation(page);
  await said.getByRole('button', { name: 'Download plan.png' }).click();
  await expect(toast(page, 'Could not download plan.png')).toBeVisible();
});

test('the Upload button of a Direct Command Center attaches to the command', async ({ page, url }) => {
  await open(page);
  await overview(page);
  const form = page.getByRole('form', { name: 'Direct Command Center: Tell Sarah what to do' });
  await form.getByLabel('Upload', { exact: true }).setInputFiles(text('list.txt'));
  await expect(form.getByRole('listitem')).toHaveText([/list\.txt/]);
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await form.getByRole('textbox').fill('Order 3 downlights');
  await form.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(toast(page, 'Sarah Response')).toBeVisible();
  await expect(form.getByRole('listitem')).toHaveCount(0);
  const [thread] = await records(page, url).list('threads');
  const messages = await records(page, url).list(`threads/${thread?.id}/messages`);
  expect(messages[0]).toMatchObject({ content: 'Order 3 downlights', attachments: [{ name: 'list.txt' }] });
});
