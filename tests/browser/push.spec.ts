import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type PushStandIn, startPushStandIn } from '../support/push-stand-in.ts';
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

const IN_PAGE = fileURLToPath(new URL('./in-page/push.js', import.meta.url));
const IN_WORKER = fileURLToPath(new URL('./in-page/push-worker.js', import.meta.url));

/** Opens the settings in a browser whose push service is the stand-in; gives what it was subscribed with. */
async function openWith(page: Page, service: PushStandIn): Promise<Browser[]> {
  const browsers: Browser[] = [];
  await page.exposeFunction('newSubscription', (key: string) => {
    const browser = service.subscribe(key);
    browsers.push(browser);
    return browser.subscription;
  });
  await page.addInitScript({ path: IN_PAGE });
  await page.goto('/settings/messages');
  return browsers;
}

test('a device is told once its switch is on, a test is really sent, and off it is told nothing', async ({
  page,
  told,
}) => {
  const browsers = await openWith(page, told.service);
  await expect(onOff(page)).not.toBeChecked();
  await expect(part(page).getByRole('button', { name: 'Send a Test' })).toHaveCount(0);
  // nobody is asked before the switch is pressed
  expect(await page.evaluate('Notification.permission')).toBe('default');
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

test('who does not say yes to the browser is told nothing, and who says no is told how to allow it', async ({
  page,
  told,
}) => {
  const browsers = await openWith(page, told.service);
  await page.evaluate("window.saysOwner = 'default'");
  await onOff(page).click();
  await expect(toast(page, 'Not Turned On')).toBeVisible();
  await expect(onOff(page)).not.toBeChecked();
  await page.evaluate("window.saysOwner = 'denied'");
  await onOff(page).click();
  await expect(part(page)).toContainText('set Notifications to Allow');
  await expect(onOff(page)).toHaveCount(0);
  expect(browsers).toEqual([]);
  await expectAccessible(page);
});

test('a browser that changes where it is told goes on being told, and nobody is told who has not turned it on', async ({
  page,
  context,
  told,
}) => {
  const turnedOn = await openWith(page, told.service);
  await expect(onOff(page)).not.toBeChecked();
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(readFileSync(IN_WORKER, 'utf8'));
  const { public_key } = (await (await page.request.get('/api/push-devices')).json()) as { public_key: string };
  const moveTo = async (handsOver: boolean): Promise<Browser> => {
    const browser = told.service.subscribe(public_key);
    await worker.evaluate(`self.moved(${JSON.stringify(browser.subscription)}, ${handsOver})`);
    return browser;
  };
  const nobodys = await moveTo(true);
  await page.reload();
  await expect(onOff(page)).not.toBeChecked();

  await onOff(page).click();
  await expect(onOff(page)).toBeChecked();
  for (const handsOver of [true, false]) {
    const browser = await moveTo(handsOver);
    await page.reload();
    await expect(onOff(page)).toBeChecked();
    await page.getByRole('button', { name: 'Send a Test' }).click();
    await expect.poll(() => browser.told).toEqual([expect.objectContaining({ title: 'Smoko can tell you' })]);
  }
  expect(await worker.evaluate('self.subscribedWith')).toBe(public_key);
  expect(nobodys.told).toEqual([]);
  expect(turnedOn).toHaveLength(1);
});

test('where the browser cannot be told, nothing is offered', async ({ page }) => {
  await page.addInitScript('delete window.PushManager;');
  await page.goto('/settings/messages');
  await expect(page.getByRole('region', { name: 'Your Own Mobile' })).toBeVisible();
  await expect(part(page)).toHaveCount(0);
});

test('the worker shows what it is told where nobody looks at Smoko, and a press leads there and nowhere else', async ({
  page,
  context,
  url,
}) => {
  await page.goto('/settings/messages');
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  await worker.evaluate(readFileSync(IN_WORKER, 'utf8'));
  const cdp = await context.newCDPSession(page);
  const registrations: string[] = [];
  cdp.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations.map(({ registrationId }) => registrationId)),
  );
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const [registrationId = ''] = registrations;
  const push = (notice: object) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data: JSON.stringify(notice) });
  const shown = () => worker.evaluate<object[]>('self.shown');

  const notice = { title: 'Quote accepted', body: 'Priya Sharma accepted your quote.', tag: 'a', path: '/quotes' };
  const { path, ...words } = notice;
  await page.bringToFront();
  await push(notice);
  await push({ ...notice, tag: 'test', always: true });
  await expect.poll(shown).toEqual([{ ...words, tag: 'test', data: { path } }]);
  // somewhere else
  await page.goto('about:blank');
  await push(notice);
  await expect.poll(shown).toContainEqual({ ...words, data: { path } });

  await page.goto('/settings/messages');
  const press = (data: object) => worker.evaluate(`self.press(${JSON.stringify(data)})`);
  await press({ path: '/quotes' });
  await expect(page).toHaveURL(`${url}/quotes`);
  for (const elsewhere of ['https://example.org/', '//example.org/quotes', 'javascript:alert(1)', '/api/settings']) {
    await page.goto('/settings/messages');
    await press({ path: elsewhere });
    await expect(page, elsewhere).toHaveURL(/\/dashboard/);
  }
});
