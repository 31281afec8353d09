import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const found = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path !== undefined && existsSync(path));
const asRoot = process.getuid?.() === 0;

// Each test has an account of its own on one server; two at a time is what a small machine can draw.
export default defineConfig({
  testDir: './browser',
  outputDir: './artifacts/playwright',
  globalSetup: './browser/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // a test repeated is named at the end of the run, never passed over in silence
  retries: Number(process.env.BROWSER_RETRIES ?? 0),
  forbidOnly: true,
  // a busy machine may take its time: nothing here asserts how long something takes
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Sydney',
    // a test that holds back a request must see it; what the worker does has tests of its own
    serviceWorkers: 'block',
    launchOptions: {
      // left out, Playwright takes its own
      ...(found ? { executablePath: found } : {}),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // A test runs on a phone; one whose screen is laid out otherwise on a desktop is tagged @wide and runs on both.
  projects: [
    { name: 'desktop', grep: /@wide/, use: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
    },
  ],
});
