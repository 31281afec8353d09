import { LIMITS } from '@smoko/contract';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Page } from './print-list.ts';

export interface PageOptions {
  limit: number;
  all?: boolean;
  cursor?: string;
}

/** Adds --limit, --all and --cursor. */
export function withPages(command: Command): Command {
  return command
    .option('--limit <n>', 'how many at most', wholeNumber, LIMITS.pageDefault)
    .addOption(new Option('--all', 'all there are').conflicts('limit'))
    .option('--cursor <cursor>', 'go on where an earlier --json ended (its next_cursor)');
}

/** Printed where a list was cut off. */
export const MORE = 'There are more: --all shows them, or --limit.';

/** Fetches pages of a list until `limit` records were returned, or all. */
export async function* pagesOf<R>(
  fetchPage: (page: { limit: number; cursor?: string }) => Promise<Page<R>>,
  { limit, all, cursor }: PageOptions,
): AsyncGenerator<Page<R>> {
  let left = all ? Number.POSITIVE_INFINITY : limit;
  let at = cursor;
  do {
    const page = await fetchPage({ limit: Math.min(left, LIMITS.pageMax), ...(at ? { cursor: at } : {}) });
    yield page;
    left -= page.data.length;
    at = page.next_cursor ?? undefined;
  } while (at !== undefined && left > 0);
}

function wholeNumber(text: string): number {
  const n = Number(text);
  if (Number.isInteger(n) && n >= 1) return n;
  throw new InvalidArgumentError('It is a whole number from 1.');
}
