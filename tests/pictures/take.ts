// npm run pictures: photographs the demo business's screens for the site, its guide and the README, and the picture that is shown
// where a page is shared. `npm run pictures -- walk` takes those of the walk through the product alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import build from '../support/build.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { run } from '../support/process.ts';
import { until } from '../support/until.ts';
import { takeIcon } from './icon.ts';
import { takeWalk } from './walk.ts';

const OUT = join(ROOT, 'web/public/pictures');
const SIZES = {
  '': { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 1 },
  '-phone': { viewport: { width: 390, height: 600 }, deviceScaleFactor: 2 },
};
const THEMES = ['light', 'dark'] as const;
const SHARE = { width: 1200, height: 630 };
/** Each with what is there once it is drawn. */
const PICTURES = [
  ['conversation', '/dashboard', '[aria-label=Conversation] article'],
  ['finance', '/finance-data', 'table[aria-label], article'],
] as const;
/** Of the user guide, on a phone, with their height; the job is what Jerry answers to SAID. */
const GUIDE = [
  ['guide-calendar', '/calendar', 'h1', 700],
  ['guide-quote', '/quick-quote', 'textarea', 700],
  ['guide-approvals', '/approvals', 'main section', 790],
  ['guide-import', '/import', 'h1', 700],
  ['guide-security', '/settings/security', 'h1', 700],
] as const;
const SAID = 'New job for Priya Sharma, hot water replacement, 1850 plus gst, Thursday';
/** What the README shows. */
const README = { viewport: { width: 1440, height: 900 }, path: join(ROOT, 'docs/images/dashboard.png') };
const SAID_FIRST = 'new job for Dave Nguyen, hot water, 1850 plus gst, thursday arvo, order a 250L tank';
const SETTLED_MS = 1_500;
const QUALITY = 60;

/** Chromium writes WebP itself; Playwright would only give PNG or JPEG. */
async function take(page: Page, name: string, part?: { y: number; height: number }): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const clip = part && { x: 0, width: page.viewportSize()?.width ?? 0, ...part, scale: 1 };
  const { data } = await cdp.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    ...(clip && { clip }),
  });
  writeFileSync(join(OUT, `${name}.webp`), Buffer.from(data, 'base64'));
}

await build();
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });

/** Opens a page of the demo business, signed in. */
type DemoPage = (screen: BrowserContextOptions) => Promise<Page>;

/** A demo business that nothing was said to so far: what one picture makes would stand in the way of another. */
async function withDemo(work: (demoPage: DemoPage, url: string) => Promise<void>): Promise<void> {
  const dataDir = tempDir('smoko-pictures');
  const server = run(process.execPath, [join(ROOT, 'server/dist/main.js'), '--demo'], {
    cwd: ROOT,
    env: { PORT: '0', SMOKO_DATA_DIR: dataDir, SMOKO_NOW: '2026-11-20T00:00:00Z' },
  });
  const signIn = /sign in as (\S+) with (\S+)/;
  await until('the demo', () => signIn.test(server.output()));
  const [, email, password] = signIn.exec(server.output()) ?? [];
  const url = /ready: (\S+)/.exec(server.output())?.[1] ?? '';
  await work(async (screen) => {
    const context = await browser.newContext({ ...screen, baseURL: url, locale: 'en-AU', serviceWorkers: 'block' });
    const headers = { 'x-smoko-client': 'web', origin: url };
    await context.request.post('/api/auth/login', { data: { email, password }, headers });
    return context.newPage();
  }, url);
  await server.end('SIGTERM');
  removeDir(dataDir);
}

async function show(page: Page, path: string, drawn: string): Promise<void> {
  await page.goto(path);
  await page.locator(drawn).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
}

/** Says it to Jerry in a new conversation, and waits for what he made. */
async function say(page: Page, message: string): Promise<void> {
  await page.goto('/dashboard?thread=new');
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill(message);
  await box.press('Enter');
  await page.getByRole('button', { name: 'Undo' }).first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
}

/** Screens of the app, and those of the guide. */
async function takeScreens(demoPage: DemoPage): Promise<void> {
  for (const [size, screen] of Object.entries(SIZES)) {
    for (const colorScheme of THEMES) {
      const page = await demoPage({ ...screen, colorScheme });
      for (const [name, path, drawn] of PICTURES) {
        await show(page, path, drawn);
        await take(page, `${name}${size}-${colorScheme}`);
      }
      await page.context().close();
    }
  }
  const phone = await demoPage({ viewport: { width: 390, height: 700 }, deviceScaleFactor: 2, colorScheme: 'light' });
  for (const [name, path, drawn, height] of GUIDE) {
    await phone.setViewportSize({ width: 390, height });
    await show(phone, path, drawn);
    await take(phone, name);
  }
  await phone.setViewportSize({ width: 390, height: 700 });
  await say(phone, SAID);
  await take(phone, 'guide-job');
  const wide = await demoPage({ viewport: README.viewport, colorScheme: 'light' });
  await say(wide, SAID_FIRST);
  await wide.screenshot({ path: README.path });
}

/** What is shown where a page is shared. */
async function takeShared(): Promise<void> {
  const page = await browser.newPage({ viewport: SHARE });
  await page.goto(pathToFileURL(join(import.meta.dirname, 'share.html')).href);
  await page.screenshot({ path: join(OUT, 'share.png') });
}

if (!process.argv.includes('walk')) {
  await withDemo(takeScreens);
  await takeShared();
  await takeIcon(browser);
}
await withDemo((demoPage, url) => takeWalk({ browser, url, demoPage, say, take }));
await browser.close();
