import { type Act, act, leading } from '../act.ts';
import { plainly } from '../plainly.ts';
import { clientTarget, type Piece, type Scene } from '../scene.ts';
import { wholeOf } from '../spans.ts';

/** "con reckons hes paid his", "she swears blind she sent it": they say so, and nobody has seen it. */
const SAYS_PAID =
  /\b(?:reckons?|says?|said|claims?|claiming|swears?(?: blind)?|insists?|telling me|tells me|told me)\b(?: that)? (?!the\b|that\b|it\b)(?:\p{L}+ ){0,4}?(?:paid|payed|settled|transferr?ed|sent (?:it|the money|that)|squared)\b/u;
/** Whoever is told to write it down has seen it, or takes their word. */
const TO_RECORD =
  /\b(?:so|please|can you|could you|just|and)?\s*(?:put|mark|record|log|chuck|whack|enter|tick|note|write|add|pop)\b|\bbank (?:says|shows|agrees|confirms)\b|\b(?:i|we) (?:can )?(?:see|saw|checked|got|have) (?:it|that|the money)\b(?! (?:any|yet))|\bwhich is right\b|\bturns out\b/u;
const NOT_SEEN =
  /\b(?:cant|cannot|couldnt|havent|hasnt|dont|didnt|not|nothing|no sign|isnt|never|wont)\b.*\b(?:see|seen|find|found|mark|show|shows|showing|come|came|there|anywhere|got|account|bank)\b/u;

/** "has he?", behind it. */
const HAS_HE = /^(?:(?:so|well) )?(?:has|have|did|is|was) (?:he|she|they|it)(?: (?:really|actually|even))?\W*$/u;
const NOT_RECORDED = 'Nothing was recorded on their word: tell me when it is in your account.';

/** A payment that somebody says was made: looked up, and recorded only where that is asked for. */
export function paidHearsay(piece: Piece, scene: Scene): Act | null {
  const said = plainly(piece.text);
  const last = scene.before.at(-1);
  if ((HAS_HE.test(said) || NOT_SEEN.test(said)) && last?.say === NOT_RECORDED) return last;
  const all = plainly(scene.message ?? piece.text);
  if (!SAYS_PAID.test(said) || (TO_RECORD.test(all) && !NOT_SEEN.test(all))) return null;
  const client = clientTarget(piece, scene)?.record;
  if (!client) return null;
  const look = act('list_finance_records', { settled: true, client: client.id }, client, wholeOf(piece.text));
  return leading({ ...look, say: NOT_RECORDED });
}
