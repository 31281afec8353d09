import { type ApiClient, AppError } from '@smoko/contract';
import { CliError, usage } from '../exit.ts';
import { pagesOf } from '../output/pages.ts';
import type { Page } from '../output/print-list.ts';
import { oneLine } from '../term/clean.ts';
import { isPartOf, PART_OF_ID, shortId } from './short-id.ts';
import type { CliTable, Row } from './table.ts';

export const ID = /^[0-9a-f]{24}$/;
const SHOWN = 5;
/** Records whose ids are looked through for a part of one, the newest first, at most. */
const MAX_LOOKED_THROUGH = 2_000;
/** Search results that are read to find an exact match, at most. */
const MAX_RESULTS = 500;

/**
 * Finds a record by id, number or name. A part of its id is enough, where no other record has it; part of a name is enough
 * where only one record has it, unless `exact` is set. With `deleted` it is one that was deleted and is kept so far.
 * @throws CliError where no record matches (exit 1) or several do (exit 2)
 */
export async function find<R extends Row>(
  session: { api: ApiClient },
  table: CliTable<R>,
  given: string,
  { exact = false, deleted = false } = {},
): Promise<R> {
  if (ID.test(given)) return byId(session, table, given);
  const wanted = given.trim().toLowerCase();
  const which = deleted ? { deleted: 'true' } : {};
  const search = { ...(table.lookUp?.(given) ?? { q: given }), ...which };
  const found = await readAll(session, table, search, MAX_RESULTS);
  const isCalled = (record: R) =>
    [...table.names(record), ...(table.otherNames?.(record) ?? [])].some(
      (name) => name?.trim().toLowerCase() === wanted,
    );
  const same = found.filter(isCalled);
  const named = same.length > 0 || exact ? same : found;
  const candidates = named.length > 0 ? named : await byPartOfId(session, table, wanted, which);
  const [only, ...others] = candidates;
  if (only && others.length === 0) return only;
  if (only) throw ambiguous(table, given, candidates);
  const [kind, flag] = deleted ? ['deleted ', ' --deleted'] : ['', ''];
  throw new CliError(`No ${kind}${table.noun} is called ${given}. See: smoko ${table.group} list${flag}`);
}

async function readAll<R extends Row>(
  session: { api: ApiClient },
  { operations: { list } }: CliTable<R>,
  search: Record<string, unknown>,
  limit: number,
): Promise<R[]> {
  const fetchPage = (page: object) => session.api.call(list, { ...search, ...page }) as Promise<Page<R>>;
  const found: R[] = [];
  // a page of search results may be short although more follow
  for await (const { data } of pagesOf(fetchPage, { limit })) found.push(...data);
  return found;
}

async function byPartOfId<R extends Row>(
  session: { api: ApiClient },
  table: CliTable<R>,
  part: string,
  which: Record<string, unknown>,
): Promise<R[]> {
  if (!PART_OF_ID.test(part)) return [];
  const records = await readAll(session, table, { ...table.only, ...which }, MAX_LOOKED_THROUGH);
  return records.filter(({ id }) => isPartOf(part, id));
}

/** Like `find`, but returns the id; a given id is not looked up. */
export async function findId<R extends Row>(
  session: { api: ApiClient },
  table: CliTable<R>,
  given: string,
): Promise<string> {
  return ID.test(given) ? given : (await find(session, table, given)).id;
}

async function byId<R extends Row>(session: { api: ApiClient }, table: CliTable<R>, id: string): Promise<R> {
  try {
    return (await session.api.call(table.operations.get, { id })) as R;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    throw new CliError(`There is no ${table.noun} with the id ${id}. See: smoko ${table.group} list`, 1, {
      cause: error,
    });
  }
}

function ambiguous<R extends Row>(table: CliTable<R>, given: string, found: R[]): CliError {
  const named = found
    .slice(0, SHOWN)
    .map(
      (record) => `${table.names(record).filter(Boolean).map(String).map(oneLine).join(' ')} (${shortId(record.id)})`,
    );
  const more = found.length > SHOWN ? ', and more' : '';
  return usage(`More than one ${table.noun} matches ${given}. Give its id: ${named.join(', ')}${more}`);
}
