// npm run pictures: photographs the demo business's screens, and the picture that is shown where a page is shared.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import build from '../support/build.ts';
import { ROOT, removeDir, tempDir } from '../support/paths.ts';
import { run } from '../support/process.ts';
import { until } from '../support/until.ts';

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
  ['finance', '/finance-data', '.recharts-bar'],
] as const;
const SETTLED_MS = 1_500;
const QUALITY = 60;

/** Chromium writes WebP itself; Playwright would only give PNG or JPEG. */
async function take(page: Page, name: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  writeFileSync(join(OUT, `${name}.webp`), Buffer.from(data, 'base64'));
}

await build();
mkdirSync(OUT, { recursive: true });
const dataDir = tempDir('smoko-pictures');
const server = run(process.execPath, [join(ROOT, 'server/dist/main.js'), '--demo'], {
  cwd: ROOT,
  env: { PORT: '0', SMOKO_DATA_DIR: dataDir, SMOKO_NOW: '2026-11-20T00:00:00Z' },
});
const signIn = /sign in as (\S+) with (\S+)/;
await until('the demo', () => signIn.test(server.output()));
const [, email, password] = signIn.exec(server.output()) ?? [];
const url = /ready: (\S+)/.exec(server.output())?.[1] ?? '';

const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
for (const [size, screen] of Object.entries(SIZES)) {
  for (const colorScheme of THEMES) {
    const context = await browser.newContext({
      ...screen,
      colorScheme,
      baseURL: url,
      locale: 'en-AU',
      serviceWorkers: 'block',
    });
    const headers = { 'x-smoko-client': 'web', origin: url };
    await context.request.post('/api/auth/login', { data: { email, password }, headers });
    const page = await context.newPage();
    for (const [name, path, drawn] of PICTURES) {
      await page.goto(path);
      await page.locator(drawn).first().waitFor();
      await page.waitForTimeout(SETTLED_MS);
      await take(page, `${name}${size}-${colorScheme}`);
    }
    await context.close();
  }
}
const page = await browser.newPage({ viewport: SHARE });
await page.goto(pathToFileURL(join(import.meta.dirname, 'share.html')).href);
await page.screenshot({ path: join(OUT, 'share.png') });
await browser.close();
await server.end('SIGTERM');
removeDir(dataDir);
