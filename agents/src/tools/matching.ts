const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ß: 'ss' };

/** Lower case, no accents, no punctuation, no possessive: "Ngaire Hōhepa's" is "ngaire hohepa". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđæœß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’‘`]s\b/g, '')
    .replace(/['’‘`]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'the', 'a', 'an']);
export const tokens = (text: string, skip: ReadonlySet<string> = TITLES): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '' && !skip.has(word));

// "sanjays" and "the hendersons" are Sanjay and Henderson; "samio" may begin "samios"
const loosely = (word: string, other: string): boolean =>
  word === other ||
  (word.length > 3 && word.endsWith('s') && word.slice(0, -1) === other) ||
  (word.length > 2 && other.startsWith(word));

/**
 * The records a reference fits, by the strictest reading that fits any: the whole name, then all its words among
 * the name's words, then the same with plurals and word starts, then with an initial for a word.
 * `fields` are tried in order: a fit in the first beats a fit in the first two together, and so on.
 */
export function bestMatches<T>(
  reference: string,
  records: readonly T[],
  fields: ((record: T) => string)[],
  skip?: ReadonlySet<string>,
): T[] {
  const whole = fold(reference);
  const wanted = tokens(reference, skip);
  const first = fields[0];
  if (!first || whole === '') return [];
  const exact = records.filter((record) => fold(first(record)) === whole);
  if (exact.length || wanted.length === 0) return exact;
  const same = records.filter((record) => tokens(first(record), skip).join(' ') === wanted.join(' '));
  if (same.length) return same;
  const readings = [(a: string, b: string) => a === b, loosely];
  for (let used = 1; used <= fields.length; used++) {
    for (const fits of readings) {
      const found = records.filter((record) => {
        const words = fields.slice(0, used).flatMap((field) => tokens(field(record), skip));
        return wanted.every((word) => words.some((other) => fits(word, other)));
      });
      if (found.length) return found;
    }
    const initialled = used === 1 ? byInitial(wanted, records, first, skip) : [];
    if (initialled.length) return initialled;
  }
  return [];
}

/** "karen o" is Karen Osborne: a single letter behind a name begins another word of it. */
function byInitial<T>(
  wanted: readonly string[],
  records: readonly T[],
  name: (record: T) => string,
  skip?: ReadonlySet<string>,
): T[] {
  const initial = wanted.at(-1) ?? '';
  const given = wanted.slice(0, -1);
  if (!/^\p{L}$/u.test(initial) || given.length === 0) return [];
  return records.filter((record) => {
    const words = tokens(name(record), skip);
    const [known, others] = [words.slice(0, given.length), words.slice(given.length)];
    return given.every((word, i) => word === known[i]) && others.some((other) => other.startsWith(initial));
  });
}
