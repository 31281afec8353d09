import { type Doc, isDoc } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import type { Filter } from '../match/filter.ts';
import { compileFilter } from '../match/matcher.ts';
import { parseFilter } from '../match/parse.ts';
import { valueAt } from './places.ts';

export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>;

/** `[{'item.done': false}, {x: {$gt: 3}}]`: one test per identifier. */
export function parseArrayFilters(filters: unknown): ArrayFilters {
  const parsed = new Map<string, (element: unknown) => boolean>();
  if (filters === undefined) return parsed;
  if (!Array.isArray(filters)) throw badValue('arrayFilters must be an array');
  for (const entry of filters) {
    const names = isDoc(entry) ? identifiers(entry) : new Set<string>();
    const [name] = names;
    if (names.size !== 1 || name === undefined)
      throw badValue('Each array filter must use exactly one top-level field name');
    if (parsed.has(name)) throw badValue(`Found multiple array filters with the same top-level field name ${name}`);
    const matches = compileFilter(parseFilter(entry));
    parsed.set(name, (element) => matches({ [name]: element }));
  }
  return parsed;
}

function identifiers(entry: Doc): Set<string> {
  const names = Object.entries(entry).flatMap(([key, value]) => {
    if (!key.startsWith('$')) return [key.split('.')[0] ?? key];
    return Array.isArray(value) ? value.flatMap((child) => (isDoc(child) ? [...identifiers(child)] : [])) : [];
  });
  return new Set(names);
}

/** All concrete paths a path with `$`, `$[]` or `$[name]` stands for in this document. */
export function concretePaths(doc: Doc, parts: readonly string[], filter: Filter, filters: ArrayFilters): string[][] {
  const at = parts.findIndex((part) => part === '$' || part.startsWith('$['));
  if (at < 0) return [[...parts]];
  const head = parts.slice(0, at);
  const part = parts[at] as string;
  const array = valueAt(doc, head);
  if (!Array.isArray(array))
    throw badValue(
      part === '$'
        ? 'The positional operator did not find the match needed from the query.'
        : `The path '${head.join('.')}' must exist in the document in order to apply array updates.`,
    );
  const positions = part === '$' ? [matchedPosition(head, filter, array)] : matching(array, part, filters);
  return positions.flatMap((position) =>
    concretePaths(doc, [...head, String(position), ...parts.slice(at + 1)], filter, filters),
  );
}

function matching(array: unknown[], part: string, filters: ArrayFilters): number[] {
  if (part === '$[]') return [...array.keys()];
  const name = part.slice(2, -1);
  const test = filters.get(name);
  if (!test) throw badValue(`No array filter found for identifier '${name}' in path`);
  return [...array.keys()].filter((position) => test(array[position]));
}

/** Every `$[name]` used and every array filter given must belong together. */
export function checkIdentifiers(paths: readonly string[][], filters: ArrayFilters): void {
  const used = new Set(paths.flat().flatMap((part) => /^\$\[(\w+)\]$/.exec(part)?.[1] ?? []));
  for (const name of used) if (!filters.has(name)) throw badValue(`No array filter found for identifier '${name}'`);
  for (const name of filters.keys())
    if (!used.has(name)) throw badValue(`The array filter for identifier '${name}' was not used in the update`);
}

/** The position the query matched: the first element that satisfies a condition of the query on that array. */
export function matchedPosition(head: readonly string[], filter: Filter, array: unknown[]): number {
  const prefix = head.join('.');
  for (const condition of pathConditions(filter)) {
    const test = elementTest(condition, prefix);
    const position = test ? array.findIndex(test) : -1;
    if (position >= 0) return position;
  }
  throw badValue('The positional operator did not find the match needed from the query.');
}

type PathFilter = Extract<Filter, { kind: 'path' }>;

function pathConditions(filter: Filter): PathFilter[] {
  if (filter.kind === 'path') return [filter];
  return filter.kind === 'and' || filter.kind === 'or' ? filter.children.flatMap(pathConditions) : [];
}

function elementTest(condition: PathFilter, prefix: string): ((element: unknown) => boolean) | undefined {
  const { path, test } = condition;
  if (path === prefix && test.op === 'elements') {
    const matches = compileFilter(test.filter);
    return (element) => (!test.documents || isDoc(element)) && matches(element as Doc);
  }
  if (path !== prefix && !path.startsWith(`${prefix}.`)) return undefined;
  const rest = path === prefix ? [] : path.slice(prefix.length + 1).split('.');
  const matches = compileFilter({ kind: 'path', path: rest.join('.'), parts: rest, test });
  return (element) => (rest.length === 0 || isDoc(element)) && matches(element as Doc);
}
