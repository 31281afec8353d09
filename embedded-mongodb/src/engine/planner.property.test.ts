import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Int32, ObjectId } from 'bson';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Doc } from '../bson/types.ts';
import { compileFilter } from '../match/matcher.ts';
import { parseFilter } from '../match/parse.ts';
import { atOnce } from '../testing/steps.ts';
import type { Collection } from './catalogue.ts';
import { countPlan } from './count.ts';
import { indexDocument, insertDocument } from './documents.ts';
import { Engine } from './engine.ts';
import { normaliseIndexSpec } from './index-spec.ts';
import type { SortField } from './plan.ts';
import { planQuery } from './planner.ts';
import { newStats, runPlan } from './scan.ts';
import { parseSort, sortKeyOf } from './sort.ts';
import { collect } from './steps.ts';

let folder: string;
let engine: Engine;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emdb-plan-'));
  engine = new Engine(join(folder, 'data.sqlite'), { sync: 'NORMAL' });
});
afterEach(() => {
  engine.close();
  rmSync(folder, { recursive: true, force: true });
});

const int = (value: number) => new Int32(value);
const small = fc.oneof({ arbitrary: fc.integer({ min: 0, max: 2 }).map(int), weight: 6 }, fc.constant(null));
const odd = fc.constantFrom<unknown>('a', 'b', true, new Date(3), ObjectId.createFromTime(7));
const scalar = fc.oneof({ arbitrary: small, weight: 7 }, { arbitrary: odd, weight: 1 });
const anyField = fc.oneof(
  { arbitrary: scalar, weight: 3 },
  { arbitrary: fc.array(scalar, { maxLength: 3 }), weight: 1 },
);
const pair = fc.record({ x: fc.oneof({ arbitrary: scalar, weight: 6 }, anyField), y: scalar }, { requiredKeys: [] });
const nested = fc.oneof(
  { arbitrary: fc.array(fc.oneof({ arbitrary: pair, weight: 4 }, scalar), { maxLength: 3 }), weight: 2 },
  fc.record({ x: anyField, y: scalar }, { requiredKeys: [] }),
  scalar,
);
const documents = fc.array(fc.record({ a: anyField, b: scalar, c: scalar, d: nested }, { requiredKeys: ['c'] }), {
  minLength: 8,
  maxLength: 30,
  size: 'max',
});

const PATHS = ['a', 'b', 'c', 'd.x', 'd.y', '_id'] as const;
const path = fc.constantFrom(...PATHS);
const range = fc.oneof(
  fc.tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte'), scalar).map(([operator, value]) => ({ [operator]: value })),
  fc.tuple(small, small).map(([low, high]) => ({ $gte: low, $lt: high })),
);
const condition = fc.oneof(
  scalar,
  range,
  fc.array(scalar, { minLength: 1, maxLength: 3 }).map((values) => ({ $in: values })),
  fc.constantFrom<unknown>(
    { $exists: true },
    { $ne: int(1) },
    { $type: 'int' },
    { $regex: '^a' },
    { $elemMatch: { $gte: int(2) } },
  ),
);
const oneElement = fc
  .tuple(fc.constantFrom('x', 'y'), fc.oneof(scalar, range))
  .map(([name, value]) => ({ d: { $elemMatch: { [name]: value } } }));
const plain = fc.dictionary(path, condition, { maxKeys: 3 });
const simple = fc.oneof(
  { arbitrary: plain, weight: 4 },
  fc.tuple(plain, oneElement).map(([conditions, element]) => ({ ...conditions, ...element })),
);
const anyFilter = fc.oneof(
  simple,
  fc.tuple(simple, fc.array(simple, { minLength: 1, maxLength: 3 })).map(([top, or]) => ({ ...top, $or: or })),
);
type Fields = [string, number][];
const way = fc.constantFrom(1, -1);
const anySort: fc.Arbitrary<Fields> = fc.uniqueArray(fc.tuple(path, way), { maxLength: 3, selector: ([name]) => name });

const indexDraft = fc.record({
  key: fc.uniqueArray(fc.tuple(path, way), { minLength: 1, maxLength: 4, selector: ([name]) => name }),
  sparse: fc.boolean(),
  partial: fc.boolean(),
});

/** A query an index may well serve: conditions on some of its fields, and its own order from some field on. */
const fitting = (key: Fields) =>
  fc
    .record({
      conditions: fc.tuple(...key.map(() => fc.option(fc.oneof({ arbitrary: scalar, weight: 3 }, range)))),
      from: fc.nat(key.length),
      flip: way,
    })
    .map(({ conditions, from, flip }) => ({
      filter: Object.fromEntries(
        key.flatMap(([name], at) => (conditions[at] === null ? [] : [[name, conditions[at]]])),
      ),
      sort: key.slice(from).map(([name, direction]): [string, number] => [name, direction * flip]),
    }));

