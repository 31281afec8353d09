import { UNIT } from './order-words.ts';

const NUMBER = String.raw`(?<n>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)`;
const SUM = String.raw`\$?\s?${NUMBER}`;
const EACH = String.raw`(?:\s*(?:bucks?|dollars?))?\s*(?:each(?:\s+one)?|ea|(?<=bucks?\s|dollars?\s)(?:the\s+)?one|apiece|a piece|per\s+\p{L}+|an?\s+(?:${UNIT}|piece|pop|unit|stick|pail|post|board|panel)|\/\s?\p{L}+)\b`;
const FORMS: readonly RegExp[] = [
  new RegExp(`[\\s,]*(?:@\\s*|\\bat\\s+)${SUM}${EACH}`, 'iu'),
  new RegExp(
    `[\\s,]*(?:@\\s*|\\bat\\s+\\$|\\bat\\s+(?=\\d+\\.\\d\\d\\b|(?:2[5-9]|[3-9]\\d|\\d{3,5})\\s*(?:$|[,;.]|\\b(?:for|to|on|from|and|please)\\b)))${SUM}(?:\\s*(?:bucks|dollars))?(?!\\d|[.:]\\d)`,
    'iu',
  ),
  new RegExp(`[\\s,]*(?:(?:the\\s+)?price\\s+(?:is\\s+)?)?${SUM}${EACH}`, 'iu'),
];
/** "950 for the day": of all that is counted. */
const IN_ALL = new RegExp(
  `[\\s,]*${SUM}(?:\\s*(?:bucks|dollars))?\\s+(?:for the (?:day|week|lot|job|load)|all up|total|altogether|the lot)\\b`,
  'iu',
);
/** With one priced so much each, a bare number behind another is its price too. */
const BARE_LAST = new RegExp(`\\s+${SUM}$`, 'iu');
const PART = /(\s*(?:[;\n]|,(?!\d{3}(?!\d))|\b(?:and|plus)\b|\s\+\s)\s*)/iu;

/** "order a mixer from Reece, $90", "3 taps for $90": the one sum of an order of one thing, of all that is counted. */
const ONE_SUM = new RegExp(`[\\s,]+(?:for\\s+)?\\$\\s?${NUMBER}(?=[\\s.!]*$|\\s+(?:from|off|for)\\s)`, 'iu');
/** "order a mixer from reece, 210": of one thing, behind where it comes from. */
const BARE_SUM = /(?<=^\s*(?:an?|one)\s[^,\d]*),\s*(?<n>[1-9]\d{1,4}(?:\.\d{1,2})?)(?=[\s.!]*$)/iu;
/** "a 180 litre cylinder from Plumbing World, 1890 plus GST". */
const TAXED_SUM =
  /(?<=^\s*(?:an?|one)\s[^,]*),\s*(?<n>[1-9]\d{0,4}(?:\.\d{1,2})?)\s*(?:plus|\+|inc(?:l|luding)?|ex(?:cl)?)\.?\s*gst(?=[\s.!]*$)/iu;
const OTHER_SUM = /[$@]|\b(?:each|ea|bucks|dollars?|at(?: \d|$))/iu;

/** What marks a price in a part of an order. */
const MARK = '¤';
export const PRICE_MARK = new RegExp(`\\s*${MARK}(?<all>=?)(?<price>[\\d.]+)`, 'u');

/** An order with its prices of one marked, so that no count is read from them. */
export function withPricesMarked(text: string): string {
  const one = ONE_SUM.exec(text) ?? BARE_SUM.exec(text) ?? TAXED_SUM.exec(text);
  if (one?.groups?.n) {
    const before = text.slice(0, one.index);
    const behind = text.slice(one.index + one[0].length);
    if (!OTHER_SUM.test(before) && !OTHER_SUM.test(behind) && !PART.test(`${before} ${behind}`))
      return `${before}${behind.replace(/[\s.!]+$/u, '')}, ${MARK}=${one.groups.n.replaceAll(',', '')}`;
  }
  let priced = false;
  return text
    .split(PART)
    .map((part, i) => {
      const match = i % 2 ? null : priceIn(part, priced);
      if (!match?.groups?.n) return part;
      priced = true;
      const price = `, ${MARK}${IN_ALL.test(match[0]) ? '=' : ''}${match.groups.n.replaceAll(',', '')}`;
      return `${part.slice(0, match.index)} ${part.slice(match.index + match[0].length)}${price}`;
    })
    .join('');
}

function priceIn(part: string, priced: boolean): RegExpExecArray | null {
  for (const form of [IN_ALL, ...FORMS]) {
    const match = form.exec(part);
    if (match) return match;
  }
  return priced && /^\s*(?:and\s+)?\d+\s/u.test(part) ? BARE_LAST.exec(part) : null;
}
