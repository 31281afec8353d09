import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { stored, stroke } from './pictures.ts';
import { records, toast } from './records.ts';

test.beforeEach(async ({ person, page, url }) => {
  expect(person.email).toBeTruthy();
  const { add } = records(page, url);
  const mele = await add('clients', { name: 'Mele Tupou' });
  await add('projects', { job_name: 'Deck', job_number: '2041', client_id: mele.id });
  await page.goto('/job-details?job=2041&tab=files');
  await expect(page.getByText('No files yet')).toBeVisible();
});

const form = (page: Page) => page.getByRole('dialog', { name: 'Get a Signature' });
const box = (page: Page) => page.getByRole('img', { name: /^Box to sign in/ });
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');

test('a client signs: the sentence, the job, the name, the time and the signature are one picture on file', {
  tag: '@wide',
}, async ({ page, url }) => {
  const open = page.getByRole('button', { name: 'Get a Signature' });
  await open.click();
  await expect(form(page)).toContainText('The work on this job is done and I am happy with it.');
  await expect(form(page)).toContainText('Mele Tupou');
  await expectNoSidewaysScroll(page);
  await expect(box(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await form(page).getByRole('button', { name: 'Save Signature' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Please sign in the box.');

  await stroke(page, box(page), [0.1, 0.2], [0.9, 0.8]);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await form(page).getByRole('button', { name: 'Clear' }).click();
  await expect(form(page).getByRole('button', { name: 'Clear' })).toBeDisabled();
  await stroke(page, box(page), [0.1, 0.5], [0.9, 0.5]);
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Save Signature' }).click();
  await expect(form(page)).toBeHidden();
  await expect(open).toBeFocused();
  await expect(toast(page, 'Signature Saved')).toContainText('Signature Mele Tupou');
  await expect(rows(page)).toHaveText([/Signature Mele Tupou \d+ \w+ \d{4}\.png/]);
  // what was signed is not drawn on
  await expect(rows(page).getByRole('button', { name: /^Mark Up/ })).toHaveCount(0);

  const [file] = await records(page, url).list('attachments');
  const picture = await stored(page, file?.id ?? '', [
    [0.01, 0.01],
    [0.5, 0.95],
  ]);
  expect(picture).toMatchObject({ type: 'image/png', width: 1_600 });
  // white paper in both schemes, with something dark in each part of it: words, signature, line, name
  for (const colour of picture.colours) expect(colour).toEqual([255, 255, 255]);
  for (const darkest of picture.bands) expect(darkest).toBeLessThan(200);
});

test('what is signed and who signs can be changed; what is missing is said; Cancel asks', async ({ page }) => {
  await page.getByRole('button', { name: 'Get a Signature' }).click();
  await form(page).getByRole('button', { name: 'Change' }).click();
  await expect(form(page).getByLabel('What is signed for')).toBeFocused();
  await form(page).getByLabel('What is signed for').fill('');
  await stroke(page, box(page), [0.1, 0.5], [0.9, 0.5]);
  await form(page).getByRole('button', { name: 'Save Signature' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Please say what is signed for.');
  await form(page).getByLabel('What is signed for').fill('The key is back.');
  await form(page).getByLabel('Who signs').fill('');
  await form(page).getByRole('button', { name: 'Save Signature' }).click();
  await expect(form(page).getByRole('alert')).toHaveText('Please say who signs.');
  await form(page).getByLabel('Who signs').fill('Sione / Tupou');
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Cancel' }).click();
  await form(page).getByRole('button', { name: 'Keep editing' }).click();
  await form(page).getByRole('button', { name: 'Save Signature' }).click();
  await expect(rows(page)).toHaveText([/Signature Sione Tupou .*\.png/]);
});
