import { SMALL, smallNumber } from '../extract/numbers.ts';

const PLACE = 'second|third|fourth|fifth|sixth|seventh|eighth|2nd|3rd|[4-8]th';
/** "throw in a fourth at the same price", "add another two at the same rate". */
export const MORE_OF_IT = new RegExp(
  `^(?:(?:and|oh|ok|actually|can you|also)[\\s,]+)*(?:throw|add|chuck|whack|put|stick|include|make (?:it|that)|bung)(?:\\s+(?:in|on))?\\s+(?:(?:an?|another|the)\\s+)?(?:(?<place>${PLACE})|(?<count>${SMALL}|\\d+))?(?:\\s+(?:one|more|extra|of (?:them|those)))*(?:\\s+(?:in|on))?,?\\s+(?:at|for)\\s+the\\s+same\\s+(?:price|rate|money|cost)[\\s.!]*$`,
  'i',
);

/** How many more: a fourth is one. */
export function moreOfIt(said: string): number {
  const count = MORE_OF_IT.exec(said)?.groups?.count;
  return count ? smallNumber(count) || 1 : 1;
}
