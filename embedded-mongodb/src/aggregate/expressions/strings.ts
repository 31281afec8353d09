import { BSONSymbol, Int32 } from 'bson';
import { compareText } from '../../bson/compare.ts';
import { toDouble } from '../../bson/numbers.ts';
import { isNumber } from '../../bson/types.ts';
import { parsePattern } from '../../match/regex.ts';
import type { SafeRegex } from '../../match/safe-regex.ts';
import { typeName } from '../../match/type-names.ts';
import {
  integerOf,
  isNullish,
  nullable,
  type OperatorCompiler,
  type OperatorTable,
  ofArguments,
  ofNamed,
  one,
  wrong,
} from './expression.ts';

function text(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  if (value instanceof BSONSymbol) return value.value;
  throw wrong(`${name} requires a string argument, found: ${typeName(value)}`, 16702);
}

/** Null becomes the empty text, numbers and dates their usual writing. */
function loose(value: unknown, name: string): string {
  if (isNullish(value)) return '';
  if (value instanceof Date) return value.toISOString();
  return isNumber(value) ? String(value) : text(value, name);
}

const characters = (value: string): string[] => [...value];

function substring(value: unknown, start: unknown, length: unknown): string {
  const all = characters(loose(value, '$substrCP'));
  const from = integerOf(start, '$substrCP');
  const count = integerOf(length, '$substrCP');
  if (from < 0 || count < 0) throw wrong('$substrCP: starting index and length must be non-negative', 34452);
  return all.slice(from, from + count).join('');
}

function substringBytes(value: unknown, start: unknown, length: unknown): string {
  const bytes = Buffer.from(loose(value, '$substrBytes'));
  const [from, count] = [integerOf(start, '$substrBytes'), integerOf(length, '$substrBytes')];
  if (from < 0) return '';
  const cut = bytes.subarray(from, count < 0 ? undefined : from + count);
  const result = cut.toString('utf8');
  if (!Buffer.from(result).equals(cut))
    throw wrong('$substrBytes: Invalid range, starting or ending index is a UTF-8 continuation byte.', 28656);
  return result;
}

const trim = (name: string, left: boolean, right: boolean): OperatorCompiler =>
  ofNamed(['input'], ['chars'], ({ input, chars }) => {
    if (isNullish(input) || chars === null) return null;
    const drop = new Set(
      chars === undefined
        ? [...' \t\n\v\f\r\0\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a']
        : characters(text(chars, name)),
    );
    const all = characters(text(input, name));
    let [start, end] = [0, all.length];
    while (left && start < end && drop.has(all[start] as string)) start++;
    while (right && end > start && drop.has(all[end - 1] as string)) end--;
    return all.slice(start, end).join('');
  });

const ascii = (value: string, upper: boolean): string =>
  value.replace(upper ? /[a-z]+/g : /[A-Z]+/g, (part) => (upper ? part.toUpperCase() : part.toLowerCase()));

const replace = (name: string, all: boolean): OperatorCompiler =>
  ofNamed(['input', 'find', 'replacement'], [], ({ input, find, replacement }) => {
    if (isNullish(input) || isNullish(find) || isNullish(replacement)) return null;
    const [source, from, to] = [text(input, name), text(find, name), text(replacement, name)];
    return all ? source.replaceAll(from, () => to) : source.replace(from, () => to);
  });

interface Match {
  match: string;
  idx: Int32;
  captures: (string | null)[];
}

const regex = (
  name: string,
  answer: (matches: () => Match[], compiled: SafeRegex, source: string) => unknown,
  onNull: unknown,
): OperatorCompiler =>
  ofNamed(['input', 'regex'], ['options'], ({ input, regex: given, options }) => {
    if (isNullish(input) || isNullish(given)) return onNull;
    const { regex: compiled } = parsePattern(given, options ?? undefined);
    const source = text(input, name);
    const all = () =>
      compiled.findAll(source).map(({ text: match, index, captures }) => ({
        match,
        idx: new Int32(characters(source.slice(0, index)).length),
        captures,
      }));
    return answer(all, compiled, source);
  });

export const strings: OperatorTable = {
  $concat: ofArguments(
    0,
    1000,
    nullable((...parts) => parts.map((part) => text(part, '$concat')).join('')),
  ),
  $toLower: one((value) => ascii(loose(value, '$toLower'), false)),
  $toUpper: one((value) => ascii(loose(value, '$toUpper'), true)),
  $strLenCP: one((value) => new Int32(characters(text(value, '$strLenCP')).length)),
  $strLenBytes: one((value) => new Int32(Buffer.byteLength(text(value, '$strLenBytes')))),
  $strcasecmp: ofArguments(
    2,
    2,
    (a, b) =>
      new Int32(Math.sign(compareText(ascii(loose(a, '$strcasecmp'), true), ascii(loose(b, '$strcasecmp'), true)))),
  ),
  $substr: ofArguments(3, 3, substringBytes),
  $substrBytes: ofArguments(3, 3, substringBytes),
  $substrCP: ofArguments(3, 3, substring),
  $split: ofArguments(
    2,
    2,
    nullable((value, by) => {
      if (by === '') throw wrong('$split requires a non-empty separator', 40087);
      return text(value, '$split').split(text(by, '$split'));
    }),
  ),
  $indexOfCP: ofArguments(2, 4, (value, part, start, end) => {
    if (isNullish(value)) return null;
    const all = characters(text(value, '$indexOfCP'));
    const from = isNumber(start) ? toDouble(start) : 0;
    const window = all
      .slice(0, isNumber(end) ? toDouble(end) : undefined)
      .slice(from)
      .join('');
    const at = window.indexOf(text(part, '$indexOfCP'));
    return new Int32(at < 0 || from > all.length ? -1 : from + characters(window.slice(0, at)).length);
  }),
  $trim: trim('$trim', true, true),
  $ltrim: trim('$ltrim', true, false),
  $rtrim: trim('$rtrim', false, true),
  $replaceOne: replace('$replaceOne', false),
  $replaceAll: replace('$replaceAll', true),
  $regexMatch: regex('$regexMatch', (_, compiled, source) => compiled.test(source), false),
  $regexFind: regex('$regexFind', (matches) => matches()[0] ?? null, null),
  $regexFindAll: regex('$regexFindAll', (matches) => matches(), []),
};
