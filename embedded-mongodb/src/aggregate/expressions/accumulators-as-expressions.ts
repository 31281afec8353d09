import { Double } from 'bson';
import { kindOf } from '../../bson/arithmetic.ts';
import { compareValues } from '../../bson/compare.ts';
import { Sum } from '../../bson/sum.ts';
import { isNumber, type NumberValue } from '../../bson/types.ts';
import { notSupported } from '../../errors.ts';
import { isNullish, type OperatorCompiler, type OperatorTable, one, wrong } from './expression.ts';

/** $sum, $avg, $min, $max over the elements of one array, or over several arguments. */
const over =
  (apply: (values: unknown[]) => unknown): OperatorCompiler =>
  (operand, compile) => {
    if (Array.isArray(operand)) {
      const parts = operand.map((part) => compile(part));
      return (scope) => {
        const values = parts.map((part) => part(scope));
        return apply(values.length === 1 && Array.isArray(values[0]) ? values[0] : values);
      };
    }
    const only = compile(operand);
    return (scope) => {
      const value = only(scope);
      return apply(Array.isArray(value) ? value : [value]);
    };
  };

const best = (direction: 1 | -1) =>
  over((values) =>
    values.reduce(
      (state, value) =>
        isNullish(value) || (!isNullish(state) && compareValues(value, state) * direction >= 0) ? state : value,
      null,
    ),
  );

const end = (pick: (list: unknown[]) => unknown, name: string) =>
  one((value) => {
    if (isNullish(value)) return null;
    if (!Array.isArray(value)) throw wrong(`${name}'s argument must be an array`, 28689);
    return pick(value);
  });

function sumOf(numbers: NumberValue[]): Sum {
  const total = new Sum();
  for (const number of numbers) total.add(number);
  return total;
}

export const accumulatorExpressions: OperatorTable = {
  $sum: over((values) => sumOf(values.filter(isNumber)).result()),
  $avg: over((values) => {
    const numbers = values.filter(isNumber);
    if (numbers.some((value) => kindOf(value) === 'decimal')) throw notSupported('$avg of a Decimal128');
    return numbers.length === 0 ? null : new Double(sumOf(numbers).double / numbers.length);
  }),
  $min: best(1),
  $max: best(-1),
  $first: end((list) => list[0], '$first'),
  $last: end((list) => list.at(-1), '$last'),
};
