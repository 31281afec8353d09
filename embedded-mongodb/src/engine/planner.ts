import { encode } from '../bson/codec.ts';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, field, isDoc, isNumber } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import { type Branch, branchesOf, commonTests, type PathFilter } from './branches.ts';
import type { Collection } from './catalogue.ts';
import { chooseCandidate, worth } from './choose-candidate.ts';
import { type Candidate, candidateFor, type IndexShape, idShape, shapeOf } from './index-candidate.ts';
import type { Plan, Query } from './plan.ts';
import type { ReadContext } from './scan.ts';

/** Picks how to run a query on what is read: an index by `chooseCandidate`, or the whole collection. */
export function planQuery(query: Query, context: ReadContext): Plan {
  const { collection, sort = [] } = query;
  const natural = query.natural ?? naturalHint(query.hint);
  if (natural) return scanAll(query, natural);
  const branches = branchesOf(query.filter);
  const common = commonTests(branches);
  const shapes = query.hint === undefined ? allShapes(collection) : [hinted(collection, query.hint)];
  const candidates = shapes.flatMap((shape) => candidateFor(shape, branches, common, sort) ?? []);
  const best = chooseCandidate(candidates, query, context);
  if (!best) return scanAll(query, 1);
  if (query.hint === undefined && worth(best, query) <= 0) return scanAll(query, 1);
  return planWith(best, query, branches, common);
}

const allShapes = (collection: Collection): IndexShape[] => [idShape, ...collection.indexes.map(shapeOf)];

function scanAll(query: Query, direction: 1 | -1): Plan {
  return { query, access: { kind: 'collection', reverse: direction < 0 }, sortInMemory: Boolean(query.sort?.length) };
}

function planWith(candidate: Candidate, query: Query, branches: Branch[], common: PathFilter[]): Plan {
  const { shape, intervals, exact, repeats, order } = candidate;
  const [only] = branches;
  const idHack =
    shape.index === '_id_' && branches.length === 1 && only?.tests.length === 1 && common[0]?.test.op === 'eq' && exact;
  return {
    query,
    access: { kind: 'index', index: shape.index, intervals, exact, repeats, idHack, reverse: order === -1 },
    sortInMemory: Boolean(query.sort?.length) && order === undefined,
  };
}

/** The index named by a hint: its name or its key pattern. */
function hinted(collection: Collection, hint: unknown): IndexShape {
  const found = allShapes(collection).find(({ index }) => {
    if (typeof hint === 'string') return hint === (index === '_id_' ? '_id_' : index.name);
    return isDoc(hint) && sameKeyPattern(hint, index === '_id_' ? { _id: 1 } : (index.spec.key as Doc));
  });
  if (!found) throw badValue('error processing query: hint provided does not correspond to an existing index');
  return found;
}

const sameKeyPattern = (a: Doc, b: Doc): boolean => plainKey(a).equals(plainKey(b));
const plainKey = (key: Doc): Buffer =>
  encode(
    Object.fromEntries(Object.entries(key).map(([path, order]) => [path, isNumber(order) ? toDouble(order) : order])),
  );

function naturalHint(hint: unknown): 1 | -1 | undefined {
  const order = isDoc(hint) ? field(hint, '$natural') : undefined;
  if (order === undefined) return undefined;
  return isNumber(order) && toDouble(order) < 0 ? -1 : 1;
}
