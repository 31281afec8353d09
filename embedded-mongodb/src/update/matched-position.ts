import { type Doc, isDoc } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import type { Filter } from '../match/filter.ts';
import { compileFilter } from '../match/matcher.ts';
import { valueAt } from './places.ts';

type PathFilter = Extract<Filter, { kind: 'path' }>;

const noMatch = () => badValue('The positional operator did not find the match needed from the query.');

/**
 * What `$` stands for in `head.$`: the position of the first element of that array that satisfies a condition of the
 * query on it. Of an `$or` only the branch that is true of the document counts, of a `$nor` none.
 */
export function matchedPosition(doc: Doc, head: readonly string[], filter: Filter): number {
  const array = valueAt(doc, head);
  if (!Array.isArray(array)) throw noMatch();
  const prefix = head.join('.');
  for (const condition of satisfied(filter, doc)) {
    const test = elementTest(condition, prefix);
    const position = test ? array.findIndex(test) : -1;
    if (position >= 0) return position;
  }
  throw noMatch();
}

function satisfied(filter: Filter, doc: Doc): PathFilter[] {
  if (filter.kind === 'path') return [filter];
  if (filter.kind === 'and') return filter.children.flatMap((child) => satisfied(child, doc));
  if (filter.kind !== 'or') return [];
  const branch = filter.children.find((child) => compileFilter(child)(doc));
  return branch ? satisfied(branch, doc) : [];
}

function elementTest(condition: PathFilter, prefix: string): ((element: unknown) => boolean) | undefined {
  const { path, test } = condition;
  if (path === prefix && test.op === 'elements') {
    const matches = compileFilter(test.filter);
    return (element) => (!test.documents || isDoc(element)) && matches(element as Doc);
  }
  if (path !== prefix && !path.startsWith(`${prefix}.`)) return undefined;
  if (path === prefix && (test.op === 'exists' || test.op === 'size')) return undefined; // these are about the array
  const rest = path === prefix ? [] : path.slice(prefix.length + 1).split('.');
  const matches = compileFilter({ kind: 'path', path: rest.join('.'), parts: rest, test });
  return (element) => (rest.length === 0 || isDoc(element)) && matches(element as Doc);
}
