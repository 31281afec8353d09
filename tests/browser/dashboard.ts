import type { Locator } from '@playwright/test';
import { expect, type Page } from './fixtures.ts';
import { goTo, isPhone, main } from './navigation.ts';

export const SENTENCE =
  'Create a job for Priya Sharma, hot water replacement at 8 Harris St Parramatta, budget $2,400, start 1 December 2026';
export const JOB = /hot water replacement/i;

export const box = (page: Page): Locator => page.getByRole('textbox', { name: 'Message' });
export const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation', exact: true });
export const said = (page: Page, who: string): Locator =>
  conversation(page).getByRole('article', { name: who, exact: true });

export async function open(page: Page, path = '/dashboard'): Promise<void> {
  await page.goto(path);
  await expect(box(page)).toBeVisible();
}

export async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(said(page, 'You').last()).toContainText(text);
}

/** Says it and waits for the whole answer. */
export async function ask(page: Page, text: string, who = 'Jerry'): Promise<Locator> {
  const before = await said(page, who).count();
  await say(page, text);
  const answer = said(page, who).nth(before);
  await expect(answer).toBeVisible();
  await expect(answer).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  return answer;
}

/** The jobs: beside the conversation, or on a phone one tap away. */
export async function jobs(page: Page): Promise<Locator> {
  if (isPhone(page)) await main(page).getByRole('link', { name: 'Jobs', exact: true }).click();
  return page.getByRole('region', { name: 'Jobs', exact: true });
}

export async function backToChat(page: Page): Promise<void> {
  if (isPhone(page)) await main(page).getByRole('button', { name: 'Chat', exact: true }).click();
}

/** How things stand: beside the conversation, or on a phone one tap away. */
export async function overview(page: Page): Promise<Locator> {
  if (isPhone(page)) await goTo(page, 'Overview');
  return page.getByRole('region', { name: 'Overview', exact: true });
}

/** The list of conversations, in a sheet. */
export async function threads(page: Page): Promise<Locator> {
  // in the header of the dashboard, else in the head of the conversation
  await page.getByRole('button', { name: 'Conversations', exact: true }).click();
  const list = page.getByRole('navigation', { name: 'Conversations' });
  // the sheet is fetched when it is first wanted
  await expect(list).toBeVisible();
  return list;
}

/** Where a conversation begins with its first message. */
export const BEGIN = '/api/functions/agent-orchestrator';

/** The page's requests that change something, as they are sent. */
export function posts(page: Page) {
  const sent: { path: string; key: string | undefined; message: unknown }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { client_message_id } = request.postDataJSON() as Record<string, unknown>;
    sent.push({
      path: new URL(request.url()).pathname.replace(/[0-9a-f]{24}/, '{id}'),
      key: request.headers()['idempotency-key'],
      message: client_message_id,
    });
  });
  return sent;
}
