import { Int32, Long } from 'bson';
import { integer, kindOf, toBigInt } from '../bson/arithmetic.ts';
import { isDoc, isNumber, type NumberValue } from '../bson/types.ts';
import { badValue } from '../errors.ts';

const isInteger = (value: unknown): value is NumberValue =>
  isNumber(value) && (kindOf(value) === 'int' || kindOf(value) === 'long');

const OPERATIONS: Record<string, (a: bigint, b: bigint) => bigint> = {
  and: (a, b) => a & b,
  or: (a, b) => a | b,
  xor: (a, b) => a ^ b,
};

export const bit = {
  check(operand: unknown, path: string): void {
    if (!isDoc(operand)) throw badValue(`The $bit modifier is not compatible with the operand of '${path}'`);
    for (const [name, value] of Object.entries(operand))
      if (!Object.hasOwn(OPERATIONS, name) || !isInteger(value))
        throw badValue(`The $bit modifier only supports 'and', 'or', and 'xor' with integers: ${name}`);
  },
  apply(current: unknown, operand: unknown, path: string): unknown {
    const start = current === undefined ? new Int32(0) : current;
    if (!isInteger(start)) throw badValue(`Cannot apply $bit to a value of non-integral type at '${path}'`);
    return Object.entries(operand as Record<string, NumberValue>).reduce<NumberValue>((value, [name, mask]) => {
      const kind = kindOf(value) === 'long' || kindOf(mask) === 'long' ? 'long' : 'int';
      const result = OPERATIONS[name]?.(toBigInt(value), toBigInt(mask)) ?? 0n;
      return integer(result, kind) ?? Long.ZERO;
    }, start);
  },
};
