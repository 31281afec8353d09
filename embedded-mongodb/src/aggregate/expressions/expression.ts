import { toDouble } from '../../bson/numbers.ts';
import { type Doc, isNumber } from '../../bson/types.ts';
import { ServerError } from '../../errors.ts';

/** Variables in scope; `$$ROOT` and `$$CURRENT` are among them. Missing is undefined, which is not null. */
export type Scope = Record<string, unknown>;
export type Expression = (scope: Scope) => unknown;
export type Compile = (expression: unknown, extraVariables?: readonly string[]) => Expression;
/** Turns the operand of one operator into a function, refusing what is malformed. */
export type OperatorCompiler = (operand: unknown, compile: Compile, name: string) => Expression;
export type OperatorTable = Record<string, OperatorCompiler>;

export const wrong = (message: string, code = 16020): ServerError => new ServerError(code, `Location${code}`, message);
export const isNullish = (value: unknown): value is null | undefined => value === null || value === undefined;

export function asList(operand: unknown): unknown[] {
  return Array.isArray(operand) ? operand : [operand];
}

/** An operator of between `least` and `most` arguments. */
export function ofArguments(least: number, most: number, apply: (...values: unknown[]) => unknown): OperatorCompiler {
  return (operand, compile, name) => {
    const parts = asList(operand);
    if (parts.length < least || parts.length > most)
      throw wrong(
        `Expression ${name} takes ${least === most ? `exactly ${least}` : `at least ${least}`} arguments. ${parts.length} were passed in.`,
      );
    const compiled = parts.map((part) => compile(part));
    return (scope) => apply(...compiled.map((each) => each(scope)));
  };
}

export const one = (apply: (value: unknown) => unknown): OperatorCompiler => ofArguments(1, 1, apply);
/** Null or missing in, null out. */
export const nullable =
  (apply: (...values: unknown[]) => unknown) =>
  (...values: unknown[]): unknown =>
    values.some(isNullish) ? null : apply(...values);

/** An operator whose operand is a document of named arguments. */
export function ofNamed(
  required: readonly string[],
  optional: readonly string[],
  apply: (values: Record<string, unknown>) => unknown,
): OperatorCompiler {
  return (operand, compile, name) => {
    const entries = namedArguments(operand, name, required, optional).map(
      ([key, value]) => [key, compile(value)] as const,
    );
    return (scope) => apply(Object.fromEntries(entries.map(([key, each]) => [key, each(scope)])));
  };
}

export function namedArguments(
  operand: unknown,
  name: string,
  required: readonly string[],
  optional: readonly string[],
): [string, unknown][] {
  if (typeof operand !== 'object' || operand === null || Array.isArray(operand))
    throw wrong(`${name} only supports an object as its argument`, 18628);
  const entries = Object.entries(operand as Doc);
  for (const [key] of entries)
    if (!required.includes(key) && !optional.includes(key))
      throw wrong(`${name} found an unknown argument: ${key}`, 18629);
  for (const key of required)
    if (!(key in (operand as Doc))) throw wrong(`Missing '${key}' parameter to ${name}`, 18630);
  return entries;
}

function numberOf(value: unknown, name: string): number {
  if (!isNumber(value)) throw wrong(`${name} only supports numeric types`, 28765);
  return toDouble(value);
}

export function integerOf(value: unknown, name: string): number {
  const number = numberOf(value, name);
  if (!Number.isInteger(number)) throw wrong(`${name} requires an integral value`, 28691);
  return number;
}

/** False are: missing, null, false and zero. */
export const isTrue = (value: unknown): boolean =>
  !(isNullish(value) || value === false || (isNumber(value) && toDouble(value) === 0));
