import { ratioOf, type Samples, type Size, type Summary, summarise } from './harness.ts';

/** What a benchmark has to tell: markdown under its own heading. */
interface Report {
  title: string;
  /** What was done, in a paragraph. */
  text: string;
  tables: string[];
}

export interface Benchmark {
  name: string;
  /** Throws when a variant did not do the work, or not the same work as the others. */
  run(size: Size): Promise<Report>;
}

/** A number the run has to keep. `most` and `least` are inclusive; with neither it is told for scale. */
export interface Target {
  what: string;
  value: Summary | number;
  most?: number;
  least?: number;
  digits?: number;
}

export function plainTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** Median times with the middle half of the samples; further columns by variant. */
export function timesTable(samples: Samples, more: Record<string, (variant: string) => string> = {}): string {
  const rows = [...samples].map(([name, values]) => {
    const { median, low, high } = summarise(values);
    return [name, ...Object.values(more).map((cell) => cell(name)), ms(median), `${ms(low)} to ${ms(high)}`];
  });
  return plainTable(['variant', ...Object.keys(more), 'median ms', 'middle half'], rows);
}

export function targetsTable(targets: readonly Target[]): string {
  return plainTable(
    ['measure', 'this run', 'middle half', 'target', ''],
    targets.map((target) => {
      const { what, value, digits = 2 } = target;
      const spread = typeof value === 'number' ? '' : `${value.low.toFixed(digits)} to ${value.high.toFixed(digits)}`;
      return [what, middle(value).toFixed(digits), spread, bound(target), verdict(target)];
    }),
  );
}

/** `of` takes at most `most` times as long as `over`. */
export const timeTarget = (
  samples: Samples,
  of: string,
  over: string,
  bounds: Pick<Target, 'most' | 'least'> = {},
) => ({
  what: `${of} : ${over}`,
  value: ratioOf(samples, of, over),
  ...bounds,
});

const middle = (value: Summary | number): number => (typeof value === 'number' ? value : value.median);

function bound({ most, least, digits = 2 }: Target): string {
  if (most !== undefined) return `at most ${most.toFixed(digits)}`;
  return least === undefined ? '' : `at least ${least.toFixed(digits)}`;
}

function verdict({ value, most, least }: Target): string {
  if (most === undefined && least === undefined) return '';
  return middle(value) <= (most ?? Infinity) && middle(value) >= (least ?? -Infinity) ? 'met' : '**missed**';
}

const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 1);
