import { INSTEAD, PRICE_AGAIN, PUT_RIGHT_KINDS, REASON, TAKEN_BACK } from '../lexicon/put-right.ts';

interface Kind {
  /** "Tuesday, no hang on Tuesday I'm at the school, make it Wednesday the 2nd". */
  reasoned: RegExp;
  /** "tuesday to drop the samples off, no not tuesday thursday". */
  denied: RegExp;
}

const KINDS: readonly Kind[] = PUT_RIGHT_KINDS.map((value) => ({
  reasoned: new RegExp(
    `(?<![\\p{L}\\d.,$])(?<old>${value})${TAKEN_BACK}[\\s,.!-]+(?:(?:on\\s+)?\\k<old>[\\s,]+)?${REASON}${INSTEAD}(?<now>${value})`,
    'giu',
  ),
  denied: new RegExp(
    `(?<![\\p{L}\\d.,$])(?<old>${value})(?<between>[^\\n.!?;]{0,80}?)[\\s,.;-]+(?:(?:oh|wait|actually|sorry|hang on)[\\s,]+)*(?:no|nah|sorry|wait)[\\s,]+not\\s+(?:on\\s+|at\\s+)?\\k<old>[\\s,.-]+(?:(?:its|it's|make it|but|i mean|on|at|for)[\\s,]+)*(?<now>${value})`,
    'giu',
  ),
}));
/** "a tap... nah a door rehang": one thing for another, between the same small words. */
const THING =
  /(?<=[\p{L}\d] )an? (?:[\p{L}'’-]+ ){0,3}[\p{L}'’-]+\s*(?:\.{2,}|…|,|\s-)\s*(?:(?:um|oh|wait|actually|sorry)[\s,]+)*(?:no|nah|nope|no wait|sorry|i mean)[\s,]+(?:(?:wait|sorry|i mean|make (?:it|that))[\s,]+)*(?=an? [\p{L}'’-]{3,})/giu;

/** One price for another: before hums are taken off, which may be all that takes it back. */
export const priceAgain = (text: string): string => text.replace(PRICE_AGAIN, '$<order>$<whom>$<now>$<what>');

/** A message as if what it takes back had not been said, where another value of the kind takes its place. */
export function putRight(text: string): string {
  let said = text.replace(THING, '');
  for (const { reasoned, denied } of KINDS) said = said.replace(reasoned, '$<now>').replace(denied, '$<now>$<between>');
  return said;
}
