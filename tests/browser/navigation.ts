import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';

/** Narrower than this the screens are behind a bar below; tests/browser runs at 390 and 1440 px. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** The bar below a phone's screen, the sidebar beside a desktop's. */
export const main = (page: Page): Locator => page.getByRole('navigation', { name: 'Main', exact: true });

const more = (page: Page): Locator => main(page).getByRole('button', { name: /^More/ });

/** Every way to a screen, shown: beside it, or on a phone behind More. */
export async function ways(page: Page): Promise<Locator> {
  if (!isPhone(page)) return main(page);
  await more(page).click();
  return page.getByRole('dialog', { name: 'More' });
}

/** To a screen by its name, as somebody goes there who is on another. */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  const link = (await ways(page)).getByRole('link', { name, exact: typeof name === 'string' });
  await expect(link).toBeVisible();
  await link.click();
}

/** What says how much waits on a screen, without going anywhere: on a phone one sum of all screens. */
export const waiting = (page: Page, screen: string): Locator =>
  isPhone(page) ? more(page) : main(page).getByRole('link', { name: new RegExp(`^${screen}`) });

/** The conversation over or beside a screen that is not the dashboard. */
export async function openConversation(page: Page): Promise<void> {
  const button = isPhone(page)
    ? main(page).getByRole('button', { name: 'Chat', exact: true })
    : page.getByRole('banner').getByRole('button', { name: 'Ask Jerry' });
  await button.click();
}
