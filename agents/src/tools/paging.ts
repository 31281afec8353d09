import type { Operation, WireInput } from '@smoko/contract';
import type { ToolEnv } from './tool.ts';

/** Rows of one page. */
const PAGE = 100;
/** Pages a list that is to be shown, counted or added up may have. */
const LISTED = 50;
/** Pages read to find out what a reference means. */
const LOOKED_UP = 3;

/** The records of a list that fit `input` (filters, `q`), page by page. */
export async function listAll<R>(
  env: ToolEnv,
  operation: Operation,
  input: Record<string, unknown> = {},
  pages = LISTED,
): Promise<R[]> {
  const records: R[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < pages; page++) {
    const asked = { ...input, limit: PAGE, ...(cursor ? { cursor } : {}) } as WireInput<typeof operation>;
    const answer = (await env.services.read(operation, asked)) as { data: R[]; next_cursor: string | null };
    records.push(...answer.data);
    if (!answer.next_cursor) break;
    cursor = answer.next_cursor;
  }
  return records;
}

/** The same for looking up a reference: bounded, however much is on file. */
export const lookUp = <R>(env: ToolEnv, operation: Operation, input: Record<string, unknown>): Promise<R[]> =>
  listAll<R>(env, operation, input, LOOKED_UP);

/** The first `limit` records of a list, in its own order. */
export async function firstOf<R>(
  env: ToolEnv,
  operation: Operation,
  input: Record<string, unknown>,
  limit = PAGE,
): Promise<R[]> {
  const answer = await env.services.read(operation, { ...input, limit });
  return (answer as { data: R[] }).data;
}
