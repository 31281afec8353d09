import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './fixtures.ts';

const AT_REST = readFileSync(new URL('./in-page/at-rest.js', import.meta.url), 'utf8');

/** The rules of axe that look at colours: all that the other scheme can answer otherwise. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';

/** What axe finds on the page as it stands in a scheme, by all of its rules or by those named. */
async function look(page: Page, colours: Scheme, rules?: string[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
  // a colour on its way to another has any contrast
  await page.evaluate(AT_REST);
  // Only to put together what it found in frames does axe open a page of its own, which takes three times as long as the
  // look itself: "legacy" does without, which is the same where there are no frames.
  expect(page.frames()).toHaveLength(1);
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${colours}: ${id}: ${html.slice(0, 200)}`));
}

/** What axe finds on the page as it stands, in one of the two schemes. */
export const faults = (page: Page, colours: Scheme): Promise<string[]> => look(page, colours);

/** What axe finds on the page as it stands, light and dark. */
export async function faultsOfBoth(page: Page): Promise<string[]> {
  return [...(await look(page, 'dark')), ...(await look(page, 'light', OF_COLOURS))];
}

/** axe finds nothing on the page as it stands, light and dark. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await faultsOfBoth(page)).toEqual([]);
}
