/** The inside of a group: "hang on | one sec" over as many lines as it takes. For lexicons that are regular expressions. */
export const alternatives = (words: string): string =>
  words
    .trim()
    .split(/\s*\|\s*/)
    .join('|');
