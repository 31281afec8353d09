import { BSONRegExp } from 'bson';
import { toDouble } from '../bson/numbers.ts';
import { type Doc, isNumber, isOperatorDoc } from '../bson/types.ts';
import { badValue, notSupported } from '../errors.ts';
import { type Filter, not, type Pattern, pathTest } from './filter.ts';
import { parsePattern } from './regex.ts';
import { parseTypes } from './type-names.ts';

const isRegex = (value: unknown): boolean => value instanceof BSONRegExp || value instanceof RegExp;
const REFUSED = new Set([
  '$near',
  '$nearSphere',
  '$geoWithin',
  '$geoIntersects',
  '$bitsAllSet',
  '$bitsAnySet',
  '$bitsAllClear',
  '$bitsAnyClear',
  '$maxDistance',
  '$minDistance',
]);

type Parser = (path: string, operand: unknown, siblings: Doc) => Filter[];

const compares =
  (op: 'gt' | 'gte' | 'lt' | 'lte'): Parser =>
  (path, operand) => {
    if (isRegex(operand)) throw badValue("Can't have RegEx as arg to predicate over field");
    return [pathTest(path, { op, value: operand })];
  };

/** What each operator means; the others are refused or unknown. */
const PARSERS: ReadonlyMap<string, Parser> = new Map<string, Parser>([
  ['$eq', (path, operand) => [pathTest(path, { op: 'eq', value: operand })]],
  ['$gt', compares('gt')],
  ['$gte', compares('gte')],
  ['$lt', compares('lt')],
  ['$lte', compares('lte')],
  [
    '$ne',
    (path, operand) => {
      if (isRegex(operand)) throw badValue("Can't have regex as arg to $ne.");
      return [not(pathTest(path, { op: 'eq', value: operand }))];
    },
  ],
  ['$in', (path, operand) => [parseIn(path, '$in', operand)]],
  ['$nin', (path, operand) => [not(parseIn(path, '$nin', operand))]],
  [
    '$exists',
    (path, operand) => (truthy(operand) ? [pathTest(path, { op: 'exists' })] : [not(pathTest(path, { op: 'exists' }))]),
  ],
  ['$type', (path, operand) => [pathTest(path, { op: 'type', types: parseTypes(operand) })]],
  ['$size', (path, operand) => [pathTest(path, { op: 'size', size: parseSize(operand) })]],
  ['$mod', (path, operand) => [pathTest(path, parseMod(operand))]],
  [
    '$regex',
    (path, operand, siblings) => [pathTest(path, { op: 'regex', pattern: parsePattern(operand, siblings.$options) })],
  ],
  [
    '$options',
    (_path, _operand, siblings) => {
      if (!('$regex' in siblings)) throw badValue('$options needs a $regex');
      return [];
    },
  ],
  ['$comment', () => []],
]);

/** One operator of a condition. `siblings` is the whole condition: $regex reads its $options there. */
export function parseOperator(path: string, operator: string, operand: unknown, siblings: Doc): Filter[] {
  const parse = PARSERS.get(operator);
  if (parse) return parse(path, operand, siblings);
  if (REFUSED.has(operator)) throw notSupported(operator);
  throw badValue(`unknown operator: ${operator}`);
}

const truthy = (value: unknown): boolean =>
  isNumber(value) ? toDouble(value) !== 0 : value !== false && value !== null;

function parseIn(path: string, operator: string, operand: unknown): Filter {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  if (operand.some(isOperatorDoc)) throw badValue(`cannot nest $ under ${operator}`);
  const patterns: Pattern[] = operand.filter(isRegex).map((value) => parsePattern(value, undefined));
  return pathTest(path, { op: 'in', values: operand.filter((value) => !isRegex(value)), patterns });
}

function parseSize(operand: unknown): number {
  const size = isNumber(operand) ? toDouble(operand) : Number.NaN;
  if (!Number.isInteger(size)) throw badValue('Failed to parse $size. Expected an integer');
  if (size < 0) throw badValue('Failed to parse $size. Expected a non-negative number');
  return size;
}

function parseMod(operand: unknown): { op: 'mod'; divisor: bigint; remainder: bigint } {
  if (!Array.isArray(operand) || operand.length !== 2) throw badValue('malformed mod, needs to be an array of two');
  const [divisor, remainder] = operand.map((part) => {
    const number = isNumber(part) ? toDouble(part) : Number.NaN;
    if (!Number.isFinite(number)) throw badValue('malformed mod, divisor and remainder must be finite numbers');
    return BigInt(Math.trunc(number));
  });
  if (divisor === undefined || remainder === undefined || divisor === 0n) throw badValue('divisor cannot be 0');
  return { op: 'mod', divisor, remainder };
}
