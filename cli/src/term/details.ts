import type { Context } from '../context.ts';
import { clean, oneLine } from './clean.ts';
import { displayWidth, padEnd, wrapWords } from './width.ts';

/** Prints labels and values in two columns. Empty values are left out; those of several lines go below their label. */
export function printDetails(context: Context, details: readonly [label: string, value: string][]): void {
  const given = details.filter(([, value]) => value !== '' && value !== '-');
  const width = Math.max(...given.map(([label]) => displayWidth(label))) + 2;
  for (const [label, value] of given) {
    const name = context.style('dim', padEnd(label, width));
    if (!value.includes('\n')) printHanging(context, name, oneLine(value), width);
    else context.print(`${name.trimEnd()}\n${clean(value).replace(/^/gm, '  ')}`);
  }
}

/** Below this many cells a column of words is harder to read than lines that the terminal breaks. */
const LEAST = 20;

/** A value beside its label, broken between words; an address that is longer than the line stays whole, to be copied. */
function printHanging(context: Context, name: string, value: string, indent: number): void {
  const room = (context.columns() ?? Number.POSITIVE_INFINITY) - indent;
  const lines = room < LEAST ? [value] : wrapWords(value, room);
  for (const [at, line] of lines.entries()) context.print(`${at === 0 ? name : ' '.repeat(indent)}${line}`);
}
