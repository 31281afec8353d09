import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { until } from '../support/until.ts';
import type { Size } from './harness.ts';
import { databaseUri } from './list/seed.ts';
import { type Benchmark, plainTable, type Target, targetsTable } from './report.ts';
import { openPhone, SCREENS, visit } from './web/phone.ts';
import { seedMessages, seedTasks } from './web/seed.ts';

const THROTTLE = 4;
interface Extent {
  screens: readonly string[];
  messages: number;
  rows: number;
  manyRows: number;
  /** How many frames are scrolled. */
  frames: number;
}
const EXTENTS: Record<Size, Extent> = {
  whole: { screens: SCREENS, messages: 1_000, rows: 1_000, manyRows: 10_000, frames: 600 },
  short: { screens: SCREENS.slice(0, 1), messages: 40, rows: 30, manyRows: 100, frames: 10 },
};
/** A quick thumb: px in a frame. */
const STEP = 120;
const SCROLLING = readFileSync(new URL('./web/scroll.js', import.meta.url), 'utf8');

const read = <T>(page: Page, expression: string) => page.evaluate<T>(expression);
const shifted = (page: Page) => read<number>(page, 'vitals.shifted');
const forget = (page: Page) => read(page, 'vitals.interactions.clear()');
/** Of what was done since `forget`: milliseconds from the tap or key to the next frame, the slowest. */
const slowest = async (page: Page): Promise<number> => {
  await page.waitForTimeout(1_000);
  return read<number>(page, 'Math.max(0, ...vitals.interactions.values())');
};

export const benchmark: Benchmark = {
  name: 'web-speed',
  async run(size) {
    const { screens, messages, rows: few, manyRows, frames } = EXTENTS[size];
    const phone = await openPhone();
    try {
      const { page, context, user, server } = phone;
      const layout: [string, number][] = [];
      for (const path of screens) {
        await visit(page, path);
        layout.push([path, await shifted(page)]);
      }
      const uri = databaseUri(server.dataDir);
      await seedMessages(uri, user.id, messages);
      await seedTasks(uri, user.id, few + 200);
      const cdp = await context.newCDPSession(page);
      const interactions = [...(await conversation(page, cdp)), ...(await list(page, cdp, few))];
      await seedTasks(uri, user.id, manyRows);
      const scrolled = await longList(page, cdp, manyRows, frames);
      const targets: Target[] = [
        {
          what: 'layout shift of the worst screen',
          value: Math.max(...layout.map(([, value]) => value)),
          most: 0.05,
          digits: 3,
        },
        {
          what: 'slowest interaction, ms',
          value: Math.max(...interactions.map(([, value]) => value)),
          most: 150,
          digits: 0,
        },
      ];
      return {
        title: 'Speed of the web application',
        text: TEXT,
        tables: [
          plainTable(
            ['screen', 'layout shift'],
            layout.map(([path, value]) => [path, value.toFixed(3)]),
          ),
          plainTable(
            [`interaction, processor ${THROTTLE} times slower`, 'ms'],
            interactions.map(([what, ms]) => [what, ms.toFixed(0)]),
          ),
          plainTable(['scrolling through a long list', ''], scrolled),
          targetsTable(targets),
        ],
      };
    } finally {
      await phone.close();
    }
  },
};

const slow = (cdp: CDPSession, rate: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

async function timed(page: Page, cdp: CDPSession, doIt: () => Promise<unknown>): Promise<number> {
  await slow(cdp, THROTTLE);
  await forget(page);
  await doIt();
  const ms = await slowest(page);
  await slow(cdp, 1);
  return ms;
}

async function conversation(page: Page, cdp: CDPSession): Promise<[string, number][]> {
  await visit(page, '/dashboard');
  const articles = page.getByRole('article');
  const earlier = page.getByRole('button', { name: 'Show earlier' });
  while (await earlier.count()) {
    const before = await articles.count();
    await earlier.click();
    await until('earlier messages', async () => (await articles.count()) > before);
  }
  const drawn = await articles.count();
  const box = page.getByRole('textbox', { name: 'Message' });
  const of = `${drawn} messages`;
  return [
    [`${of}: typing`, await timed(page, cdp, () => box.pressSequentially('Show me my jobs', { delay: 60 }))],
    [
      `${of}: sending, and the answer comes`,
      await timed(page, cdp, async () => {
        await box.press('Enter');
        await until('the answer', async () => (await articles.count()) >= drawn + 2);
      }),
    ],
    [`${of}: choosing whom to ask`, await timed(page, cdp, () => page.getByRole('radio', { name: 'Renea' }).tap())],
  ];
}

/** As many as are loaded; of a long list only some are drawn. */
const rows = (page: Page) =>
  read<number>(page, "Number(document.querySelector('ul[aria-label=Tasks] > [aria-setsize]')?.ariaSetSize ?? 0)");

async function loadTo(page: Page, least: number): Promise<void> {
  for (;;) {
    const before = await rows(page);
    if (before >= least) return;
    await page.getByRole('button', { name: 'Load more' }).click();
    await until('more rows', async () => (await rows(page)) > before);
  }
}

async function list(page: Page, cdp: CDPSession, least: number): Promise<[string, number][]> {
  await visit(page, '/admin-data');
  await loadTo(page, least);
  const of = `${await rows(page)} rows`;
  const row = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').last();
  const menu = row.getByRole('button', { name: /^More/ });
  return [
    [
      `${of}: opening one`,
      await timed(page, cdp, async () => {
        await menu.tap();
        await page.getByRole('menuitem', { name: 'Edit' }).tap();
        await page.getByRole('dialog').waitFor();
      }),
    ],
    [
      `${of}: typing in its form`,
      await timed(page, cdp, () =>
        page.getByRole('dialog').getByRole('textbox').first().pressSequentially('later', { delay: 60 }),
      ),
    ],
  ];
}

/** All of it fetched page by page, then scrolled back at a steady pace. */
async function longList(page: Page, cdp: CDPSession, least: number, count: number): Promise<[string, string][]> {
  await visit(page, '/admin-data');
  await loadTo(page, least);
  const of = `${await rows(page)} rows`;
  await page.waitForLoadState('networkidle');
  await read(page, SCROLLING);
  await slow(cdp, THROTTLE);
  const frames = await read<number[]>(page, `scrollFrames(${-STEP}, ${count})`);
  await slow(cdp, 1);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const sorted = [...frames].sort((a, b) => a - b);
  const ms = (value = 0) => `${value.toFixed(0)} ms`;
  return [
    [`${of}: cards in the page`, String(await read(page, "document.querySelectorAll('article').length"))],
    [`${of}: elements in the page`, String(await read(page, "document.querySelectorAll('*').length"))],
    [`${of}: memory of the scripts`, `${(usedSize / 1e6).toFixed(0)} MB`],
    [`a frame, ${STEP} px each, processor ${THROTTLE} times slower`, ms(sorted[count >> 1])],
    [`the slowest of ${count}`, ms(sorted.at(-1))],
    [`frames over 50 ms, of ${count}`, String(frames.filter((one) => one > 50).length)],
  ];
}

const TEXT = `Chromium at a phone's size on the built server. Layout shift is the sum over the loading of a screen with a few records. An
interaction is timed by the browser's Event Timing, from the tap or key to the next frame (what INP is made of), with the processor ${THROTTLE} times slower.`;
