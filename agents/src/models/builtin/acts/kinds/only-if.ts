import { type Act, leading, words } from '../act.ts';
import type { Piece } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "if it buckets down tuesday ill have to shift sam again": what may come to be done, and is not yet. */
const ONLY_IF =
  /^(?:(?:and|but|so|ok|well|now|mind you|anyway)[\s,]+)*if\s+[^?]{3,80}?\b(?:i|we)(?:['’]?ll|\s+will|['’]?d|\s+would|\s+might|\s+may)\s+(?:just\s+|probably\s+|prob\s+)?(?:have to|need to|want to|end up|be\s+\p{L}+ing)\b(?![^?]*\b(?:so|please|remind|put|book|tell|text)\b)[^?]*$/iu;

/** "she reckons her nephew coulda done it for 3 grand cash": what somebody would have done, as others tell it. */
const COULD_HAVE =
  /\b(?:he|she|they|him|her|them|\p{L}+)\s+(?:reckons?|reckoned|says?|said|thinks?|thought|told (?:me|us))\b[^?]{0,60}?\b(?:could|would)(?:a|['’]?ve| have| of)?\s+(?:done|had|got|gotten|bought|fixed|built|painted|charged|paid)\b/iu;

/** What has not happened, or not yet: nothing is changed by it. */
export function onlyIf({ text }: Piece): Act | null {
  if (COULD_HAVE.test(text)) return leading(words('Righto. I have written nothing down for that.', wholeOf(text)));
  return ONLY_IF.test(text)
    ? leading(words('Right. Nothing is changed so far: tell me if it comes to that.', wholeOf(text)))
    : null;
}
