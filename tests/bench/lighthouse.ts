import { type Benchmark, plainTable, targetsTable } from './report.ts';
import { freePort, LIGHTHOUSE, look, type Result } from './web/lighthouse.ts';
import { openPhone, SCREENS } from './web/phone.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'performance'] as const;
type Category = (typeof CATEGORIES)[number];

export const benchmark: Benchmark = {
  name: 'lighthouse',
  async run(size) {
    const screens = size === 'whole' ? SCREENS : SCREENS.slice(0, 1);
    const port = await freePort();
    const phone = await openPhone({ args: [`--remote-debugging-port=${port}`] });
    const results: [string, Result][] = [];
    try {
      for (const path of screens)
        results.push([path, await look(`${phone.server.url}${path}`, port, CATEGORIES, true)]);
      if (size === 'whole') {
        // who is signed in is sent on from there
        await phone.context.clearCookies();
        results.push(['/auth', await look(`${phone.server.url}/auth`, port, CATEGORIES, true)]);
      }
    } finally {
      await phone.close();
    }
    const lowest = (category: Category) => Math.min(...results.map(([, { scores }]) => scores[category] ?? 0));
    return {
      title: 'Lighthouse',
      text: TEXT,
      tables: [
        plainTable(
          ['screen', ...CATEGORIES, 'found fault with (accessibility, best practices)'],
          results.map(([path, { scores, faults }]) => [
            path,
            ...CATEGORIES.map((category) => String(scores[category] ?? 'none')),
            faults.join(', '),
          ]),
        ),
        targetsTable([
          { what: 'lowest accessibility', value: lowest('accessibility'), least: 100, digits: 0 },
          { what: 'lowest best practices', value: lowest('best-practices'), digits: 0 },
        ]),
      ],
    };
  },
};

const TEXT = `${LIGHTHOUSE.replace('@', ' ')} in its default set-up for a phone (slow 4G and a processor 4 times slower, simulated), on the built server with a little of
everything on file, signed in. Accessibility and best practices are what a screen is; performance depends on the machine and on what else it does.`;
