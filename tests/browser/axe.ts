import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './fixtures.ts';

const AT_REST = readFileSync(new URL('./in-page/at-rest.js', import.meta.url), 'utf8');

/** What axe finds on the page as it stands, in one of the two schemes. */
export async function faults(page: Page, colours: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
  // a colour on its way to another has any contrast
  await page.evaluate(AT_REST);
  // Only to put together what it found in frames does axe open a page of its own, which takes three times as long as the
  // look itself: "legacy" does without, which is the same where there are no frames.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colours}: ${id}: ${html.slice(0, 200)}`));
}

/** axe finds nothing on the page as it stands, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faults(page, 'dark')).toEqual([]);
  expect(await faults(page, 'light')).toEqual([]);
}
