import { keysOf } from '@smoko/contract';
import { z } from 'zod';
import { ToolProblem } from './problem.ts';

/** An argument that empties fields: what is left out of a call, or given as "", stays as it is. `fields`: as for `emptied`. */
export const clear = <N extends string>(fields: Readonly<Record<N, string>>) =>
  z
    .array(z.enum(keysOf(fields)))
    .min(1)
    .optional()
    .describe('Empties these: "no day yet"');

/** A patch that empties what was asked for. `fields`: what the arguments are called in the record. */
export function emptied<N extends string>(
  { clear: names = [], ...others }: { clear?: readonly N[] | undefined },
  fields: Readonly<Record<N, string>>,
): Record<string, null> {
  const both = names.find((name) => (others as Record<string, unknown>)[name] !== undefined);
  if (both) throw new ToolProblem(`Either set ${both} or clear it, not both.`);
  return Object.fromEntries(names.map((name) => [fields[name], null]));
}
