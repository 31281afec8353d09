import type { Context } from '../context.ts';
import { clean, oneLine } from './clean.ts';
import { displayWidth, padEnd } from './width.ts';

/** Prints labels and values in two columns. Empty values are left out; those of several lines go below their label. */
export function printDetails(context: Context, details: readonly [label: string, value: string][]): void {
  const given = details.filter(([, value]) => value !== '' && value !== '-');
  const width = Math.max(...given.map(([label]) => displayWidth(label))) + 2;
  for (const [label, value] of given) {
    const name = context.style('dim', padEnd(label, width));
    if (!value.includes('\n')) context.print(`${name}${oneLine(value)}`);
    else context.print(`${name.trimEnd()}\n${clean(value).replace(/^/gm, '  ')}`);
  }
}
