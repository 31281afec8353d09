import { expect, type Page } from './fixtures.ts';

/** The link in the latest mail to this address with these words in its subject, as /dev/outbox shows it. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  const mail = page
    .getByRole('article')
    .filter({ hasText: `To ${to}` })
    .filter({ hasText: subject });
  // mail goes out after the answer
  await expect(async () => {
    await page.goto('/dev/outbox');
    await expect(mail.first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const link = mail.first().frameLocator('iframe').locator('a[href*="token="]');
  return (await link.getAttribute('href')) ?? '';
}
