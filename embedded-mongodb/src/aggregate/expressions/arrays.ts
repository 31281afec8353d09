import { Int32 } from 'bson';
import { compareValues, equalValues } from '../../bson/compare.ts';
import { isDoc } from '../../bson/types.ts';
import { parseSort, sortKeyOf } from '../../engine/sort.ts';
import {
  integerOf,
  isNullish,
  namedArguments,
  nullable,
  type OperatorTable,
  ofArguments,
  ofNamed,
  one,
  wrong,
} from './expression.ts';

export function listOf(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw wrong(`The argument to ${name} must be an array`, 28689);
  return value;
}

function elementAt(value: unknown, position: unknown): unknown {
  const list = listOf(value, '$arrayElemAt');
  const at = integerOf(position, '$arrayElemAt');
  return list[at < 0 ? list.length + at : at];
}

function slice(value: unknown, a: unknown, b?: unknown): unknown {
  const list = listOf(value, '$slice');
  const first = integerOf(a, '$slice');
  if (b === undefined) return first < 0 ? list.slice(first) : list.slice(0, first);
  const count = integerOf(b, '$slice');
  if (count <= 0) throw wrong('Third argument to $slice must be positive', 28729);
  const from = first < 0 ? Math.max(0, list.length + first) : first;
  return list.slice(from, from + count);
}

function range(from: unknown, to: unknown, by: unknown = new Int32(1)): Int32[] {
  const [start, end, step] = [from, to, by].map((value) => integerOf(value, '$range')) as [number, number, number];
  if (step === 0) throw wrong('$range requires a non-zero step value', 34449);
  if (Math.abs((end - start) / step) > 1_000_000) throw wrong('$range would create too many elements', 34450);
  const values: Int32[] = [];
  for (let value = start; step > 0 ? value < end : value > end; value += step) values.push(new Int32(value));
  return values;
}

function zip({ inputs, useLongestLength, defaults }: Record<string, unknown>): unknown {
  if (isNullish(inputs)) return null;
  const lists = listOf(inputs, '$zip');
  if (lists.some(isNullish)) return null;
  const lengths = lists.map((list) => listOf(list, '$zip').length);
  const length = useLongestLength === true ? Math.max(...lengths) : Math.min(...lengths);
  return Array.from({ length }, (_, at) =>
    lists.map((list, which) => (list as unknown[])[at] ?? (Array.isArray(defaults) ? defaults[which] : null) ?? null),
  );
}

const ends = (pick: (list: unknown[], count: number) => unknown[], name: string) =>
  ofNamed(['n', 'input'], [], ({ n, input }) => pick(listOf(input, name), integerOf(n, name)));

const extreme = (direction: 1 | -1, name: string) =>
  ofNamed(['n', 'input'], [], ({ n, input }) =>
    listOf(input, name)
      .filter((value) => !isNullish(value))
      .sort((a, b) => compareValues(a, b) * direction)
      .slice(0, integerOf(n, name)),
  );

export const arrays: OperatorTable = {
  $arrayElemAt: ofArguments(2, 2, nullable(elementAt)),
  $concatArrays: ofArguments(
    0,
    1000,
    nullable((...lists) => lists.flatMap((list) => listOf(list, '$concatArrays'))),
  ),
  $in: ofArguments(2, 2, (value, list) => listOf(list, '$in').some((each) => equalValues(each, value))),
  $indexOfArray: ofArguments(2, 4, (list, value, start, end) => {
    if (isNullish(list)) return null;
    const from = start === undefined ? 0 : integerOf(start, '$indexOfArray');
    const to = end === undefined ? undefined : integerOf(end, '$indexOfArray');
    const at = listOf(list, '$indexOfArray')
      .slice(0, to)
      .findIndex((each, position) => position >= from && equalValues(each, value));
    return new Int32(at);
  }),
  $isArray: one((value) => Array.isArray(value)),
  $range: ofArguments(2, 3, range),
  $reverseArray: one(nullable((value) => [...listOf(value, '$reverseArray')].reverse())),
  $size: one((value) => new Int32(listOf(value, '$size').length)),
  $slice: ofArguments(2, 3, nullable(slice)),
  $zip: ofNamed(['inputs'], ['useLongestLength', 'defaults'], zip),
  $firstN: ends((list, count) => list.slice(0, count), '$firstN'),
  $lastN: ends((list, count) => list.slice(-count), '$lastN'),
  $maxN: extreme(-1, '$maxN'),
  $minN: extreme(1, '$minN'),
  $sortArray: (operand, compile, name) => {
    const { input, sortBy } = Object.fromEntries(namedArguments(operand, name, ['input', 'sortBy'], []));
    const list = compile(input);
    const order = elementOrder(sortBy);
    return (scope) => {
      const value = list(scope);
      return isNullish(value) ? null : [...listOf(value, '$sortArray')].sort(order);
    };
  },
};

function elementOrder(sortBy: unknown): (a: unknown, b: unknown) => number {
  if (!isDoc(sortBy)) {
    const direction = Math.sign(integerOf(sortBy, '$sortArray'));
    return (a, b) => compareValues(a, b) * direction;
  }
  const key = sortKeyOf(parseSort(sortBy).sort ?? []);
  const keyOf = (value: unknown) => key(isDoc(value) ? value : {});
  return (a, b) => Buffer.compare(keyOf(a), keyOf(b));
}
