const SMALL = new Set(['and', 'of', 'the', 'for']);

/** A name typed all small with its capitals, "dave and kate o'brien" as "Dave and Kate O'Brien"; else as typed. */
export function withCapitals(name: string): string {
  const bare = name.replace(/(?<=\p{L})['’]s$/u, '').trim();
  if (/\p{Lu}/u.test(bare) && /^\P{Ll}/u.test(bare)) return bare;
  return bare.replace(/(^|[\s-])(\p{Ll}[\p{L}'’]*)/gu, (_, before: string, word: string) => {
    if (before !== '' && SMALL.has(word)) return before + word;
    return (
      before +
      word.charAt(0).toUpperCase() +
      word.slice(1).replace(/(?<=^['’])\p{Ll}(?=\p{L}{2})/u, (letter) => letter.toUpperCase())
    );
  });
}
