import { draftOf } from '../../decide/draft.ts';
import { takeOff, takeValidity } from '../../decide/quote-terms.ts';
import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import type { Piece, Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { quoteNamed, quoteOfTalk } from './quote-of.ts';

const VALID = /\b(?:valid|validity|good|open|stands?|holds?|expir\w+|extend)\b/u;
const UNTIL = /\b(?:extend|push|move|change|make)\b(.*?)\b(?:till?|until|to)\b/u;
/** What would be another request beside it. */
const OTHER =
  /\b(?:send|sent|remind\w*|text|e-?mail|invoice|bill|order|job|deposit|paid|note|book|start|if|when|what|how)\b|\?\s*$/u;
/** Nothing is left but words that say how it is done. */
const NOTHING_LEFT =
  /^(?:(?:the|a|an|it|that|this|so|and|ok|okay|actually|make|set|put|extend|change|only|is|its|it's|should|be|to|on|off|of|from|for|knock|take|drop|out|up|please|pls|mate|just|can|you|valid|good|date|quote|till?|until)\b|[\s¦,.!'’-])*$/iu;

/** "relining quote is valid til end of january", "extend the deck quote to 15 jan": how long a quote stands. */
export function quoteValid(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  if (OTHER.test(said)) return null;
  const named = quoteNamed(piece.text, scene);
  if (!named && !VALID.test(said)) return null;
  const quote = named?.quote ?? quoteOfTalk(scene);
  if (!quote) return null;
  const draft = draftOf((named?.rest ?? piece.text).replace(UNTIL_ALONE, 'valid until '));
  const stands = VALID.test(said) || UNTIL.test(said) ? takeValidity(draft, scene.facts) : {};
  if (!Object.keys(stands).length || !NOTHING_LEFT.test(draft.rest)) return null;
  return leading(act('update_quote', { quote: quote.id, ...stands }, quote, wholeOf(piece.text)));
}
const UNTIL_ALONE =
  /\b(?:extend|push|move|change|make)\b[\s¦]*(?:(?:it|that)\b[\s¦]*)?(?:(?:is\s+|be\s+)?valid\s+)?(?:out\s+)?(?:till?|until|to)\s+/iu;

/** "knock 200 off the deck quote": dollars off the whole of a quote that is named. */
export function quoteLess(piece: Piece, scene: Scene): Act | null {
  if (OTHER.test(plainly(piece.text))) return null;
  const named = quoteNamed(piece.text, scene);
  if (!named) return null;
  const draft = draftOf(named.rest.replace(WITHOUT_OFF, '$<verb> $<sum> off '));
  const { discount } = takeOff(draft);
  if (!discount || !NOTHING_LEFT.test(draft.rest)) return null;
  return leading(act('update_quote', { quote: named.quote.id, discount }, named.quote, wholeOf(piece.text)));
}
/** "off the quote" went with the quote's name. */
const WITHOUT_OFF =
  /\b(?<verb>knock|take|drop|chop|shave)\s+(?<sum>\$?\d[\d,]*(?:\.\d\d)?k?)(?:\s*(?:bucks|dollars))?(?!\s*off)\s*(?=[\s¦]*$)/iu;
