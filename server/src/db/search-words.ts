const MAX_WORD = 24;
const MAX_WORDS = 40;

const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss' };

/** Lower-case words without accents: "Zoë O'Neil" -> zoe, o, neil; "Søren" -> soren. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđæœß]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_WORD));
}

/**
 * Every prefix of every word in the fields, to be stored as an indexed list. A prefix search is then a match on equality,
 * which an index can serve in the list's own order.
 */
export function wordStarts(values: readonly unknown[]): string[] {
  const starts = new Set<string>();
  const words = values.flatMap((value) => textsOf(value).flatMap(wordsOf));
  for (const word of new Set(words.slice(0, MAX_WORDS))) {
    for (let length = 1; length <= word.length; length++) starts.add(word.slice(0, length));
  }
  return [...starts];
}

/** The texts in a field: the field itself, or those of an object such as a quote's content. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).filter((text): text is string => typeof text === 'string');
}
