import { fileURLToPath } from 'node:url';
import type { Browser, PushStandIn } from '../support/push-stand-in.ts';
import { startPushStandIn } from '../support/push-stand-in.ts';
import { startServer } from '../support/server.ts';
import { expectAccessible } from './axe.ts';
import { test as base, expect, type Page } from './fixtures.ts';
import { TODAY } from './global-setup.ts';
import { toast } from './records.ts';

/** A server of its own, which tells browsers through the stand-in. */
const test = base.extend<object, { told: { url: string; service: PushStandIn } }>({
  told: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const service = await startPushStandIn();
      const server = await startServer({ env: service.env, now: TODAY });
      await use({ url: server.url, service });
      await server.stop();
      await service.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  url: async ({ told }, use) => use(told.url),
});
test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ person }) => {
  expect(person.email).toBeTruthy();
});

const part = (page: Page) => page.getByRole('region', { name: 'Tell Me on This Device' });
const onOff = (page: Page) => part(page).getByRole('switch', { name: 'Tell me on this device' });

/** Opens the settings in a browser whose push service is the stand-in; gives what it was subscribed with. */
async function openWith(page: Page, service: PushStandIn): Promise<Browser[]> {
  const browsers: Browser[] = [];
  await page.exposeFunction('newSubscription', (key: string) => {
    const browser = service.subscribe(key);
    browsers.push(browser);
    return browser.subscription;
  });
  await page.addInitScript({ path: fileURLToPath(new URL('./in-page/push.js', import.meta.url)) });
  await page.goto('/settings/messages');
  return browsers;
}

test('a device is told once its switch is on, a test shows it, and off it is told nothing', { tag: '@wide' }, async ({
  page,
  context,
  told,
}) => {
  await context.grantPermissions(['notifications']);
  const browsers = await openWith(page, told.service);
  await expect(onOff(page)).not.toBeChecked();
  await expect(part(page).getByRole('button', { name: 'Send a Test' })).toHaveCount(0);
  await onOff(page).click();
  await expect(onOff(page)).toBeChecked();
  await expectAccessible(page);
  await part(page).getByRole('button', { name: 'Send a Test' }).click();
  await expect(toast(page, 'Test Sent')).toBeVisible();
  expect(browsers).toHaveLength(1);
  expect(browsers[0]?.told).toEqual([expect.objectContaining({ title: 'Smoko can tell you' })]);

  await page.reload();
  await expect(onOff(page)).toBeChecked();
  await onOff(page).click();
  await expect(onOff(page)).not.toBeChecked();
  const { data } = (await (await page.request.get('/api/push-devices')).json()) as { data: unknown[] };
  expect(data).toEqual([]);
});

test('where the browser refuses, it says so and how to allow it', async ({ page, told }) => {
  await page.addInitScript("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })");
  await openWith(page, told.service);
  await expect(part(page)).toContainText('set Notifications to Allow');
  await expect(onOff(page)).toHaveCount(0);
  await expectAccessible(page);
});

test('where the browser cannot be told, nothing is offered', async ({ page }) => {
  await page.addInitScript('delete window.PushManager;');
  await page.goto('/settings/messages');
  await expect(page.getByRole('region', { name: 'Your Own Mobile' })).toBeVisible();
  await expect(part(page)).toHaveCount(0);
});

test('the worker shows what it is told, and a press on it leads there, and nowhere else', async ({
  page,
  context,
  url,
}) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/settings/messages');
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
  const cdp = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => registrations.push(...event.registrations));
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const registrationId = String(registrations[0]?.registrationId);
  const push = (notice: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data: JSON.stringify(notice) });
  const shown = () =>
    page.evaluate<{ title: string; body: string; tag: string }[]>(
      'navigator.serviceWorker.ready.then((r) => r.getNotifications()).then((all) => all.map(({ title, body, tag }) => ({ title, body, tag })))',
    );
  const notice = { title: 'Quote accepted', body: 'Priya Sharma accepted your quote.', tag: 'a', path: '/quotes' };
  await push({ ...notice, always: true });
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: 'a' }]);
  // of one thing there is one
  await push({ ...notice, body: 'Priya Sharma declined your quote.', always: true });
  await expect.poll(shown).toEqual([{ title: notice.title, body: 'Priya Sharma declined your quote.', tag: 'a' }]);
});
