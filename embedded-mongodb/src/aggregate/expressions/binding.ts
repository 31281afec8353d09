import { isDoc } from '../../bson/types.ts';
import { tick } from '../../engine/task.ts';
import { listOf } from './arrays.ts';
import { integerOf, isNullish, isTrue, namedArguments, type OperatorTable, wrong } from './expression.ts';

/** A name somebody may give to a variable; those in capitals are the system's. */
export function checkVariable(name: unknown): string {
  if (typeof name !== 'string' || !/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name))
    throw wrong(`'${String(name)}' is not a valid name for a user variable`, 16867);
  return name;
}

/** Operators that give a name to a value while another expression runs. */
export const binding: OperatorTable = {
  $let: (operand, compile, name) => {
    const { vars, in: body } = Object.fromEntries(namedArguments(operand, name, ['vars', 'in'], []));
    if (!isDoc(vars)) throw wrong('$let vars must be an object', 16876);
    const values = Object.entries(vars).map(([key, value]) => [checkVariable(key), compile(value)] as const);
    const run = compile(body, Object.keys(vars));
    return (scope) => run({ ...scope, ...Object.fromEntries(values.map(([key, value]) => [key, value(scope)])) });
  },
  $map: (operand, compile, name) => {
    const { input, as = 'this', in: body } = Object.fromEntries(namedArguments(operand, name, ['input', 'in'], ['as']));
    const key = checkVariable(as);
    const list = compile(input);
    const run = compile(body, [key]);
    return (scope) => {
      const value = list(scope);
      return isNullish(value)
        ? null
        : listOf(value, name).map((each) => {
            tick();
            return run({ ...scope, [key]: each }) ?? null;
          });
    };
  },
  $filter: (operand, compile, name) => {
    const {
      input,
      as = 'this',
      cond,
      limit,
    } = Object.fromEntries(namedArguments(operand, name, ['input', 'cond'], ['as', 'limit']));
    const key = checkVariable(as);
    const list = compile(input);
    const test = compile(cond, [key]);
    const most = limit === undefined ? undefined : compile(limit);
    return (scope) => {
      const value = list(scope);
      if (isNullish(value)) return null;
      const kept = listOf(value, name).filter((each) => {
        tick();
        return isTrue(test({ ...scope, [key]: each }));
      });
      const count = most?.(scope);
      return isNullish(count) ? kept : kept.slice(0, integerOf(count, name));
    };
  },
  $reduce: (operand, compile, name) => {
    const {
      input,
      initialValue,
      in: body,
    } = Object.fromEntries(namedArguments(operand, name, ['input', 'initialValue', 'in'], []));
    const [list, start, step] = [compile(input), compile(initialValue), compile(body, ['value', 'this'])];
    return (scope) => {
      const value = list(scope);
      if (isNullish(value)) return null;
      return listOf(value, name).reduce((all, each) => {
        tick();
        return step({ ...scope, value: all, this: each });
      }, start(scope));
    };
  },
};
