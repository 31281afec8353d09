import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { User } from '@smoko/contract';
import { profile } from '../../support/account.ts';
import { ROOT, removeDir, tempDir } from '../../support/paths.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const VITALS = readFileSync(new URL('./vitals.js', import.meta.url), 'utf8');
const found = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
);

export interface Phone {
  server: TestServer;
  user: User;
  page: Page;
  context: BrowserContext;
  close(): Promise<void>;
}

interface Options {
  /** Further switches of Chromium. */
  args?: readonly string[];
  /** Blocked where every file is to come from the server. */
  serviceWorkers?: 'allow' | 'block';
}

const EXAMPLES: Record<string, string> = {
  '/job-details': '/job-details?job=1001',
  '/agent/:agentName': '/agent/jerry',
};

/** Where the screens are, as the app itself lists them, with records to stand on. */
export const SCREENS = [
  '/dashboard',
  '/dashboard?view=overview',
  ...[...readFileSync(join(ROOT, 'web/src/app/screens.ts'), 'utf8').matchAll(/path: '([^']+)'/g)].map(
    ([, path]) => EXAMPLES[String(path)] ?? String(path),
  ),
];
/** A built server with a business that has a little of everything, and a signed-in browser of a phone's size. */
export async function openPhone({ args = [], serviceWorkers = 'block' }: Options = {}): Promise<Phone> {
  const server = await startServer({ now: '2026-11-20T00:00:00Z', env: { LOG_LEVEL: 'error' } });
  const home = tempDir('smoko-phone');
  const context = await chromium.launchPersistentContext(home, {
    ...(found ? { executablePath: found } : {}),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers,
    baseURL: server.url,
  });
  const send = async (path: string, data: object) => {
    const csrf = (await context.cookies()).find(({ name }) => name === 'smoko_csrf')?.value;
    const headers = { 'x-smoko-client': 'web', origin: server.url, ...(csrf ? { 'x-csrf-token': csrf } : {}) };
    const response = await context.request.post(`${server.url}${path}`, { data, headers });
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as { user: User };
  };
  const { user } = await send('/api/auth/signup', profile({}));
  const say = (message: string) => send('/api/functions/agent-orchestrator', { message });
  await say('New job for Priya Sharma, hot water, $2,400, and order a 250L tank for it');
  await send('/api/admin-tasks', { task_name: 'Ring Priya' });
  await send('/api/suppliers', { name: 'Reece' });
  await send('/api/finance-records', { type: 'invoice', amount: 1850, due_date: '2026-11-01' });
  await context.addInitScript(VITALS);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    server,
    user,
    page,
    context,
    async close() {
      await context.close();
      removeDir(home);
      await server.stop();
    },
  };
}

/** The screen with all that it loads. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
}
