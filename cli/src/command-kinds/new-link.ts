import type { Operation } from '@smoko/contract';
import type { z } from 'zod';
import type { CliTable } from '../tables/table.ts';
import type { GroupedCommand } from './command.ts';
import { operationCommand } from './operation.ts';

type Renewing = Operation<
  z.ZodType<{ id: string }, { id: string }>,
  z.ZodType<{ link: string | null }, { link: string | null }>
>;

/** The public link of a paper ends, and there is another one. `what`: as its summary calls it. */
// biome-ignore lint/suspicious/noExplicitAny: only its noun and how its records are found are used
export const newLink = (operation: Renewing, of: CliTable<any>, what: string, example: string): GroupedCommand => ({
  summary: `end the public link of ${what}, and make another one`,
  examples: [example],
  ...operationCommand({
    operation,
    of,
    print: ({ link }, context) => context.print(`The old link is no longer valid. The new one: ${link ?? 'none'}`),
  }),
});
