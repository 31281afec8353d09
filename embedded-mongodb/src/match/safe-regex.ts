import { RE2JS } from 're2js';
import { ServerError } from '../errors.ts';
import { looksAround, waysOf } from './backtracking.ts';

/** One place where a pattern matches, in UTF-16 units. */
export interface Hit {
  text: string;
  index: number;
  captures: (string | null)[];
}

/** What JavaScript's engine may try at worst: some milliseconds, and for what only it can do some tenths of a second. */
const MAX_WAYS = 1e6;
const MAX_WAYS_ALONE = 2e7;
const REMEMBERED = 200;

/*
 * What pcre-syntax.ts writes for `^` and `$` looks around, but needs not to. A parenthesis behind a backslash is none.
 */
/** `$` of the whole text: its end, or before a last newline. Only as the last thing: nothing may follow that takes the newline. */
const LAST_END = /(?<!\\)\(\?=\\n\?\$\)(?=\)*$)/;
/** `^` and `$` of a line. */
const LINE_START = /(?<!\\)\(\?:\^\|\(\?<=\\n\)\(\?=\[\\s\\S\]\)\)/g;
const LINE_END = /(?<!\\)\(\?:\(\?=\\n\)\|\$\)/g;

/**
 * A pattern that always answers soon. JavaScript's engine tries one way after another and cannot be stopped; where that
 * could be too many for the text at hand, re2js answers in time proportional to the text. What only JavaScript's can do
 * (looking around, referring back) is refused for such a text, as PCRE's match limit does.
 */
export class SafeRegex {
  readonly #ways: (length: number) => number;
  #linear: RE2JS | null | undefined;
  /** `$` was made to take the newline: good for a yes or no only. */
  #takesNewline = false;
  /** It asks for the start of a line: for re2js one also starts behind a newline that ends the text, for PCRE none does. */
  readonly #startsLines: boolean;

  constructor(readonly regex: RegExp) {
    this.#ways = waysOf(regex);
    this.#startsLines = regex.source.search(LINE_START) >= 0;
  }

  test(text: string): boolean {
    return this.#forText(text, false)?.test(text) ?? this.regex.test(text);
  }

  findAll(text: string): Hit[] {
    const linear = this.#forText(text, true);
    if (linear) return hitsOf(linear, text);
    return [...text.matchAll(new RegExp(this.regex.source, `${this.regex.flags}g`))].map((hit) => ({
      text: hit[0],
      index: hit.index,
      captures: hit.slice(1).map((capture) => capture ?? null),
    }));
  }

  /** The engine to use instead of JavaScript's, where one is needed. */
  #forText(text: string, places: boolean): RE2JS | undefined {
    const ways = this.#ways(text.length);
    if (ways <= MAX_WAYS) return undefined;
    this.#linear ??= this.#compile();
    const differs = (places && this.#takesNewline) || (this.#startsLines && text.endsWith('\n'));
    if (this.#linear && !differs) return this.#linear;
    if (ways <= MAX_WAYS_ALONE) return undefined;
    throw new ServerError(
      51156,
      'Location51156',
      `Error occurred while executing the regular expression: match limit exceeded: /${this.regex.source}/ could take too long on a text of ${text.length} characters`,
    );
  }

  #compile(): RE2JS | null {
    const { source, flags } = this.regex;
    const plain = source.replace(LAST_END, '(?:\\n?$)');
    this.#takesNewline = plain !== source;
    try {
      if (looksAround(new RegExp(plain.replace(LINE_START, '^').replace(LINE_END, '$'), flags))) return null;
      const own = [...flags].filter((flag) => 'ims'.includes(flag)).join('');
      return RE2JS.compile(`${own ? `(?${own})` : ''}${RE2JS.translateRegExp(inRe2(plain))}`);
    } catch {
      return null; // too large for it, or a name it does not know
    }
  }
}

const inRe2 = (source: string): string =>
  source
    .replace(LINE_START, '(?m:^)')
    .replace(LINE_END, '(?m:$)')
    .replace(/\\([pP])\{Script=(\w+)\}/g, '\\$1{$2}');

function hitsOf(linear: RE2JS, text: string): Hit[] {
  const hits: Hit[] = [];
  const matcher = linear.matcher(text);
  while (matcher.find())
    hits.push({
      text: matcher.group() ?? '',
      index: matcher.start(),
      captures: Array.from({ length: matcher.groupCount() }, (_, at) => matcher.group(at + 1)),
    });
  return hits;
}

const known = new Map<string, SafeRegex>();

/** Expressions compile the same pattern for each document: the last ones are kept. */
export function safeRegex(regex: RegExp): SafeRegex {
  const key = regex.toString();
  const held = known.get(key) ?? new SafeRegex(regex);
  known.delete(key);
  known.set(key, held);
  if (known.size > REMEMBERED) for (const oldest of [...known.keys()].slice(0, 1)) known.delete(oldest);
  return held;
}
