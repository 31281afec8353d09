import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './fixtures.ts';

/** One page of each make: long texts, forms and integrations have the rest in common. */
const PAGES = [
  '/',
  '/features',
  '/why-us',
  '/integrations',
  '/integrations/xero',
  '/pricing',
  '/support',
  '/contact',
  '/thanks',
  '/documentation',
  '/talk',
];

test('axe finds nothing on the site, light or dark, and nothing is wider than a phone', async ({ page }) => {
  test.setTimeout(600_000);
  const found: string[] = [];
  for (const [i, path] of PAGES.entries()) {
    await page.emulateMedia({ colorScheme: i % 2 ? 'dark' : 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    if (path === '/documentation') {
      await page.getByRole('link', { name: 'Talk to AI Assistant', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Talk to Jerry', exact: true })).toBeVisible();
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    found.push(
      ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${path}: ${id}: ${html.slice(0, 200)}`)),
    );
    const over = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    expect(over, path).toBeLessThanOrEqual(0);
  }
  expect(found).toEqual([]);
});
