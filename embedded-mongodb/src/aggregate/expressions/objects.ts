import { asContainer } from '../../bson/paths.ts';
import { type Doc, field, isDoc, setField } from '../../bson/types.ts';
import {
  isNullish,
  namedArguments,
  nullable,
  type OperatorTable,
  ofArguments,
  ofNamed,
  one,
  wrong,
} from './expression.ts';

const documentOf = (value: unknown, name: string): Doc => {
  const container = asContainer(value);
  if (!container) throw wrong(`${name} requires object inputs`, 40400);
  return container;
};

export function mergeObjects(values: unknown[]): Doc {
  const result: Doc = {};
  for (const value of values)
    if (!isNullish(value))
      for (const [name, each] of Object.entries(documentOf(value, '$mergeObjects'))) setField(result, name, each);
  return result;
}

/** `[[k, v], ...]` or `[{k, v}, ...]`. */
function fromPairs(list: unknown): Doc {
  if (!Array.isArray(list)) throw wrong('$arrayToObject requires an array input', 40386);
  const result: Doc = {};
  for (const pair of list) {
    const [key, value] =
      Array.isArray(pair) && pair.length === 2
        ? pair
        : isDoc(pair) && 'k' in pair && 'v' in pair
          ? [pair.k, pair.v]
          : [undefined, undefined];
    if (typeof key !== 'string')
      throw wrong("$arrayToObject requires pairs, or documents of 'k' and 'v', whose key is a string", 40395);
    setField(result, key, value);
  }
  return result;
}

export const objects: OperatorTable = {
  $mergeObjects: (operand, compile) => {
    const parts = (Array.isArray(operand) ? operand : [operand]).map((part) => compile(part));
    return (scope) =>
      mergeObjects(
        parts.flatMap((part) => {
          const value = part(scope);
          return parts.length === 1 && Array.isArray(value) ? value : [value];
        }),
      );
  },
  $objectToArray: one(
    nullable((value) => Object.entries(documentOf(value, '$objectToArray')).map(([k, v]) => ({ k, v }))),
  ),
  $arrayToObject: one(nullable(fromPairs)),
  $getField: (operand, compile, name) => {
    const named =
      isDoc(operand) && !Object.keys(operand)[0]?.startsWith('$')
        ? Object.fromEntries(namedArguments(operand, name, ['field'], ['input']))
        : { field: operand };
    const key = compile(named.field);
    const input = compile('input' in named ? named.input : '$$CURRENT');
    return (scope) => {
      const container = asContainer(input(scope));
      return container ? field(container, String(key(scope))) : undefined;
    };
  },
  $setField: ofNamed(['field', 'input', 'value'], [], ({ field: name, input, value }) => {
    if (isNullish(input)) return null;
    const result = { ...documentOf(input, '$setField') };
    if (value === undefined) delete result[String(name)];
    else setField(result, String(name), value);
    return result;
  }),
  $rand: ofArguments(0, 1, () => Math.random()),
};
