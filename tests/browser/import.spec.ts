import { signUp } from '../support/account.ts';
import { takeOut } from '../support/copy.ts';
import { post } from '../support/samples.ts';
import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const choose = (page: Page, text: string, name = 'contacts.csv') =>
  page.getByLabel('Choose a CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file is looked at, imported on a yes, and taken back', { tag: '@wide' }, async ({ page, url }) => {
  const { add, list } = records(page, url);
  await add('clients', { name: 'Tom Nguyen' });
  await page.goto('/client-directory');
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import and Export' })).toBeVisible();
  await expect(page.getByLabel('What is in the file?')).toHaveValue('clients');
  await expect(page.getByText('No imports yet.')).toBeVisible();
  await page.getByLabel('Choose a CSV file').focus();
  const long = `${'Papadopoulos-'.repeat(12)}x`;
  await choose(
    page,
    `Name;E-mail;Star sign\nPriya Sharma;priya@example.com;Leo\ntom nguyen;;\nRosa;rosa@;\n${long};;\n`,
  );
  // the keyboard goes on from what is looked at, and from the chooser once that is done
  await expect(preview(page)).toBeFocused();
  await expect(preview(page)).toContainText('2 clients to add, 1 on file already, 1 with something wrong.');
  await expect(preview(page)).toContainText('E-mail as email');
  await expect(preview(page)).toContainText('Left out: Star sign');
  await expect(preview(page).getByRole('list', { name: 'Rows' }).getByRole('listitem')).toHaveText([
    /RosaWrongLine 4: "rosa@": Please enter a valid email address/,
    /tom nguyenOn fileLine 3: This name is on file already\./,
    /Priya SharmaNew/,
    /Papadopoulos/,
  ]);
  await expectNoSidewaysScroll(page);
  expect(await list('clients')).toHaveLength(1);
  await page.getByRole('checkbox', { name: 'Add the 1 on file already too' }).click();
  await expect(page.getByRole('button', { name: 'Import 3 clients' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Add the 1 on file already too' }).click();
  await page.getByRole('button', { name: 'Import 2 clients' }).click();
  await expect(toast(page, 'Import Done')).toContainText('2 clients added. 2 left out.');
  await expect(page.getByLabel('Choose a CSV file')).toBeFocused();
  expect(await list('clients')).toHaveLength(3);

  await page.getByRole('button', { name: 'Undo the import of 2 clients' }).click();
  await expect(toast(page, 'Import Undone')).toContainText('2 deleted.');
  await expect(page.getByRole('list', { name: 'Past imports' })).toContainText('Undone');
  expect(await list('clients')).toMatchObject([{ name: 'Tom Nguyen' }]);
});

test('a second press imports nothing more', async ({ page, url }) => {
  const { list } = records(page, url);
  await page.goto('/import');
  await choose(page, 'Name\nPriya Sharma\n');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/imports') && request.method() === 'POST' && asked.push(''));
  await page.getByRole('button', { name: 'Import 1 client' }).focus();
  // in one go: the second comes before anything could be shown of the first
  await page.evaluate('document.activeElement.click(), document.activeElement.click()');
  await expect(toast(page, 'Import Done')).toHaveCount(1);
  await expect(page.getByLabel('Choose a CSV file')).toBeFocused();
  expect(await list('clients')).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('a file that cannot be read is told, and another one is taken', async ({ page, problems }) => {
  problems.allow(/422/);
  await page.goto('/import?table=projects');
  await expect(page.getByLabel('What is in the file?')).toHaveValue('projects');
  await choose(page, 'Job\n"Deck');
  await expect(toast(page, 'Error')).toContainText('That is not a CSV file that can be read');
  await choose(page, 'Job,Client\nDeck,Nobody\n');
  await expect(preview(page)).toContainText('There is no client "Nobody".');
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await choose(page, 'Job,Start date\nDeck,1/12/2026\n');
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  await toast(page, 'Import Done').getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Import Undone')).toContainText('1 deleted.');
});

test('lists can be downloaded, and everything, by whoever says the password', async ({
  page,
  url,
  person,
  problems,
}) => {
  problems.allow(/403/);
  await records(page, url).add('suppliers', { name: 'Rexel' });
  await page.goto('/supplier-directory');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(person.password);
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  const [csv] = await Promise.all([page.waitForEvent('download'), confirm.click()]);
  expect(csv.suggestedFilename()).toBe('suppliers.csv');
  // it holds for ten minutes
  await page.goto('/import');
  const zip = page.getByRole('button', { name: 'Everything (zip)' });
  const [all] = await Promise.all([page.waitForEvent('download'), zip.click()]);
  expect(all.suggestedFilename()).toBe('smoko-2026-11-20.zip');
});

test('everything comes back from the zip into an empty business, once', async ({ page, url, person, problems }) => {
  problems.allow(/403|409|422/);
  const owner = await signUp(url, { business_name: 'Sharma Plumbing' });
  await post(owner, '/api/clients', { name: 'Priya Sharma' });
  const { zip } = await takeOut(owner);
  await page.goto('/import');
  const bring = (name: string, buffer: Buffer) =>
    page.getByLabel('Choose the zip').setInputFiles({ name, mimeType: 'application/zip', buffer });
  const uploads: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && uploads.push(new URL(request.url()).pathname));
  await bring('notes.zip', Buffer.from('notes'));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your password', { exact: true })).toBeVisible();
  expect(uploads, 'nothing is sent before it is known who asks').toEqual([]);
  await dialog.getByLabel('Your password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toContainText('That file is no copy of everything.');
  await expectNoSidewaysScroll(page);
  await bring('smoko.zip', zip);
  await expect(toast(page, 'Import Done')).toContainText('records brought back.');
  await expect(page.getByText(/^Brought back on .*, as they were on /)).toBeVisible();
  expect(await records(page, url).list('clients')).toMatchObject([{ name: 'Priya Sharma' }]);
  uploads.length = 0;
  await bring('smoko.zip', zip);
  await expect(page.getByRole('alert')).toContainText('comes back only into an empty one. Sign up for a new account');
  expect(uploads, 'nor into a business with records').toEqual([]);
  await expectNoSidewaysScroll(page);
});
