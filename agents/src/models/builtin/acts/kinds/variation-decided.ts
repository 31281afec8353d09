import { type Act, act, leading } from '../act.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';
import { spokenVariation, whichOf } from './variation-meant.ts';

const YES =
  /\b(?:(?:said|says|say|gave) (?:me |us )?(?:yes|yep|yeah|ok|okay|the (?:ok|nod|go ahead|green light))|accept(?:s|ed)?|approve[sd]?|agree[sd]?|agrees|signed(?: off)?|okayed|ok'?d|happy with|happy (?:to go ahead )?with|good with|fine with|keen on|go(?:es|ing)? ahead with|wants to go ahead with|thumbs up|is (?:in|good|on)(?= for\b| with\b))\b/iu;
const NO =
  /\b(?:(?:said|says|say) (?:no|nah|nope)|declin(?:e|es|ed)|reject(?:s|ed)?|knock(?:s|ed)? back|knock(?:s|ed)? .{1,40} back|turn(?:s|ed)? (?:it |that |the .{1,40})?down|not (?:keen|happy|going ahead|interested)|doesn'?t want|doesnt want|don'?t want|too (?:dear|much|exxy|expensive)|isn'?t (?:keen|happy)|refused?)\b/iu;
const VARIATION = /\bvariations?\b|\bvo\b/iu;
/** A new one that was agreed to in the same breath, and what is not told. */
const NEW = /\b(?:an?|another|new|add|put|log|record|create)\s+(?:\$?[\d,.]+k?\s+)?(?:\p{L}+\s+){0,3}?variation\b/iu;
const OTHER =
  /\b(?:remind\w*|tasks?|to-?dos?|text|tell (?:him|her|them)|message|if|unless|when|once|until|hasn'?t|hasnt|haven'?t|havent|not yet|send|did|has (?:he|she|they)|quote[ds]?)\b|\?\s*$/iu;
const PRICED = /\$\s?\d|(?<!variation |v|\d)\d{2,}/iu;
const THE_ONE = /\b(?:the|that|her|his|their|this)\s+(?:\$?[\d,.]+k?\s+)?(?:[\p{L}'’-]+\s+){0,4}variation\b/iu;
/** "margaret said yes to the handrail variation", and of one that was just spoken of: "she said yes to the handrail". */
export function variationDecided(piece: Piece, scene: Scene): Act | null {
  const { text } = piece;
  if (OTHER.test(text) || NEW.test(text)) return null;
  const status = NO.test(text) ? 'declined' : YES.test(text) ? 'accepted' : null;
  if (!status) return null;
  // "said yep, and wants a gate, 400 variation": what they said yes to is another thing
  if (PRICED.test(text) && !THE_ONE.test(text)) return null;
  const named = VARIATION.test(text);
  if (!named && !spokenVariation(scene)) return null;
  const which = named ? whichOf(piece, scene) : ofTalk(piece, scene);
  return which && leading(act('update_variation', { ...which, status }, null, wholeOf(text)));
}

/** By what they said yes to; the one that was spoken of where they said it to nothing, or to "it". */
function ofTalk(piece: Piece, scene: Scene): Record<string, unknown> | null {
  const to =
    /\b(?:to|with|on|down|back)\s+(?:the\s+)?(?<what>(?!it\b|that\b|this\b)\p{L}[\p{L}' -]{2,40}?)[\s.!]*$/iu.exec(
      piece.text,
    )?.groups?.what;
  const client = clientTarget(piece, scene)?.record;
  if (to) return { variation: to, client: client?.id };
  return spokenVariation(scene);
}
