import { AppError } from '@smoko/contract';

/** No body of Smoko's is nearly as deep. */
const DEEPEST = 64;
const malformed = (message: string, cause?: unknown) => new AppError('malformed', message, { cause });

/**
 * JSON as RFC 8259 has it between systems: UTF-8, and each name once in an object, so that nobody reads the same text as
 * something else. Throws malformed for the rest, for `__proto__`, and for what is nested so deep that it is no use to
 * anybody.
 */
export function readJson(bytes: Buffer): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw malformed('That is not UTF-8.', cause);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw malformed('That is not valid JSON.', cause);
  }
  checkNames(text);
  return value;
}

/** Of valid JSON, where nothing but a string has brackets and colons without their meaning. Not recursive: the depth is what is checked. */
function checkNames(text: string): void {
  /** The names seen in each open object; null for a list. */
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') {
      const end = endOfString(text, at);
      last = text.slice(at, end);
      at = end - 1;
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : null);
      if (open.length > DEEPEST) throw malformed(`That JSON is nested more than ${DEEPEST} deep.`);
    } else if (char === '}' || char === ']') open.pop();
    else if (char === ':') addName(open.at(-1), JSON.parse(last) as string);
  }
}

/** Behind the closing quote: the first one with an even number of backslashes before it. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let slash = quote;
    while (text[slash - 1] === '\\') slash -= 1;
    if ((quote - slash) % 2 === 0) return quote + 1;
  }
}

function addName(names: Set<string> | null | undefined, name: string): void {
  if (name === '__proto__') throw malformed('A field cannot be called __proto__.');
  if (names?.has(name)) throw malformed(`The field ${JSON.stringify(name.slice(0, 100))} is there twice.`);
  names?.add(name);
}
