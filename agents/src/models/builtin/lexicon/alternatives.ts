/**
 * The inside of a group: "hang on | one sec" over as many lines as it takes. For lexicons that are regular expressions. In a
 * group within it, "(?: me| us)", spaces are said.
 */
export function alternatives(words: string): string {
  const parts = [''];
  let depth = 0;
  for (const [token] of words.matchAll(/\\.|[^\\]/gsu)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (token === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim()).join('|');
}
