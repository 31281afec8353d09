import type { ApiClient, Operation } from '@smoko/contract';
import { z } from 'zod';
import { CliError, usage } from '../exit.ts';
import { pagesOf } from '../output/pages.ts';
import type { Page } from '../output/print-list.ts';
import { isPartOf, PART_OF_ID } from './short-id.ts';

/** Records whose ids are looked through, the newest first, at most. */
const MAX_LOOKED_THROUGH = 2_000;
const SHOWN = 5;

interface Listed {
  /** The operation that lists what has the id. */
  list: Operation<z.ZodType, z.ZodType<unknown, Page<{ id: string }>>>;
  /** `draft`, for messages. */
  noun: string;
  /** The command that shows the ids: `smoko drafts list`. */
  see: string;
  /** What of the list is looked through. */
  only?: Record<string, unknown>;
}

/**
 * The whole id for its first or last digits, as lists show them. What is no part of an id is given back as it is: the server
 * says what is wrong with it. @throws CliError where nothing has such an id (exit 1), or several do (exit 2): it names them
 */
export async function wholeId({ api }: { api: ApiClient }, listed: Listed, given: string): Promise<string> {
  const part = given.trim().toLowerCase();
  if (!PART_OF_ID.test(part)) return given;
  const { list, noun, see, only = {} } = listed;
  const call = (page: object): Promise<Page<{ id: string }>> => api.call(list, { ...only, ...page });
  const paged = list.input instanceof z.ZodObject && 'limit' in list.input.shape;
  const pages = paged ? pagesOf(call, { limit: MAX_LOOKED_THROUGH }) : [await call({})];
  const found: string[] = [];
  for await (const { data } of pages) found.push(...data.map(({ id }) => id).filter((id) => isPartOf(part, id)));
  const [first, ...others] = new Set(found);
  if (first && others.length === 0) return first;
  if (first)
    throw usage(`More than one ${noun} has ${given} in its id: ${[first, ...others].slice(0, SHOWN).join(', ')}`);
  throw new CliError(`No ${noun} has the id ${given}. See: ${see}`);
}

/** The same, as an argument of a command has it. */
export const byId =
  (listed: Listed) =>
  (session: { api: ApiClient }, given: string): Promise<string> =>
    wholeId(session, listed, given);

/** The first argument of a command about one of a list: its id, or a part of it. */
export const idArgument = (listed: Listed) => ({
  field: 'id',
  syntax: '<id>',
  about: `its id, or a part of it, as shown by: ${listed.see}`,
  resolve: byId(listed),
});
