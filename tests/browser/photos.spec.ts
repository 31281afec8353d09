import { png } from '../support/files.ts';
import { expectAccessible } from './axe.ts';
import { expect, type Page, test } from './fixtures.ts';
import { isPhone } from './navigation.ts';
import { expectColour, photo, stored, stroke } from './pictures.ts';
import { records, toast } from './records.ts';

const BLUE = [32, 96, 192] as const;
const GREEN = [32, 160, 64] as const;
const RED = [240, 36, 30] as const;
const AMBER = [255, 176, 0] as const;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const drawing = (page: Page) => page.getByRole('img', { name: /to be drawn on/ });
const rows = (page: Page) => page.getByRole('list', { name: 'Files' }).getByRole('listitem');
const question = (page: Page) => page.getByText('You have changes that are not saved.');

test.beforeEach(async ({ person, page, url }) => {
  expect(person.email).toBeTruthy();
  await records(page, url).add('projects', { job_name: 'Deck', job_number: '2041' });
  await page.goto('/job-details?job=2041&tab=files');
  await expect(page.getByText('No files yet')).toBeVisible();
});

async function take(page: Page, buffer: Buffer): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Take Photo' }).click();
  await (await asked).setFiles({ name: 'image.jpg', mimeType: 'image/jpeg', buffer });
}

const idOf = async (page: Page, url: string, name: string | RegExp): Promise<string> => {
  const all = await records(page, url).list('attachments');
  const found = all.filter((file) => (name instanceof RegExp ? name.test(String(file.name)) : file.name === name));
  expect(found, `${String(name)} in ${all.map((file) => String(file.name)).join()}`).toHaveLength(1);
  return found[0]?.id ?? '';
};

test('a photo on file is marked up: a copy of its own, and the photo as it was', async ({ page, url }) => {
  const original = await photo(page);
  await page.getByLabel('Add files').setInputFiles({ name: 'roof.jpg', mimeType: 'image/jpeg', buffer: original });
  const open = page.getByRole('button', { name: 'Mark Up roof.jpg' });
  await open.click();
  const form = dialog(page, 'Mark Up');
  await expect(drawing(page)).toBeVisible();

  // nothing was drawn: nothing is asked, and nothing is saved
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toHaveText('Draw something on the photo first.');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await stroke(page, drawing(page), [0.1, 0.25], [0.9, 0.25]);
  await form
    .getByText('Amber')
    .or(form.getByRole('radio', { name: 'Amber' }))
    .check();
  await stroke(page, drawing(page), [0.1, 0.75], [0.9, 0.75]);
  await stroke(page, drawing(page), [0.5, 0.4], [0.5, 0.6]);
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Undo' }).click();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeVisible();
  await form.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save Copy' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page)).toHaveText([/roof marked\.jpg/, /roof\.jpg/]);
  await expect(open).toBeFocused();

  const at = [
    [0.5, 0.25],
    [0.5, 0.75],
    [0.5, 0.5],
    [0.5, 0.1],
    [0.5, 0.9],
  ] as const;
  const marked = await stored(page, await idOf(page, url, 'roof marked.jpg'), at);
  expect(marked).toMatchObject({ type: 'image/jpeg', width: 600, height: 800 });
  for (const [i, colour] of [RED, AMBER, undefined, BLUE, GREEN].entries())
    if (colour) expectColour(marked.colours[i], colour);
  // the stroke that was undone
  expect(marked.colours[2]).not.toEqual(AMBER);
  const kept = await page.context().request.get(`${url}/api/attachments/${await idOf(page, url, 'roof.jpg')}/file`);
  expect(Buffer.compare(await kept.body(), original)).toBe(0);
});

