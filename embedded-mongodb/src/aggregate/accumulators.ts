import { Double, Int32 } from 'bson';
import { kindOf } from '../bson/arithmetic.ts';
import { compareValues } from '../bson/compare.ts';
import { encodeKey } from '../bson/key-encoding.ts';
import { toDouble } from '../bson/numbers.ts';
import { Sum } from '../bson/sum.ts';
import { type Doc, isDoc, isNumber } from '../bson/types.ts';
import { parseSort, sortKeyOf } from '../engine/sort.ts';
import { notSupported, ServerError } from '../errors.ts';
import { compileExpression } from './expressions/compile.ts';
import { type Expression, integerOf, isNullish, namedArguments, type Scope } from './expressions/expression.ts';
import { mergeObjects } from './expressions/objects.ts';

/** The running state of one accumulator in one group. */
export interface Accumulator {
  add: (value: unknown, scope: Scope) => void;
  result: () => unknown;
}

export interface CompiledAccumulator {
  input: Expression;
  start: () => Accumulator;
}

const collect = (finish: (values: unknown[]) => unknown) => (): Accumulator => {
  const values: unknown[] = [];
  return { add: (value) => values.push(value), result: () => finish(values) };
};

const fold = (start: unknown, step: (state: unknown, value: unknown) => unknown) => (): Accumulator => {
  let state = start;
  return {
    add: (value) => {
      state = step(state, value);
    },
    result: () => state,
  };
};

const best = (direction: 1 | -1) =>
  fold(null, (state, value) =>
    isNullish(value) || (state !== null && compareValues(value, state) * direction >= 0) ? state : value,
  );

function sum(): Accumulator {
  const total = new Sum();
  return {
    add: (value) => {
      if (isNumber(value)) total.add(value);
    },
    result: () => total.result(),
  };
}

function average(): Accumulator {
  const total = new Sum();
  let count = 0;
  return {
    add: (value) => {
      if (!isNumber(value)) return;
      if (kindOf(value) === 'decimal') throw notSupported('$avg of a Decimal128');
      total.add(value);
      count++;
    },
    result: () => (count === 0 ? null : new Double(total.double / count)),
  };
}

function deviation(sample: boolean): () => Accumulator {
  return collect((values) => {
    const numbers = values.filter(isNumber).map(toDouble);
    const by = numbers.length - (sample ? 1 : 0);
    if (by <= 0) return null;
    const mean = numbers.reduce((a, b) => a + b, 0) / numbers.length;
    return new Double(Math.sqrt(numbers.reduce((all, x) => all + (x - mean) ** 2, 0) / by));
  });
}

function first(): Accumulator {
  let state: { value: unknown } | undefined;
  return {
    add: (value) => {
      state ??= { value };
    },
    result: () => state?.value ?? null,
  };
}

const unique = collect((values) => [
  ...new Map(
    values.filter((value) => value !== undefined).map((value) => [encodeKey(value).toString('latin1'), value]),
  ).values(),
]);

const SIMPLE: Record<string, () => Accumulator> = {
  $sum: sum,
  $avg: average,
  $min: best(1),
  $max: best(-1),
  $first: first,
  $last: fold(null, (_state, value) => value ?? null),
  $push: collect((values) => values.filter((value) => value !== undefined)),
  $addToSet: unique,
  $mergeObjects: collect(mergeObjects),
  $stdDevPop: deviation(false),
  $stdDevSamp: deviation(true),
};

const PICK: Record<string, (values: unknown[], n: number) => unknown[]> = {
  $firstN: (values, n) => values.slice(0, n),
  $lastN: (values, n) => values.slice(-n),
  $minN: (values, n) =>
    values
      .filter((value) => !isNullish(value))
      .sort(compareValues)
      .slice(0, n),
  $maxN: (values, n) =>
    values
      .filter((value) => !isNullish(value))
      .sort((a, b) => compareValues(b, a))
      .slice(0, n),
};

/** `{$sum: '$cents'}` of a `$group`. */
export function compileAccumulator(field: string, spec: unknown, variables: readonly string[]): CompiledAccumulator {
  const entries = isDoc(spec) ? Object.entries(spec) : [];
  const [entry] = entries;
  if (entries.length !== 1 || !entry)
    throw new ServerError(40234, 'Location40234', `The field '${field}' must be an accumulator object`);
  const [name, operand] = entry;
  if (name === '$count') {
    if (!isDoc(operand) || Object.keys(operand).length > 0)
      throw new ServerError(5447400, 'Location5447400', '$count takes no arguments, i.e. $count:{}');
    return { input: () => new Int32(1), start: sum };
  }
  const simple = SIMPLE[name];
  if (simple) return { input: compileExpression(operand, variables), start: simple };
  const pick = PICK[name];
  if (pick) return compilePick(name, operand, pick, variables);
  if (['$top', '$bottom', '$topN', '$bottomN'].includes(name)) return compileTop(name, operand, variables);
  if (name === '$accumulator') throw notSupported(name);
  throw new ServerError(15952, 'Location15952', `unknown group operator '${name}'`);
}

function compilePick(
  name: string,
  operand: unknown,
  pick: (values: unknown[], n: number) => unknown[],
  variables: readonly string[],
): CompiledAccumulator {
  const { n, input } = Object.fromEntries(namedArguments(operand, name, ['n', 'input'], []));
  const count = integerOf(n, name);
  return { input: compileExpression(input, variables), start: collect((values) => pick(values, count)) };
}

/** The first or last by an order of its own. */
function compileTop(name: string, operand: unknown, variables: readonly string[]): CompiledAccumulator {
  const many = name.endsWith('N');
  const { n, sortBy, output } = Object.fromEntries(
    namedArguments(operand, name, many ? ['n', 'sortBy', 'output'] : ['sortBy', 'output'], []),
  );
  const keyOf = sortKeyOf(parseSort(sortBy).sort ?? []);
  const count = many ? integerOf(n, name) : 1;
  return {
    input: compileExpression(output, variables),
    start: () => {
      const held: { key: Buffer; value: unknown }[] = [];
      return {
        add: (value, scope) => held.push({ key: keyOf(scope.ROOT as Doc), value: value ?? null }),
        result: () => {
          held.sort((a, b) => Buffer.compare(a.key, b.key));
          const picked = (name.startsWith('$top') ? held.slice(0, count) : held.slice(-count)).map(
            ({ value }) => value,
          );
          return many ? picked : picked[0];
        },
      };
    },
  };
}
