import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/paths.ts';
import { ask, backToChat, box, conversation, jobs, open, overview, SENTENCE, threads } from './dashboard.ts';
import { expect, type Page, test } from './fixtures.ts';

const INSPECT = readFileSync(new URL('./in-page/inspect.js', import.meta.url), 'utf8');

/** What people have: these roles must have a name. */
const NAMELESS =
  /^\s*- (button|link|textbox|checkbox|switch|radio|tab|menuitem|img|dialog|heading)(?: \[[^\]]*\])*:?$/gm;

/** What is wrong with the page as it stands, in both schemes, on this screen; and its picture. */
async function look(page: Page, name: string, colours: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colours);
  const tree = await page.locator('body').ariaSnapshot();
  expect(tree.match(NAMELESS) ?? [], `${name}: without a name`).toEqual([]);
  // colours take a moment to change
  await expect.poll(() => page.evaluate<string[]>(INSPECT), { message: name }).toEqual([]);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.screenshot({ path: join(ROOT, 'tests/artifacts', `${name}-${width}-${colours}.png`) });
}

for (const colours of ['light', 'dark'] as const) {
  test(`the sign-in page looks right, ${colours}`, { tag: '@wide' }, async ({ page, problems }) => {
    problems.allow(/404|422/);
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
    await look(page, 'sign-in', colours);
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await look(page, 'create-account-errors', colours);
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await look(page, 'not-found', colours);
  });

  test(`the dashboard looks right, ${colours}`, { tag: '@wide' }, async ({ page, person }) => {
    expect(person.email).toBeTruthy();
    await open(page);
    await look(page, 'empty', colours);
    await ask(page, SENTENCE);
    await ask(page, 'delete client Priya Sharma');
    await look(page, 'conversation', colours);
    await jobs(page);
    await expect(page.getByRole('tab', { name: 'Active 1' })).toBeVisible();
    await look(page, 'jobs', colours);
    await backToChat(page);
    await threads(page);
    await look(page, 'threads', colours);
    await page.keyboard.press('Escape');
    await overview(page);
    await look(page, 'overview', colours);
    await backToChat(page);
    await box(page).fill(`${'a very long word without any end '.repeat(8)}${'x'.repeat(300)}`);
    await conversation(page).getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('article', { name: 'You' })).toHaveCount(3);
    // whoever answers to that
    await expect(page.getByRole('article').last()).not.toHaveAccessibleName('You');
    await look(page, 'long-words', colours);
  });
}
