const MAX_WORD = 24;
const MAX_WORDS = 40;

/** Lower-case words without accents: "Zoë O'Neil" -> zoe, o, neil. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_WORD));
}

/**
 * Every start of every word of the fields, to be stored as an indexed list: a search for a word start is then
 * an equality, which an index can answer in the list's own order.
 */
export function wordStarts(values: readonly unknown[]): string[] {
  const starts = new Set<string>();
  const words = values.flatMap((value) => (typeof value === 'string' ? wordsOf(value) : []));
  for (const word of new Set(words.slice(0, MAX_WORDS))) {
    for (let length = 1; length <= word.length; length++) starts.add(word.slice(0, length));
  }
  return [...starts];
}
