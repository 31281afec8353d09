import { AppError } from '@smoko/contract';
import { CliError, usage } from '../exit.ts';
import { pagesOf } from '../output/pages.ts';
import type { Page } from '../output/print-list.ts';
import type { Session } from '../session/session.ts';
import { oneLine } from '../term/clean.ts';
import type { CliTable, Row } from './table.ts';

const ID = /^[0-9a-f]{24}$/;
const SHOWN = 5;
/** Looked at to find one that is called exactly so. */
const MOST = 500;

/**
 * The record people mean: by id, number or name. Part of a name is enough where only one has it, unless it must be
 * `exact`. @throws CliError where there is none (exit 1) or several (exit 2)
 */
export async function find<R extends Row>(
  session: Session,
  table: CliTable<R>,
  given: string,
  { exact = false } = {},
): Promise<R> {
  if (ID.test(given)) return byId(session, table, given);
  const { list } = table.operations;
  const wanted = given.trim().toLowerCase();
  const search = table.lookUp?.(given) ?? { q: given };
  const fetchPage = (page: object) => session.api.call(list, { ...search, ...page }) as Promise<Page<R>>;
  const found: R[] = [];
  // a page of a search may be short and yet have another behind it
  for await (const { data } of pagesOf(fetchPage, { limit: MOST })) found.push(...data);
  const same = found.filter((record) => table.names(record).some((name) => name?.trim().toLowerCase() === wanted));
  const candidates = same.length > 0 || exact ? same : found;
  const [only, ...others] = candidates;
  if (only && others.length === 0) return only;
  if (only) throw several(table, given, candidates);
  throw new CliError(`No ${table.noun} is called ${given}. See: smoko ${table.group} list`);
}

/** The same, where only the id is wanted: one that is an id already is not looked up. */
export async function findId<R extends Row>(session: Session, table: CliTable<R>, given: string): Promise<string> {
  return ID.test(given) ? given : (await find(session, table, given)).id;
}

async function byId<R extends Row>(session: Session, table: CliTable<R>, id: string): Promise<R> {
  try {
    return (await session.api.call(table.operations.get, { id })) as R;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    throw new CliError(`There is no ${table.noun} with the id ${id}. See: smoko ${table.group} list`, 1, {
      cause: error,
    });
  }
}

function several<R extends Row>(table: CliTable<R>, given: string, found: R[]): CliError {
  const named = found
    .slice(0, SHOWN)
    .map((record) => `${table.names(record).filter(Boolean).map(String).map(oneLine).join(' ')} (${record.id})`);
  const more = found.length > SHOWN ? ', and more' : '';
  return usage(`More than one ${table.noun} matches ${given}. Give its id: ${named.join(', ')}${more}`);
}