const query = (drafts: { key: unknown }[]) =>
  fc.record({
    shape: fc.oneof(
      { arbitrary: fc.constantFrom(...drafts).chain(({ key }) => fitting(key as Fields)), weight: 3 },
      fc.record({ filter: anyFilter, sort: anySort }),
    ),
    skip: fc.nat(2),
    limit: fc.nat(5),
  });

const scenario = fc
  .uniqueArray(indexDraft, { minLength: 1, maxLength: 3, selector: ({ key }) => key.join() })
  .chain((drafts) =>
    fc.record({
      docs: documents,
      drafts: fc.constant(drafts),
      queries: fc.array(query(drafts), { minLength: 4, maxLength: 10 }),
    }),
  );

interface IndexDraft {
  key: [string, number][];
  sparse: boolean;
  partial: boolean;
}

function build(collection: Collection, docs: Doc[], drafts: IndexDraft[]): void {
  for (const { key, sparse, partial } of drafts) {
    const options = partial ? { partialFilterExpression: { b: { $gte: int(1) } } } : sparse ? { sparse } : {};
    const spec = normaliseIndexSpec({
      key: Object.fromEntries(key.map(([name, way]) => [name, int(way)])),
      ...options,
    });
    const index = engine.catalogue.addIndex(collection, spec);
    try {
      for (const [at, doc] of docs.entries()) indexDocument(engine.catalogue, collection, index, at + 1, doc);
    } catch {
      engine.catalogue.dropIndex(collection, index); // parallel arrays: MongoDB would refuse these documents
    }
  }
}

/** A sort by two arrays of one document is refused, as in MongoDB. */
function sortable(fields: Fields, docs: Doc[]): SortField[] | undefined {
  const { sort } = parseSort(Object.fromEntries(fields.map(([name, order]) => [name, int(order)])));
  if (!sort) return undefined;
  const keyOf = sortKeyOf(sort);
  try {
    docs.forEach(keyOf);
    return sort;
  } catch (error) {
    expect(error).toMatchObject({ message: 'cannot sort with keys that are parallel arrays' });
    return undefined;
  }
}

it('gives with indexes exactly what it gives without', () => {
  let [planned, served] = [0, 0];
  let round = 0;
  fc.assert(
    fc.property(scenario, ({ docs: given, drafts, queries }) => {
      const docs = given.map((doc, at): Doc => ({ _id: int(at), ...doc }));
      engine.writer.run('BEGIN');
      try {
        const collection = engine.catalogue.create('test', `c${round++}`);
        for (const doc of docs) insertDocument(engine.catalogue, collection, doc);
        build(collection, docs, drafts);
        for (const { shape, skip, limit } of queries) {
          const filter = parseFilter(shape.filter);
          const sort = sortable(shape.sort, docs);
          const plan = planQuery({ collection, filter, sort, skip, limit }, { source: () => engine.writer });
          const found = atOnce(collect(runPlan(plan, { source: () => engine.writer }))).map(({ doc }) => doc);
          const matching = docs.filter(compileFilter(filter));
          const window = (list: unknown[]) => list.slice(skip, limit ? skip + limit : undefined);
          if (sort) {
            const keyOf = sortKeyOf(sort);
            const expected = matching.map(keyOf).sort(Buffer.compare);
            expect(found.map(keyOf)).toEqual(window(expected));
          }
          const ids = new Set(matching.map(({ _id }) => Number(_id)));
          expect(found.every(({ _id }) => ids.has(Number(_id)))).toBe(true);
          expect(new Set(found.map(({ _id }) => Number(_id))).size).toBe(window(matching).length);
          expect(
            atOnce(
              countPlan(
                planQuery({ collection, filter }, { source: () => engine.writer }),
                { source: () => engine.writer },
                newStats(),
              ),
            ).count,
          ).toBe(matching.length);
          if (plan.access.kind === 'index') planned++;
          if (plan.access.kind === 'index' && sort && !plan.sortInMemory) served++;
        }
      } finally {
        engine.writer.run('ROLLBACK');
        engine.catalogue.load();
      }
    }),
    { numRuns: 500 },
  );
  expect(planned).toBeGreaterThan(300);
  expect(served).toBeGreaterThan(50);
}, 60_000);
