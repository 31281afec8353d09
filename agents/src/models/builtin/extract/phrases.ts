import { cut, GAP, type Taken, tidy } from './gap.ts';

// a name ends at a comma, a gap, a dash, a colon or a word that begins something else
const END = String.raw`(?=\s*[,;:.¦\n?!]|\s+-\s|\s+(?:at|on|to|by|called|named|with|starting|from|and|for|in|is|wants|needs|has|who|re|about|please|asap|start|budget|due|worth)\b|\s*$)`;

/** The words after a label up to the next boundary: `after(text, 'called|named')`. */
export function takeAfter(text: string, label: string, most = 5): Taken<string> | null {
  const words = `(?:[^\\s,;:.${GAP}?!]+\\s+){0,${most - 1}}?[^\\s,;:.${GAP}?!]+`;
  const match = new RegExp(`\\b(?:${label})\\s+(?!\\d|${GAP})(${words})${END}`, 'iu').exec(text);
  const value = tidy(match?.[1] ?? '');
  return match && value ? { value, rest: cut(text, match) } : null;
}

/** The text in chunks between boundaries, empty ones left out. */
export const chunks = (text: string): string[] =>
  text
    .split(/\s*(?:[,;:\n¦]|\.(?=\s|$)|\s-\s)\s*/)
    .map(tidy)
    .filter((chunk) => chunk !== '');

/** A name in capitals and small letters; typed all small, every word gets its capital. */
export function properName(name: string): string {
  const clean = name
    .replace(/['’]s$/i, '')
    .replace(/^(?:new client|client|customer|the|a)\s+/i, '')
    .trim();
  if (/\p{Lu}/u.test(clean)) return clean;
  return clean.replace(/(^|[\s'-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
