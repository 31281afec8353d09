import { execFile } from 'node:child_process';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

/** The last that runs on Node 20; fetched for the run, with its hundred packages, by npx. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
export type Category = 'accessibility' | 'best-practices' | 'performance' | 'seo';

/** What a category found fault with, by Lighthouse's own names; performance counts as seconds, not as faults. */
export interface Result {
  scores: Partial<Record<Category, number | null>>;
  faults: string[];
  /** Milliseconds until the largest thing was painted, simulated. */
  lcp: number;
  /** What came over the wire. */
  bytes: number;
}

interface Audit {
  score: number | null;
  numericValue?: number;
}
interface Report {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
}

/**
 * Lighthouse's look at a page, in the browser that listens at `port`: as somebody who comes for the first time, or
 * (`signedIn`) with the cookies and the cache that are there.
 */
export async function look(
  url: string,
  port: number,
  categories: readonly Category[],
  signedIn: boolean,
): Promise<Result> {
  const kept = signedIn ? ['--disable-storage-reset'] : [];
  const args = ['--yes', LIGHTHOUSE, url, `--port=${port}`, ...kept, '--output=json', '--quiet'];
  const only = `--only-categories=${categories.join(',')}`;
  const run = () => promisify(execFile)('npx', [...args, only], { maxBuffer: 1e9 });
  // now and then the browser's trace has no beginning: Lighthouse says to run it again
  const { stdout } = await run().catch(run);
  const report = JSON.parse(stdout) as Report;
  const score = (category: Category) => {
    const value = report.categories[category]?.score;
    return typeof value === 'number' ? Math.round(value * 100) : null;
  };
  const faults = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => report.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(categories.map((category) => [category, score(category)])),
    faults: faults.map(({ id }) => id),
    lcp: report.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    bytes: report.audits['total-byte-weight']?.numericValue ?? Number.NaN,
  };
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.on('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
