import { compareValues, equalValues } from '../bson/compare.ts';
import { toDouble } from '../bson/numbers.ts';
import { asContainer, getPath } from '../bson/paths.ts';
import { type Doc, field, isDoc, isNumber, isOperatorDoc } from '../bson/types.ts';
import { badValue } from '../errors.ts';
import { compileFilter } from '../match/matcher.ts';
import { parseCondition, parseFilter } from '../match/parse.ts';
import { typeName } from '../match/type-names.ts';

const isEach = (operand: unknown): operand is Doc => isDoc(operand) && Object.hasOwn(operand, '$each');

function checkModifiers(operand: unknown, allowed: readonly string[], name: string): void {
  if (!isEach(operand)) {
    const modifier = isDoc(operand) ? Object.keys(operand).find((key) => allowed.includes(key)) : undefined;
    if (modifier) throw badValue(`${modifier} of ${name} needs $each`);
    return; // any other document is a value, whatever its names
  }
  if (!Array.isArray(operand.$each))
    throw badValue(`The argument to $each in ${name} must be an array but it was of type: ${typeName(operand.$each)}`);
  for (const key of Object.keys(operand))
    if (!allowed.includes(key)) throw badValue(`Unrecognized clause in ${name}: ${key}`);
}

function whole(operand: Doc, name: string): number | undefined {
  const value = field(operand, name);
  if (value === undefined) return undefined;
  const number = isNumber(value) ? toDouble(value) : Number.NaN;
  if (!Number.isInteger(number))
    throw badValue(`The value for ${name} must be an integer value but was given type: ${typeName(value)}`);
  return number;
}

/** $push with $each, $position, $sort and $slice, applied in that order whether or not the array existed. */
export const push = {
  check(operand: unknown): void {
    checkModifiers(operand, ['$each', '$position', '$slice', '$sort'], '$push');
    if (!isEach(operand)) return;
    whole(operand, '$position');
    whole(operand, '$slice');
    elementOrder(field(operand, '$sort'));
  },
  apply(list: unknown[], operand: unknown): unknown[] {
    if (!isEach(operand)) return [...list, operand];
    const position = whole(operand, '$position') ?? list.length;
    const result = [...list];
    result.splice(position < 0 ? Math.max(0, list.length + position) : position, 0, ...(operand.$each as unknown[]));
    const order = elementOrder(field(operand, '$sort'));
    if (order) result.sort(order);
    const slice = whole(operand, '$slice');
    if (slice === undefined) return result;
    return slice < 0 ? result.slice(slice) : result.slice(0, slice);
  },
};

function elementOrder(sort: unknown): ((a: unknown, b: unknown) => number) | undefined {
  if (sort === undefined) return undefined;
  const way = (value: unknown): number => {
    const number = isNumber(value) ? toDouble(value) : 0;
    if (number !== 1 && number !== -1) throw badValue('The $sort element value must be either 1 or -1');
    return number;
  };
  if (!isDoc(sort)) {
    const direction = way(sort);
    return (a, b) => compareValues(a, b) * direction;
  }
  const keys = Object.entries(sort).map(([path, direction]) => ({ path, direction: way(direction) }));
  if (keys.length === 0) throw badValue('The $sort pattern is empty when it should be a set of fields.');
  const at = (element: unknown, path: string) => {
    const container = asContainer(element);
    return container ? getPath(container, path) : undefined;
  };
  return (a, b) => {
    for (const { path, direction } of keys) {
      const order = compareValues(at(a, path), at(b, path)) * direction;
      if (order !== 0) return order;
    }
    return 0;
  };
}

export const addToSet = {
  check: (operand: unknown): void => checkModifiers(operand, ['$each'], '$addToSet'),
  apply(list: unknown[], operand: unknown): unknown[] {
    const result = [...list];
    for (const value of isEach(operand) ? (operand.$each as unknown[]) : [operand])
      if (!result.some((known) => equalValues(known, value))) result.push(value);
    return result.length === list.length ? list : result;
  },
};

export function pop(list: unknown[], operand: unknown): unknown[] {
  return toDouble(operand as number) < 0 ? list.slice(1) : list.slice(0, -1);
}

export function pullAll(list: unknown[], operand: unknown): unknown[] {
  const values = operand as unknown[];
  return list.filter((element) => !values.some((value) => equalValues(value, element)));
}

/** $pull: a value, a condition on elements, or a filter on elements that are documents. */
export const pull = {
  check(operand: unknown): void {
    pullTest(operand);
  },
  apply(list: unknown[], operand: unknown): unknown[] {
    const test = pullTest(operand);
    const kept = list.filter((element) => !test(element));
    return kept.length === list.length ? list : kept;
  },
};

function pullTest(operand: unknown): (element: unknown) => boolean {
  if (isDoc(operand) && !isOperatorDoc(operand)) {
    const matches = compileFilter(parseFilter(operand));
    return (element) => {
      const container = asContainer(element);
      return container !== undefined && matches(container);
    };
  }
  const condition = compileFilter({
    kind: 'and',
    children:
      isOperatorDoc(operand) && /^\$(and|or|nor)$/.test(Object.keys(operand)[0] ?? '')
        ? [parseFilter(operand)]
        : parseCondition('', operand),
  });
  return (element) => condition(element as Doc);
}
