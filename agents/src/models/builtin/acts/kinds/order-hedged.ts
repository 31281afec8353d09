import { alternatives } from '../../lexicon/alternatives.ts';
import { NUMBER } from './order-words.ts';

/** Said by somebody who is not sure, around what is to be ordered. The guard drafts what is hedged. */
const LOOSE = new RegExp(
  `(?<![\\p{L}'’])(?:${alternatives(`
    i reckon | i think | we reckon | i'd say | id say | i guess | i'd think | maybe | perhaps | probably | possibly | um+ | uh+ | or so | or something | something like that | from memory | i believe | pretty sure | should do it | should do | i suppose`)})(?![\\p{L}'’])[\\s,]*`,
  'giu',
);
const SAY_FIRST = /^(?:(?:so|and|ok|well|just|hmm+|let'?s)[\s,]+)*say\s+(?=\S)/iu;
/** "was it 12 or 14 downlights for reg.. 14, order em": the number that is said again is the one. */
const WHICH_OF = new RegExp(
  `^(?:was it|is it|were it|were there|do we need|what was it)?\\s*(?<a>${NUMBER})\\s+or\\s+(?<b>${NUMBER})\\s+(?<what>[^.?!;]{3,60}?)\\s*[.?!,;-]+\\s*(?:(?:no|nah|yeah|make it|lets? (?:go|say)(?: with)?|go(?: with)?|it was|call it)[\\s,]+)*(?<n>${NUMBER})(?<rest>(?:[\\s,.].*)?)$`,
  'isu',
);
/** "24 volt or 12 volt i forget": which of two kinds is for later, and kept with the order. */
export const FORGOTTEN =
  /[,;.]\s*(?<which>[^,;.]{2,25} or [^,;.]{2,25}?)\s*,?\s*(?:i forget|i forgot|not sure(?: which)?|dunno(?: which)?|i don'?t (?:know|remember)(?: which)?|can'?t remember|whichever)\b[\s,;.]*/iu;
/** "gate motor for lou, put one on order". */
const ONE_ON_ORDER =
  /^(?<what>\p{L}[^,;]{2,50}?)\s*[,;.]\s*(?:(?:so|please|can you|just|better)\s+)*(?:put|get|order|grab|chuck)\s+(?:(?<n>one|two|three|a couple|some)\s*)(?:on (?:the )?order|on the list|in|ordered|please)?[\s.!]*$/iu;

interface Plainer {
  text: string;
  note: string | undefined;
}

/** An order as it would be said by somebody sure of it, with what is still open of it. */
export function withoutHedges(said: string): Plainer {
  const open = FORGOTTEN.exec(said);
  const text = (open ? said.replace(open[0], ', ') : said)
    .replace(LOOSE, ' ')
    .replace(SAY_FIRST, '')
    .replace(/\s+/g, ' ')
    .trim();
  const which = WHICH_OF.exec(text)?.groups;
  const chosen = which?.n && [which.a, which.b].some((one) => one?.toLowerCase() === which.n?.toLowerCase());
  const plain = chosen && which ? `${which.n} ${which.what}${which.rest ?? ''}` : text;
  const one = ONE_ON_ORDER.exec(plain)?.groups;
  return { text: one?.what && one.n !== 'some' ? `order ${one.n} ${one.what}` : plain, note: open?.groups?.which };
}
