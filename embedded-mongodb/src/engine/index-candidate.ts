import type { Branch, PathFilter } from './branches.ts';
import type { Index } from './catalogue.ts';
import { type Constraint, constraintFor } from './constraints.ts';
import type { KeyField } from './index-keys.ts';
import { everyKey, type Interval, join, mergeIntervals, pointKeys, rangeBelow, startingWith } from './intervals.ts';
import { impliesPartial } from './partial-filter.ts';
import type { SortField } from './plan.ts';

/** What the planner knows about an index, `_id_` included. */
export interface IndexShape {
  index: Index | '_id_';
  fields: readonly KeyField[];
  multikey: readonly boolean[];
  nested: readonly boolean[];
  unique: boolean;
  sparse: boolean;
}

/** How an index would answer a query. */
export interface Candidate {
  shape: IndexShape;
  intervals: Interval[];
  exact: boolean;
  repeats: boolean;
  /** Leading fields fixed to points in every branch, and whether every branch also has a range after them. */
  equalities: number;
  ranged: boolean;
  /** Direction in which the index gives the wanted order; undefined when it does not. */
  order: 1 | -1 | undefined;
}

const MAX_INTERVALS = 20_000;
const ID_FIELD: KeyField = { path: '_id', parts: ['_id'], direction: 1 };
export const idShape: IndexShape = {
  index: '_id_',
  fields: [ID_FIELD],
  multikey: [false],
  nested: [false],
  unique: true,
  sparse: false,
};
export const shapeOf = (index: Index): IndexShape => ({
  index,
  fields: index.fields,
  multikey: index.multikey,
  nested: index.nested,
  unique: index.unique,
  sparse: index.sparse,
});

export function candidateFor(
  shape: IndexShape,
  branches: Branch[],
  common: PathFilter[],
  sort: SortField[],
): Candidate | undefined {
  const partial = shape.index === '_id_' ? undefined : shape.index.partial;
  if (partial && !branches.every((branch) => impliesPartial(branch.tests, partial))) return undefined;
  const parts = branches.map((branch) => boundsOf(shape, branch, common));
  if (shape.sparse && !parts.every((part) => part.provesPresence)) return undefined;
  const equalities = Math.min(...parts.map((part) => part.equalities));
  return {
    shape,
    intervals: mergeIntervals(parts.flatMap((part) => part.intervals)),
    exact: parts.every((part) => part.exact),
    repeats: mayRepeat(shape, equalities, parts),
    equalities,
    ranged: parts.every((part) => part.ranged || part.equalities > equalities),
    order: orderOf(shape, common, pinnedInAll(shape, parts), sort),
  };
}

interface Bounds {
  intervals: Interval[];
  equalities: number;
  ranged: boolean;
  exact: boolean;
  provesPresence: boolean;
  /** Per field the one point all keys of these intervals have there. */
  pinned: (string | undefined)[];
}

/** The fields that have one and the same point in every key that is read. */
const pinnedInAll = (shape: IndexShape, parts: Bounds[]): boolean[] =>
  shape.fields.map((_, at) => {
    const point = parts[0]?.pinned[at];
    return point !== undefined && parts.every(({ pinned }) => pinned[at] === point);
  });

/**
 * Points for as many leading fields as possible, then one range. At most one array field takes part. What all branches
 * share goes first, so that they agree on a point where they can.
 */
function boundsOf(shape: IndexShape, branch: Branch, common: PathFilter[]): Bounds {
  const tests = [...new Set([...common, ...branch.tests])];
  const pinned: (string | undefined)[] = [];
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  const used = new Set<PathFilter>();
  let [at, arrays, provesPresence, nullOverArray] = [0, 0, false, false];
  let range: Constraint | undefined;
  for (; at < shape.fields.length; at++) {
    const field = shape.fields[at] as KeyField;
    const multikey = shape.multikey[at] === true;
    const constraint = constraintFor(tests, field.path, { multikey, nested: shape.nested[at] === true });
    if (!constraint || (multikey && arrays > 0)) break;
    if (constraint.kind === 'range') {
      range = constraint;
    } else if (prefixes.length * constraint.keys.length > MAX_INTERVALS) break;
    if (multikey) arrays++;
    for (const test of constraint.used) used.add(test);
    if (constraint.kind === 'range') break;
    const keys = pointKeys(constraint.keys, field.direction);
    pinned.push(keys.length === 1 ? keys[0]?.toString('latin1') : undefined);
    prefixes = prefixes.flatMap((prefix) => keys.map((key) => join(prefix, key)));
    if (!constraint.hasNull) provesPresence = true;
    else if (multikey) nullOverArray = true;
  }
  const direction = shape.fields[at]?.direction ?? 1;
  const intervals = prefixes.map((prefix) =>
    range?.kind === 'range' ? rangeBelow(prefix, range, direction) : prefix.length ? startingWith(prefix) : everyKey,
  );
  const exact = !branch.opaque && !nullOverArray && branch.tests.every((test) => used.has(test));
  return {
    intervals,
    equalities: at,
    ranged: Boolean(range),
    exact,
    provesPresence: provesPresence || Boolean(range),
    pinned,
  };
}

/** Each document once, unless an array field is left open or several points of it are asked for. */
function mayRepeat(shape: IndexShape, equalities: number, parts: Bounds[]): boolean {
  const arrays = shape.multikey.flatMap((multikey, at) => (multikey ? [at] : []));
  if (arrays.length === 0) return false;
  return !(parts.length === 1 && parts[0]?.intervals.length === 1 && arrays.every((at) => at < equalities));
}

/**
 * Does a scan give the wanted order? Fields that are the same in every result (one point in every branch) drop out;
 * what is left must follow the index, all forwards or all backwards. A field holding arrays cannot give an order, and
 * is constant only where the intervals pin it.
 */
function orderOf(shape: IndexShape, common: PathFilter[], pinned: boolean[], sort: SortField[]): 1 | -1 | undefined {
  if (sort.length === 0) return 1;
  const constant = (path: string) => common.some((each) => each.path === path && isOnePoint(each));
  const arrayField = (path: string) => shape.multikey[shape.fields.findIndex((field) => field.path === path)] === true;
  const wanted = sort.filter(
    ({ path }) => !constant(path) || arrayField(path) || !shape.fields.some((field) => field.path === path),
  );
  const given = shape.fields.flatMap((field, at) => {
    const multikey = shape.multikey[at] === true;
    const fixed = constant(field.path) && (!multikey || pinned[at]);
    return fixed ? [] : [{ ...field, multikey }];
  });
  let order: 1 | -1 | undefined;
  for (const [at, { path, direction }] of wanted.entries()) {
    const field = given[at];
    if (!field || field.path !== path || field.multikey) return undefined;
    const way = field.direction === direction ? 1 : -1;
    if (order && order !== way) return undefined;
    order = way;
  }
  return order ?? 1;
}

const isOnePoint = ({ test }: PathFilter): boolean =>
  (test.op === 'eq' && !Array.isArray(test.value)) ||
  (test.op === 'in' && test.values.length === 1 && test.patterns.length === 0 && !Array.isArray(test.values[0]));
