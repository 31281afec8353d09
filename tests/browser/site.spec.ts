import { startServer } from '../support/server.ts';
import { expect, type Page, test } from './fixtures.ts';

/** The menu is a row on a wide screen, and behind a button on a phone. */
async function go(page: Page, label: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  const inMenu = await menu.isVisible();
  if (inMenu) await menu.click();
  const links = page.getByRole('navigation', { name: inMenu ? 'Menu' : 'Main', exact: true });
  await links.getByRole('link', { name: label, exact: true }).click();
  // wherever the menu is, the page is the active one
  await expect(page.locator('header a[aria-current=page]').first()).toHaveText(label);
}

test('a visitor goes from Home by its dialogs and the prices to an account', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Smoko: job management for tradies, powered by AI');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Talk to AI Assistant' })).toHaveText('Talk to AI Agent');
  // at the bottom right
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const place = await page.getByRole('link', { name: 'Talk to AI Assistant' }).boundingBox();
  expect((place?.x ?? 0) + (place?.width ?? 0)).toBeGreaterThan(width - 60);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(height - 60);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book a Demo' }).first()).toHaveAttribute('href', '/demo');

  const header = page.getByRole('banner');
  await page.evaluate('scrollTo(0, 10)');
  await expect(header).not.toHaveAttribute('data-scrolled');
  await expect(header).toHaveCSS('box-shadow', 'none');
  await expect(header).toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate('scrollTo(0, 11)');
  await expect(header).toHaveAttribute('data-scrolled');
  await expect(header).not.toHaveCSS('box-shadow', 'none');
  await expect(header).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');

  // by a click, by Enter and by the space bar
  const feature = page.getByRole('dialog', { name: 'Smart Invoicing' });
  await main.getByRole('button', { name: 'Smart Invoicing' }).click();
  await expect(feature).toContainText('Sums and GST are worked out by the program');
  await feature.getByRole('button', { name: 'Close' }).click();
  await expect(feature).toBeHidden();
  await main.getByRole('button', { name: 'Automatic Follow-ups' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Automatic Follow-ups' })).toContainText(
    'see who would get what today',
  );
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'AI Job Assistant' }).press('Space');
  await page.getByRole('dialog', { name: 'AI Job Assistant' }).getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/\/features#ai-job-assistant$/);
  await expect(page.getByRole('heading', { name: 'AI Job Assistant' })).toBeInViewport();

  await page.goBack();
  const story = page.getByRole('dialog', { name: 'Karen Walsh' });
  await main.getByRole('button', { name: 'Karen Walsh' }).click();
  await expect(story).toContainText('Plumbing, two people');
  await expect(story).toContainText('Before');
  await expect(story.getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(story).toBeHidden();
  for (const [name, key] of [
    ['Tane Ruru', 'Enter'],
    ['Priya Nair', 'Space'],
  ] as const) {
    const other = page.getByRole('dialog', { name });
    await main.getByRole('button', { name }).press(key);
    await expect(other).toContainText('After');
    await other.getByRole('button', { name: 'Close' }).click();
    await expect(other).toBeHidden();
  }

  await go(page, 'Integrations');
  const xero = page.getByRole('dialog', { name: 'Xero' });
  await page.getByRole('button', { name: 'Xero' }).click();
  await expect(xero).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(xero).toBeHidden();
  // pressed again it goes
  const quickbooks = page.getByRole('dialog', { name: 'QuickBooks' });
  await page.getByRole('button', { name: 'QuickBooks' }).press('Enter');
  await expect(quickbooks).toBeVisible();
  await page.getByRole('button', { name: 'QuickBooks' }).press('Enter');
  await expect(quickbooks).toBeHidden();
  await page.getByRole('button', { name: 'Xero' }).click();
  await xero.getByRole('link', { name: 'Learn more' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Smoko and Xero' })).toBeVisible();
  await expect(main.getByText('Coming soon', { exact: true })).toBeVisible();

  await go(page, 'Pricing');
  await page.getByText('Can I change my plan?').click();
  await expect(page.getByText('Plan changes are prorated')).toBeVisible();
  await main.getByRole('link', { name: 'Start Free Trial with Professional' }).click();
  await expect(page).toHaveURL(/\/signup\?plan=pro$/);
  await expect(page.getByRole('tab', { name: 'Create Account', selected: true })).toBeVisible();
});

test("what an integration's tile opens begins below its name, and is no wider than the page", { tag: '@wide' }, async ({
  page,
}) => {
  await page.goto('/integrations');
  for (const name of ['Xero', 'Spreadsheets (CSV)']) {
    const tile = page.getByRole('button', { name });
    await tile.click();
    const [words, opened] = [await tile.boundingBox(), await page.getByRole('dialog', { name }).boundingBox()];
    if (!words || !opened) throw new Error(`${name} has no size.`);
    expect(
      Math.min(Math.abs(opened.x - words.x), Math.abs(opened.x + opened.width - words.x - words.width)),
    ).toBeLessThan(3);
    expect(opened.x).toBeGreaterThanOrEqual(0);
    expect(opened.x + opened.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  }
});

test('the hero follows the feature flag, and the theme what was chosen, from the first paint', async ({ page }) => {
  const html = page.locator('html');
  const request = page.getByText('You say it once', { exact: true });
  const picture = page.getByRole('img', { name: 'Smoko: a conversation with the assistants' });
  await page.goto('/');
  await expect(request).toBeVisible();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  for (const [flags, hero] of [
    ['{"uiHeroV2":false}', 'v1'],
    ['{not json', 'v2'],
    ['{"other":true}', 'v2'],
  ] as const) {
    await page.evaluate(`localStorage.setItem('featureFlags', ${JSON.stringify(flags)})`);
    await page.evaluate("localStorage.setItem('darkMode', 'false')");
    await page.reload();
    await expect(html).toHaveAttribute('data-hero', hero);
    await expect(hero === 'v1' ? picture : request).toBeVisible();
    await expect(hero === 'v1' ? request : picture).toBeHidden();
    await expect(html).toHaveAttribute('data-theme', 'light');
  }
});

test(
  'the hero has its picture beside it on a desktop, below on a phone; the button to Jerry answers the mouse',
  {
    tag: '@wide',
  },
  async ({ page }, { project }) => {
    await page.goto('/');
    const words = await page.getByRole('heading', { level: 1 }).boundingBox();
    const shown = await page.getByText('You say it once', { exact: true }).boundingBox();
    if (!words || !shown) throw new Error('The hero has no size.');
    if (project.name === 'desktop') expect(shown.x).toBeGreaterThanOrEqual(words.x + words.width);
    else expect(shown.y).toBeGreaterThanOrEqual(words.y + words.height);

    const button = page.getByRole('link', { name: 'Talk to AI Assistant' });
    const rest = await button.evaluate('(one) => getComputedStyle(one).backgroundColor');
    await button.hover();
    await expect(button).not.toHaveCSS('background-color', String(rest));
  },
);

test('a hero video that cannot be shown makes room for what is below it', async ({ page, problems }) => {
  problems.allow(/videos.example|Failed to load resource/);
  const server = await startServer({ env: { SITE_HERO_VIDEO: 'https://videos.example/hero.mp4' } });
  try {
    const asked = page.waitForRequest('https://videos.example/hero.mp4');
    await page.route('https://videos.example/**', (route) => route.abort());
    await page.goto(server.url);
    await asked;
    await expect(page.locator('.hero-v2 video')).toHaveCount(0);
    await expect(page.getByText('You say it once', { exact: true })).toBeVisible();
  } finally {
    await server.stop();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, dialogs, popovers, questions and links all work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Smart Invoicing' }).click();
    const feature = page.getByRole('dialog', { name: 'Smart Invoicing' });
    await expect(feature).toBeVisible();
    await feature.getByRole('button', { name: 'Close' }).click();
    await expect(feature).toBeHidden();
    await go(page, 'Integrations');
    await page.getByRole('button', { name: 'SMS' }).click();
    await page.getByRole('dialog', { name: 'SMS' }).getByRole('link', { name: 'Learn more' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Smoko and SMS' })).toBeVisible();
    await go(page, 'Pricing');
    await page.getByText('How does the free trial work?').click();
    await expect(page.getByText('You have everything for 14 days, no credit card required.')).toBeVisible();
  });
});
