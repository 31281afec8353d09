import type { Filter } from '../match/filter.ts';

export type PathFilter = Extract<Filter, { kind: 'path' }>;

/** One alternative of a filter: all of `tests` hold, and `opaque` says there is more to check than the tests. */
export interface Branch {
  tests: PathFilter[];
  opaque: boolean;
}

const MAX_BRANCHES = 32;

/**
 * The filter as alternatives (a union of conjunctions) while there are few; an `$or` that would make too many is left
 * opaque. Keyset paging, `{$or: [{a: {$lt: x}}, {a: x, _id: {$lt: y}}]}`, becomes two ranges of one index this way.
 */
export function branchesOf(filter: Filter): Branch[] {
  return expandFilter(filter) ?? [{ tests: [], opaque: true }];
}

function expandFilter(filter: Filter): Branch[] | undefined {
  switch (filter.kind) {
    case 'path':
      return [{ tests: [filter], opaque: false }];
    case 'or': {
      const all = filter.children.map(expandFilter);
      const flat = all.flatMap((branches) => branches ?? []);
      return all.includes(undefined) || flat.length > MAX_BRANCHES ? undefined : flat;
    }
    case 'and':
      return filter.children.reduce<Branch[]>(
        (soFar, child) => combine(soFar, expandFilter(child)),
        [{ tests: [], opaque: false }],
      );
    case 'nor':
    case 'expression':
    case 'never':
      return [{ tests: [], opaque: true }];
  }
}

function combine(left: Branch[], right: Branch[] | undefined): Branch[] {
  if (!right || left.length * right.length > MAX_BRANCHES) return left.map(({ tests }) => ({ tests, opaque: true }));
  return left.flatMap((a) => right.map((b) => ({ tests: [...a.tests, ...b.tests], opaque: a.opaque || b.opaque })));
}

/** Tests that hold in every branch. */
export function commonTests(branches: Branch[]): PathFilter[] {
  const [first, ...rest] = branches;
  return first ? first.tests.filter((test) => rest.every((branch) => branch.tests.includes(test))) : [];
}
