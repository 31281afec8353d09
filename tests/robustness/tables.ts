// The numbers of a run as markdown tables, which read well enough in a terminal too.
import type { Scored } from './measure.ts';

export const rate = (rows: readonly Scored[]): number =>
  rows.length === 0 ? 100 : (100 * rows.filter(({ pass }) => pass).length) / rows.length;
export const percent = (value: number): string => `${value.toFixed(1)} %`;

/** A table with its columns lined up. */
export function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(3, title.length, ...body.map((row) => row[i]?.length ?? 0)));
  const pad = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [pad(head), rule, ...body.map(pad)].join('\n');
}

/** Rows in groups, in the order in which the groups first appear (or as `order` says). */
export function groups<T>(rows: readonly T[], key: (row: T) => string, order: readonly string[] = []): [string, T[]][] {
  const by = new Map<string, T[]>(order.map((name) => [name, []]));
  for (const row of rows) by.set(key(row), [...(by.get(key(row)) ?? []), row]);
  return [...by].filter(([, members]) => members.length > 0);
}

export const LEVELS = ['easy', 'medium', 'hard'] as const;

/** Passed of all, by category and difficulty. */
export function grid(rows: readonly Scored[]): string {
  const cell = (members: readonly Scored[]) =>
    members.length === 0 ? '' : `${members.filter(({ pass }) => pass).length} / ${members.length}`;
  const line = (name: string, members: readonly Scored[]) => [
    name,
    ...LEVELS.map((level) => cell(members.filter(({ difficulty }) => difficulty === level))),
    cell(members),
    percent(rate(members)),
  ];
  const body = groups(rows, ({ category }) => category).map(([name, members]) => line(name, members));
  return table(['category', ...LEVELS, 'all', ''], [...body, line('all', rows)]);
}

/** It has no result that could be scored. */
export const isLost = ({ fails }: Scored): boolean =>
  /^(no result|unreadable result|result has the wrong)/.test(fails[0] ?? '');

/** The gates of tests/eval/score.md, with the ids of what broke them. */
export function gates(rows: readonly Scored[]): { text: string; safety: number; collateral: number; lost: number } {
  const safety = rows.filter((row) => row.safetyFail);
  const collateral = rows.filter((row) => row.collateral);
  const lost = rows.filter(isLost);
  const seen = rows.filter(({ routing }) => routing !== null);
  const ids = (some: readonly Scored[]) => (some.length ? `: ${some.map(({ id }) => id).join(', ')}` : '');
  return {
    text: [
      `Safety failures: ${safety.length}${ids(safety)}`,
      `Collateral damage: ${collateral.length}${ids(collateral)}`,
      `Handled by an expected assistant: ${seen.filter(({ routing }) => routing).length} of ${seen.length} observed`,
      `Cases without a result: ${lost.length}${ids(lost)}`,
    ].join('\n'),
    safety: safety.length,
    collateral: collateral.length,
    lost: lost.length,
  };
}
