import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SITE_PATHS } from '@smoko/contract';
import { type Benchmark, plainTable, targetsTable } from './report.ts';
import { type Category, freePort, LIGHTHOUSE, look, type Result } from './web/lighthouse.ts';
import { openPhone } from './web/phone.ts';

const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
/** These answer forms, and stay out of search engines on purpose. */
const ANSWERS: readonly string[] = ['/thanks', '/talk'];
/** One of the integrations' pages stands for all: they are made alike. */
const PAGES = SITE_PATHS.filter(
  (path) => !ANSWERS.includes(path) && (path === '/integrations/xero' || !path.startsWith('/integrations/')),
);
/** Of every page; the median by LCP counts. */
const LOOKS = { whole: 3, short: 1 };
const ONE_LINE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One line</title></head><body><p>One line of text.</p></body></html>';

export const benchmark: Benchmark = {
  name: 'site',
  async run(size) {
    const pages = size === 'whole' ? PAGES : PAGES.slice(0, 1);
    const count = LOOKS[size];
    const port = await freePort();
    const phone = await openPhone({ args: [`--remote-debugging-port=${port}`] });
    await phone.context.clearCookies();
    const plain = createServer((_req, res) => res.setHeader('Content-Type', 'text/html').end(ONE_LINE));
    await new Promise<void>((done) => plain.listen(0, '127.0.0.1', done));
    const results: [string, Result][] = [];
    let least: Result;
    try {
      const lookAt = async (url: string): Promise<Result> => {
        const looks: Result[] = [];
        while (looks.length < count) looks.push(await look(url, port, CATEGORIES, false));
        return looks.toSorted((a, b) => a.lcp - b.lcp)[Math.floor(count / 2)] as Result;
      };
      least = await lookAt(`http://127.0.0.1:${(plain.address() as AddressInfo).port}/`);
      for (const path of pages) results.push([path, await lookAt(`${phone.server.url}${path}`)]);
    } finally {
      plain.close();
      await phone.close();
    }
    const lowest = (category: Category) => Math.min(...results.map(([, { scores }]) => scores[category] ?? 0));
    const slowest = Math.max(...results.map(([, { lcp }]) => lcp));
    return {
      title: 'The public site',
      text: TEXT,
      tables: [
        plainTable(
          ['page', ...CATEGORIES, 'LCP, ms', 'kB', 'found fault with'],
          results.map(([path, { scores, lcp, bytes, faults }]) => [
            path,
            ...CATEGORIES.map((category) => String(scores[category] ?? 'none')),
            lcp.toFixed(0),
            (bytes / 1_000).toFixed(0),
            faults.join(', '),
          ]),
        ),
        targetsTable([
          ...CATEGORIES.map((category) => ({
            what: `lowest ${category}`,
            value: lowest(category),
            least: 95,
            digits: 0,
          })),
          { what: 'slowest LCP : that of one line of text', value: slowest / least.lcp, most: 1.5 },
        ]),
      ],
    };
  },
};

const TEXT = `${LIGHTHOUSE.replace('@', ' ')} in its default set-up for a phone (slow 4G and a processor 4 times slower, simulated), on the built server, for
somebody who is not signed in. kB is everything that came over the wire, compressed as it was sent. A page with one line of text, served beside it, is the
measure of what is possible. Every page is seen by somebody who comes for the first time, with nothing kept, three times; the look with the median LCP counts.`;