test('a photo is taken and marked up before it goes; the page does not scroll while one draws', async ({
  page,
  url,
}) => {
  await take(page, await photo(page, 2_400));
  const form = dialog(page, 'New Photo');
  await expect(drawing(page)).toBeVisible();
  await form.getByRole('radio', { name: 'White' }).check();
  // of what is scrolled at all: parts of the page that nobody waits for may come meanwhile
  const places = () =>
    page.evaluate<string>("[...document.querySelectorAll('*')].map((one) => one.scrollTop).filter(Boolean).join()");
  const before = await places();
  await stroke(page, drawing(page), [0.5, 0.8], [0.5, 0.2]);
  expect(await places()).toBe(before);
  // the phone is turned: what was drawn stays where it is on the photo
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await drawing(page).boundingBox())?.height ?? 0).toBeLessThan(200);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toHaveText([/Photo .* marked\.jpg/, /Photo .*m\.jpg/]);
  const marked = await stored(page, await idOf(page, url, / marked\.jpg$/), [[0.5, 0.5]]);
  expect(marked).toMatchObject({ type: 'image/jpeg', width: 1_500, height: 2_000 });
  expectColour(marked.colours[0], [255, 255, 255]);
  await page.setViewportSize({ width: 390, height: 844 });

  // as it is; and another one in the same minute is told apart
  await take(page, await photo(page));
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page)).toHaveCount(3);
  const names = (await records(page, url).list('attachments')).map(({ name }) => name);
  expect(new Set(names).size).toBe(3);

  // what was taken is on no other device: to throw it away is asked first
  await take(page, await photo(page));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeVisible();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(rows(page)).toHaveCount(3);
});

test('the camera is offered where there is a touch screen', { tag: '@wide' }, async ({ page }) => {
  await expect(page.getByRole('button', { name: 'Get a Signature' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take Photo' })).toHaveCount(isPhone(page) ? 1 : 0);
});

test('a picture that cannot be opened says so; a refused copy is not lost', async ({ page, url, problems }) => {
  problems.allow(/422|Failed to load resource/);
  const files = [
    { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from(png()) },
    { name: 'roof.jpg', mimeType: 'image/jpeg', buffer: await photo(page) },
  ];
  await page.getByLabel('Add files').setInputFiles(files);
  await page.getByRole('button', { name: 'Mark Up broken.png' }).click();
  const form = dialog(page, 'Mark Up');
  await expect(form.getByRole('alert')).toContainText('This picture cannot be opened here');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: 'Mark Up roof.jpg' }).click();
  await stroke(page, drawing(page), [0.1, 0.5], [0.9, 0.5]);
  const refuse = { status: 422, contentType: 'application/problem+json', body: '{"detail":"No.","code":"invalid"}' };
  await page.route('**/api/attachments', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refuse) : route.continue(),
  );
  await form.getByRole('button', { name: 'Save Copy' }).click();
  await expect(toast(page, 'Upload Failed: roof marked.jpg')).toBeVisible();
  await page.unroute('**/api/attachments');
  await form.getByRole('button', { name: 'Save Copy' }).click();
  await expect(form).toBeHidden();
  await idOf(page, url, 'roof marked.jpg');
});

test('photos are seen small once they are in sight, and open large one after the other', { tag: '@wide' }, async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/attachments\/\w+\/file$/.test(request.url())) asked.push(request.url());
  });
  const buffer = await photo(page);
  const text = { name: 'colours.txt', mimeType: 'text/plain', buffer: Buffer.from('white') };
  const broken = { name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from(png()) };
  const named = (name: string) => ({ name, mimeType: 'image/jpeg', buffer });
  const papers = Array.from({ length: 24 }, (_, i) => ({ ...text, name: `paper ${i}.txt` }));
  await page.getByLabel('Add files').setInputFiles([named('first.jpg'), ...papers]);
  await expect(rows(page)).toHaveCount(25);
  await page.getByLabel('Add files').setInputFiles([broken, text, named('roof.jpg')]);
  await expect(rows(page)).toHaveCount(28);
  // the first photo is below as many papers as a screen is high
  asked.length = 0;
  await page.reload();
  const small = (name: string) => page.getByRole('button', { name: `Open ${name}` });
  await small('roof.jpg').scrollIntoViewIfNeeded();
  await expect(small('roof.jpg').locator('canvas')).toBeVisible();
  await expect(small('broken.png').locator('canvas')).toBeHidden();
  await expect(small('colours.txt')).toHaveCount(0);
  await expect(small('first.jpg').locator('canvas')).toBeHidden();
  expect(new Set(asked).size, 'the one that is out of sight is not fetched').toBe(2);
  await expectAccessible(page);

  await small('roof.jpg').focus();
  await page.keyboard.press('Enter');
  const large = (name: string) => dialog(page, name);
  await expect(large('roof.jpg').getByRole('img', { name: 'roof.jpg' })).toBeVisible();
  await expect(large('roof.jpg')).toContainText('1 of 3');
  await expect(page.getByRole('button', { name: 'Previous photo' })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(large('broken.png').getByRole('alert')).toContainText('This picture cannot be shown here.');
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(large('first.jpg').getByRole('img', { name: 'first.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next photo' })).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(large('broken.png')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(small('roof.jpg')).toBeFocused();
});
