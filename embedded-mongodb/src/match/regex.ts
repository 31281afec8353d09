import { BSONRegExp } from 'bson';
import { badValue, ServerError } from '../errors.ts';
import type { Pattern } from './filter.ts';
import { fromPcre } from './pcre-syntax.ts';
import { safeRegex } from './safe-regex.ts';

const invalid = (why: string) => new ServerError(51091, 'Location51091', `Regular expression is invalid: ${why}`);

/** `{$regex: text or regex, $options}`. Flags i, m, s, u and a leading (?ims) are understood; x is refused. */
export function parsePattern(operand: unknown, options: unknown): Pattern {
  const given = operand instanceof RegExp ? new BSONRegExp(operand.source, operand.flags) : operand;
  if (!(given instanceof BSONRegExp) && typeof given !== 'string') throw badValue('$regex has to be a string');
  if (options !== undefined && typeof options !== 'string') throw badValue('$options has to be a string');
  const text = given instanceof BSONRegExp ? given.pattern : given;
  const flags = options ?? (given instanceof BSONRegExp ? given.options : '');
  const inline = /^\(\?([ims]+)\)/.exec(text);
  const source = inline ? text.slice(inline[0].length) : text;
  const all = new Set([...flags, ...(inline?.[1] ?? '')]);
  return {
    regex: safeRegex(compile(source, all)),
    source: new BSONRegExp(text, [...new Set(flags)].sort().join('')),
    ...prefixOf(source, all),
  };
}

function compile(source: string, flags: Set<string>): RegExp {
  for (const flag of flags) if (!'imsu'.includes(flag)) throw badValue(`invalid flag in regex options: ${flag}`);
  try {
    const own = fromPcre(source, { dotAll: flags.has('s'), multiline: flags.has('m') });
    return new RegExp(own, flags.has('i') ? 'iu' : 'u');
  } catch (error) {
    throw invalid((error as Error).message);
  }
}

/** /^abc/ selects a range of an index. */
function prefixOf(source: string, flags: Set<string>): { prefix?: string } {
  if (flags.has('i') || flags.has('m') || source.includes('|')) return {};
  const literal = /^\^((?:[\w\s@:;,'"%&=!<>~`#/-]|\\[.\-/@+])*)/.exec(source)?.[1] ?? '';
  const next = source[literal.length + 1];
  const kept = next && '*?{'.includes(next) ? literal.slice(0, literal.at(-2) === '\\' ? -2 : -1) : literal;
  return kept ? { prefix: kept.replaceAll('\\', '') } : {};
}
