import { docx, PIXEL } from '../support/files.ts';
import { expectNoSidewaysScroll, filter } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const LONG = `${'A very long name of a letterhead '.repeat(4)}2026.pdf`;
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') });
const rows = (page: Page) => page.getByRole('list', { name: 'Templates' }).getByRole('listitem');

async function open(page: Page): Promise<void> {
  await page.goto('/upload-templates');
  await expect(page.getByRole('heading', { level: 1, name: 'Upload Templates' })).toBeVisible();
}

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toast(page, 'Template Uploaded!').filter({ hasText: file.name.slice(0, 60) })).toBeVisible();
}

test('a template is chosen, uploaded, downloaded, deleted and brought back', { tag: '@wide' }, async ({ page }) => {
  await open(page);
  await expect(page.getByText('No templates uploaded yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/dashboard');
  const types = ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'csv', 'txt', 'png', 'jpg', 'jpeg'];
  const picker = page.getByLabel('Choose a file');
  await expect(picker).toHaveAttribute('accept', types.map((type) => `.${type}`).join(','));
  await expect(picker).toHaveAccessibleDescription(`${types.join(', ')}, up to 25 MB.`);
  const button = page.getByRole('button', { name: 'Upload', exact: true });
  await expect(button).toBeDisabled();
  await button.click({ force: true });
  await expect(toast(page, 'Please select a file to upload.')).toBeVisible();

  const buffer = Buffer.from(docx(['Dear {client_name}']));
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await page.getByLabel('Choose a file').setInputFiles({ name: 'Quote.docx', mimeType, buffer });
  await expect(page.getByText(`${buffer.length} Bytes · ${mimeType}`)).toBeVisible();
  await page.route('**/api/templates', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await button.click();
  await expect(page.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
  await expect(toast(page, 'Template Uploaded!')).toBeVisible();
  await expect(rows(page)).toHaveText([/Quote\.docx.* Bytes · 20 Nov 2026/s]);
  await expect(rows(page).getByRole('img', { name: 'Document' })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download Quote.docx' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Quote.docx');

  await page.getByRole('button', { name: 'Delete Quote.docx' }).click();
  await expect(page.getByText('No templates uploaded yet.')).toBeVisible();
  await toast(page, 'Template Deleted').getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('each kind has its sign; search, order, long names', async ({ page }) => {
  await open(page);
  await upload(page, pdf(LONG));
  await upload(page, { name: 'site.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL) });
  await upload(page, { name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from('{total}\n'.repeat(200)) });
  await expect(rows(page).getByRole('img')).toHaveCount(3);
  for (const kind of ['PDF', 'Image', 'File'])
    await expect(rows(page).getByRole('img', { name: kind, exact: true })).toBeVisible();
  await expect(rows(page)).toHaveText([/terms\.txt.*1\.56 KB/s, /site\.png/, /A very long name/]);
  await expectNoSidewaysScroll(page);
  await filter(page, 'Order', 'Name');
  await expect(rows(page)).toHaveText([/A very long name/, /site\.png/, /terms\.txt/]);
  await page.getByLabel('Search templates').fill('site');
  await expect(rows(page)).toHaveText([/site\.png/]);
  await page.getByLabel('Search templates').fill('nothing like it');
  await expect(page.getByText('No templates match that')).toBeVisible();
});

test('Upload Failed and Delete Failed say why, and nothing is lost', async ({ page, problems }) => {
  problems.allow(/422|Failed to load resource|failed: /);
  await open(page);
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect(toast(page, 'Upload Failed')).toContainText('That file is not a pdf file.');
  await expect(page.getByText('fake.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Choose no file' }).click();

  await upload(page, pdf('terms.pdf'));
  await page.route('**/api/templates/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Delete terms.pdf' }).click();
  await expect(toast(page, 'Delete Failed')).toBeVisible();
  await page.unroute('**/api/templates/*');
  await expect(rows(page)).toHaveText([/terms\.pdf/]);

  await page.route('**/api/templates?**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText("Couldn't load.")).toBeVisible();
  await page.unroute('**/api/templates?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page)).toHaveText([/terms\.pdf/]);
});
