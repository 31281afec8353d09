import { BSONRegExp } from 'bson';
import { compareValues } from '../bson/compare.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { toDouble } from '../bson/numbers.ts';
import { type NumberValue, Tag, typeTag } from '../bson/types.ts';
import { branchesOf, type PathFilter } from './branches.ts';

interface Bound {
  value: unknown;
  inclusive: boolean;
}

/** What a branch says about one field of an index: some points, or one range. `used` are the tests it stands for. */
export type Constraint =
  | { kind: 'points'; keys: Buffer[]; hasNull: boolean; used: PathFilter[] }
  | { kind: 'range'; tag: number; low?: Bound; high?: Bound; prefix?: string; used: PathFilter[] };

const RANGED = new Set<number>([Tag.number, Tag.string, Tag.objectId, Tag.boolean, Tag.date]);

const isPoint = (value: unknown): boolean =>
  !Array.isArray(value) && value !== undefined && !(value instanceof BSONRegExp || value instanceof RegExp);

const canRange = (value: unknown): boolean =>
  RANGED.has(typeTag(value)) && !(typeTag(value) === Tag.number && Number.isNaN(toDouble(value as NumberValue)));

/** Whether a field of an index may hold arrays, and arrays in arrays. */
interface Arrays {
  multikey: boolean;
  nested: boolean;
}

/** With arrays the two ends of a range may be met by different elements, unless one element is asked for. */
export function constraintFor(tests: readonly PathFilter[], path: string, arrays: Arrays): Constraint | undefined {
  const own = tests.filter((test) => test.path === path);
  const whole = pointsOf(own) ?? rangeOf(own, arrays.multikey);
  return whole ?? (arrays.multikey ? inOneElement(tests, path, arrays.nested) : undefined);
}

/**
 * What `{list: {$elemMatch: {field: ...}}}` says about `list.field`. Where `list` is the only array on the way, the field of
 * one element is one value, so both ends of a range hold for it. The condition itself is tested again on every document.
 */
function inOneElement(tests: readonly PathFilter[], path: string, nested: boolean): Constraint | undefined {
  for (const { path: list, test } of tests) {
    if (test.op !== 'elements' || !test.documents || !path.startsWith(`${list}.`)) continue;
    const [inside, ...others] = branchesOf(test.filter);
    if (!inside || others.length > 0) continue;
    const own = inside.tests.filter((one) => one.path === path.slice(list.length + 1));
    const found = pointsOf(own) ?? rangeOf(own, nested);
    if (found && !(found.kind === 'points' && found.hasNull)) return { ...found, used: [] };
  }
  return undefined;
}

function pointsOf(tests: PathFilter[]): Constraint | undefined {
  for (const used of tests) {
    const { test } = used;
    const values = test.op === 'eq' ? [test.value] : test.op === 'in' && test.patterns.length === 0 ? test.values : [];
    if (values.length === 0 || !values.every(isPoint)) continue;
    const keys = new Map(values.map(encodeKey).map((key) => [key.toString('latin1'), key]));
    return { kind: 'points', keys: [...keys.values()], hasNull: values.includes(null), used: [used] };
  }
  return undefined;
}

function rangeOf(tests: PathFilter[], multikey: boolean): Constraint | undefined {
  let range: Extract<Constraint, { kind: 'range' }> | undefined;
  for (const condition of tests) {
    const { test } = condition;
    if (test.op === 'regex' && test.pattern.prefix !== undefined && !range) return prefixRange(test.pattern.prefix);
    if (test.op !== 'gt' && test.op !== 'gte' && test.op !== 'lt' && test.op !== 'lte') continue;
    const tag = typeTag(test.value);
    if (!canRange(test.value) || (range && (multikey || range.tag !== tag))) continue;
    const end = test.op.startsWith('g') ? 'low' : 'high';
    range ??= { kind: 'range', tag, used: [] };
    range[end] = tighter(end, range[end], { value: test.value, inclusive: test.op.endsWith('e') });
    range.used.push(condition);
  }
  return range;
}

/** A prefix narrows but does not prove the match, so it uses no test up. */
const prefixRange = (prefix: string): Constraint => ({ kind: 'range', tag: Tag.string, prefix, used: [] });

function tighter(end: 'low' | 'high', a: Bound | undefined, b: Bound): Bound {
  if (!a) return b;
  const order = compareValues(a.value, b.value) * (end === 'low' ? 1 : -1);
  if (order === 0) return a.inclusive ? b : a;
  return order > 0 ? a : b;
}
