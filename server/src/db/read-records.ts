import { type ListRules, notFound } from '@smoko/contract';
import { Types } from 'mongoose';
import type { OwnedTable } from './owned-table.ts';
import { findPage } from './paging.ts';
import type { Fields, Repository } from './repository.ts';
import type { AnyRow } from './row.ts';
import type { RowModel } from './row-model.ts';
import { assertDefaultOrder, searchPage } from './search.ts';

type Reads = Pick<Repository, 'page' | 'get' | 'byIds' | 'findOne'>;

/** Reads of one table: a page of its list, and records by id or filter. */
export function createReads({ model, noun, owner, live, deleted, one }: OwnedTable, rules: ListRules): Reads {
  return {
    page(call, { q, deleted: gone = false, ...request }, filters) {
      const own = gone ? deleted(call) : live(call);
      const { days, others } = splitDateRanges(filters, rules.ranges ?? []);
      const ids = [...Object.entries(others).map(([name, value]) => [name, asStored(model, name, value)]), ...days];
      if (q === undefined || q.trim() === '') return findPage(model, { ...own, ...Object.fromEntries(ids) }, request);
      assertDefaultOrder(request.sort, rules.defaultSort);
      return searchPage(model, own, Object.fromEntries(ids), q, request);
    },

    async get(call, id) {
      const doc = await model.findOne(one(call, id)).lean();
      if (!doc) throw notFound(noun);
      return doc;
    },

    async byIds(call, ids) {
      const wanted = ids.filter((id): id is Types.ObjectId => Boolean(id));
      if (!wanted.length) return new Map();
      const docs = await model.find({ ...owner(call), _id: { $in: wanted } }).lean();
      return new Map(docs.map((doc) => [doc._id.toHexString(), doc]));
    },

    findOne: (call, filter) =>
      model
        .findOne({ ...live(call), ...filter })
        .lean()
        .exec(),
  };
}

/** Turns `due_date_from` and `due_date_to` into one condition on `due_date`, which records without a date never meet. */
function splitDateRanges(filters: Fields, ranges: readonly string[]): { days: [string, Fields][]; others: Fields } {
  const ends = ranges.flatMap((name) => [`${name}_from`, `${name}_to`]);
  const others = Object.fromEntries(Object.entries(filters).filter(([name]) => !ends.includes(name)));
  const days = ranges.flatMap((name): [string, Fields][] => {
    const [from, to] = [filters[`${name}_from`], filters[`${name}_to`]];
    if (from === undefined && to === undefined) return [];
    const equal = others[name] === undefined ? {} : { $eq: others[name] };
    return [[name, { ...equal, $gte: from ?? '', ...(to === undefined ? {} : { $lte: to }) }]];
  });
  return { days, others };
}

function asStored(model: RowModel<AnyRow>, name: string, value: unknown): unknown {
  const isId = model.schema.path(name)?.instance === 'ObjectId';
  return isId && typeof value === 'string' ? new Types.ObjectId(value) : value;
}
