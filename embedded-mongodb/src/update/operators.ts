import { Timestamp } from 'bson';
import { combine } from '../bson/arithmetic.ts';
import { compareValues, equalValues } from '../bson/compare.ts';
import { toDouble } from '../bson/numbers.ts';
import { isDoc, isNumber } from '../bson/types.ts';
import { badValue, failedToParse, typeMismatch } from '../errors.ts';
import { typeName } from '../match/type-names.ts';
import { addToSet, pop, pull, pullAll, push } from './array-operators.ts';
import { bit } from './bit-operator.ts';

/** The answer of an operator that takes the field away. */
export const REMOVE = Symbol('remove');

export interface Operator {
  /** Refuses an operand that could never apply, before any document is touched. */
  check?: (operand: unknown, path: string) => void;
  /** The new value; the current one (undefined when missing) is never changed in place. */
  apply: (current: unknown, operand: unknown, path: string, id: unknown) => unknown;
}

const number: Operator['check'] = (operand, path) => {
  if (!isNumber(operand))
    throw typeMismatch(`Cannot increment or multiply with non-numeric argument: {${path}: ${typeName(operand)}}`);
};

const arithmetic = (operation: 'add' | 'multiply'): Operator => ({
  check: number,
  apply: (current, operand, path, id) => {
    if (!isNumber(operand)) return current;
    if (current === undefined) return operation === 'add' ? operand : combine('multiply', operand, 0);
    const name = operation === 'add' ? '$inc' : '$mul';
    if (!isNumber(current))
      throw typeMismatch(
        `Cannot apply ${name} to a value of non-numeric type. {_id: ${String(id)}} has the field '${path}' of non-numeric type ${typeName(current)}`,
      );
    const result = combine(operation, current, operand);
    if (result === undefined)
      throw badValue(
        `Failed to apply ${name} operations to current value (${String(current)}) for document {_id: ${String(id)}}`,
      );
    return result;
  },
});

const keepIf = (wanted: (order: number) => boolean): Operator => ({
  apply: (current, operand) => (current === undefined || wanted(compareValues(operand, current)) ? operand : current),
});

const currentDate: Operator = {
  check: (operand) => {
    const type = isDoc(operand) ? operand.$type : operand === true || isNumber(operand) ? 'date' : undefined;
    if (type !== 'date' && type !== 'timestamp')
      throw badValue(
        "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field: {$type: 'date'}}}",
      );
  },
  apply: (_current, operand) => {
    const now = new Date(); // a database's clock, as $currentDate asks
    const timestamp = isDoc(operand) && operand.$type === 'timestamp';
    return timestamp ? new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 }) : now;
  },
};

const replaceWith: Operator = { apply: (_current, operand) => operand };

const array = (
  apply: (list: unknown[], operand: unknown) => unknown[],
  create: boolean,
  name: string,
  check?: Operator['check'],
): Operator => ({
  check,
  apply: (current, operand, path, id) => {
    if (current === undefined) return create ? apply([], operand) : current;
    if (!Array.isArray(current))
      throw badValue(
        `The field '${path}' must be an array but is of type ${typeName(current)} in document {_id: ${String(id)}} (${name})`,
      );
    return apply(current, operand);
  },
});

const arrayOperand: Operator['check'] = (operand, path) => {
  if (!Array.isArray(operand))
    throw badValue(`$pullAll requires an array argument but was given a ${typeName(operand)} for '${path}'`);
};

const popOperand: Operator['check'] = (operand, path) => {
  const way = isNumber(operand) ? toDouble(operand) : 0;
  if (way !== 1 && way !== -1) throw failedToParse(`$pop expects 1 or -1, found: ${String(operand)} for '${path}'`);
};

export const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['$set', replaceWith],
  ['$setOnInsert', replaceWith],
  ['$unset', { apply: () => REMOVE }],
  ['$inc', arithmetic('add')],
  ['$mul', arithmetic('multiply')],
  ['$min', keepIf((order) => order < 0)],
  ['$max', keepIf((order) => order > 0)],
  ['$currentDate', currentDate],
  ['$push', array((list, operand) => push.apply(list, operand), true, '$push', push.check)],
  ['$addToSet', array(addToSet.apply, true, '$addToSet', addToSet.check)],
  ['$pop', array(pop, false, '$pop', popOperand)],
  ['$pull', array((list, operand) => pull.apply(list, operand), false, '$pull', pull.check)],
  ['$pullAll', array(pullAll, false, '$pullAll', arrayOperand)],
  ['$bit', bit],
]);

export const isUnchanged = (before: unknown, after: unknown): boolean =>
  before === after || (after !== REMOVE && sameType(before, after) && equalValues(before, after));
const sameType = (a: unknown, b: unknown): boolean => typeName(a) === typeName(b) && !isDoc(a) && !Array.isArray(a);
