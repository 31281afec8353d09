import { decodeCursor, encodeCursor, type Position } from './cursor.ts';
import type { AnyRow, RowBase } from './row.ts';
import type { Filter, Order, RowModel } from './row-model.ts';

export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
  /** `field` or `-field`. */
  sort: string;
}

type Fields = Record<string, unknown>;

/** The smallest value of each stored type: `$gte` it means "has a value" and can use an index, unlike `$ne: null`. */
const FLOOR: Record<string, unknown> = { String: '', Number: Number.MIN_SAFE_INTEGER, Date: new Date(0) };

/**
 * One page of a sorted list. Records without a value come last in both directions; ties are sorted by id. MongoDB puts nulls
 * first in ascending order, so there are two passes: records with a value, then those without. Each pass reads one index
 * range, so page 5,000 costs no more than page 1.
 */
export async function findPage<Row extends RowBase>(
  rows: RowModel<Row>,
  filter: Filter<Row>,
  page: PageRequest,
): Promise<{ docs: Row[]; next: string | null }> {
  // the sort field is known only as a string, so the row type is given up inside
  return pageOfAny(rows, filter, page) as Promise<{
    docs: Row[];
    next: string | null;
  }>;
}

async function pageOfAny(
  model: RowModel<AnyRow>,
  filter: Fields,
  page: PageRequest,
): Promise<{ docs: AnyRow[]; next: string | null }> {
  const descending = page.sort.startsWith('-');
  const field = descending ? page.sort.slice(1) : page.sort;
  const from = page.cursor ? decodeCursor(page.cursor, page.sort) : null;
  const want = page.limit + 1;
  const direction: 1 | -1 = descending ? -1 : 1;

  const pass = (phase: Position['phase'], after: Position | null, limit: number) => {
    const range =
      phase === 'empty' ? emptyRange(field, after, descending) : valueRange(model, field, after, descending);
    const order: Order<AnyRow> = phase === 'empty' ? { _id: direction } : { [field]: direction, _id: direction };
    return model
      .find(field in filter || '$or' in filter ? { ...filter, $and: [range] } : { ...filter, ...range })
      .sort(order)
      .limit(limit)
      .lean()
      .exec();
  };

  const docs = from?.phase === 'empty' ? [] : await pass('value', from, want);
  if (docs.length < want && nullable(model, field)) {
    docs.push(...(await pass('empty', from?.phase === 'empty' ? from : null, want - docs.length)));
  }
  const last = docs.length > page.limit ? docs[page.limit - 1] : undefined;
  return { docs: docs.slice(0, page.limit), next: last ? encodeCursor(positionOf(last, page.sort, field)) : null };
}

export function positionOf(doc: AnyRow, sort: string, field: string): Position {
  const value = (doc[field] ?? null) as Position['value'];
  return { sort, phase: value === null ? 'empty' : 'value', value, id: doc._id };
}

function valueRange(model: RowModel<AnyRow>, field: string, after: Position | null, descending: boolean): Fields {
  if (!after) return nullable(model, field) ? { [field]: { $gte: FLOOR[model.schema.path(field).instance] } } : {};
  const beyond = descending ? '$lt' : '$gt';
  return { $or: [{ [field]: { [beyond]: after.value } }, { [field]: after.value, _id: { [beyond]: after.id } }] };
}

function emptyRange(field: string, after: Position | null, descending: boolean): Fields {
  return { [field]: null, ...(after ? { _id: { [descending ? '$lt' : '$gt']: after.id } } : {}) };
}

const nullable = (model: RowModel<AnyRow>, field: string): boolean => !model.schema.path(field).isRequired;
