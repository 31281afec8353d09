import type { CDPSession, Page } from '@playwright/test';
import { until } from '../support/until.ts';
import { databaseUri } from './list/seed.ts';
import { type Benchmark, plainTable, type Target, targetsTable } from './report.ts';
import { openPhone, SCREENS, visit } from './web/phone.ts';
import { seedMessages, seedTasks } from './web/seed.ts';

const THROTTLE = 4;
const MESSAGES = 1_000;
const ROWS = 1_000;

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
  async run() {
    const phone = await openPhone();
    try {
      const { page, context, user, server } = phone;
      const layout: [string, number][] = [];
      for (const path of SCREENS) {
        await visit(page, path);
        layout.push([path, await shifted(page)]);
      }
      const uri = databaseUri(server.dataDir);
      await seedMessages(uri, user.id, MESSAGES);
      await seedTasks(uri, user.id, ROWS + 200);
      const cdp = await context.newCDPSession(page);
      const interactions = [...(await conversation(page, cdp)), ...(await list(page, cdp))];
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
          most: 200,
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

const rows = (page: Page) => read<number>(page, "document.querySelectorAll('ul[aria-label=Tasks] > li').length");
const down = (page: Page) => read(page, "document.getElementById('main').scrollTo(0, 1e9)");

async function scrollTo(page: Page, least: number): Promise<void> {
  for (;;) {
    const before = await rows(page);
    if (before >= least) return;
    await down(page);
    await until('more rows', async () => (await rows(page)) > before);
  }
}

async function list(page: Page, cdp: CDPSession): Promise<[string, number][]> {
  await visit(page, '/admin-data');
  await scrollTo(page, ROWS);
  const of = `${await rows(page)} rows`;
  const row = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem').last();
  const edit = row.getByRole('button', { name: /^Edit/ });
  return [
    [
      `${of}: opening one`,
      await timed(page, cdp, async () => {
        await edit.tap();
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

const TEXT = `Chromium at a phone's size on the built server. Layout shift is the sum over the loading of a screen with a few records. An
interaction is timed by the browser's Event Timing, from the tap or key to the next frame (what INP is made of), with the processor ${THROTTLE} times slower.`;
