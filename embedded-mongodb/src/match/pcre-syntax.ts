/*
 * MongoDB's regular expressions are PCRE's, in UTF mode and with newline = LF. What PCRE reads otherwise than
 * JavaScript is written out here, so that it means the same; what JavaScript has no words for is refused.
 * https://www.pcre.org/current/doc/html/pcre2pattern.html
 */

// JavaScript's own ^ and $, which without its flag m are the very ends
const [START, END] = ['^', '$'];
const VERTICAL = '\\n\\x0B\\f\\r\\x85\\u2028\\u2029';
const HORIZONTAL = '\\t \\xA0\\u1680\\u180E\\u2000-\\u200A\\u202F\\u205F\\u3000';
const SPACE = '\\t\\n\\x0B\\f\\r ';

/** `[outside a class, inside one]`; undefined where it cannot stand. */
const ESCAPES: Record<string, [string, string | undefined]> = {
  A: [START, undefined],
  z: [END, undefined],
  Z: [`(?=\\n?${END})`, undefined],
  s: [`[${SPACE}]`, SPACE],
  S: [`[^${SPACE}]`, '\\0-\\x08\\x0E-\\x1F\\x21-\\u{10FFFF}'],
  h: [`[${HORIZONTAL}]`, HORIZONTAL],
  H: [`[^${HORIZONTAL}]`, undefined],
  v: [`[${VERTICAL}]`, VERTICAL],
  V: [`[^${VERTICAL}]`, undefined],
  N: ['[^\\n]', undefined],
  a: ['\\x07', '\\x07'],
  e: ['\\x1B', '\\x1B'],
};
/** The same in both, in and out of a class. */
const SHARED = 'dDwWnrtf';

export interface Dialect {
  /** `.` also matches a newline. */
  dotAll: boolean;
  /** `^` and `$` also match at newlines inside. */
  multiline: boolean;
}

/** The pattern in JavaScript's syntax, for a RegExp without the flags s and m; throws a TypeError saying what it cannot say. */
export function fromPcre(pattern: string, dialect: Dialect): string {
  let out = '';
  for (let at = 0; at < pattern.length; ) {
    const [text, next] = token(pattern, at, dialect);
    out += text;
    at = next;
  }
  return out;
}

const refuse = (what: string): never => {
  throw new TypeError(`it uses PCRE syntax the embedded server does not support: ${what}`);
};

