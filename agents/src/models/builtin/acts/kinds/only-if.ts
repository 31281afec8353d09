import { type Act, leading, words } from '../act.ts';
import type { Piece } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "if it buckets down tuesday ill have to shift sam again": what may come to be done, and is not yet. */
const ONLY_IF =
  /^(?:(?:and|but|ok|well|now|mind you|anyway)[\s,]+)*if\s+(?!(?:you|u|ya|nothing|poss\w*|(?:it|that|this)['’]?s? (?:is )?(?:ok|okay|all ?right|alright|fine|cool|good|suits?))\b)[^?.;\n]{3,80}?\b(?:i|we)(?:['’]?ll|\s+will|\s+might|\s+may)\s+(?:just\s+|probably\s+|prob\s+)?(?:have to|need to|end up)\b(?![^?]*\bso\s+(?:please\s+)?(?:remind|put|book|tell|text)\b)[^?.;,\n]*[.!]*$/iu;
/** "she reckons her nephew coulda done it for 3 grand cash": what somebody would have done, as others tell it. */
const COULD_HAVE =
  /\b(?:he|she|they|him|her|them|\p{L}+)\s+(?:reckons?|reckoned|says?|said|thinks?|thought)\b[^?.;,\n]{0,60}?\b(?:could|would)(?:a|['’]?ve| have| of)?\s+(?:done|gotten|got|bought|fixed|built|painted)\b/iu;
/** Something is asked for beside it, or told that is to be kept. */
const MORE =
  /\b(?:invoice|bill|quote|order|move|push|shift|log|note|remind|text|tell|message|ring|add|make|set|send|book|put|accept\w*|paid|pays?|charged?|but|task|list)\b/iu;

/** What has not happened, or not yet: nothing is changed by it. */
export function onlyIf({ text }: Piece): Act | null {
  const told = COULD_HAVE.exec(text)?.[0];
  if (told && !MORE.test(text.replace(told, ' ')))
    return leading(words('Righto. I have written nothing down for that.', wholeOf(text)));
  return ONLY_IF.test(text)
    ? leading(words('Right. Nothing is changed so far: tell me if it comes to that.', wholeOf(text)))
    : null;
}
