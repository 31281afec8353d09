import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { type Benchmark, plainTable, targetsTable } from './report.ts';
import { openPhone, SCREENS } from './web/phone.ts';

/** The last that runs on Node 20; fetched for the run, with its hundred packages, by npx. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'performance'] as const;

type Scores = Record<(typeof CATEGORIES)[number], number | null>;

/** What a category found fault with, by Lighthouse's own names. */
interface Result {
  scores: Scores;
  faults: string[];
}

export const benchmark: Benchmark = {
  name: 'lighthouse',
  async run() {
    const port = await freePort();
    const phone = await openPhone([`--remote-debugging-port=${port}`]);
    const results: [string, Result][] = [];
    try {
      for (const path of SCREENS) results.push([path, await look(`${phone.server.url}${path}`, port)]);
      // who is signed in is sent on from there
      await phone.context.clearCookies();
      results.push(['/auth', await look(`${phone.server.url}/auth`, port)]);
    } finally {
      await phone.close();
    }
    const lowest = (category: keyof Scores) => Math.min(...results.map(([, { scores }]) => scores[category] ?? 0));
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

interface Audit {
  score: number | null;
}
interface Report {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

async function look(url: string, port: number): Promise<Result> {
  const args = ['--yes', LIGHTHOUSE, url, `--port=${port}`, '--disable-storage-reset', '--output=json', '--quiet'];
  const only = `--only-categories=${CATEGORIES.join(',')}`;
  const { stdout } = await promisify(execFile)('npx', [...args, only], { maxBuffer: 1e9 });
  const { audits, categories } = JSON.parse(stdout) as Report;
  const score = (category: string) => {
    const value = categories[category]?.score;
    return typeof value === 'number' ? Math.round(value * 100) : null;
  };
  const faults = CATEGORIES.slice(0, 2).flatMap((category) =>
    (categories[category]?.auditRefs ?? []).filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1),
  );
  const scores = Object.fromEntries(CATEGORIES.map((category) => [category, score(category)])) as Scores;
  return { scores, faults: faults.map(({ id }) => id) };
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const TEXT = `${LIGHTHOUSE.replace('@', ' ')} in its default set-up for a phone (slow 4G and a processor 4 times slower, simulated), on the built server with a little of
everything on file, signed in. Accessibility and best practices are what a screen is; performance depends on the machine and on what else it does.`;
