import { readFileSync } from 'node:fs';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { test as base, expect, type Page } from './fixtures.ts';

/** Between the phone and the server stands what can be cut. */
export const test = base.extend<{ reception: CuttingProxy }>({
  reception: async ({ url }, use) => {
    const reception = await startCuttingProxy(url);
    await use(reception);
    await reception.close();
  },
  baseURL: async ({ reception }, use) => use(reception.url),
});

const script = readFileSync(new URL('./in-page/kept.js', import.meta.url), 'utf8');

/** What this browser keeps of what was seen, as JSON. */
export const kept = (page: Page): Promise<string> => page.evaluate<string>(script);

/** The worker answers for the app's files, and what was seen is kept, with this in it: reception may go. */
export async function ready(page: Page, seen = '"session"'): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true);
  await expect.poll(() => kept(page)).toContain(seen);
}