function token(pattern: string, at: number, dialect: Dialect): [string, number] {
  const character = pattern[at] as string;
  const next = pattern[at + 1];
  switch (character) {
    case '\\':
      return escaped(pattern, at, false);
    case '[':
      return characterClass(pattern, at);
    case '.':
      return [dialect.dotAll ? '[\\s\\S]' : '[^\\n]', at + 1];
    case '^':
      return [dialect.multiline ? `(?:${START}|(?<=\\n)(?=[\\s\\S]))` : START, at + 1];
    case '$':
      return [dialect.multiline ? `(?:(?=\\n)|${END})` : `(?=\\n?${END})`, at + 1];
    case '(':
      if (next === '*') refuse('(*');
      if (next === '?' && !/^\(\?(?:[:=!]|<[=!A-Za-z_])/.test(pattern.slice(at, at + 4))) return group(pattern, at);
      return [character, at + 1];
    case '*':
    case '+':
    case '?':
    case '{':
      return quantifier(pattern, at);
    case '}':
    case ']':
      return [`\\${character}`, at + 1];
    default:
      return [character, at + 1];
  }
}

/** `{2,3}` and its like; a `{` that is none is a character. */
function quantifier(pattern: string, at: number): [string, number] {
  const [text] = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(pattern.slice(at)) ?? [];
  if (!text) return ['\\{', at + 1];
  if (pattern[at + text.length] === '+') refuse('a possessive quantifier');
  return [text, at + text.length];
}

/** `(?P<name>`, `(?P=name)` and comments have another spelling or none; the rest of `(?` has no words in JavaScript. */
function group(pattern: string, at: number): [string, number] {
  const rest = pattern.slice(at);
  const named = /^\(\?P<(\w+)>/.exec(rest) ?? /^\(\?'(\w+)'/.exec(rest);
  if (named) return [`(?<${named[1]}>`, at + named[0].length];
  const back = /^\(\?P=(\w+)\)/.exec(rest);
  if (back) return [`\\k<${back[1]}>`, at + back[0].length];
  const comment = /^\(\?#[^)]*\)/.exec(rest);
  if (comment) return ['', at + comment[0].length];
  return refuse(rest.slice(0, 3));
}

function escaped(pattern: string, at: number, inClass: boolean): [string, number] {
  const letter = pattern[at + 1];
  if (letter === undefined) return refuse('a backslash at the end');
  const known = Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined;
  if (known) return [known[inClass ? 1 : 0] ?? refuse(`\\${letter} in a class`), at + 2];
  if (SHARED.includes(letter) || letter === 'b' || (letter === 'B' && !inClass)) return [`\\${letter}`, at + 2];
  const rest = pattern.slice(at);
  const coded = /^\\x\{([0-9a-fA-F]{1,6})\}|^\\x([0-9a-fA-F]{0,2})/.exec(rest);
  if (coded) return [`\\u{${coded[1] ?? (coded[2] || '0')}}`, at + coded[0].length];
  const property = /^\\[pP](?:\{\^?\w+\}|[A-Z])/.exec(rest);
  if (property) return [unicodeProperty(property[0]), at + property[0].length];
  const control = /^\\c[A-Za-z]/.exec(rest) ?? (inClass ? null : /^\\k<\w+>/.exec(rest));
  if (control) return [control[0], at + control[0].length];
  if (/\d/.test(letter)) return digits(rest, at, inClass);
  if (/[A-Za-z]/.test(letter)) return refuse(`\\${letter}`);
  return [literal(letter, inClass), at + 2];
}

/** A one-digit group number is a back reference; what else may be octal depends on the number of groups. */
function digits(rest: string, at: number, inClass: boolean): [string, number] {
  const octal = /^\\(0[0-7]{0,2})/.exec(rest);
  if (octal) return [`\\u{${Number.parseInt(octal[1] as string, 8).toString(16)}}`, at + octal[0].length];
  const reference = /^\\[1-9](?!\d)/.exec(rest);
  if (reference && !inClass) return [`(?:${reference[0]})`, at + reference[0].length];
  return refuse(rest.slice(0, 3));
}

/** `\pL`, `\p{Lu}`, `\p{Greek}`; JavaScript refuses names it does not know. */
function unicodeProperty(text: string): string {
  const name = text.replace(/^\\[pP]\{?\^?|\}$/g, '');
  const negative = (text[1] === 'P') !== text.includes('^');
  const general =
    /^(?:L|Ll|Lm|Lo|Lt|Lu|M|Mc|Me|Mn|N|Nd|Nl|No|P|Pc|Pd|Pe|Pf|Pi|Po|Ps|S|Sc|Sk|Sm|So|Z|Zl|Zp|Zs|C|Cc|Cf|Cn|Co|Cs|Any)$/;
  return `\\${negative ? 'P' : 'p'}{${general.test(name) ? name : `Script=${name}`}}`;
}

/** A character as itself under the flag u, which allows a backslash before few. */
function literal(character: string, inClass: boolean): string {
  if ('^$\\.*+?()[]{}|/'.includes(character)) return `\\${character}`;
  return inClass && character === '-' ? '\\-' : character;
}

/** `[...]`: a `]` that comes first is a character, and so is a `[`. */
function characterClass(pattern: string, start: number): [string, number] {
  let at = start + 1;
  let out = '[';
  if (pattern[at] === '^') {
    out += '^';
    at++;
  }
  for (let first = true; at < pattern.length; first = false) {
    const character = pattern[at] as string;
    if (character === ']' && !first) return [`${out}]`, at + 1];
    if (character === '[' && /^\[[:.=]/.test(pattern.slice(at, at + 2))) refuse(pattern.slice(at, at + 2));
    const [text, next] = character === '\\' ? escaped(pattern, at, true) : [literal(character, false), at + 1];
    // behind a whole set of characters a hyphen is no range
    const hyphen = /^\\[dDwWsSpPhv]/.test(pattern.slice(at, at + 2)) && pattern[next] === '-';
    out += hyphen ? `${text}\\-` : text;
    at = hyphen ? next + 1 : next;
  }
  return refuse('a class that does not end');
}
