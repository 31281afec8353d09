import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from './fixtures.ts';

type Fields = Record<string, unknown>;
type Made = Fields & { id: string; version: number };

/** What a page's session may send: the cookie's twin proves that it comes from the app. */
async function headers(page: Page): Promise<Record<string, string>> {
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'smoko_csrf')?.value ?? '';
  return { 'x-smoko-client': 'web', 'x-csrf-token': csrf };
}

async function send(page: Page, url: string, method: string, path: string, data?: Fields): Promise<Made> {
  const response = await page.context().request.fetch(`${url}${path}`, {
    method,
    headers: { ...(await headers(page)), origin: url },
    ...(data ? { data } : {}),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.status() === 204 ? ({} as Made) : ((await response.json()) as Made);
}

/** Gives the business a number for texts that no other test has. */
async function connectNumber(page: Page, url: string): Promise<string> {
  for (;;) {
    const sms_number = `+6149157${String(randomInt(10_000)).padStart(4, '0')}`;
    const response = await page.context().request.patch(`${url}/api/settings`, {
      headers: { ...(await headers(page)), origin: url },
      data: { sms_number },
    });
    if (response.ok()) return sms_number;
    expect(response.status(), await response.text()).toBe(409);
  }
}

/** Makes, changes and deletes records as another tab, the terminal or an assistant would. */
export const records = (page: Page, url: string) => ({
  add: (table: string, fields: Fields) => send(page, url, 'POST', `/api/${table}`, fields),
  change: (table: string, id: string, fields: Fields) => send(page, url, 'PATCH', `/api/${table}/${id}`, fields),
  remove: (table: string, id: string) => send(page, url, 'DELETE', `/api/${table}/${id}`),
  number: () => connectNumber(page, url),
  settings: (fields: Fields) => send(page, url, 'PATCH', '/api/settings', fields),
  /** Says something to the assistants, elsewhere. */
  ask: (message: string) => send(page, url, 'POST', '/api/functions/agent-orchestrator', { message }),
  list: async (table: string, query = '') =>
    (await send(page, url, 'GET', `/api/${table}?${query}`)).data as (Fields & { id: string })[],
});

/** Notices stay until they are closed, however slow the machine is. Said before the page is opened. */
export const lastingNotices = (page: Page): Promise<unknown> =>
  page.addInitScript({ path: fileURLToPath(new URL('./in-page/lasting-notices.js', import.meta.url)) });

/** What a server answers that does not want it: an answer, where no answer would make it wait for reception. */
export const refusal = (detail: string) => ({
  status: 422,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: '/api/docs#error-invalid', title: 'Refused', status: 422, detail, code: 'invalid' }),
});

/** The toast that says this: of the app, or of a page of signing in. */
export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-sonner-toast], [data-notice]').filter({ hasText: text });
