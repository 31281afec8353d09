import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { newEmail, PASSWORD, profile } from '../support/account.ts';
import { type StandIn, startStandIn } from '../support/openai-stand-in.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { TODAY } from './global-setup.ts';

export { expect, type Page };

/** Everything that went wrong in any page of the test. A test names what it provokes; the rest fails it. */
interface Problems {
  seen: string[];
  /** Problems like this one are what the test is about. */
  allow(pattern: RegExp): void;
}

interface Person {
  email: string;
  password: string;
}

interface Fixtures {
  problems: Problems;
  /** Signed in, in the context of `page`. */
  person: Person;
}

interface WorkerFixtures {
  /** A server whose model says what the test's script says. */
  scripted: { server: TestServer; model: StandIn };
}

export const test = base.extend<Fixtures & { url: string }, WorkerFixtures>({
  scripted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const model = await startStandIn();
      const server = await startServer({ env: model.env, now: TODAY });
      await use({ server, model });
      await server.stop();
      await model.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
  url: async ({}, use) => {
    const url = process.env.SMOKO_TEST_URL;
    if (!url) throw new Error('The global setup has not run.');
    await use(url);
  },

  baseURL: async ({ url }, use) => use(url),

  problems: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      const watch = watcher(seen);
      for (const page of context.pages()) watch(page);
      context.on('page', watch);
      await use({ seen, allow: (pattern) => allowed.push(pattern) });
      expect(seen.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],

  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...asked) => {
      // an app whose session ended meanwhile is on its way to the page of signing in by itself
      const response = await goto(...asked).catch(async (error: Error) => {
        if (!error.message.includes('net::ERR_ABORTED')) throw error;
        return goto(...asked);
      });
      if (javaScriptEnabled !== false) await page.locator(SITE_READY).waitFor({ state: 'attached' });
      return response;
    };
    await use(page);
  },

  person: async ({ context, url }, use) => {
    await use(await enter(context, url));
  },
});

/** Tests in this file talk to the server with the scripted model. */
export const scriptedTest = test.extend<object>({
  url: async ({ scripted }, use) => use(scripted.server.url),
});

/** The site's script comes after the first paint; the app has none of its own. */
const SITE_READY = 'html:not([data-later]), html[data-ready]';

function watcher(seen: string[]): (page: Page) => void {
  return (page) => {
    page.on('console', (message) => {
      // what the configuration asks for, but for the tests of the worker itself
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (message.type() === 'error' || message.type() === 'warning') seen.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => seen.push(`exception: ${error.message}`));
    page.on('response', (response) => {
      if (response.status() >= 400)
        seen.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // the page was left while it was still asking
      if (reason !== 'net::ERR_ABORTED') seen.push(`failed: ${request.url()} ${reason}`);
    });
  };
}

/** A new account, signed in by cookie as the sign-up page does it. */
export async function enter(context: BrowserContext, url: string): Promise<Person> {
  const email = newEmail();
  await post(context, url, '/api/auth/signup', profile({ email }));
  await confirmAddress(context, url, email);
  return { email, password: PASSWORD };
}

/** Opens the link of the mail that confirms the address. */
async function confirmAddress(context: BrowserContext, url: string, email: string): Promise<void> {
  const list = await context.request.get(`${url}/api/outbox?channel=email`);
  const { data } = (await list.json()) as { data: { to: string; body: string }[] };
  const [, token] = /token=([\w-]+)/.exec(data.find(({ to }) => to === email)?.body ?? '') ?? [];
  await post(context, url, '/api/auth/verify-email', { token });
}

export async function signIn(context: BrowserContext, url: string, { email, password }: Person): Promise<void> {
  await post(context, url, '/api/auth/login', { email, password });
}

async function post(context: BrowserContext, url: string, path: string, data: object): Promise<void> {
  const headers = { 'x-smoko-client': 'web', origin: url };
  const response = await context.request.post(`${url}${path}`, { data, headers });
  expect(response.ok(), await response.text()).toBe(true);
}
