import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { isPhone } from './navigation.ts';

/** Opens a data page; its heading is there before anything is loaded. */
export async function openPage(page: Page, path: string, title: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** The table of records; a chart's figures are a table too, one without a label. */
const table = (page: Page): Locator => page.locator('table[aria-label]');

/** All rows of the list: of a table, or on a phone the cards. */
export const rows = (page: Page): Locator =>
  isPhone(page)
    ? page.getByRole('article')
    : table(page)
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader') });

export const row = (page: Page, name: string | RegExp): Locator =>
  rows(page).filter({ has: page.getByRole(isPhone(page) ? 'heading' : 'rowheader', { name }) });

/** Chooses in a filter of the list; on a phone they are behind a button. */
export async function filter(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true });
  if (isPhone(page)) {
    const fold = page.getByRole('button', { name: /^Filter(,|$)/ });
    await expect(fold).toBeVisible();
    if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  }
  await select.selectOption(option);
}

/** Chooses something of a row's menu. */
export async function choose(page: Page, of: Locator, act: string | RegExp): Promise<void> {
  await of.getByRole('button', { name: /^More: / }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** What a row's menu offers; it is closed again. */
export async function offered(page: Page, of: Locator): Promise<string[]> {
  await of.getByRole('button', { name: /^More: / }).click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const texts = await items.allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  return texts.map((text) => text.split('\n')[0]?.trim() ?? '');
}

/** The names of the rows, top to bottom. */
export const names = (page: Page): Locator =>
  isPhone(page) ? page.getByRole('article').getByRole('heading') : table(page).getByRole('rowheader');

/** What a counter or sum says. */
export const figure = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

/** Nothing is wider than the page. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = '[...document.querySelectorAll("html, main")].some((it) => it.scrollWidth > it.clientWidth)';
  expect(await page.evaluate<boolean>(wider)).toBe(false);
}
