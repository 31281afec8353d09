/**
 * "Q12", "Q-1764454000123", "quote no. 12". Q1 to Q4 may be a quarter: "in Q3", "Q2 2027".
 */
const NAMED =
  /(?<when>\b(?:in|during|this|next|last|early|late|mid|end of|start of|until|till?|by|before|after)[\s-]+(?:the\s+)?)?(?:\bQ-?|\bquot(?:e|ation)\s+(?:no\.?|number|#)\s*)(?<count>\d{1,15})\b(?<year>\s*(?:20\d\d|FY|of the year))?/giu;

const LAST_QUARTER = 4;

/** Names of quotes that a text says, in each of the ways in which they may be on file: `Q12` and `Q-12`. */
export const quoteNamesIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(({ groups }) => {
    const { when, count = '', year } = groups ?? {};
    const isQuarter = Number(count) <= LAST_QUARTER && (when || year);
    return isQuarter ? [] : [`Q${count}`, `Q-${count}`];
  });

interface Named {
  short_name: string;
  quote_number: string;
}

/** Whether a text says what a quote is called, or its number. */
export function saysQuote(text: string, { short_name, quote_number }: Named): boolean {
  const said = quoteNamesIn(text);
  return [short_name, quote_number].some((name) =>
    /^Q-?\d+$/i.test(name) ? said.includes(name.toUpperCase()) : text.toUpperCase().includes(name.toUpperCase()),
  );
}
