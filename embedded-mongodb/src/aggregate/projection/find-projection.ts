import { toDouble } from '../../bson/numbers.ts';
import { type Doc, isDoc, isNumber } from '../../bson/types.ts';
import { badValue, notSupported } from '../../errors.ts';
import type { Filter } from '../../match/filter.ts';
import { compileFilter } from '../../match/matcher.ts';
import { parseCondition } from '../../match/parse.ts';
import { matchedPosition } from '../../update/matched-position.ts';
import { scopeFor } from '../expressions/compile.ts';
import { stageError } from '../pipeline.ts';
import { exclude, include } from './apply.ts';
import { type Leaf, modeOf, parseTree } from './tree.ts';

/** The projection of a find; undefined when documents go out as they are. */
export function findProjection(spec: unknown, filter: Filter, variables: Doc = {}): ((doc: Doc) => Doc) | undefined {
  if (spec === undefined || spec === null) return undefined;
  if (!isDoc(spec)) throw badValue('projection must be an object');
  if (Object.keys(spec).length === 0) return undefined;
  const tree = parseTree(spec, Object.keys(variables), (path, value) => findLeaf(path, value, filter));
  if (modeOf(tree) === 'exclusion') return (doc) => exclude(doc, tree);
  return (doc) => {
    const projected = include(doc, tree, scopeFor(doc, variables));
    if (tree.get('_id')?.kind !== 'exclude') return projected;
    delete projected._id;
    return projected;
  };
}

function findLeaf(path: string, value: unknown, filter: Filter): Leaf | undefined {
  if (path.endsWith('.$')) return positional(path.slice(0, -2), filter);
  if (!isDoc(value)) return undefined;
  if ('$meta' in value) throw notSupported('$meta');
  if ('$slice' in value && !(Array.isArray(value.$slice) && value.$slice.length === 3)) return slice(value.$slice);
  if (!('$elemMatch' in value)) return undefined;
  if (path.includes('.')) throw stageError(31275, 'Cannot use $elemMatch projection on a nested field.');
  const matches = elementFilter(value);
  return {
    kind: 'array',
    includes: true,
    change: (array) => {
      const found = array.find(matches);
      return found === undefined ? undefined : [found];
    },
  };
}

function elementFilter(condition: Doc): (element: unknown) => boolean {
  const matches = compileFilter({ kind: 'and', children: parseCondition('array', condition) });
  return (element) => matches({ array: [element] });
}

function slice(spec: unknown): Leaf {
  const [first, second] = (Array.isArray(spec) ? spec : [spec]).map((part) =>
    isNumber(part) ? toDouble(part) : Number.NaN,
  );
  if (first === undefined || Number.isNaN(first) || Number.isNaN(second ?? 0))
    throw stageError(28667, 'Invalid $slice syntax');
  const change = (array: unknown[]): unknown[] => {
    if (second === undefined) return first < 0 ? array.slice(first) : array.slice(0, first);
    const from = first < 0 ? Math.max(0, array.length + first) : first;
    return array.slice(from, from + second);
  };
  return { kind: 'array', includes: false, change };
}

/** `a.$`: the element the query matched. */
function positional(path: string, filter: Filter): Leaf {
  const head = path.split('.');
  return { kind: 'array', includes: true, change: (array, root) => [array[matchedPosition(root, head, filter)]] };
}
