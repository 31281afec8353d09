import { Int32 } from 'bson';
import { compareValues } from '../../bson/compare.ts';
import { isDoc } from '../../bson/types.ts';
import {
  asList,
  isNullish,
  isTrue,
  namedArguments,
  type OperatorTable,
  ofArguments,
  one,
  wrong,
} from './expression.ts';

/** Unlike in filters, a missing value is smaller than null. */
function compareOperands(a: unknown, b: unknown): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  return Math.sign(compareValues(a, b));
}

const comparison = (test: (order: number) => boolean) => ofArguments(2, 2, (a, b) => test(compareOperands(a, b)));

export const logic: OperatorTable = {
  $cmp: ofArguments(2, 2, (a, b) => new Int32(compareOperands(a, b))),
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $not: one((value) => !isTrue(value)),
  $and: (operand, compile) => {
    const parts = asList(operand).map((part) => compile(part));
    return (scope) => parts.every((part) => isTrue(part(scope)));
  },
  $or: (operand, compile) => {
    const parts = asList(operand).map((part) => compile(part));
    return (scope) => parts.some((part) => isTrue(part(scope)));
  },
  $cond: (operand, compile, name) => {
    const named = isDoc(operand)
      ? Object.fromEntries(namedArguments(operand, name, ['if', 'then', 'else'], []))
      : undefined;
    const parts = named ? [named.if, named.then, named.else] : asList(operand);
    if (parts.length !== 3) throw wrong('Expression $cond takes exactly 3 arguments.');
    const [test, yes, no] = parts.map((part) => compile(part));
    return (scope) => (isTrue(test?.(scope)) ? yes?.(scope) : no?.(scope));
  },
  $ifNull: (operand, compile) => {
    const parts = asList(operand).map((part) => compile(part));
    if (parts.length < 2) throw wrong('$ifNull needs at least two arguments', 1257300);
    return (scope) => {
      let value: unknown;
      for (const part of parts) {
        value = part(scope);
        if (!isNullish(value)) return value;
      }
      return value;
    };
  },
  $switch: (operand, compile, name) => {
    const { branches, ...rest } = Object.fromEntries(namedArguments(operand, name, ['branches'], ['default']));
    if (!Array.isArray(branches) || branches.length === 0) throw wrong('$switch requires at least one branch.', 40068);
    const cases = branches.map((branch) => {
      const { case: test, then } = Object.fromEntries(namedArguments(branch, name, ['case', 'then'], []));
      return { test: compile(test), answer: compile(then) };
    });
    const otherwise = 'default' in rest ? compile(rest.default) : undefined;
    return (scope) => {
      const hit = cases.find(({ test }) => isTrue(test(scope)));
      if (hit) return hit.answer(scope);
      if (!otherwise)
        throw wrong('$switch could not find a matching branch for an input, and no default was specified.', 40066);
      return otherwise(scope);
    };
  },
};
