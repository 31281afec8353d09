import { box } from './dashboard.ts';
import { expect, test } from './fixtures.ts';
import { goTo, isPhone, main, openConversation, ways } from './navigation.ts';
import { records } from './records.ts';

test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const GROUPS = ['Work', 'Money', 'People', 'Messages'];

test('the bar below a phone is on every screen, says where one is, and covers nothing', async ({ page }) => {
  for (const [path, name] of [
    ['/dashboard', 'Chat'],
    ['/jobs', 'Jobs'],
    ['/calendar', 'Calendar'],
    ['/finance-data', 'Money'],
    ['/tpar', 'Money'],
    ['/settings', null],
  ] as const) {
    await page.goto(path);
    const entries = main(page).locator('a, button');
    await expect(entries).toHaveText(['Chat', 'Jobs', 'Calendar', 'Money', /^More/]);
    const here = main(page).locator('[aria-current]');
    if (name) await expect(here).toHaveText(name);
    else await expect(here).toHaveCount(0);
    const bar = await main(page).boundingBox();
    const screen = await page.getByRole('main').boundingBox();
    expect((screen?.y ?? 0) + (screen?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 0.5);
  }
  await main(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
});

test('a screen scrolls in its frame, and never the frame', { tag: '@wide' }, async ({ page }) => {
  for (const path of ['/quick-quote', '/settings', '/import', '/tax-deductions']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beyond =
      '[document.documentElement].map((it) => [it.scrollWidth - innerWidth, it.scrollHeight - innerHeight])[0]';
    expect(await page.evaluate(beyond), path).toEqual([0, 0]);
  }
});

test('the screens are grouped by what they are for; set-up folds away on a desktop', { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/client-directory');
  const screens = await ways(page);
  for (const group of GROUPS) await expect(screens.getByRole('list', { name: group, exact: true })).toBeVisible();
  const links = async (group: string) =>
    screens.getByRole('list', { name: group, exact: true }).getByRole('link').allInnerTexts();
  expect(await links('Money')).toEqual([
    'Quick Quote',
    'Quotes',
    'Finance',
    'Who Owes You',
    'GST / BAS',
    'Tax Deductions',
  ]);
  const templates = screens.getByRole('link', { name: 'Templates' });
  if (!isPhone(page)) {
    await expect(screens.getByRole('link', { name: 'Client Directory' })).toHaveAttribute('aria-current', 'page');
    // on a laptop nothing of it has to be scrolled to
    for (const link of await screens.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 });
    await expect(screens.getByRole('button', { name: 'Set-up' })).toBeInViewport({ ratio: 1 });
    await expect(templates).toHaveCount(0);
    await expect(screens.getByRole('list', { name: 'Set-up', exact: true })).toHaveCount(0);
    await screens.getByRole('button', { name: 'Set-up' }).click();
  }
  await expect(screens.getByRole('list', { name: 'Set-up', exact: true })).toBeVisible();
  await templates.click();
  await expect(page).toHaveURL(/\/upload-templates$/);
  // the sheet went with the screen; the sidebar shows where one is
  if (isPhone(page)) await expect(page.getByRole('dialog')).toHaveCount(0);
  else await expect(templates).toHaveAttribute('aria-current', 'page');
});

test('a page that is not in the menu lights what leads to it', { tag: '@wide' }, async ({ page, url }) => {
  const { add } = records(page, url);
  const client = await add('clients', { name: 'Priya Sharma' });
  const supplier = await add('suppliers', { name: 'Rexel' });
  const quote = await add('quotes', { client_id: client.id, content: { details: 'Deck' } });
  for (const [path, name] of [
    [`/client?client=${client.id}`, 'Client Directory'],
    [`/client-account?client=${client.id}`, 'Client Directory'],
    [`/supplier?supplier=${supplier.id}`, 'Supplier Directory'],
    [`/quick-quote?quote=${quote.id}`, 'Quotes'],
    ['/tpar', 'Finance'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const screens = await ways(page);
    await expect(screens.locator('[aria-current]'), path).toHaveText(name);
    await expect(screens.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'true');
  }
});

test('on a phone the look is set under More, and stays', async ({ page }) => {
  await page.goto('/quotes');
  const dark = (await ways(page)).getByRole('button', { name: 'Dark mode' });
  // the device's own
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await dark.click();
  await expect(dark).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the conversation comes over a phone, keeps what is under it out of reach, and goes with Escape', async ({
  page,
}) => {
  await page.goto('/quotes');
  const chat = main(page).getByRole('button', { name: 'Chat', exact: true });
  await chat.click();
  await expect(box(page)).toBeVisible();
  await expect(chat).toHaveAttribute('aria-expanded', 'true');
  const under = page.locator('[inert]').getByRole('link', { name: 'Back to Dashboard' });
  await expect(under).toHaveCount(1);
  await page.getByRole('complementary', { name: 'Assistants' }).press('Escape');
  await expect(box(page)).toHaveCount(0);
  await expect(chat).toBeFocused();
  await expect(under).toHaveCount(0);
  // another screen, chosen from under it, is to be seen
  await chat.click();
  await expect(box(page)).toBeVisible();
  await main(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
  await expect(box(page)).toHaveCount(0);
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the conversation stays beside the screens, from one to the next and after a reload', async ({ page, url }) => {
    await records(page, url).add('clients', { name: 'Priya Sharma' });
    const priya = page.getByRole('article', { name: 'Priya Sharma' });
    await page.goto('/quotes');
    await openConversation(page);
    await expect(box(page)).toBeVisible();
    await goTo(page, 'Client Directory');
    await expect(priya).toBeVisible();
    await expect(box(page)).toBeVisible();
    await page.reload();
    await expect(box(page)).toBeVisible();
    await page.getByRole('button', { name: 'Close the conversation' }).click();
    await page.reload();
    await expect(priya).toBeVisible();
    await expect(box(page)).toHaveCount(0);
  });

  test('opened, the conversation has the focus in its box; Escape gives it back to the button', async ({ page }) => {
    await page.goto('/quotes');
    const ask = page.getByRole('banner').getByRole('button', { name: 'Ask Jerry' });
    await ask.press('Enter');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(ask).toBeFocused();
    // also where it stood there as the screen came
    await ask.press('Enter');
    await page.reload();
    await box(page).focus();
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(ask).toBeFocused();
  });

  test('the sidebar shows signs alone where there is less room, or as chosen; their names are there all the same', async ({
    page,
  }) => {
    await page.goto('/client-directory');
    const quotes = main(page).getByRole('link', { name: 'Quotes', exact: true });
    const width = async () => (await main(page).boundingBox())?.width ?? 0;
    await expect(quotes).toBeVisible();
    expect(await width()).toBeGreaterThan(200);
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect.poll(width).toBeLessThan(80);
    await expect(quotes).toHaveAccessibleName('Quotes');
    await main(page).getByRole('button', { name: 'Show names' }).click();
    expect(await width()).toBeGreaterThan(200);
    await page.reload();
    await expect(quotes).toBeVisible();
    expect(await width()).toBeGreaterThan(200);
    await main(page).getByRole('button', { name: 'Hide names' }).click();
    await quotes.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/quotes$/);
  });
});
