import { compareValues, equalValues } from '../bson/compare.ts';
import { type Doc, typeTag } from '../bson/types.ts';
import { ServerError } from '../errors.ts';
import type { Filter, Test } from '../match/filter.ts';
import { compileElementTest, compileFilter } from '../match/matcher.ts';
import { parseFilter } from '../match/parse.ts';

type PathFilter = Extract<Filter, { kind: 'path' }>;

export interface PartialFilter {
  matches: (doc: Doc) => boolean;
  conditions: PathFilter[];
}

const ALLOWED = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'exists', 'type', 'in']);

/** partialFilterExpression: a conjunction of comparisons, $exists: true, $type and $in. */
export function parsePartialFilter(expression: unknown): PartialFilter {
  const filter = parseFilter(expression);
  const conditions = conjuncts(filter);
  for (const condition of conditions)
    if (condition.kind !== 'path' || !ALLOWED.has(condition.test.op))
      throw new ServerError(67, 'CannotCreateIndex', 'unsupported expression in partial index');
  return { matches: compileFilter(filter), conditions: conditions as PathFilter[] };
}

function conjuncts(filter: Filter): Filter[] {
  return filter.kind === 'and' ? filter.children.flatMap(conjuncts) : [filter];
}

/** True when every document matching all of `query` also satisfies the partial filter, as far as is easy to prove. */
export function impliesPartial(query: readonly Filter[], partial: PartialFilter): boolean {
  return partial.conditions.every((condition) =>
    query.some(
      (known) => known.kind === 'path' && known.path === condition.path && implies(known.test, condition.test),
    ),
  );
}

function implies(known: Test, wanted: Test): boolean {
  if (wanted.op === 'exists') return impliesExists(known);
  if (wanted.op === 'size' || wanted.op === 'elements') return false;
  if (known.op === 'eq')
    return wanted.op === 'eq'
      ? equalValues(known.value, wanted.value)
      : !Array.isArray(known.value) && compileElementTest(wanted)(known.value);
  if (!('value' in known) || !('value' in wanted) || typeTag(known.value) !== typeTag(wanted.value)) return false;
  const order = compareValues(known.value, wanted.value);
  if (known.op.startsWith('gt') && wanted.op.startsWith('gt'))
    return order > 0 || (order === 0 && covers(known.op, wanted.op));
  if (known.op.startsWith('lt') && wanted.op.startsWith('lt'))
    return order < 0 || (order === 0 && covers(known.op, wanted.op));
  return false;
}

const covers = (known: string, wanted: string): boolean => known === wanted || wanted.endsWith('e');

function impliesExists(known: Test): boolean {
  if (known.op === 'exists') return true;
  if (known.op === 'in') return known.values.every((value) => value !== null && value !== undefined);
  return 'value' in known && known.value !== null && known.value !== undefined;
}
