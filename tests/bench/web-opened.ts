import { readFileSync } from 'node:fs';
import { until } from '../support/until.ts';
import type { Size } from './harness.ts';
import { type Benchmark, plainTable, type Target, targetsTable } from './report.ts';
import { openPhone, SCREENS, visit } from './web/phone.ts';
import { startSlowNetwork } from './web/slow-network.ts';

const THROTTLE = 4;
const READABLE = readFileSync(new URL('./web/readable.js', import.meta.url), 'utf8');

interface Extent {
  screens: readonly string[];
  times: number;
}
const EXTENTS: Record<Size, Extent> = {
  whole: { screens: SCREENS, times: 3 },
  short: { screens: SCREENS.slice(0, 2), times: 1 },
};

export const benchmark: Benchmark = {
  name: 'web-opened',
  async run(size) {
    const { screens, times } = EXTENTS[size];
    const phone = await openPhone({ serviceWorkers: 'allow' });
    const slow = await startSlowNetwork(phone.server.url);
    try {
      const { context, page } = phone;
      await context.addInitScript(READABLE);
      // once without hurry: the service worker is there, with the app's files and what the screens showed
      for (const path of [...screens, ...screens]) await visit(page, slow.url + path);
      const opened: [string, number, number][] = [];
      for (const path of screens) {
        const looks: number[] = [];
        for (let i = 0; i < times; i += 1) looks.push(await readable(phone, slow.url + path));
        looks.sort((a, b) => a - b);
        opened.push([path, looks[times >> 1] ?? 0, looks.at(-1) ?? 0]);
      }
      const targets: Target[] = [
        {
          what: 'the slowest screen, ms until it can be read',
          value: Math.max(...opened.map(([, ms]) => ms)),
          most: 1_500,
          digits: 0,
        },
      ];
      return {
        title: 'Opening a screen on a phone with poor reception',
        text: TEXT,
        tables: [
          plainTable(
            ['screen', 'ms, the middle one of its looks', 'the slowest'],
            opened.map(([path, middle, most]) => [path, middle.toFixed(0), most.toFixed(0)]),
          ),
          targetsTable(targets),
        ],
      };
    } finally {
      await phone.close();
      await slow.close();
    }
  },
};

/** Milliseconds until a screen that is opened in a tab of its own could be read. */
async function readable({ context }: Awaited<ReturnType<typeof openPhone>>, url: string): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(url, { waitUntil: 'commit' });
  const readableAt = () => page.evaluate<number>('window.readableAt');
  await until(`${url} to be readable`, async () => (await readableAt()) > 0);
  const ms = await readableAt();
  await page.close();
  return ms;
}

const TEXT = `Chromium at a phone's size on the built server with a little of everything on file, signed in, its service worker there. The processor of the page is
${THROTTLE} times slower, and everything goes over a line as slow as slow 4G (150 ms there and back, 1.6 Mbit/s down, 0.75 up), also what the service worker asks.
From the start of the navigation in a new tab until the screen's heading and words are painted and nothing in sight is still being loaded.`;
