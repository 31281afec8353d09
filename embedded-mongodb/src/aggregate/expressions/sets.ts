import { encodeKey } from '../../bson/key-encoding.ts';
import { listOf } from './arrays.ts';
import { isTrue, nullable, type OperatorTable, ofArguments, one } from './expression.ts';

const keyed = (list: unknown, name: string): Map<string, unknown> =>
  new Map(listOf(list, name).map((value) => [encodeKey(value).toString('latin1'), value]));

function intersection(...lists: unknown[]): unknown[] {
  const [first, ...rest] = lists.map((list) => keyed(list, '$setIntersection'));
  return [...(first ?? [])].filter(([key]) => rest.every((other) => other.has(key))).map(([, value]) => value);
}

/** Sets as arrays: equality is BSON equality, order is of no meaning. */
export const sets: OperatorTable = {
  $setUnion: ofArguments(
    0,
    1000,
    nullable((...lists) => [...new Map(lists.flatMap((list) => [...keyed(list, '$setUnion')])).values()]),
  ),
  $setIntersection: ofArguments(0, 1000, nullable(intersection)),
  $setDifference: ofArguments(
    2,
    2,
    nullable((a, b) => {
      const other = keyed(b, '$setDifference');
      return [...keyed(a, '$setDifference')].filter(([key]) => !other.has(key)).map(([, value]) => value);
    }),
  ),
  $setEquals: ofArguments(2, 1000, (...lists) => {
    const [first, ...rest] = lists.map((list) => keyed(list, '$setEquals'));
    return rest.every((other) => other.size === first?.size && [...other.keys()].every((key) => first.has(key)));
  }),
  $setIsSubset: ofArguments(2, 2, (a, b) => {
    const whole = keyed(b, '$setIsSubset');
    return [...keyed(a, '$setIsSubset').keys()].every((key) => whole.has(key));
  }),
  $anyElementTrue: one((list) => listOf(list, '$anyElementTrue').some(isTrue)),
  $allElementsTrue: one((list) => listOf(list, '$allElementsTrue').every(isTrue)),
};
