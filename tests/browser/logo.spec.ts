import { cameraJpeg, drawnPng } from '../../server/src/testing/pictures.ts';
import { expectAccessible } from './axe.ts';
import { expectNoSidewaysScroll } from './data-pages.ts';
import { expect, type Page, test } from './fixtures.ts';
import { lastingNotices, records, toast } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const part = (page: Page) => page.getByRole('region', { name: 'Logo' });
const picture = (page: Page) => part(page).getByRole('img', { name: 'Logo of Carmody Electrical' });
const png = (content: Uint8Array, name = 'logo.png') => ({ name, mimeType: 'image/png', buffer: Buffer.from(content) });

/** Width by height, as it is stored and as it is drawn; drawn it has the same form, within the box. */
async function expectUnstretched(page: Page, image: ReturnType<typeof picture>, width: number, height: number) {
  await expect(image).toHaveJSProperty('naturalWidth', width);
  await expect(image).toHaveJSProperty('naturalHeight', height);
  const box = await image.boundingBox();
  if (!box) throw new Error('It is not drawn.');
  expect(Math.abs(box.width / box.height - width / height)).toBeLessThan(0.05 * (width / height));
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  return box;
}

test('a logo is chosen, looked at, replaced, removed and brought back', async ({ page }) => {
  await lastingNotices(page);
  await page.goto('/settings');
  await expect(part(page).getByRole('img')).toHaveCount(0);
  await expect(part(page).getByRole('button', { name: 'Remove Logo' })).toHaveCount(0);
  // by keyboard: the input is reached, and says what it takes
  const choose = part(page).getByLabel('Choose a Logo');
  await choose.focus();
  await expect(choose).toBeFocused();
  await expect(choose).toHaveAccessibleDescription(/^PNG or JPEG\./);

  // what is typed elsewhere stays, and is saved without a question
  await page.getByLabel('Full Name').fill('Dave C');
  await choose.setInputFiles(png(drawnPng(600, 120)));
  await expect(toast(page, 'Logo Saved!')).toContainText('What was issued keeps the logo it has.');
  const wide = await expectUnstretched(page, picture(page), 600, 120);
  expect(wide.width).toBeLessThanOrEqual(170);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(toast(page, 'Settings Saved!')).toBeVisible();

  await part(page)
    .getByLabel('Replace Logo')
    .setInputFiles(png(drawnPng(60, 300, [163, 35, 27, 255])));
  const tall = await expectUnstretched(page, picture(page), 60, 300);
  expect(tall.height).toBeLessThanOrEqual(62);
  // the one before is one press away
  await toast(page, 'Logo Saved!').first().getByRole('button', { name: 'Undo' }).click();
  await expectUnstretched(page, picture(page), 600, 120);

  await part(page).getByRole('button', { name: 'Remove Logo' }).click();
  await expect(picture(page)).toHaveCount(0);
  await expect(part(page).getByLabel('Choose a Logo')).toBeFocused();
  await toast(page, 'Logo Removed').getByRole('button', { name: 'Undo' }).click();
  await expectUnstretched(page, picture(page), 600, 120);
  await page.reload();
  await expectUnstretched(page, picture(page), 600, 120);
});

test('what is no logo is said, and the one that is there stays', async ({ page, problems }) => {
  problems.allow(/422/);
  await page.goto('/settings');
  await part(page)
    .getByLabel('Choose a Logo')
    .setInputFiles(png(drawnPng(96, 32)));
  await expectUnstretched(page, picture(page), 96, 32);
  const replace = part(page).getByLabel('Replace Logo');
  await replace.setInputFiles(png(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')));
  await expect(toast(page, 'Upload Failed')).toContainText(
    'A logo is a PNG or a JPEG picture. Save yours as one of them.',
  );
  await expectUnstretched(page, picture(page), 96, 32);
});

test('a picture as phones make them is drawn smaller, the right way up', async ({ page }) => {
  await page.goto('/settings');
  await part(page)
    .getByLabel('Choose a Logo')
    .setInputFiles(png(drawnPng(3_000, 1_500)));
  await expectUnstretched(page, picture(page), 1_200, 600);
  const buffer = Buffer.from(cameraJpeg(6, 'GPS'));
  await part(page).getByLabel('Replace Logo').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  await expectUnstretched(page, picture(page), 32, 64);
});

test('clients see it on the page of a quote, light and dark', { tag: '@wide' }, async ({ page, url }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { add } = records(page, url);
  await page.goto('/settings');
  await part(page)
    .getByLabel('Choose a Logo')
    .setInputFiles(png(drawnPng(900, 100)));
  await expectUnstretched(page, picture(page), 900, 100);
  const client = await add('clients', { name: 'Priya Sharma', email: 'priya@example.org' });
  const lines = [{ description: 'New switchboard', quantity: 1, unit_price: 950 }];
  const quote = await add('quotes', { client_id: client.id, lines });
  const { body } = await add(`quotes/${quote.id}/send`, {});
  await page.goto(/http\S+\/q\/[0-9a-v]{52}/.exec(String(body))?.[0] ?? '');
  const logo = page.getByRole('img', { name: 'Logo of Carmody Electrical' });
  const box = await expectUnstretched(page, logo, 900, 100);
  expect(box.width).toBeLessThanOrEqual(240);
  await expectNoSidewaysScroll(page);
  // logos are made for white paper
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(logo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
