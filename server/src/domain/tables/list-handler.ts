import type { Fields, Repository } from '../../db/repository.ts';
import type { Call } from '../call.ts';

export type ListInput = { limit: number; cursor?: string | undefined; sort: string; q?: string | undefined } & Fields;

/** What pages a list, apart from what selects in it; parameters that were not given are left out. */
export function splitList({ limit, cursor, sort, q, ...filters }: ListInput) {
  const given: Fields = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return { page: { limit, cursor, sort, q }, filters: given };
}

/** The implementation of a list operation: one page of a repository, made presentable. */
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
