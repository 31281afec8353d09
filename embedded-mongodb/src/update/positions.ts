import { compareText } from '../bson/compare.ts';
import { isArrayIndex } from '../bson/paths.ts';
import { type Doc, isDoc } from '../bson/types.ts';
import { badValue, failedToParse } from '../errors.ts';
import type { Filter } from '../match/filter.ts';
import { compileFilter } from '../match/matcher.ts';
import { parseFilter } from '../match/parse.ts';
import { matchedPosition } from './matched-position.ts';
import { isPositional, type Modification, updateConflict } from './modification.ts';
import { valueAt } from './places.ts';

export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>;

/** A modification and one place in one document where it is to be made: names and array positions only. */
export interface Change {
  modification: Modification;
  parts: string[];
}

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
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw badValue(
        `Error parsing array filter: the top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
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

/**
 * Every place the modifications stand for in this document as it is before any of them is made. The places come in the
 * order MongoDB works through them, by name and whole numbers by size, which is the order new fields get.
 * https://www.mongodb.com/docs/manual/reference/operator/update/#update-operators-behavior
 */
export function resolveChanges(
  doc: Doc,
  modifications: readonly Modification[],
  filter: Filter,
  filters: ArrayFilters,
): Change[] {
  const changes = modifications.flatMap((modification) =>
    concretePaths(doc, modification.target, filter, filters).map((parts) => ({ modification, parts })),
  );
  changes.sort((a, b) => comparePaths(a.parts, b.parts));
  for (let at = 1; at < changes.length; at++) checkApart(changes[at - 1], changes[at]);
  return changes;
}

/** In this order whatever lies inside a place comes right behind it. */
function checkApart(before: Change | undefined, after: Change | undefined): void {
  if (before && after && before.parts.every((part, at) => part === after.parts[at]))
    throw updateConflict(`Update created a conflict at '${before.parts.join('.')}'`);
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [at, part] of a.entries()) {
    const other = b[at];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (isArrayIndex(part) && isArrayIndex(other)) return Number(part) - Number(other);
    return compareText(part, other);
  }
  return a.length - b.length;
}

function concretePaths(doc: Doc, parts: readonly string[], filter: Filter, filters: ArrayFilters): string[][] {
  const at = parts.findIndex(isPositional);
  if (at < 0) return [[...parts]];
  const head = parts.slice(0, at);
  const part = parts[at] as string;
  const positions = part === '$' ? [matchedPosition(doc, head, filter)] : matching(doc, head, part, filters);
  return positions.flatMap((position) =>
    concretePaths(doc, [...head, String(position), ...parts.slice(at + 1)], filter, filters),
  );
}

function matching(doc: Doc, head: readonly string[], part: string, filters: ArrayFilters): number[] {
  const array = valueAt(doc, head);
  if (array === undefined)
    throw badValue(`The path '${head.join('.')}' must exist in the document in order to apply array updates.`);
  if (!Array.isArray(array)) throw badValue(`Cannot apply array updates to non-array element ${head.join('.')}`);
  if (part === '$[]') return [...array.keys()];
  const name = part.slice(2, -1);
  const test = filters.get(name);
  if (!test) throw badValue(`No array filter found for identifier '${name}' in path`);
  return [...array.keys()].filter((position) => test(array[position]));
}

/** Every `$[name]` used and every array filter given must belong together. */
export function checkIdentifiers(paths: readonly string[][], filters: ArrayFilters): void {
  const used = new Set(paths.flat().flatMap((part) => /^\$\[(.+)\]$/.exec(part)?.[1] ?? []));
  for (const name of used) if (!filters.has(name)) throw badValue(`No array filter found for identifier '${name}'`);
  for (const name of filters.keys())
    if (!used.has(name)) throw failedToParse(`The array filter for identifier '${name}' was not used in the update`);
}
