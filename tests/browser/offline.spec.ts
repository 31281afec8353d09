import { expect, test } from './fixtures.ts';
import { records } from './records.ts';
import { kept, ready } from './without-reception.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

test('can be installed: a manifest with icons, and a service worker', async ({ page, url }) => {
  await page.goto('/dashboard');
  const path = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(`${url}${path}`);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons, ...manifest } = (await answer.json()) as { icons: { src: string; type: string; sizes: string }[] };
  expect(manifest).toMatchObject({ name: 'Smoko', start_url: '/dashboard', display: 'standalone' });
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, type } of icons) {
    expect((await page.request.get(`${url}${src}`)).headers()['content-type']).toContain(type);
  }
});

/** Beyond what is kept every two seconds and the tries of a request: what failed meanwhile is written too, or not. */
const SOME_TIME_MS = 6_000;

test('without a connection the last seen is there and says from when; signing out takes it away', async ({
  page,
  url,
  context,
  problems,
}) => {
  problems.allow(/failed|Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|socket/);
  await records(page, url).add('clients', { name: 'Priya Sharma' });
  await page.goto('/client-directory');
  await expect(page.getByRole('article', { name: 'Priya Sharma' })).toBeVisible();
  await ready(page, 'Priya Sharma');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Priya Sharma' })).toBeVisible();
  const strip = page.getByText('Smoko cannot be reached. What you see may be old.');
  await expect(strip).toBeVisible();
  // its words come with it, not after an empty strip
  await expect(strip).toHaveCSS('animation-delay', '0s');
  await expect(page.getByRole('alert')).toContainText(
    /Couldn't load. This is how it was \w{3} \d+ \w{3}, \d+:\d\d [ap]m\./,
  );
  // a page nobody has looked at says that it is not there
  await page.goto('/supplier-directory');
  await expect(page.getByRole('alert')).toContainText("Couldn't load.");
  // and however long one looks around, what was seen stays
  await page.waitForTimeout(SOME_TIME_MS);
  await page.goto('/client-directory');
  await expect(page.getByRole('article', { name: 'Priya Sharma' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/client-directory');
  await expect(page.getByRole('article', { name: 'Priya Sharma' })).toBeVisible();
  await expect(page.getByText('Smoko cannot be reached.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
  expect(await kept(page)).toBe('null');
  await context.setOffline(true);
  await page.goto('/client-directory');
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Signing in needs reception.')).toBeVisible();
  await expect(page.getByText('Priya Sharma')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();
});

test('with nothing kept and no connection the page says so, and Retry brings it', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/failed|Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket|socket/);
  await page.goto('/client-directory');
  await ready(page);
  await page.evaluate("indexedDB.deleteDatabase('keyval-store')");

  await context.setOffline(true);
  await page.goto('/supplier-directory');
  await expect(page.getByRole('alert')).toContainText("Couldn't load.");
  await page.waitForTimeout(SOME_TIME_MS);
  await expect(page.getByRole('alert')).toContainText("Couldn't load.");
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Supplier Directory' })).toBeVisible();
});
