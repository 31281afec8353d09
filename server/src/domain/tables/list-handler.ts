import type { Fields, Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';

export type ListInput = {
  limit: number;
  cursor?: string | undefined;
  sort: string;
  q?: string | undefined;
  deleted?: 'true' | 'false' | undefined;
} & Fields;

/** Separates the parameters that page and sort a list from its filters. Filters that are undefined are dropped. */
export function splitList({ limit, cursor, sort, q, deleted, ...filters }: ListInput) {
  const given: Fields = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return { page: { limit, cursor, sort, q, deleted: deleted === 'true' }, filters: given };
}

/** Implements a list operation: one page of a repository, mapped by `present` to what the API shows. */
export function listHandler<Row, R>(
  repository: Repository<Row>,
  present: (call: Call, rows: Row[]) => R[] | Promise<R[]>,
) {
  return async (call: Call, input: ListInput): Promise<{ data: R[]; next_cursor: string | null }> => {
    const { page, filters } = splitList(input);
    const { docs, next } = await repository.page(call, page, filters);
    return { data: await present(call, docs), next_cursor: next };
  };
}
